import { formatDuration } from '../text/format.ts'
import type { Finding } from './finding.ts'

/** The header has whole seconds, and the response takes time. */
const TOLERATED_MS = 30_000
/** From here on, tokens are refused as expired or not valid yet. */
const REFUSED_MS = 5 * 60_000

/**
 * @param serverMs the forge's time in milliseconds since 1970; undefined if it has named none
 * @param localMs this machine's time when the response came
 */
export function judgeClock(serverMs: number | undefined, localMs: number): Finding {
  const id = 'clock'
  if (serverMs === undefined || Number.isNaN(serverMs))
    return { id, state: 'unknown', title: 'The clock was not compared.', detail: 'GitHub sent no time.' }
  const aheadMs = localMs - serverMs
  const distance = Math.abs(aheadMs)
  if (distance <= TOLERATED_MS) return { id, state: 'ok', title: 'The clock agrees with that of GitHub.' }
  return {
    id,
    state: distance > REFUSED_MS ? 'problem' : 'warning',
    title: `The clock is ${formatDuration(distance)} ${aheadMs > 0 ? 'ahead' : 'behind'}.`,
    detail: 'GitHub can reject tokens as expired or not valid yet, and a request can look older or newer than it is.',
    remedy: 'sudo timedatectl set-ntp true'
  }
}
