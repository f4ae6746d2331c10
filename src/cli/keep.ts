import { rm } from 'node:fs/promises'
import { plural } from '../text/format.ts'
import { withStore } from './checkpoint-store.ts'

export interface KeepFlags {
  readonly cwd: string
}

/** Keeps the work tree as it is and deletes its checkpoints. Returns the exit code. */
export async function keep({ cwd }: KeepFlags): Promise<number> {
  const count = await withStore(cwd, async ({ journal }, { folder }) => {
    await rm(folder, { recursive: true })
    return journal.entries.length
  })
  process.stdout.write(`The work tree stays as it is. Deleted ${plural(count, 'checkpoint')}.\n`)
  return 0
}
