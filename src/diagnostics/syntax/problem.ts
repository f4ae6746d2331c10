import { lineNumberAt } from '../../text/lines.ts'

/** The first syntax error of a text. */
export interface SyntaxProblem {
  /** From 1, like `column`. */
  readonly line: number
  readonly column: number
  readonly message: string
}

/** Time limit for one text; most take a few milliseconds. Slower ones are not checked. */
export const MAX_PARSE_MS = 2_000

export function problemAt(text: string, offset: number, message: string): SyntaxProblem {
  const lineStart = text.slice(0, offset).lastIndexOf('\n') + 1
  return { line: lineNumberAt(text, offset), column: offset - lineStart + 1, message }
}
