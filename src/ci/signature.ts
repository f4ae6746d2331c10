import { createHash } from 'node:crypto'
import type { JobFailure } from '../domain/ci-failure.ts'

/** The first errors say what is broken; later ones often follow from them. */
const MAX_LINES = 5
const MAX_LINE = 300

const ERROR =
  /\b(?:error|errors|failed|failure|fail|exception|panicked|panic|fatal|traceback|assert\w*|not ok|cannot find|undefined reference)\b|error\[|Error:|Exception:|✕|✖|✗|✘|×/i
/** Lines that every failed step prints. They do not identify a failure. */
const ANY_STEP =
  /^(?:Process completed with exit code|The operation was canceled|.*\bexit(?:ed)?(?: with)?(?: code| status)? \d+\.?$)/i

/** What differs between two runs of the same failure, in this order. */
const VARIABLE: readonly (readonly [RegExp, string])[] = [
  [/\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.,\dZ+:-]*/g, '<time>'],
  [/\b0x[\da-f]+\b/gi, '<hex>'],
  [/\b(?=[a-f]*\d)[\da-f]{7,64}\b/gi, '<hex>'],
  [/(?:\b[a-z]:)?(?:[\\/][\w.@+~-]{1,200}){2,40}[\\/]/gi, '/'],
  [/\b\d+(?:[.,]\d+)*\s?(?:ns|µs|us|ms|s|sec|secs|seconds|m|min|minutes|h)\b/gi, '<duration>'],
  [/\d+/g, '<n>'],
  [/\s+/g, ' ']
]

/** The lines that name errors, the first ones first, without what differs between two runs. */
function errorLines(lines: readonly string[]): readonly string[] {
  const errors: string[] = []
  for (const line of lines) {
    const text = line.slice(0, MAX_LINE).trim()
    if (errors.length === MAX_LINES) break
    if (text !== '' && ERROR.test(text) && !ANY_STEP.test(text)) errors.push(withoutVariables(text))
  }
  return errors
}

/** A hash of the first errors; undefined if no line names one. */
export function failureSignature(lines: readonly string[]): string | undefined {
  const errors = errorLines(lines)
  return errors.length === 0 ? undefined : shortHash(errors)
}

/** Equal for runs in which the same jobs and steps failed, with the same tests, or else the same first errors. */
export function failureHash(failed: readonly JobFailure[]): string {
  const parts = failed.map(({ job, step, failingTests, signature }) => {
    const what = failingTests.length > 0 ? failingTests.toSorted() : [signature ?? '']
    return JSON.stringify([job.name, step ?? '', ...what])
  })
  return shortHash(parts.toSorted())
}

/**
 * Equal for runs that failed for the same reason, whatever their jobs and steps are called: with the same tests, or else the same first errors.
 * A job that names neither has a reason of its own.
 */
export function causeHash(failed: readonly JobFailure[]): string {
  const causes = failed.flatMap(({ job, failingTests, signature }) =>
    failingTests.length > 0 ? failingTests : [signature ?? `job ${job.id}`]
  )
  return shortHash([...new Set(causes)].toSorted())
}

function shortHash(lines: readonly string[]): string {
  return createHash('sha256').update(lines.join('\n')).digest('hex').slice(0, 16)
}

function withoutVariables(text: string): string {
  return VARIABLE.reduce((result, [pattern, replacement]) => result.replaceAll(pattern, replacement), text).trim()
}
