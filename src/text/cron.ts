interface Field {
  readonly lowest: number
  readonly highest: number
  /** Names that stand for the lowest value and those after it. */
  readonly names: readonly string[]
}

const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ')
const DAYS = 'SUN MON TUE WED THU FRI SAT'.split(' ')
const FIELDS: readonly Field[] = [
  { lowest: 0, highest: 59, names: [] },
  { lowest: 0, highest: 23, names: [] },
  { lowest: 1, highest: 31, names: [] },
  { lowest: 1, highest: 12, names: MONTHS },
  { lowest: 0, highest: 6, names: DAYS }
]

/**
 * True for a schedule that GitHub accepts: minute, hour, day of the month, month and day of the week, each with `*`, lists, ranges and
 * steps. Source: https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows#schedule
 */
export function isCron(text: string): boolean {
  const fields = text.split(' ')
  return (
    fields.length === FIELDS.length &&
    FIELDS.every((field, index) => fields[index]?.split(',').every((part) => isPart(part, field)))
  )
}

function isPart(part: string, { lowest, highest, names }: Field): boolean {
  const [, range = '', step] = /^([^/]+)(?:\/(\d{1,2}))?$/.exec(part) ?? []
  if (step !== undefined && Number(step) === 0) return false
  if (range === '*') return true
  const ends = range.split('-').map((end) => {
    const named = names.indexOf(end.toUpperCase())
    if (named >= 0) return lowest + named
    return /^\d{1,2}$/.test(end) ? Number(end) : Number.NaN
  })
  const [first = Number.NaN, last = first] = ends
  return ends.length <= 2 && first >= lowest && last <= highest && first <= last
}
