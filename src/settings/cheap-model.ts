import type { AgentFile } from './agent-file.ts'

/** The model for delegated files and documents, and a sentence when it is not the one that agent.yml names. */
export function chooseCheapModel(
  { main, workflow }: { readonly main: string; readonly workflow: string },
  { delegation, allowedModels }: Pick<AgentFile, 'delegation' | 'allowedModels'>
): { readonly model: string; readonly notes: readonly string[] } {
  const { generateCode, sprints, cheapModel = main } = delegation
  // Nothing is said of a model that nobody is going to ask.
  if (!generateCode && !sprints) return { model: main, notes: [] }
  const isAllowed = cheapModel === main || cheapModel === workflow || (allowedModels?.includes(cheapModel) ?? true)
  if (isAllowed) return { model: cheapModel, notes: [] }
  const note = `\`delegation.cheap-model\` is ${cheapModel}, which \`allowed-models\` of agent.yml does not list; ${main} is used.`
  return { model: main, notes: [note] }
}
