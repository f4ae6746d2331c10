/** JSON that is equal for equal values, in whatever order their fields were written. */
export function canonicalJson(value: unknown): string {
  // Undefined, for which there is no JSON, is not a value here.
  return JSON.stringify(value ?? null, (_, each: unknown) => (isPlainObject(each) ? sorted(each) : each))
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sorted(value: object): object {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
