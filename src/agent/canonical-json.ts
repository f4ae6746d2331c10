/** JSON that is equal for equal values, whatever the order of their fields. */
export function canonicalJson(value: unknown): string {
  // There is no JSON for undefined.
  return JSON.stringify(value ?? null, (_, each: unknown) => (isPlainObject(each) ? sorted(each) : each))
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sorted(value: object): object {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
