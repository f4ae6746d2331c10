import { totalLines, totalsByPath } from '../text/edit-totals.ts'
import type { Conversation } from './view.ts'

/** What the edits of all calls add up to, by file. Lines that were edited twice count twice. Calls report the edits of their child sessions. */
export function editTotals({ turns }: Conversation) {
  const edits = turns.flatMap(({ calls }) => calls.flatMap((call) => call.edits))
  return { files: totalsByPath(edits), ...totalLines(edits) }
}
