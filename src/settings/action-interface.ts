import { insteadOfForeign } from './foreign-inputs.ts'
import { inputSchema } from './inputs.ts'
import { readWorkflowModels } from './workflow-models.ts'

/** The inputs of the action, for judging a workflow file that sets them. */
export const actionInterface = {
  inputs: Object.keys(inputSchema.shape),
  insteadOf: insteadOfForeign,
  modelProblems
} as const

/** Problems with the inputs that select models. An expression counts as set: only the run can find out that its secret is missing. */
function modelProblems(written: Readonly<Record<string, string>>): readonly string[] {
  const value = (name: string) => (written[name] ?? '').replaceAll(/\$\{\{.*?\}\}/gs, 'value').trim()
  return readWorkflowModels({
    model: value('model'),
    api: value('api'),
    'base-url': value('base-url'),
    'api-key': value('api-key'),
    'fallback-models': inputSchema.shape['fallback-models'].safeParse(value('fallback-models')).data ?? [],
    'openai-identity-provider': value('openai-identity-provider'),
    'openai-service-account': value('openai-service-account'),
    'openai-audience': value('openai-audience')
  }).problems
}
