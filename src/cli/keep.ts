import { rm } from 'node:fs/promises'
import { plural } from '../text/format.ts'
import { withStore, type CheckoutFlags } from './checkpoint-store.ts'

/** Keeps the work tree as it is and deletes its checkpoints. Returns the exit code. */
export async function keep({ cwd }: CheckoutFlags): Promise<number> {
  const count = await withStore(cwd, async ({ journal }, { folder }) => {
    await rm(folder, { recursive: true })
    return journal.entries.length
  })
  process.stdout.write(`The work tree stays as it is. Deleted ${plural(count, 'checkpoint')}.\n`)
  return 0
}
