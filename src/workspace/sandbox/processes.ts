import { readFileSync, readdirSync } from 'node:fs'
import { isSystemError } from '../../errors.ts'

export interface ProcessState {
  /** True when only its entry in the list is left. */
  readonly hasEnded: boolean
  readonly parent: number
  readonly threads: number
  /** Pages in memory, those shared with others too. */
  readonly pages: number
}

/** Numbers of all processes but ours; empty where there is no /proc. */
export function runningProcesses(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => pid !== process.pid)
  } catch (error) {
    if (isSystemError(error)) return []
    throw error
  }
}

/** Undefined for a process that is gone. */
export function stateOf(pid: number): ProcessState | undefined {
  // "pid (name) state parent …"; the name may contain anything, brackets too. Source: proc_pid_stat(5)
  const fields = readProcessFile(pid, 'stat').split(') ').at(-1)?.split(' ') ?? []
  const [parent, threads, pages] = [Number(fields[1]), Number(fields[17]), Number(fields[21])]
  return Number.isNaN(pages) ? undefined : { hasEnded: /^[ZXx]/.test(fields[0] ?? ''), parent, threads, pages }
}

/** '' for a process that is gone, and for what another user may not read. */
export function readProcessFile(pid: number, name: 'environ' | 'stat' | 'statm' | 'smaps_rollup'): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch (error) {
    if (isSystemError(error)) return ''
    throw error
  }
}

/** Those that a process started, and theirs. */
export function descendantsOf(leader: number, parents: ReadonlyMap<number, number>): number[] {
  const children = new Map<number, number[]>()
  for (const [pid, parent] of parents) {
    const siblings = children.get(parent)
    if (siblings) siblings.push(pid)
    else children.set(parent, [pid])
  }
  const found: number[] = []
  const queue = [leader]
  for (let pid = queue.pop(); pid !== undefined; pid = queue.pop()) {
    const own = children.get(pid) ?? []
    found.push(...own)
    queue.push(...own)
  }
  return found
}
