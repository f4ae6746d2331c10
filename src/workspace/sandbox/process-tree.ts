import type { ChildProcess } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { unlessFailed } from '../../errors.ts'
import type { Sandbox } from './sandbox.ts'

/** Environment variable that marks all processes of a command, however far they are from their parent. */
export const MARKER = 'FORGEHAND_COMMAND'

const MAX_PASSES = 50
const MAX_WAITS = 300
const PAUSE_MS = 10
/** The first pauses. Most namespaces have ended by then. */
const SHORT_PAUSES_MS = [1, 1, 2, 4]

/** Kills all processes of a command that its sandbox does not end by itself. */
export async function endEverything(
  child: ChildProcess,
  { sandbox, marker }: { readonly sandbox: Sandbox; readonly marker: string }
): Promise<void> {
  child.stdin?.destroy()
  if (child.pid === undefined) return
  if (!sandbox.endsWholeTree) await endProcessTree(child.pid, marker)
  // If it has exited, so has everything in it, and its number may belong to another process.
  else if (child.exitCode === null && child.signalCode === null) await endNamespace(child.pid)
}

/**
 * Without a process namespace: kills a process group, its descendants, and every process with the command's marker in its
 * environment. Misses only a process that left its group and its parent and cleared its environment. With a sandbox,
 * nothing is missed.
 */
async function endProcessTree(leader: number, marker: string): Promise<void> {
  const descendants = descendantsOf(leader, parentsOfProcesses())
  kill(-leader)
  descendants.forEach(kill)
  // A process may start another one before it is killed, and has no environment while it executes a new program. So repeat
  // until nothing is found twice in a row.
  let emptyPasses = 0
  for (let pass = 0; pass < MAX_PASSES && emptyPasses < 2; pass += 1) {
    const marked = runningProcesses().filter((pid) => readProcessFile(pid, 'environ').includes(`${MARKER}=${marker}\0`))
    emptyPasses = marked.length === 0 ? emptyPasses + 1 : 0
    marked.forEach(kill)
    if (emptyPasses < 2) await delay(PAUSE_MS)
  }
}

/**
 * Kills a launcher and its process namespace. The launcher exits before the namespace does: the namespace's first process is below
 * the launcher, and exits only after all others in it.
 */
async function endNamespace(leader: number): Promise<void> {
  const below = descendantsOf(leader, parentsOfProcesses())
  kill(-leader)
  below.forEach(kill)
  for (let wait = 0; wait < MAX_WAITS && below.some(isAlive); wait += 1) await delay(SHORT_PAUSES_MS[wait] ?? PAUSE_MS)
}

function parentsOfProcesses(): ReadonlyMap<number, number> {
  return new Map(runningProcesses().map((pid) => [pid, processState(pid)?.parent ?? 0]))
}

function isAlive(pid: number): boolean {
  return processState(pid)?.isZombie === false
}

function kill(pid: number): void {
  // ESRCH: it has exited. EPERM: it belongs to another user, and ends with its parent-death pipe.
  unlessFailed(() => process.kill(pid, 'SIGKILL'))
}

export interface ProcessState {
  readonly isZombie: boolean
  readonly parent: number
  readonly threads: number
  /** Pages in memory, including shared ones. */
  readonly pages: number
}

/** The numbers of all processes except our own; empty on systems without /proc. */
export function runningProcesses(): number[] {
  const names = unlessFailed(() => readdirSync('/proc')) ?? []
  return names
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => pid !== process.pid)
}

/** Undefined for a process that does not exist any more. */
export function processState(pid: number): ProcessState | undefined {
  // "pid (name) state parent …". The name can contain anything, including brackets. Source: proc_pid_stat(5)
  const fields = readProcessFile(pid, 'stat').split(') ').at(-1)?.split(' ') ?? []
  const [parent, threads, pages] = [Number(fields[1]), Number(fields[17]), Number(fields[21])]
  return Number.isNaN(pages) ? undefined : { isZombie: /^[ZXx]/.test(fields[0] ?? ''), parent, threads, pages }
}

/** '' for a process that does not exist any more, and for a file that only another user can read. */
export function readProcessFile(pid: number, name: 'environ' | 'stat' | 'statm' | 'status' | 'smaps_rollup'): string {
  return unlessFailed(() => readFileSync(`/proc/${pid}/${name}`, 'utf8')) ?? ''
}

/** All processes that a process started, directly and indirectly. */
export function descendantsOf(leader: number, parents: ReadonlyMap<number, number>): number[] {
  const children = Map.groupBy(parents.keys(), (pid) => parents.get(pid))
  const descendants: number[] = []
  const queue = [leader]
  for (let pid = queue.pop(); pid !== undefined; pid = queue.pop()) {
    const own = children.get(pid) ?? []
    descendants.push(...own)
    queue.push(...own)
  }
  return descendants
}
