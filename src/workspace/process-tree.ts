import { setTimeout as delay } from 'node:timers/promises'
import { isSystemError } from '../errors.ts'
import { descendantsOf, readProcessFile, runningProcesses, stateOf } from './processes.ts'

/** Name of the variable that marks what a command started, however far it went from its parent. */
export const MARKER = 'FORGEHAND_COMMAND'

const MAX_ROUNDS = 50
const PAUSE_MS = 10

/**
 * Kills a process group and, where there is no process namespace whose end would do it, all that it started: its
 * descendants, and every process that carries the command's marker in its environment. Only what left the group, its
 * parent and its environment behind escapes; a sandbox leaves no such gap.
 */
export async function endProcessTree(leader: number, marker: string): Promise<void> {
  const parents = new Map(runningProcesses().map((pid) => [pid, stateOf(pid)?.parent ?? 0]))
  const descendants = descendantsOf(leader, parents)
  kill(-leader)
  descendants.forEach(kill)
  // What is killed may have started something since it was listed, and a process shows no environment while it becomes another
  // program. So the list is made anew until it was empty twice.
  let emptyLists = 0
  for (let round = 0; round < MAX_ROUNDS && emptyLists < 2; round += 1) {
    const left = runningProcesses().filter((pid) => readProcessFile(pid, 'environ').includes(`${MARKER}=${marker}\0`))
    emptyLists = left.length === 0 ? emptyLists + 1 : 0
    left.forEach(kill)
    if (emptyLists < 2) await delay(PAUSE_MS)
  }
}

/** Kills only the group: enough where its leader holds a process namespace. */
export function endProcessGroup(leader: number): void {
  kill(-leader)
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    // ESRCH: it is gone already. EPERM: it is another user's, and ends by its lifeline.
    if (!isSystemError(error)) throw error
  }
}
