import { diffSince } from '../git/checkpoint-history.ts'
import { visibleText } from '../text/visible-text.ts'
import { describeEntry } from './checkpoint-text.ts'
import { withStore } from './local-checkpoints.ts'

export interface DiffFlags {
  readonly cwd: string
}

/** Prints what changed since a checkpoint, as a patch; undefined for the last run. Returns the exit code. */
export async function diff(number: number | undefined, { cwd }: DiffFlags): Promise<number> {
  const { entry, patch } = await withStore(cwd, (store) => diffSince(store, number))
  if (patch.text === '') process.stderr.write(`Nothing has changed since ${visibleText(describeEntry(entry))}.\n`)
  if (!patch.isComplete) process.stderr.write('The patch is too long to be shown whole: some files are left out.\n')
  // What a terminal would act on is for a file or a pipe only.
  process.stdout.write(process.stdout.isTTY ? visibleText(patch.text) : patch.text)
  return 0
}
