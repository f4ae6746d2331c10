/** What JSON values had at one place, such as `[].user.login`. */
interface Field {
  /** How many objects had the field. */
  count: number
  readonly kinds: Set<string>
}

/** The fields of several JSON values of one kind, by their places. Items of a list share a place. */
export type Shape = ReadonlyMap<string, Field>

export function shapeOf(values: readonly unknown[]): Shape {
  const shape = new Map<string, Field>()
  for (const value of values) visit(value, '', shape)
  return shape
}

function visit(value: unknown, place: string, shape: Map<string, Field>): void {
  const field = shape.get(place) ?? { count: 0, kinds: new Set() }
  shape.set(place, field)
  field.count += 1
  field.kinds.add(kindOf(value))
  if (Array.isArray(value)) for (const item of value) visit(item, `${place}[]`, shape)
  else if (typeof value === 'object' && value !== null)
    for (const [name, child] of Object.entries(value)) visit(child, `${place}.${name}`, shape)
}

const TEXTS = [
  ['commit', /^[0-9a-f]{40}$/],
  ['time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/],
  ['address', /^(https?|git|ssh):\/\//]
] as const

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'list'
  if (typeof value !== 'string') return typeof value
  return TEXTS.find(([, pattern]) => pattern.test(value))?.[0] ?? 'text'
}

/**
 * Where a shape differs from that of a witness: fields that each object of the witness has and none of ours, and fields whose kinds have
 * nothing in common. Null says nothing about the kind.
 */
export function differences(ours: Shape, witness: Shape): string[] {
  return [...witness].flatMap(([place, { count, kinds }]) => {
    const parent = place.replace(/(\[\]|\.[^.[]*)$/, '')
    if (place !== '' && !ours.has(parent)) return []
    const own = ours.get(place)
    if (own) {
      const [expected, found] = [meaningful(kinds), meaningful(own.kinds)]
      if (expected.length === 0 || found.every((kind) => expected.includes(kind))) return []
      return [`${place} is ${found.join(' or ')}, not ${expected.join(' or ')}`]
    }
    const isAlways = !place.endsWith(']') && count === witness.get(parent)?.count
    const isObject = ours.get(parent)?.kinds.has('object') === true
    return isAlways && isObject ? [`${place} is missing`] : []
  })
}

function meaningful(kinds: ReadonlySet<string>): string[] {
  return [...kinds].filter((kind) => kind !== 'null')
}
