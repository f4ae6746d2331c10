import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isSystemError, messageOf, UserError } from '../errors.ts'
import { LIST_LIMITS, Look } from './look.ts'
import { runProgram } from './machine-program.ts'
import { recordOf } from './workspace-record.ts'

/**
 * Deletes what an earlier run changed in a workspace, whether or not git ignores it, and records that the next one begins. What a workflow
 * prepares is older than that run, or newer, and stays. No command can set the time of the last change, but moving a folder keeps that of
 * what is below; so a folder that is new goes whole. See docs/adr/0101-two-rooms.md.
 * @throws UserError if something cannot be deleted; TreeTooLarge
 */
export async function removeLeftovers(cwd: string, runSignal: AbortSignal): Promise<void> {
  const look = new Look(LIST_LIMITS, runSignal)
  const place = { workTree: cwd, environment: { PATH: '/usr/bin:/bin' }, cwd, signal: look.signal }
  const print = ['(', '-type', 'd', '-printf', '%P/\\0', '-o', '-printf', '%P\\0', ')']
  const find = async (...tests: readonly string[]) => {
    const args = ['.', '-mindepth', '1', '-path', './.git', '-prune', '-o', ...tests, ...print]
    // It fails if it cannot read a folder, which no check can read either.
    const found = await runProgram('find', args, place).catch((error: unknown) => (error as { stdout?: string }).stdout)
    look.throwIfOver()
    return (found ?? '').split('\0').filter(Boolean)
  }
  const { begun, ended } = recordOf(cwd)
  if (existsSync(begun)) {
    const before = new Set(readFileSync(begun, 'utf8').split('\0'))
    const changed = await find('-cnewer', begun, ...(existsSync(ended) ? ['!', '-cnewer', ended] : []))
    const input = changed.flatMap((path) => (before.has(path) ? [] : `./${path}\0`)).join('')
    await runProgram('xargs', ['-0', 'rm', '-rf', '--'], { ...place, input }).catch((error: unknown) => {
      throw new UserError(
        `What an earlier run left cannot be deleted: ${messageOf(error)} Start from a clean workspace.`
      )
    })
  }
  try {
    writeFileSync(begun, (await find('-type', 'd')).join('\0'))
    rmSync(ended, { force: true })
  } catch (error) {
    // Where nothing can be written beside the workspace, what a run leaves is not known.
    if (!isSystemError(error)) throw error
  }
}
