import { totalLines, type LineTotals } from './edit-totals.ts'

/** `950 ms`, `4.2 s`, `3 min 05 s`, `1 h 02 min`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 1_000) return `${Math.round(milliseconds)} ms`
  if (milliseconds < 59_950) return `${(milliseconds / 1_000).toFixed(1)} s`
  const seconds = Math.round(milliseconds / 1_000)
  if (seconds < 3_600) return `${Math.floor(seconds / 60)} min ${pad(seconds % 60)} s`
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)} h ${pad(minutes % 60)} min`
}

/** `812`, `12.3k`, `1.2M`. */
export function formatCount(count: number): string {
  if (count < 1_000) return String(count)
  if (count < 999_950) return `${oneDecimal(count / 1_000)}k`
  return `${oneDecimal(count / 1_000_000)}M`
}

/** `$1.25`; below ten cents with four decimals. */
export function formatDollars(dollars: number): string {
  return `$${dollars.toFixed(dollars < 0.1 ? 4 : 2)}`
}

/** The sign before tokens and dollars when the provider did not count all of them. */
export function estimateSign({ isEstimate }: { readonly isEstimate: boolean }): string {
  return isEstimate ? '≈' : ''
}

/** `1 file`, `3 files`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** `a, b and 3 more`: the first `max` items of a list. */
export function listFirst(items: readonly string[], max: number): string {
  const more = items.length - max
  return items.slice(0, max).join(', ') + (more > 0 ? ` and ${more} more` : '')
}

/** `+3 −1`, '' when nothing was edited. */
export function formatEdits(edits: readonly LineTotals[]): string {
  if (edits.length === 0) return ''
  const { added, removed } = totalLines(edits)
  return `+${added} −${removed}`
}

function oneDecimal(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '')
}

function pad(value: number): string {
  return String(value).padStart(2, '0')
}
