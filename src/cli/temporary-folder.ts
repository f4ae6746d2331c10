import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs a command with a temporary folder. Returns its exit code, or 1 if it was interrupted. */
export async function withTemporaryFolder(
  signal: AbortSignal,
  command: (folder: string) => Promise<number>
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'forgehand-'))
  try {
    return await command(folder)
  } catch (error) {
    if (!signal.aborted) throw error
    process.stderr.write('Interrupted.\n')
    return 1
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
