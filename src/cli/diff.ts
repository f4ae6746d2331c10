import { diffSince } from '../git/checkpoint-history.ts'
import { visibleText } from '../text/visible-text.ts'
import { entryLabel } from './checkpoint-text.ts'
import { jsonText } from './json-text.ts'
import { withStore, type CheckoutFlags } from './checkpoint-store.ts'

/** Prints the changes since a checkpoint, or since the last run began, as a patch. Returns the exit code. */
export async function diff(number: number | undefined, { cwd, json }: CheckoutFlags): Promise<number> {
  const { entry, patch } = await withStore(cwd, (store) => diffSince(store, number))
  if (json) {
    process.stdout.write(jsonText({ checkpoint: entry.number, patch: patch.text, isComplete: patch.isComplete }))
    return 0
  }
  if (patch.text === '') process.stderr.write(`Nothing has changed since ${visibleText(entryLabel(entry))}.\n`)
  if (!patch.isComplete) process.stderr.write('The patch is too long to show completely. Some files are left out.\n')
  // Control characters go to a file or a pipe only, never to a terminal.
  process.stdout.write(process.stdout.isTTY ? visibleText(patch.text) : patch.text)
  return 0
}
