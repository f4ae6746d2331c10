import { undoTo, type UndoResult } from '../git/checkpoint-history.ts'
import { visibleText } from '../text/visible-text.ts'
import { entryLabel, fileLines } from './checkpoint-text.ts'
import { jsonText } from './json-text.ts'
import { withStore, type CheckoutFlags } from './checkpoint-store.ts'

/** Restores the checkout from a checkpoint, or from before the last run. Returns the exit code. */
export async function undo(number: number | undefined, { cwd, json }: CheckoutFlags): Promise<number> {
  const undone = await withStore(cwd, (store) => undoTo(store, number))
  const { entry, saved, stat: files, skipped } = undone
  const result = { checkpoint: entry.number, saved: saved?.number, files, skipped }
  process.stdout.write(json ? jsonText(result) : visibleText(resultText(undone)))
  return 0
}

function resultText({ entry, saved, stat, skipped }: UndoResult): string {
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
