import { availableParallelism, totalmem } from 'node:os'
import type { ResourceLimits } from '../../domain/settings.ts'

/** The name of each limit in `limits` of agent.yml. */
const LIMIT_SETTINGS = {
  processes: 'processes',
  memoryMb: 'memory-mb',
  fileMb: 'file-mb',
  temporaryMb: 'temporary-mb',
  diskMb: 'disk-mb'
} as const satisfies Record<keyof ResourceLimits, string>

const MB = 2 ** 20

/**
 * The wanted limits, with defaults for the others: high enough for ordinary tests and builds, and low enough to protect the machine.
 */
export function resourceLimits(wanted: Partial<Record<keyof ResourceLimits, number | undefined>> = {}): ResourceLimits {
  const machineMb = Math.floor(totalmem() / MB)
  return {
    // Tools start threads for each processor.
    processes: wanted.processes ?? Math.max(2_048, 128 * availableParallelism()),
    memoryMb: wanted.memoryMb ?? Math.max(512, Math.floor(machineMb * 0.75)),
    fileMb: wanted.fileMb ?? 4_096,
    temporaryMb: wanted.temporaryMb ?? Math.max(64, Math.min(2_048, Math.floor(machineMb / 4))),
    diskMb: wanted.diskMb ?? 10_240
  }
}

/** 128 + SIGXFSZ */
const FILE_TOO_LARGE = 153
const TAIL = 4_000

/** Which limit of the kernel a failed command has hit, judging by what programs print in this case; undefined if none. */
export function describeLimitHit(
  { exitCode, output }: { readonly exitCode: number | undefined; readonly output: string },
  { fileMb, temporaryMb, processes }: ResourceLimits
): string | undefined {
  if (exitCode === 0) return undefined
  const end = output.slice(-TAIL)
  if (exitCode === FILE_TOO_LARGE || /File size limit exceeded|File too large|EFBIG/.test(end)) {
    return `A file can have at most ${fileMb} MB (${settingOf('fileMb')}).`
  }
  if (/No space left on device|ENOSPC/.test(end)) {
    return `/var/tmp and /dev/shm can hold at most ${temporaryMb} MB each (${settingOf('temporaryMb')}).`
  }
  if (/fork: .*Resource temporarily unavailable|pthread_create.*EAGAIN|spawn \S+ EAGAIN/.test(end)) {
    return `A command can have at most ${processes} processes and threads (${settingOf('processes')}).`
  }
  return undefined
}

/** Where users can change a limit. */
export function settingOf(limit: keyof ResourceLimits): string {
  return `\`limits.${LIMIT_SETTINGS[limit]}\` in agent.yml`
}
