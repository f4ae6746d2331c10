import { rm } from 'node:fs/promises'
import { plural } from '../text/format.ts'
import { withStore } from './local-checkpoints.ts'

export interface KeepFlags {
  readonly cwd: string
}

/** Keeps the work tree as it is and drops the way back. Returns the exit code. */
export async function keep({ cwd }: KeepFlags): Promise<number> {
  const count = await withStore(cwd, async ({ journal }, { folder }) => {
    await rm(folder, { recursive: true })
    return journal.entries.length
  })
  process.stdout.write(`The work tree stays as it is; ${plural(count, 'checkpoint')} dropped.\n`)
  return 0
}
