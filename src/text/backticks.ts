/** Backticks to set code between: more of them than any run inside, and at least so many. */
export function backticksAround(code: string, atLeast: number): string {
  const longest = (code.match(/`+/gu) ?? []).reduce((length, run) => Math.max(length, run.length), 0)
  return '`'.repeat(Math.max(atLeast, longest + 1))
}
