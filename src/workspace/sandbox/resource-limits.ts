import { availableParallelism, totalmem } from 'node:os'

/** What one command may use at most, with all that it starts. */
export interface ResourceLimits {
  /** Threads count as well. */
  readonly processes: number
  /** Of all its processes together, what they share counted once. */
  readonly memoryMb: number
  /** Size of one file. */
  readonly fileMb: number
  /** Each of /tmp, /var/tmp and /dev/shm, which lie in memory. */
  readonly temporaryMb: number
  /** By how much the free space of the disk may shrink while the command runs. */
  readonly diskMb: number
}

/** The name that each limit has in `limits` of agent.yml. */
export const LIMIT_SETTINGS = {
  processes: 'processes',
  memoryMb: 'memory-mb',
  fileMb: 'file-mb',
  temporaryMb: 'temporary-mb',
  diskMb: 'disk-mb'
} as const satisfies Record<keyof ResourceLimits, string>

const MB = 2 ** 20

/** Wide enough for the tests and builds of honest projects, and too narrow to take the machine down. */
export function defaultLimits(): ResourceLimits {
  const machineMb = Math.floor(totalmem() / MB)
  return {
    // Tools start some threads for each processor.
    processes: Math.max(2_048, 128 * availableParallelism()),
    memoryMb: Math.max(512, Math.floor(machineMb * 0.75)),
    fileMb: 4_096,
    temporaryMb: Math.max(64, Math.min(2_048, Math.floor(machineMb / 4))),
    diskMb: 10_240
  }
}

export type WantedLimits = { readonly [Name in keyof ResourceLimits]?: number | undefined }

/** Those that somebody set, and the usual ones for the rest. */
export function resourceLimits(wanted: WantedLimits = {}): ResourceLimits {
  const usual = defaultLimits()
  return {
    processes: wanted.processes ?? usual.processes,
    memoryMb: wanted.memoryMb ?? usual.memoryMb,
    fileMb: wanted.fileMb ?? usual.fileMb,
    temporaryMb: wanted.temporaryMb ?? usual.temporaryMb,
    diskMb: wanted.diskMb ?? usual.diskMb
  }
}
