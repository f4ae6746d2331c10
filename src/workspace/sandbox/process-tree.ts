import type { ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { isSystemError } from '../../errors.ts'
import { descendantsOf, readProcessFile, runningProcesses, stateOf } from './processes.ts'
import type { Sandbox } from './sandbox.ts'

/** Name of the variable that marks what a command started, however far it went from its parent. */
export const MARKER = 'FORGEHAND_COMMAND'

const MAX_TURNS = 50
const MAX_WAITS = 300
const PAUSE_MS = 10

/** Kills what a launched command started, as far as its sandbox does not see to it by itself. */
export async function endEverything(
  child: ChildProcess,
  { sandbox, marker }: { readonly sandbox: Sandbox; readonly marker: string }
): Promise<void> {
  child.stdin?.destroy()
  if (child.pid === undefined) return
  if (!sandbox.endsWholeTree) await endProcessTree(child.pid, marker)
  // Once it is gone, so is all; and its number may be another's.
  else if (child.exitCode === null && child.signalCode === null) await endNamespace(child.pid)
}

/**
 * Kills a process group and, where there is no process namespace whose end would do it, all that it started: its
 * descendants, and every process that carries the command's marker in its environment. Only what left the group, its
 * parent and its environment behind escapes; a sandbox leaves no such gap.
 */
async function endProcessTree(leader: number, marker: string): Promise<void> {
  const parents = new Map(runningProcesses().map((pid) => [pid, stateOf(pid)?.parent ?? 0]))
  const descendants = descendantsOf(leader, parents)
  kill(-leader)
  descendants.forEach(kill)
  // What is killed may have started something since it was listed, and a process shows no environment while it becomes another
  // program. So the list is made anew until it was empty twice.
  let emptyLists = 0
  for (let turn = 0; turn < MAX_TURNS && emptyLists < 2; turn += 1) {
    const left = runningProcesses().filter((pid) => readProcessFile(pid, 'environ').includes(`${MARKER}=${marker}\0`))
    emptyLists = left.length === 0 ? emptyLists + 1 : 0
    left.forEach(kill)
    if (emptyLists < 2) await delay(PAUSE_MS)
  }
}

/**
 * Ends a launcher and the process namespace that it made. The launcher is gone before the namespace is: its first process, which
 * is the launcher's child, is gone only when all others in it are.
 */
async function endNamespace(leader: number): Promise<void> {
  const first = runningProcesses().filter((pid) => stateOf(pid)?.parent === leader)
  kill(-leader)
  first.forEach(kill)
  for (let turn = 0; turn < MAX_WAITS && first.some(isAlive); turn += 1) await delay(PAUSE_MS)
}

function isAlive(pid: number): boolean {
  return stateOf(pid)?.hasEnded === false
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // ESRCH: it is gone already. EPERM: it is another user's, and ends by its lifeline.
    if (!isSystemError(error)) throw error
  }
}
