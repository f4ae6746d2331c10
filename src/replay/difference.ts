import { canonicalJson } from '../agent/json.ts'

/** Where two values first differ. */
export interface ValueDifference {
  /** The first field that differs, such as `message.text`; '' for the whole value. */
  readonly field: string
  /** The first line that differs, from 1; undefined if one of the values is not a text. */
  readonly textLine: number | undefined
  /** Both as text, cut; undefined for a missing value. */
  readonly recorded: string | undefined
  readonly now: string | undefined
}

const MAX_SHOWN = 300

/** The first field in which two plain values differ, and the first line of a text; undefined when they are equal. */
export function firstDifference(recorded: unknown, now: unknown, field = ''): ValueDifference | undefined {
  if (recorded === now || canonicalJson(recorded) === canonicalJson(now)) return undefined
  if (typeof recorded === 'string' && typeof now === 'string') return { field, ...differingLine(recorded, now) }
  if (isComposite(recorded) && isComposite(now) && Array.isArray(recorded) === Array.isArray(now)) {
    const [before, after] = [fieldsOf(recorded), fieldsOf(now)]
    for (const name of new Set([...before.keys(), ...after.keys()])) {
      const within = firstDifference(before.get(name), after.get(name), field === '' ? name : `${field}.${name}`)
      if (within) return within
    }
  }
  return { field, textLine: undefined, recorded: shortJson(recorded), now: shortJson(now) }
}

function differingLine(recorded: string, now: string): Omit<ValueDifference, 'field'> {
  const [before, after] = [recorded.split('\n'), now.split('\n')]
  const index = before.findIndex((line, position) => line !== after[position])
  const position = index < 0 ? before.length : index
  return { textLine: position + 1, ...excerpts(before[position], after[position]) }
}

/** Of long lines, the part where they start to differ. */
function excerpts(recorded: string | undefined, now: string | undefined): Pick<ValueDifference, 'recorded' | 'now'> {
  const units = [...(recorded ?? '').split('').entries()]
  const first = units.find(([position, unit]) => now?.[position] !== unit)?.[0] ?? units.length
  const start = Math.max(0, first - MAX_SHOWN / 2)
  const cut = (text: string | undefined) =>
    text === undefined ? undefined : `${start > 0 ? '…' : ''}${text.slice(start, start + MAX_SHOWN)}`.toWellFormed()
  return { recorded: cut(recorded), now: cut(now) }
}

function isComposite(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function fieldsOf(value: object): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(value))
}

function shortJson(value: unknown): string | undefined {
  return value === undefined ? undefined : canonicalJson(value).slice(0, MAX_SHOWN).toWellFormed()
}
