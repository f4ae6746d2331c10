import type { Run } from '../effects.ts'
import { withLaterChange, type LaterChange } from '../../report/later-changes.ts'
import { failureText } from '../failure-text.ts'

/**
 * Lists a pushed commit in the description of the pull request, if we opened it. People rely on the description when they merge, so it must
 * cover all runs, not only the first. Never throws: the commit is on its branch.
 */
export async function listLaterChange(change: LaterChange, number: number, run: Run): Promise<void> {
  try {
    await run.forge.editPullRequestBody(number, ({ body, authorId }) =>
      authorId === run.self.id ? withLaterChange(body, change) : undefined
    )
  } catch (error) {
    const text = `The description of the pull request does not list the commit ${change.sha.slice(0, 7)}.`
    run.emit({ kind: 'warning', text: `${text} ${failureText(error, run)}` })
  }
}
