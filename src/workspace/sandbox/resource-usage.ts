import { readFileSync, statfsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { isSystemError } from '../../errors.ts'
import { descendantsOf, readProcessFile, runningProcesses, stateOf, type ProcessState } from './processes.ts'
import { LIMIT_SETTINGS, type ResourceLimits } from './resource-limits.ts'

export interface Usage {
  /** With their threads. */
  readonly processes: number
  readonly memoryMb: number
}

export interface MonitorOptions {
  /** The launched process; what it starts is found by the list of processes, as far as it did not leave its parent. */
  readonly leader: number
  readonly limits: ResourceLimits
  /** On the disks that count. */
  readonly folders: readonly string[]
  readonly signal: AbortSignal
  readonly intervalMs?: number
}

const INTERVAL_MS = 50
// No kernel counts all of the memory of a command: files in memory that no process has mapped are nobody's.
const LEAST_FREE_MB = 256
const MB = 2 ** 20
const PAGE = 4_096
// A number may have passed to another process meanwhile.
const PASSES_PER_SURVEY = 20

/**
 * Watches what a command uses, for the limits that the kernel keeps only for whoever may set up control groups.
 *
 * @returns the sentence that says which limit was passed; undefined once the signal is raised
 */
export async function monitorUsage(options: MonitorOptions): Promise<string | undefined> {
  const { limits, folders, signal, intervalMs = INTERVAL_MS } = options
  const freeAtStart = folders.map(freeMb)
  const counter = new UsageCounter(options.leader)
  try {
    for (let pass = 1; ; pass += 1) {
      await delay(intervalMs, undefined, { signal, ref: false })
      if (pass % PASSES_PER_SURVEY === 0) counter.forget()
      const { processes, memoryMb } = counter.count(limits)
      if (processes > limits.processes) return passed('processes', `${limits.processes} processes and threads`)
      if (memoryMb > limits.memoryMb) return passed('memoryMb', `${limits.memoryMb} MB of memory`)
      const written = Math.max(...folders.map((folder, index) => (freeAtStart[index] ?? 0) - freeMb(folder)))
      if (written > limits.diskMb) return passed('diskMb', `${limits.diskMb} MB on the disk`)
      if (availableMb() < LEAST_FREE_MB)
        return `The command was ended: the machine had less than ${LEAST_FREE_MB} MB of memory left.`
    }
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  }
}

function passed(limit: keyof ResourceLimits, what: string): string {
  return `The command was ended: it used more than ${what}, its limit. In agent.yml \`limits.${LIMIT_SETTINGS[limit]}\` sets it.`
}

/** Counts again and again what a process and all that it started use. */
export class UsageCounter {
  readonly #leader: number
  /** Processes that belong to others; they are most, and need not be read each time. */
  #others = new Set<number>()

  constructor(leader: number) {
    this.#leader = leader
  }

  forget(): void {
    this.#others = new Set()
  }

  /** @param limits memory is counted exactly, which takes time, only where it may be above its limit */
  count(limits: Pick<ResourceLimits, 'memoryMb'>): Usage {
    const states = new Map<number, ProcessState>()
    for (const pid of runningProcesses()) {
      const state = this.#others.has(pid) ? undefined : stateOf(pid)
      if (state) states.set(pid, state)
    }
    const parents = new Map([...states].map(([pid, { parent }]) => [pid, parent]))
    const own = [this.#leader, ...descendantsOf(this.#leader, parents)]
    const isOwn = new Set(own)
    for (const pid of states.keys()) if (!isOwn.has(pid)) this.#others.add(pid)

    const used = own.flatMap((pid) => states.get(pid) ?? [])
    const roughly = sum(used.map(({ pages }) => pages)) * PAGE
    const bytes = roughly > limits.memoryMb * MB ? sum(own.map(exactBytes)) : roughly
    return { processes: sum(used.map(({ threads }) => threads)), memoryMb: bytes / MB }
  }
}

/** What is shared counted in parts, where we may know; else without what is shared. */
function exactBytes(pid: number): number {
  const proportional = /^Pss:\s+(\d+) kB$/m.exec(readProcessFile(pid, 'smaps_rollup'))?.[1]
  if (proportional !== undefined) return Number(proportional) * 1024
  const [, resident = 0, shared = 0] = readProcessFile(pid, 'statm').split(' ').map(Number)
  return (resident - shared) * PAGE
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function freeMb(folder: string): number {
  try {
    const { bfree, bsize } = statfsSync(folder)
    return (bfree * bsize) / MB
  } catch (error) {
    // A command may have removed the folder that it was started in; then its other folders count.
    if (isSystemError(error)) return Infinity
    throw error
  }
}

function availableMb(): number {
  const kilobytes = /^MemAvailable:\s+(\d+) kB$/m.exec(readFileSync('/proc/meminfo', 'utf8'))?.[1]
  return kilobytes === undefined ? Infinity : Number(kilobytes) / 1024
}
