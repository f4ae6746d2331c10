import { undoTo, type UndoResult } from '../git/checkpoint-history.ts'
import { visibleText } from '../text/visible-text.ts'
import { describeEntry, fileLines } from './checkpoint-text.ts'
import { jsonText } from './json-text.ts'
import { withStore } from './local-checkpoints.ts'

export interface UndoFlags {
  readonly cwd: string
  readonly json?: true
}

/** Brings the checkout back to a checkpoint; undefined for how it was before the last run. Returns the exit code. */
export async function undo(number: number | undefined, { cwd, json }: UndoFlags): Promise<number> {
  const undone = await withStore(cwd, (store) => undoTo(store, number))
  const { entry, saved, stat: files, skipped } = undone
  const result = { checkpoint: entry.number, saved: saved?.number, files, skipped }
  process.stdout.write(json ? jsonText(result) : visibleText(describe(undone)))
  return 0
}

function describe({ entry, saved, stat, skipped }: UndoResult): string {
  if (!saved) return `The work tree is already as it was at ${describeEntry(entry)}.\n`
  return [
    `The work tree is again as it was at ${describeEntry(entry)}:`,
    ...fileLines(stat),
    ...(skipped.length > 0 ? ['Left as they are, since no checkpoint holds them:'] : []),
    ...skipped.map(({ path, reason }) => `  ${path} (${reason})`),
    `forgehand undo ${saved.number} takes this back.`,
    ''
  ].join('\n')
}
