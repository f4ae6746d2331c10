/** Undefined for what is nested so deeply that it cannot be written. JSON can be read at any depth, so a server can send it. */
export function compactJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}
