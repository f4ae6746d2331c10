/** Backticks to delimit code: more than any run of them inside, and at least `atLeast`. */
export function backticksAround(code: string, atLeast: number): string {
  const longest = (code.match(/`+/gu) ?? []).reduce((length, run) => Math.max(length, run.length), 0)
  return '`'.repeat(Math.max(atLeast, longest + 1))
}

/**
 * Marks text as data for a model, between two lines that the text itself cannot contain.
 *
 * @param label one line of ours; it can contain text by others only if its format is harmless, such as a login
 */
export function labeledFence(label: string, text: string): string {
  const marks = backticksAround(text, 5)
  return `${label}\n${marks}\n${text === '' ? '(empty)' : text}\n${marks}`
}
