/** JSON that is equal for equal values, whatever the order of their fields. */
export function canonicalJson(value: unknown): string {
  // There is no JSON for undefined.
  return JSON.stringify(value ?? null, (_, each: unknown) => (isRecord(each) ? sorted(each) : each))
}

/** True for an object that is not a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sorted(value: object): object {
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
