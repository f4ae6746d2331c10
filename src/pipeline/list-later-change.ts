import type { Person } from '../domain/task.ts'
import type { Forge } from '../forge/github.ts'
import { withLaterChange, type LaterChange } from '../report/later-changes.ts'
import type { Emit } from '../report/reporter.ts'
import { failureText } from './failure-text.ts'

/**
 * Lists a pushed commit in the description of the pull request, if we opened it. People rely on the description when they merge, so it must
 * cover all runs, not only the first. Never throws: the commit is on its branch.
 */
export async function listLaterChange(
  change: LaterChange,
  { number, self }: { readonly number: number; readonly self: Pick<Person, 'id'> },
  options: { readonly forge: Forge; readonly emit: Emit; readonly signal: AbortSignal }
): Promise<void> {
  try {
    await options.forge.editPullRequestBody(number, ({ body, authorId }) =>
      authorId === self.id ? withLaterChange(body, change) : undefined
    )
  } catch (error) {
    const text = `The description of the pull request does not list the commit ${change.sha.slice(0, 7)}.`
    options.emit({ kind: 'warning', text: `${text} ${failureText(error, options)}` })
  }
}
