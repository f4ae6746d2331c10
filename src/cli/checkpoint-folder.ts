import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { basename, isAbsolute, join, sep } from 'node:path'
import { isSystemError, UserError } from '../errors.ts'

/** Folder below which the states of all checkouts of this user are kept. Commands have no business there. */
export function stateHome(environment: Readonly<Record<string, string | undefined>>): string {
  const chosen = environment['XDG_STATE_HOME'] ?? ''
  return join(isAbsolute(chosen) ? chosen : join(homedir(), '.local/state'), 'forgehand')
}

/**
 * Folder for the earlier states of a checkout; undefined when it would lie in the checkout itself, where whatever runs there
 * could change it.
 */
export function checkpointFolder(
  root: string,
  environment: Readonly<Record<string, string | undefined>>
): string | undefined {
  const home = stateHome(environment)
  if (home.startsWith(root === sep ? sep : root + sep)) return undefined
  // The hash tells checkouts of one name apart; the name is for people.
  return join(home, `${basename(root)}-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`)
}

/**
 * Takes the folder for this process alone, and makes it when it is missing.
 *
 * @returns what lets it go again
 * @throws UserError when another process has it
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'lock')
  const holder = writeLock(path)
  if (holder !== undefined) {
    throw new UserError(
      `Another forgehand (process ${holder}) works on this checkout. Wait until it has ended; if it has, delete ${path}.`
    )
  }
  return () => {
    rmSync(path, { force: true })
  }
}

/** Returns the process that has the lock, when it is not ours now. */
function writeLock(path: string): number | undefined {
  try {
    writeFileSync(path, `${process.pid}`, { flag: 'wx' })
    return undefined
  } catch (error) {
    if (!isSystemError(error) || error.code !== 'EEXIST') throw error
  }
  const holder = Number(readFileSync(path, 'utf8'))
  if (isRunning(holder)) return holder
  // Left behind by one that was killed.
  rmSync(path, { force: true })
  writeFileSync(path, `${process.pid}`, { flag: 'wx' })
  return undefined
}

function isRunning(pid: number): boolean {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: it runs, as somebody else.
    return isSystemError(error) && error.code === 'EPERM'
  }
}
