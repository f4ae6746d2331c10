import type { MatcherPattern } from '../settings/diagnostics-schema.ts'
import type { ProblemMatcher } from '../settings/diagnostics.ts'
import { splitLines } from '../text/lines.ts'
import type { Diagnostic, DiagnosticSeverity } from './diagnostic.ts'
import { withinTime } from '../text/within-time.ts'

const MAX_MS = 2_000
const MAX_LINE_LENGTH = 2_000
const MAX_DIAGNOSTICS = 5_000

/**
 * The diagnostics in an output, with paths as printed. If several matchers match a line, the first one counts.
 *
 * @returns undefined when the expressions take too long. Attack: code that makes its checker print a slow line.
 */
export function applyMatchers(matchers: readonly ProblemMatcher[], output: string): Diagnostic[] | undefined {
  const readers = matchers.map((matcher) => new LineReader(matcher))
  return withinTime(MAX_MS, () => {
    const diagnostics: Diagnostic[] = []
    for (const line of splitLines(output)) {
      if (diagnostics.length === MAX_DIAGNOSTICS) break
      const diagnostic = firstDiagnostic(readers, line.slice(0, MAX_LINE_LENGTH))
      if (diagnostic) diagnostics.push(diagnostic)
    }
    return diagnostics
  })
}

function firstDiagnostic(readers: readonly LineReader[], line: string): Diagnostic | undefined {
  for (const reader of readers) {
    const diagnostic = reader.read(line)
    if (diagnostic) return diagnostic
  }
  return undefined
}

type Fields = Readonly<Partial<Record<FieldName, string>>>
type FieldName = Exclude<keyof MatcherPattern, 'regexp' | 'loop'>

const FIELDS: readonly FieldName[] = ['file', 'fromPath', 'line', 'column', 'severity', 'code', 'message']

/** Applies one matcher line by line. A diagnostic of several lines is complete when the last pattern matches. */
class LineReader {
  readonly #steps: readonly { readonly pattern: MatcherPattern; readonly expression: RegExp }[]
  readonly #severity: string
  /** The fields read so far, by the number of patterns that matched consecutive lines. */
  readonly #pending: (Fields | undefined)[]

  constructor({ patterns, severity }: ProblemMatcher) {
    this.#steps = patterns.map((pattern) => ({ pattern, expression: new RegExp(pattern.regexp) }))
    this.#severity = severity
    this.#pending = patterns.map((_, index) => (index === 0 ? {} : undefined))
  }

  read(line: string): Diagnostic | undefined {
    // From the last step to the first: a step must not continue what an earlier step has read in the same line.
    for (let index = this.#steps.length - 1; index >= 0; index -= 1) {
      const fields = this.#readStep(index, line)
      if (fields) return toDiagnostic(fields, this.#severity)
    }
    return undefined
  }

  /** @returns the fields of a complete diagnostic */
  #readStep(index: number, line: string): Fields | undefined {
    const step = this.#steps[index]
    const earlier = this.#pending[index]
    if (!step || !earlier) return undefined
    const groups = step.expression.exec(line)
    const fields = groups ? { ...earlier, ...fieldsOf(step.pattern, groups) } : undefined
    if (index < this.#steps.length - 1) {
      this.#pending[index + 1] = fields
      return undefined
    }
    if (fields) this.#pending.fill(undefined, 1)
    if (index > 0) this.#pending[index] = fields && step.pattern.loop ? earlier : undefined
    return fields
  }
}

function fieldsOf(pattern: MatcherPattern, groups: RegExpExecArray): Fields {
  const fields = FIELDS.flatMap((name) => {
    const number = pattern[name]
    const text = number === undefined ? undefined : groups[number]
    return text === undefined ? [] : [[name, text] as const]
  })
  return Object.fromEntries(fields)
}

function toDiagnostic(
  { file = '', fromPath, line, column, severity, code = '', message }: Fields,
  defaultSeverity: string
) {
  if (message === undefined) return undefined
  return {
    path: fromPath === undefined ? file : relativeToFile(fromPath, file),
    line: toNumber(line),
    column: toNumber(column),
    severity: toSeverity(severity === undefined || severity === '' ? defaultSeverity : severity),
    message: message.trim(),
    code
  }
}

/** The path of a file that is named relative to another one, such as a project file. */
function relativeToFile(fromPath: string, file: string): string {
  const folder = fromPath.slice(0, fromPath.lastIndexOf('/') + 1)
  return file.startsWith('/') ? file : folder + file
}

function toNumber(text: string | undefined): number | undefined {
  const number = Number.parseInt(text ?? '', 10)
  return Number.isNaN(number) || number < 1 ? undefined : number
}

function toSeverity(word: string): DiagnosticSeverity {
  if (/^w/i.test(word)) return 'warning'
  return /^(n|i|hint|help|suggestion|style|refactor|convention)/i.test(word) ? 'notice' : 'error'
}
