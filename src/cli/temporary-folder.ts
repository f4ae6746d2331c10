import { realpathSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs a command with a temporary folder, and deletes the folder. Returns its exit code. */
export async function withTemporaryFolder(command: (folder: string) => Promise<number>): Promise<number> {
  const folder = await mkdtemp(join(realpathSync(tmpdir()), 'forgehand-'))
  try {
    return await command(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
