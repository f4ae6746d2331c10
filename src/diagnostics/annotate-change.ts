import type { Annotation } from '../domain/annotation.ts'
import type { Check } from '../domain/verification.ts'
import { unquoteName } from '../text/git-names.ts'
import { parseHunks } from '../text/hunks.ts'
import { oneLine } from '../text/shorten.ts'
import { terminalText } from '../text/terminal-text.ts'
import type { CheckerSettings, ProblemMatcher } from '../settings/diagnostics.ts'
import { builtInMatchers } from './built-in-matchers.ts'
import { compareText, formatDiagnostic, type Diagnostic } from './diagnostic.ts'
import { applyMatchers } from './problem-matcher.ts'
import { withoutFolder } from '../text/paths.ts'

export interface ChangeToAnnotate {
  readonly before: readonly Pick<Check, 'command' | 'output'>[]
  readonly after: readonly Pick<Check, 'command' | 'output'>[]
  /** Syntax errors in changed files. Like the output of the checks, they must be redacted already: messages are cut here. */
  readonly syntax: readonly Diagnostic[]
  /** The change, as `git diff` writes it. */
  readonly patch: string
  /** The work tree; absolute. */
  readonly root: string
  /** Their problem matchers are used too. */
  readonly checkers: CheckerSettings
}

/** GitHub shows this many of each severity for a step. */
const MAX_ANNOTATIONS = 10
const MAX_MESSAGE = 400
const MAX_TITLE = 100
const SEVERITIES = ['error', 'warning', 'notice'] as const

/** The more specific ones come first: the first matcher of a line counts. */
const { tsc, 'eslint-unix': unix, 'eslint-stylish': stylish, gcc, cargo, 'go-vet': goVet, ruff } = builtInMatchers
const MATCHERS: readonly ProblemMatcher[] = [...tsc, ...unix, ...gcc, ...cargo, ...goVet, ...ruff, ...stylish]

interface Reported {
  readonly command: string
  readonly diagnostic: Diagnostic
}

/**
 * What checks print about the lines of a change, at most ten annotations: errors first, and new ones before those that the checks printed
 * before the work. A diagnostic far from every changed line is left out; one about a whole file is shown at its first changed line.
 */
export function annotateChange({ before, after, syntax, patch, ...rest }: ChangeToAnnotate): readonly Annotation[] {
  const changed = changedLines(patch)
  const reported = (checks: ChangeToAnnotate['after']) => checks.flatMap((check) => diagnosticsIn(check, changed, rest))
  const known = new Set(reported(before).map(({ diagnostic }) => keyOf(diagnostic)))
  const candidates = [...syntax.map((diagnostic) => ({ command: 'syntax', diagnostic })), ...reported(after)]
  const placed = candidates.flatMap((each) => {
    const line = lineFor(each.diagnostic, changed)
    return line === undefined ? [] : [{ ...each, line, isKnown: known.has(keyOf(each.diagnostic)) }]
  })
  const unique = new Map(
    placed.toReversed().map((each) => [`${each.diagnostic.path}:${each.line} ${each.diagnostic.message}`, each])
  )
  return [...unique.values()]
    .toReversed()
    .sort(
      (one, other) =>
        SEVERITIES.indexOf(one.diagnostic.severity) - SEVERITIES.indexOf(other.diagnostic.severity) ||
        Number(one.isKnown) - Number(other.isKnown) ||
        compareText(one.diagnostic.path, other.diagnostic.path) ||
        one.line - other.line
    )
    .slice(0, MAX_ANNOTATIONS)
    .map(toAnnotation)
}

function toAnnotation({ command, diagnostic, line }: Reported & { readonly line: number }): Annotation {
  const { path, severity, message, code } = diagnostic
  const title = oneLine([code, command].filter(Boolean).join(' · '), MAX_TITLE)
  return { path, line, severity, title, message: oneLine(message, MAX_MESSAGE) }
}

/** The work can move lines, so a diagnostic from before it can have another line number. */
function keyOf({ path, message, code }: Diagnostic): string {
  return formatDiagnostic({ path, message, code, line: undefined, column: undefined, severity: 'error' })
}

function diagnosticsIn(
  { command, output }: Pick<Check, 'command' | 'output'>,
  changed: ReadonlyMap<string, ChangedLines>,
  { root, checkers = [] }: Pick<ChangeToAnnotate, 'root' | 'checkers'>
): readonly Reported[] {
  const declared = checkers.flatMap((checker) => (typeof checker === 'string' ? [] : matchersOf(checker.matchers)))
  const diagnostics = applyMatchers([...declared, ...MATCHERS], terminalText(output)) ?? []
  return diagnostics.flatMap((diagnostic) => {
    const path = changedPath(diagnostic.path, changed, root)
    return path === undefined ? [] : [{ command, diagnostic: { ...diagnostic, path } }]
  })
}

function matchersOf(matchers: string | readonly ProblemMatcher[]): readonly ProblemMatcher[] {
  // The built-in matchers are always used.
  return typeof matchers === 'string' ? [] : matchers
}

/** A check that runs in a package prints paths from there. */
function changedPath(printed: string, changed: ReadonlyMap<string, ChangedLines>, root: string): string | undefined {
  const path = printed.replace(/^file:\/\//, '').replace(/^\.\//, '')
  const relative = withoutFolder(path, root)
  if (changed.has(relative)) return relative
  const below = relative === '' ? [] : [...changed.keys()].filter((each) => each.endsWith(`/${relative}`))
  return below.length === 1 ? below[0] : undefined
}

interface ChangedLines {
  readonly first: number
  /** The changed lines, and the lines around them that GitHub shows. */
  readonly hunks: readonly { readonly start: number; readonly end: number }[]
}

function lineFor({ path, line }: Diagnostic, changed: ReadonlyMap<string, ChangedLines>): number | undefined {
  const lines = changed.get(path)
  if (!lines || line === undefined) return lines?.first
  return lines.hunks.some(({ start, end }) => line >= start && line <= end) ? line : undefined
}

/** The lines of each file after a change. Without deleted files. */
function changedLines(patch: string): ReadonlyMap<string, ChangedLines> {
  const files = patch.split(/(?<![^\n])(?=diff --git )/)
  return new Map(
    files.flatMap((file) => {
      const [, quoted, plain] = /(?<![^\n])\+\+\+ (?:"b\/([^\n]*)"|b\/([^\n]*?))\t?(?=\n|$)/.exec(file) ?? []
      const path = quoted === undefined ? plain : unquoteName(quoted)
      const hunks = parseHunks(file)
      const lines = hunks.flatMap((hunk) => hunk.lines)
      const first = (lines.find(({ kind }) => kind === 'added') ?? lines.find(({ right }) => right !== undefined))
        ?.right
      return path === undefined || first === undefined
        ? []
        : [[path, { first, hunks: hunks.map(({ right }) => right) }] as const]
    })
  )
}
