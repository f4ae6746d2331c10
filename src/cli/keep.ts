import { rm } from 'node:fs/promises'
import { jsonText } from './json-text.ts'
import { plural } from '../text/format.ts'
import { withStore, type CheckoutFlags } from './checkpoint-store.ts'

/** Keeps the work tree as it is and deletes its checkpoints. Returns the exit code. */
export async function keep({ cwd, json }: CheckoutFlags): Promise<number> {
  const count = await withStore(cwd, async ({ journal }, { folder }) => {
    await rm(folder, { recursive: true })
    return journal.entries.length
  })
  const text = `The work tree stays as it is. Deleted ${plural(count, 'checkpoint')}.\n`
  process.stdout.write(json ? jsonText({ deleted: count }) : text)
  return 0
}
