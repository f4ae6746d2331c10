import { insteadOfForeign } from './foreign-inputs.ts'
import { inputSchema } from './inputs.ts'
import { readModelInputs } from './run-inputs.ts'
import { readWorkflowModels } from './workflow-models.ts'

/** The inputs of the action, for judging a workflow file that sets them. */
export const actionInterface = {
  inputs: Object.keys(inputSchema.shape),
  insteadOf: insteadOfForeign,
  modelProblems
} as const

/** Problems with the inputs that select models. An expression counts as set: only the run can find out that its secret is missing. */
function modelProblems(written: Readonly<Record<string, string>>): readonly string[] {
  const read = (name: string) => (written[name] ?? '').replaceAll(/\$\{\{.*?\}\}/gs, 'value')
  return readWorkflowModels(readModelInputs(read)).problems
}
