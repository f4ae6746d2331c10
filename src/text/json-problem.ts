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
