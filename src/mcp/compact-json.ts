/** Undefined for a value nested too deeply to stringify. JSON can be parsed at any depth, so a server can send such a value. */
export function compactJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
