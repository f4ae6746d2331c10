/** The first place where a text breaks the grammar of its language. */
export interface SyntaxProblem {
  /** From 1, as is `column`. */
  readonly line: number
  readonly column: number
  readonly message: string
}

/** Time for one text; most take some milliseconds. One that takes longer is not judged. */
export const MAX_PARSE_MS = 2_000

export function problemAt(text: string, offset: number, message: string): SyntaxProblem {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - lineStart + 1, message }
}
