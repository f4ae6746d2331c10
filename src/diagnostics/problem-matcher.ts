import type { MatcherPattern } from '../settings/diagnostics-schema.ts'
import type { ProblemMatcher } from '../settings/diagnostics.ts'
import type { Finding, Severity } from './finding.ts'
import { withinTime } from './within-time.ts'

const MAX_MS = 2_000
const MAX_LINE_LENGTH = 2_000
const MAX_FINDINGS = 5_000

/**
 * The findings in an output, with paths as they were written. Of several matchers the first that fits a line has it.
 *
 * @returns undefined when the expressions take too long over this output, which the checked code had a hand in
 */
export function applyMatchers(matchers: readonly ProblemMatcher[], output: string): Finding[] | undefined {
  const readers = matchers.map((matcher) => new LineReader(matcher))
  return withinTime(MAX_MS, () => {
    const findings: Finding[] = []
    for (const line of output.split('\n')) {
      if (findings.length === MAX_FINDINGS) break
      const finding = firstFinding(readers, line.replace(/\r$/, '').slice(0, MAX_LINE_LENGTH))
      if (finding) findings.push(finding)
    }
    return findings
  })
}

function firstFinding(readers: readonly LineReader[], line: string): Finding | undefined {
  for (const reader of readers) {
    const finding = reader.read(line)
    if (finding) return finding
  }
  return undefined
}

type Fields = Readonly<Partial<Record<FieldName, string>>>
type FieldName = Exclude<keyof MatcherPattern, 'regexp' | 'loop'>

const FIELDS: readonly FieldName[] = ['file', 'fromPath', 'line', 'column', 'severity', 'code', 'message']

/** Follows one matcher through the lines. A finding of several lines is complete with the last of its patterns. */
class LineReader {
  readonly #steps: readonly { readonly pattern: MatcherPattern; readonly expression: RegExp }[]
  readonly #severity: string
  /** By the number of patterns that have fitted one line after the other: what they read. */
  readonly #begun: (Fields | undefined)[]

  constructor({ patterns, severity }: ProblemMatcher) {
    this.#steps = patterns.map((pattern) => ({ pattern, expression: new RegExp(pattern.regexp) }))
    this.#severity = severity
    this.#begun = patterns.map((_, index) => (index === 0 ? {} : undefined))
  }

  read(line: string): Finding | undefined {
    // The last step first: what the step before reads in this line is for the next one.
    for (let index = this.#steps.length - 1; index >= 0; index -= 1) {
      const fields = this.#readStep(index, line)
      if (fields) return toFinding(fields, this.#severity)
    }
    return undefined
  }

  /** @returns the fields of a finding that is complete */
  #readStep(index: number, line: string): Fields | undefined {
    const step = this.#steps[index]
    const earlier = this.#begun[index]
    if (!step || !earlier) return undefined
    const groups = step.expression.exec(line)
    const fields = groups ? { ...earlier, ...fieldsOf(step.pattern, groups) } : undefined
    if (index < this.#steps.length - 1) {
      this.#begun[index + 1] = fields
      return undefined
    }
    if (fields) this.#begun.fill(undefined, 1)
    if (index > 0) this.#begun[index] = fields && step.pattern.loop ? earlier : undefined
    return fields
  }
}

function fieldsOf(pattern: MatcherPattern, groups: RegExpExecArray): Fields {
  const read = FIELDS.flatMap((name) => {
    const number = pattern[name]
    const text = number === undefined ? undefined : groups[number]
    return text === undefined ? [] : [[name, text] as const]
  })
  return Object.fromEntries(read)
}

function toFinding({ file = '', fromPath, line, column, severity, code = '', message }: Fields, byDefault: string) {
  if (message === undefined) return undefined
  return {
    path: fromPath === undefined ? file : beside(fromPath, file),
    line: toNumber(line),
    column: toNumber(column),
    severity: toSeverity(severity === undefined || severity === '' ? byDefault : severity),
    message: message.trim(),
    code
  }
}

/** A file is named relative to the one that led to it, such as a project file. */
function beside(fromPath: string, file: string): string {
  const folder = fromPath.slice(0, fromPath.lastIndexOf('/') + 1)
  return file.startsWith('/') ? file : folder + file
}

function toNumber(text: string | undefined): number | undefined {
  const number = Number.parseInt(text ?? '', 10)
  return Number.isNaN(number) || number < 1 ? undefined : number
}

function toSeverity(word: string): Severity {
  if (/^w/i.test(word)) return 'warning'
  return /^(n|i|hint|help|suggestion|style|refactor|convention)/i.test(word) ? 'notice' : 'error'
}
