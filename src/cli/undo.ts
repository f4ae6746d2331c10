import { undoTo, type NothingToUndo, type UndoResult } from '../git/checkpoint-history.ts'
import type { CheckpointEntry } from '../git/checkpoint-journal.ts'
import { UserError } from '../errors.ts'
import { visibleText } from '../text/visible-text.ts'
import { entryLabel, fileLines, pathLines, runLabel } from './checkpoint-text.ts'
import { jsonText } from './json-text.ts'
import { openPrompts } from './prompts.ts'
import { withStore, type CheckoutFlags } from './checkpoint-store.ts'

export interface UndoFlags extends CheckoutFlags {
  readonly force?: true
}

/** Restores the checkout from a checkpoint, or from before the last run. Returns the exit code. */
export async function undo(number: number | undefined, { cwd, json, force }: UndoFlags): Promise<number> {
  const undone = await withStore(cwd, (store) =>
    undoTo(store, number, async (edited) => {
      if (!force) await confirmEdits(edited, json)
    })
  )
  const { entry, saved, stat: files, skipped, editedSince, instead } = undone
  const earlier = instead?.earlier?.number
  const result = { checkpoint: entry.number, saved: saved?.number, files, skipped, editedSince, earlier }
  process.stdout.write(json ? jsonText(result) : visibleText(resultText(undone)))
  return 0
}

/** @throws UserError if it is declined, or nobody can be asked */
async function confirmEdits(paths: readonly string[], json?: true): Promise<void> {
  const listed = ['You changed these files after the run, and undo would discard that too:', ...pathLines(paths)]
  if (json || !process.stdin.isTTY || !process.stdout.isTTY)
    throw new UserError(
      `${listed.join('\n')}\nNothing was changed. To restore them too, add --force. The undo itself can be undone.`
    )
  process.stdout.write(visibleText(`${listed.join('\n')}\n`))
  using prompts = openPrompts(process.stdin, process.stdout)
  if (!(await prompts.confirm('Restore them too? The undo can be undone', false)))
    throw new UserError('The undo was declined. Nothing was changed.')
}

function resultText({ entry, saved, stat, skipped, editedSince, instead }: UndoResult): string {
  if (instead) return nothingText(entry, instead)
  if (!saved) return `The work tree already equals ${entryLabel(entry)}.\n`
  return [
    `The work tree is restored to ${entryLabel(entry)}:`,
    ...fileLines(stat),
    ...(skipped.length > 0 ? ['Not changed, because no checkpoint contains them:'] : []),
    ...skipped.map(({ path, reason }) => `  ${path} (${reason})`),
    ...(editedSince.length > 0 ? ['Of these, you had changed after the run:'] : []),
    ...pathLines(editedSince),
    `forgehand undo ${saved.number} reverts this${editedSince.length > 0 ? ' and brings your changes back' : ''}.`,
    ''
  ].join('\n')
}

function nothingText(last: CheckpointEntry, { isUnchanged, earlier }: NothingToUndo): string {
  const why = `The last run, ${runLabel(last)}, ${isUnchanged ? 'changed no file' : 'is already undone'}.`
  if (!earlier) return `${why} No earlier run has changes to undo.\n`
  return `${why} To undo the run before it that changed files, ${runLabel(earlier)}:\n\n  forgehand undo ${earlier.number}\n`
}
