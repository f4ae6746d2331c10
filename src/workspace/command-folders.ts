import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { isSystemError, messageOf, UserError } from '../errors.ts'
import { openFolders } from './open-folder.ts'

const TIMEOUT_MS = 600_000
const REMOVE = ['/bin/rm', '-rf', '--one-file-system', '--'] as const

/** Deletes a folder of commands, also if they closed parts of it, as Go does with its modules. What cannot be deleted stays. */
export async function removeFolder(path: string): Promise<void> {
  const remove = () => execute([...REMOVE, path])
  await remove().catch(async () => {
    openFolders(path)
    await remove().catch(() => undefined)
  })
}

/** Deletes what is in a folder of commands. An empty entry can be a mount point, so it stays, as does what cannot be deleted. */
export async function emptyFolder(path: string): Promise<void> {
  const entries = [path, '-mindepth', '1', '-maxdepth', '1', '!', '-empty']
  await execute(['/usr/bin/find', ...entries, '-exec', ...REMOVE, '{}', '+']).catch(() => undefined)
}

/**
 * Copies a HOME of commands with its owners and times. Shares the blocks where the file system can.
 *
 * @throws UserError if it cannot be copied; the reason of the signal
 */
export async function copyFolder(from: string, to: string, signal?: AbortSignal): Promise<void> {
  const copy = () => execute(['/bin/cp', '-a', from, to], signal)
  try {
    await copy().catch(async () => {
      // A command may have closed a folder to its owner.
      await removeFolder(to)
      signal?.throwIfAborted()
      openFolders(from)
      return copy()
    })
  } catch (error) {
    await removeFolder(to)
    signal?.throwIfAborted()
    const reason = messageOf(error).trim().split('\n').at(-1) ?? ''
    throw new UserError(`What a command left in its home folder could not be copied for the next one. ${reason}`, {
      cause: error
    })
  }
}

/** Runs a program of the system, and returns what it prints. @param program its absolute path */
export async function execute(
  [program, ...args]: readonly [string, ...string[]],
  signal?: AbortSignal,
  timeout = TIMEOUT_MS
): Promise<string> {
  return (await promisify(execFile)(program, args, { env: {}, timeout, signal })).stdout
}

/**
 * The same for a program that reads the work tree. What it may not read is left out of what it prints: checks cannot read it either. Attack: one
 * such file, and there is no copy.
 */
export async function executeWhereReadable(
  command: Parameters<typeof execute>[0],
  signal: AbortSignal | undefined,
  timeout: number
): Promise<string> {
  try {
    return await execute(command, signal, timeout)
  } catch (error) {
    const isProgram = isFailure(error) && 'stderr' in error && 'stdout' in error
    const lines = isProgram ? String(error.stderr).trim().split('\n') : []
    const isLeftOut = (line: string) => /: (?:Permission denied|File name too long)$/.test(line)
    if (!isProgram || !lines.every(isLeftOut)) throw error
    return String(error.stdout)
  }
}

/** A program that fails, or that is not there. */
export function isFailure(error: unknown): error is Error {
  return isSystemError(error) || (Error.isError(error) && 'stderr' in error)
}
