import type { Task } from '../../domain/task.ts'
import type { Forge } from '../../forge/github.ts'
import type { ShownTask } from '../../prompts/task-prompt.ts'
import { cleanText } from '../../text/visible-text.ts'
import { pageText } from '../../text/page-text.ts'

/** Words and punctuation, which a page shows as they are written. */
const PLAIN = /^[\p{L}\p{N}\s.,;:!?'"()/@#-]*$/u

/**
 * The texts of a task as their readers see them. An event has what was written, so the forge is asked how it shows that. The texts of a
 * task of the repository are on no page.
 */
export async function readShownTask(
  { subject, body, instruction, words }: Task & { readonly words: string },
  forge: Forge
): Promise<ShownTask> {
  const shown = async (text: string) =>
    subject === 'repository' || PLAIN.test(text) ? cleanText(text) : pageText(await forge.renderMarkdown(text))
  const [shownBody, shownInstruction, shownWords] = await Promise.all([shown(body), shown(instruction), shown(words)])
  return { body: shownBody, instruction: shownInstruction, words: shownWords }
}
