import type { FileEdit } from '../agent/tool.ts'
import type { Conversation } from './view.ts'

export interface EditTotals {
  readonly files: readonly Pick<FileEdit, 'path' | 'added' | 'removed'>[]
  readonly added: number
  readonly removed: number
}

/** What the edits of all calls add up to, by file. Lines that were edited twice count twice. Calls report the edits of their child sessions. */
export function editTotals({ turns }: Conversation): EditTotals {
  const edits = turns.flatMap(({ calls }) => calls.flatMap((call) => call.edits))
  const files = [...Map.groupBy(edits, ({ path }) => path)].map(([path, group]) => ({ path, ...linesOf(group) }))
  return { files, ...linesOf(edits) }
}

function linesOf(edits: readonly FileEdit[]) {
  return {
    added: edits.reduce((sum, { added }) => sum + added, 0),
    removed: edits.reduce((sum, { removed }) => sum + removed, 0)
  }
}
