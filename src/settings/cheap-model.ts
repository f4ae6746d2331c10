/** The model for files and documents, and a sentence when it is not the one that agent.yml names. */
export function chooseCheapModel(choice: {
  /** The model of the run. */
  readonly main: string
  readonly workflow: string
  readonly allowed: readonly string[] | undefined
  readonly wanted: string | undefined
}): { readonly model: string; readonly notes: readonly string[] } {
  const { main, workflow, allowed, wanted = main } = choice
  if (wanted === main || wanted === workflow || !allowed || allowed.includes(wanted))
    return { model: wanted, notes: [] }
  const note = `\`delegation.cheap-model\` is ${wanted}, which \`allowed-models\` of agent.yml does not list; ${main} is used.`
  return { model: main, notes: [note] }
}
