/** The first and the last lines of a text. A tool names the cause of a failure in one of them. */
export function headAndTail(text: string, { head, tail }: { readonly head: number; readonly tail: number }): string {
  const lines = text.trimEnd().split('\n')
  const omitted = lines.length - head - tail
  if (omitted <= 1) return lines.join('\n')
  return [...lines.slice(0, head), `[… ${omitted} lines omitted …]`, ...lines.slice(-tail)].join('\n')
}
