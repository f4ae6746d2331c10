/**
 * Where an invalid regular expression has a wrong bracket or repetition; undefined for other mistakes. The first character is 1.
 */
export function describeRegexError(pattern: string): string | undefined {
  const open: number[] = []
  let before = ''
  for (const { text, index } of tokensOf(pattern)) {
    const at = `at character ${index + 1}`
    if (text === '\\') return `the backslash ${at} has nothing after it`
    if (text === '[') return `the [ ${at} is never closed`
    if (text === '(') open.push(index)
    if (text === ')' && open.pop() === undefined) return `the ) ${at} closes nothing`
    if (/^[*+?]$/.test(text) && /^[(|]?$/.test(before)) return `the ${text} ${at} has nothing to repeat`
    before = text
  }
  const unclosed = open.at(-1)
  return unclosed === undefined ? undefined : `the ( at character ${unclosed + 1} is never closed`
}

/** Escapes, classes and the start of a special group are one token each. A single [ is an unclosed class. */
function tokensOf(pattern: string): { readonly text: string; readonly index: number }[] {
  const token = /\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|\(\?[^)\s]|[^]/g
  return [...pattern.matchAll(token)].map(({ 0: text, index }) => ({ text: text.startsWith('(?') ? '(' : text, index }))
}
