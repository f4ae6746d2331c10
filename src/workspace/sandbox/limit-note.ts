import { LIMIT_SETTINGS, type ResourceLimits } from './resource-limits.ts'

// 128 + SIGXFSZ
const FILE_TOO_LARGE = 153
const TAIL = 4_000

/** A sentence on a limit that the kernel kept, told by what programs say then; undefined when nothing tells of one. */
export function describeLimitHit(
  { exitCode, output }: { readonly exitCode: number | undefined; readonly output: string },
  { fileMb, temporaryMb, processes }: ResourceLimits
): string | undefined {
  if (exitCode === 0) return undefined
  const end = output.slice(-TAIL)
  if (exitCode === FILE_TOO_LARGE || /File size limit exceeded|File too large|EFBIG/.test(end)) {
    return `A file may have at most ${fileMb} MB here; ${setting('fileMb')}.`
  }
  if (/No space left on device|ENOSPC/.test(end)) {
    return `/tmp, /var/tmp and /dev/shm hold at most ${temporaryMb} MB each here; ${setting('temporaryMb')}.`
  }
  if (/fork: .*Resource temporarily unavailable|pthread_create.*EAGAIN|spawn \S+ EAGAIN/.test(end)) {
    return `A command may have at most ${processes} processes and threads here; ${setting('processes')}.`
  }
  return undefined
}

function setting(limit: keyof ResourceLimits): string {
  return `in agent.yml \`limits.${LIMIT_SETTINGS[limit]}\` sets it`
}
