/** The value of a JSON text; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** JSON text; undefined for a value that is nested too deeply for `JSON.stringify`. `JSON.parse` accepts any depth. */
export function compactJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

/** True for an object that is not a list. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The fields of an object; none of any other value. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {}
}

/** True if lists and objects are nested deeper. `JSON.parse` accepts any depth, and most readers do not. */
export function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((within) => isDeeperThan(depth - 1, within))
}

/**
 * What is wrong with a text that is not JSON, in plain words: the end of a sentence.
 *
 * @param message of the error that `JSON.parse` has thrown
 */
export function jsonProblem(text: string, message: string): string {
  if (text.trim() === '') return 'it is empty'
  if (text.includes('\0')) return 'it is not a text file'
  const position = Number(/at position (\d+)/.exec(message)?.[1] ?? 0)
  if (/Unexpected end|Unterminated/.test(message) || position >= text.trimEnd().length) {
    return 'it ends too early. A quotation mark or a bracket is not closed'
  }
  const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(message) ?? []
  return line === undefined || column === undefined
    ? 'a name or a value is not valid JSON. Names and texts need double quotation marks'
    : `line ${line}, column ${column} is not valid JSON. Names and texts need double quotation marks, and a list must not end with a comma`
}
