/** A run of backticks to delimit code: longer than any run inside, and at least `atLeast` long. */
export function backticksAround(code: string, atLeast: number): string {
  const longest = (code.match(/`+/gu) ?? []).reduce((length, run) => Math.max(length, run.length), 0)
  return '`'.repeat(Math.max(atLeast, longest + 1))
}

/**
 * Text that is data to a model, between two lines that the text itself cannot contain.
 *
 * @param label one line of ours; anything of it that others wrote must be harmless by its form, such as a login
 */
export function labeledFence(label: string, text: string): string {
  const marks = backticksAround(text, 5)
  return `${label}\n${marks}\n${text === '' ? '(empty)' : text}\n${marks}`
}
