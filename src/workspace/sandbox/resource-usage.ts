import { readFileSync, statfsSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { unlessFailed } from '../../errors.ts'
import { descendantsOf, processState, readProcessFile, runningProcesses, type ProcessState } from './process-tree.ts'
import { settingOf } from './resource-limits.ts'
import { megabytesIn } from './temporary-usage.ts'
import type { ResourceLimits } from '../../domain/settings.ts'

export interface Usage {
  /** Including threads. */
  readonly processes: number
  readonly memoryMb: number
}

export interface MonitorOptions {
  /** The launched process. Its descendants are found in the list of processes, unless they have left their parent. */
  readonly leader: number
  readonly limits: ResourceLimits
  /** A folder on each disk whose space is limited. */
  readonly folders: readonly string[]
  /** The /tmp of the run. */
  readonly temporary?: string | undefined
  readonly signal: AbortSignal
}

const INTERVAL_MS = 50
// Files in memory that are not mapped belong to no process, so the free memory of the machine is checked too.
const MIN_FREE_MB = 256
const MB = 2 ** 20
const PAGE = 4_096
// Process numbers are reused, so the list of other processes expires.
const PASSES_PER_SURVEY = 20

/**
 * Monitors the limits that the kernel enforces only with control groups, which need root to set up.
 *
 * @returns why it must be killed, which names the exceeded limit; undefined once the signal is aborted
 */
export async function monitorUsage(options: MonitorOptions): Promise<string | undefined> {
  const { leader, limits, folders, temporary, signal } = options
  const freeAtStart = folders.map(freeMb)
  const counter = new UsageCounter(leader)
  try {
    for (let pass = 1; ; pass += 1) {
      await delay(INTERVAL_MS, undefined, { signal, ref: false })
      if (pass % PASSES_PER_SURVEY === 0) counter.forgetOthers()
      const { processes, memoryMb } = counter.count(limits)
      if (processes > limits.processes) return exceeded('processes', `${limits.processes} processes and threads`)
      if (memoryMb > limits.memoryMb) return exceeded('memoryMb', `${limits.memoryMb} MB of memory`)
      const written = Math.max(...folders.map((folder, index) => (freeAtStart[index] ?? 0) - freeMb(folder)))
      if (written > limits.diskMb) return exceeded('diskMb', `${limits.diskMb} MB on the disk`)
      // Counting its files takes time, so it is done once a second, and only if enough was written.
      if (temporary !== undefined && pass % PASSES_PER_SURVEY === 0 && written > limits.temporaryMb / 2) {
        if (megabytesIn(temporary) > limits.temporaryMb)
          return exceeded('temporaryMb', `${limits.temporaryMb} MB in /tmp`)
      }
      if (availableMb() < MIN_FREE_MB) return `the machine had less than ${MIN_FREE_MB} MB of memory left`
    }
  } catch (error) {
    if (signal.aborted) return undefined
    throw error
  }
}

function exceeded(limit: keyof ResourceLimits, what: string): string {
  return `it used more than ${what} (${settingOf(limit)})`
}

/** Counts what a process and its descendants use. Later counts are faster than the first one. */
export class UsageCounter {
  readonly #leader: number
  /** Unrelated processes. They are the majority, so they are not read each time. */
  #others = new Set<number>()

  constructor(leader: number) {
    this.#leader = leader
  }

  forgetOthers(): void {
    this.#others = new Set()
  }

  /** @param limits memory is counted exactly, which takes time, only if it may be above this limit */
  count(limits: Pick<ResourceLimits, 'memoryMb'>): Usage {
    const states = new Map<number, ProcessState>()
    for (const pid of runningProcesses()) {
      const state = this.#others.has(pid) ? undefined : processState(pid)
      if (state) states.set(pid, state)
    }
    const parents = new Map([...states].map(([pid, { parent }]) => [pid, parent]))
    const own = [this.#leader, ...descendantsOf(this.#leader, parents)]
    const isOwn = new Set(own)
    for (const pid of states.keys()) if (!isOwn.has(pid)) this.#others.add(pid)

    const used = own.flatMap((pid) => states.get(pid) ?? [])
    const estimate = sum(used.map(({ pages }) => pages)) * PAGE
    const bytes = estimate > limits.memoryMb * MB ? sum(own.map(exactBytes)) : estimate
    return { processes: sum(used.map(({ threads }) => threads)), memoryMb: bytes / MB }
  }
}

/** With a proportional share of shared memory, if we can read it; otherwise without shared memory. */
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
  // A command can delete its working folder. Then the other folders count.
  const { bfree, bsize } = unlessFailed(() => statfsSync(folder)) ?? { bfree: Infinity, bsize: 1 }
  return (bfree * bsize) / MB
}

/** Infinity on systems without /proc, such as macOS. */
function availableMb(): number {
  const text = unlessFailed(() => readFileSync('/proc/meminfo', 'utf8')) ?? ''
  const kilobytes = /^MemAvailable:\s+(\d+) kB$/m.exec(text)?.[1]
  return kilobytes === undefined ? Infinity : Number(kilobytes) / 1024
}
