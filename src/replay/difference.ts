import { canonicalJson } from '../agent/canonical-json.ts'

/** Where two values part. */
export interface Difference {
  /** The field, such as `message.text`; '' for the whole. */
  readonly field: string
  /** The line of a text that is the first to differ, from 1; undefined where the field is no text in both. */
  readonly line: number | undefined
  /** Both as text; undefined for what is not there. */
  readonly recorded: string | undefined
  readonly now: string | undefined
}

const MAX_SHOWN = 300

/** The first field in which two plain values differ, and of a text the first line; undefined when they are equal. */
export function firstDifference(recorded: unknown, now: unknown, field = ''): Difference | undefined {
  if (recorded === now || canonicalJson(recorded) === canonicalJson(now)) return undefined
  if (typeof recorded === 'string' && typeof now === 'string') return { field, ...firstLine(recorded, now) }
  if (isComposite(recorded) && isComposite(now) && Array.isArray(recorded) === Array.isArray(now)) {
    const [ours, theirs] = [fieldsOf(recorded), fieldsOf(now)]
    for (const name of new Set([...ours.keys(), ...theirs.keys()])) {
      const within = firstDifference(ours.get(name), theirs.get(name), field === '' ? name : `${field}.${name}`)
      if (within) return within
    }
  }
  return { field, line: undefined, recorded: shown(recorded), now: shown(now) }
}

function firstLine(recorded: string, now: string): Omit<Difference, 'field'> {
  const [ours, theirs] = [recorded.split('\n'), now.split('\n')]
  const index = ours.findIndex((line, place) => line !== theirs[place])
  const place = index < 0 ? ours.length : index
  return { line: place + 1, ...around(ours[place], theirs[place]) }
}

/** Of long lines the part where they part. */
function around(recorded: string | undefined, now: string | undefined): Pick<Difference, 'recorded' | 'now'> {
  const units = [...(recorded ?? '').split('').entries()]
  const parting = units.find(([place, unit]) => now?.[place] !== unit)?.[0] ?? units.length
  const start = Math.max(0, parting - MAX_SHOWN / 2)
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

function shown(value: unknown): string | undefined {
  return value === undefined ? undefined : canonicalJson(value).slice(0, MAX_SHOWN).toWellFormed()
}
