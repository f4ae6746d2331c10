export type Severity = 'error' | 'warning' | 'notice'

/** What a checker says about a place. */
export interface Finding {
  /** Relative to the root, or absolute when it lies outside; '' for what is about no file. */
  readonly path: string
  /** From 1, as is `column`; undefined for what is about the whole file. */
  readonly line: number | undefined
  readonly column: number | undefined
  readonly severity: Severity
  /** One line. */
  readonly message: string
  /** The rule or the number of the message, such as `TS2322`; '' for none. */
  readonly code: string
}

const MAX_MESSAGE_LENGTH = 400

/** `src/a.ts:12:5 error: Unexpected token (TS1005)` */
export function formatFinding({ path, line, column, severity, message, code }: Finding): string {
  const place = [path === '' ? '(no file)' : path, line, line === undefined ? undefined : column]
  const text = message.replaceAll(/\s+/g, ' ').trim()
  const shown = text.length > MAX_MESSAGE_LENGTH ? `${text.slice(0, MAX_MESSAGE_LENGTH)}…` : text
  return `${place.filter((part) => part !== undefined).join(':')} ${severity}: ${shown}${code === '' ? '' : ` (${code})`}`
}

/** Each finding once, by path, line and column. */
export function uniqueSorted(findings: readonly Finding[]): Finding[] {
  const different = new Map(findings.map((finding) => [formatFinding(finding), finding]))
  return [...different.values()].sort(
    (one, other) =>
      compareText(one.path, other.path) ||
      (one.line ?? 0) - (other.line ?? 0) ||
      (one.column ?? 0) - (other.column ?? 0)
  )
}

function compareText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
