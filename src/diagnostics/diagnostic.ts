import { shorten } from '../text/shorten.ts'

export type DiagnosticSeverity = 'error' | 'warning' | 'notice'

/** What a checker reports about one place. */
export interface Diagnostic {
  /** Relative to the root, or absolute if it is outside; '' for no file. */
  readonly path: string
  /** From 1, like `column`; undefined for the whole file. */
  readonly line: number | undefined
  readonly column: number | undefined
  readonly severity: DiagnosticSeverity
  readonly message: string
  /** The rule or number of the message, such as `TS2322`; '' for none. */
  readonly code: string
}

const MAX_MESSAGE_LENGTH = 400

/** `src/a.ts:12:5 error: Unexpected token (TS1005)` */
export function formatDiagnostic({ path, line, column, severity, message, code }: Diagnostic): string {
  const place = [path === '' ? '(no file)' : path, line, line === undefined ? undefined : column]
  const text = shorten(message.replaceAll(/\s+/g, ' ').trim(), MAX_MESSAGE_LENGTH)
  return `${place.filter((part) => part !== undefined).join(':')} ${severity}: ${text}${code === '' ? '' : ` (${code})`}`
}

/** Removes duplicates and sorts by path, line and column. */
export function uniqueSorted(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((diagnostic) => [formatDiagnostic(diagnostic), diagnostic]))
  return [...unique.values()].sort(
    (one, other) =>
      compareText(one.path, other.path) ||
      (one.line ?? 0) - (other.line ?? 0) ||
      (one.column ?? 0) - (other.column ?? 0)
  )
}

/** The order of the code units. */
export function compareText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
