/**
 * Text that is data, between two lines that the text itself cannot hold: the marks are longer than any run of them inside.
 *
 * @param label one line of ours; whatever of it was written by others must be harmless by its form, such as a login
 */
export function fence(label: string, text: string): string {
  const runs = text.match(/`{4,}/gu) ?? []
  const longest = runs.reduce((length, run) => Math.max(length, run.length), 4)
  const marks = '`'.repeat(longest + 1)
  return `${label}\n${marks}\n${text === '' ? '(empty)' : text}\n${marks}`
}
