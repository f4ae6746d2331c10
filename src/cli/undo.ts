import { undoTo, type NothingToUndo, type UndoResult } from '../git/checkpoint-history.ts'
import type { CheckpointEntry } from '../git/checkpoint-journal.ts'
import { visibleText } from '../text/visible-text.ts'
import { entryLabel, fileLines, runLabel } from './checkpoint-text.ts'
import { jsonText } from './json-text.ts'
import { withStore, type CheckoutFlags } from './checkpoint-store.ts'

/** Restores the checkout from a checkpoint, or from before the last run. Returns the exit code. */
export async function undo(number: number | undefined, { cwd, json }: CheckoutFlags): Promise<number> {
  const undone = await withStore(cwd, (store) => undoTo(store, number))
  const { entry, saved, stat: files, skipped, instead } = undone
  const earlier = instead?.earlier?.number
  const result = { checkpoint: entry.number, saved: saved?.number, files, skipped, earlier }
  process.stdout.write(json ? jsonText(result) : visibleText(resultText(undone)))
  return 0
}

function resultText({ entry, saved, stat, skipped, instead }: UndoResult): string {
  if (instead) return nothingText(entry, instead)
  if (!saved) return `The work tree already equals ${entryLabel(entry)}.\n`
  return [
    `The work tree is restored to ${entryLabel(entry)}:`,
    ...fileLines(stat),
    ...(skipped.length > 0 ? ['Not changed, because no checkpoint contains them:'] : []),
    ...skipped.map(({ path, reason }) => `  ${path} (${reason})`),
    `forgehand undo ${saved.number} reverts this.`,
    ''
  ].join('\n')
}

function nothingText(last: CheckpointEntry, { isUnchanged, earlier }: NothingToUndo): string {
  const why = `The last run, ${runLabel(last)}, ${isUnchanged ? 'changed no file' : 'is already undone'}.`
  if (!earlier) return `${why} No earlier run has changes to undo.\n`
  return `${why} To undo the run before it that changed files, ${runLabel(earlier)}:\n\n  forgehand undo ${earlier.number}\n`
}
