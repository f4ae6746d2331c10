import type { Task } from '../domain/task.ts'
import { UserError } from '../errors.ts'
import type { Checkout } from '../git/checkout.ts'

const MAX_PROMPT_CHARACTERS = 20_000

/**
 * The task with the text of its prompt file. Only the default branch says what the file contains: nobody can change it without write
 * access to that branch.
 *
 * @param sha the commit of the default branch, which must have been fetched
 * @throws UserError if there is no such file
 */
export async function readPrompt(
  task: Task,
  { checkout, sha }: { readonly checkout: Pick<Checkout, 'readFile'>; readonly sha: string }
): Promise<Task> {
  const { trigger, request, defaultBranch } = task
  if (trigger.kind !== 'prompt' || trigger.file === undefined) return task
  const text = (await checkout.readFile(sha, trigger.file))?.trim() ?? ''
  const where = `${trigger.file}, which prompt-file names,`
  if (text === '') throw new UserError(`${where} is missing or empty on ${defaultBranch}. Commit it there.`)
  if (text.length > MAX_PROMPT_CHARACTERS) {
    throw new UserError(`${where} has ${text.length} characters. Shorten it to ${MAX_PROMPT_CHARACTERS}.`)
  }
  return { ...task, instruction: text, request: { ...request, text } }
}
