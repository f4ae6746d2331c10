import { realpathSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { removeFolder } from '../workspace/command-folders.ts'

/** Runs a command with a temporary folder, and deletes the folder. Returns its exit code. */
export async function withTemporaryFolder(command: (folder: string) => Promise<number>): Promise<number> {
  const folder = await mkdtemp(join(realpathSync(tmpdir()), 'forgehand-'))
  try {
    return await command(folder)
  } finally {
    await removeFolder(folder)
  }
}
