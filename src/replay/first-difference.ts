import { canonicalJson } from '../agent/json.ts'

/** Where two values first differ. */
export interface Difference {
  /** The first field that differs, such as `message.text`; '' for the whole value. */
  readonly field: string
  /** The first line that differs, from 1; 0 if one of the values is not a text. */
  readonly textLine: number
  /** Both as text, cut; undefined for a missing value. */
  readonly recorded: string | undefined
  readonly now: string | undefined
}

const MAX_SHOWN = 300
/** The first field in which two plain values differ, and the first line of a text; undefined when they are equal. */
export function firstDifference(recorded: unknown, now: unknown, field = ''): Difference | undefined {
  if (canonicalJson(recorded) === canonicalJson(now)) return undefined
  if (isObject(recorded) && isObject(now)) {
    const names = [...new Set([...Object.keys(recorded), ...Object.keys(now)])]
    const name = names.find((each) => canonicalJson(recorded[each]) !== canonicalJson(now[each])) ?? ''
    return firstDifference(recorded[name], now[name], field === '' ? name : `${field}.${name}`)
  }
  const shown = (value: unknown) => (value === undefined ? undefined : canonicalJson(value).slice(0, MAX_SHOWN))
  if (typeof recorded !== 'string' || typeof now !== 'string')
    return { field, textLine: 0, recorded: shown(recorded), now: shown(now) }
  const [before, after] = [recorded.split('\n'), now.split('\n')]
  const line = [...before, undefined].findIndex((each, position) => each !== after[position])
  const unit = before[line]?.split('').findIndex((each, position) => each !== after[line]?.[position]) ?? 0
  // Of long lines, the part where they start to differ.
  const start = Math.max(0, unit - MAX_SHOWN / 2)
  const cut = (text: string | undefined) => text?.slice(start, start + MAX_SHOWN).toWellFormed()
  return { field, textLine: line + 1, recorded: cut(before[line]), now: cut(after[line]) }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
