import type { Outcome } from '../domain/outcome.ts'
import { oneLine } from '../text/shorten.ts'
import { haveOldTestsRun, hiddenFailures } from '../verification/closing.ts'
import { compareChecks, hasOtherTree, verdictOf, type TestComparison, type Verdict } from '../verification/compare.ts'
import { describeOutcome } from './describe-outcome.ts'
import type { EndedRun, RunSnapshot } from './run-snapshot.ts'
import type { TaskItem } from '../domain/task-item.ts'

/** What an output is made of; undefined for one that this run does not have. */
type Value = string | number | boolean | undefined

interface OutputOptions {
  readonly trigger: string
  readonly tracePath?: string | undefined
  readonly patchPath?: string | undefined
  /** Folder with the files that the model attached. */
  readonly filesPath?: string | undefined
  /** Folder of the artifact for the publish job. */
  readonly proposalPath?: string | undefined
  /** The ref of the session that the run has written. */
  readonly sessionRef?: string | undefined
  /** Folder of the artifact for the other jobs of a fan-out. */
  readonly artifactPath?: string | undefined
}

/** The outputs of the action by their names in action.yml, in its order; '' for an output that this run does not have. */
export function outputs(run: EndedRun, options: OutputOptions): Outputs {
  const texts = Object.entries<Value>(valuesOf(run, options)).map(
    ([name, value = '']) => [name, String(value)] as const
  )
  return Object.fromEntries(texts) as Outputs // Safe: each value has become a text.
}

type Outputs = Readonly<Record<keyof ReturnType<typeof valuesOf>, string>>

function valuesOf(run: EndedRun, options: OutputOptions) {
  const { outcome, threads } = run
  const publication = 'publication' in outcome ? outcome.publication : undefined
  const review = outcome.kind === 'reviewed' ? outcome : undefined
  const { issue, items } = outcome.kind === 'answered' ? outcome : {}
  const changed = outcome.kind === 'suggested' ? outcome : publication
  const hasThreads = threads.length > 0
  return {
    outcome: outcome.kind,
    'pull-request-number': publication?.pullRequest?.number,
    'pull-request-url': publication?.pullRequest?.url,
    'issue-url': issue?.url,
    branch: publication?.branch,
    'head-sha': publication?.headSha,
    'commits-verified': publication?.isVerified,
    'files-changed': changed?.filesChanged.length ?? 0,
    turns: run.turns,
    'input-tokens': run.tokens.input,
    'output-tokens': run.tokens.output,
    'cost-usd': run.cost?.toFixed(6),
    'trace-path': options.tracePath,
    // Set once the page is written, last of all.
    'trace-html-path': undefined,
    'patch-path': options.patchPath,
    'files-path': options.filesPath,
    'verify-status': verifyStatus(run, outcome),
    tests: testsOutput(run),
    'denied-commands': deniedCommands(run),
    summary: plainText(describeOutcome(outcome, options.trigger).sentence),
    'proposal-path': options.proposalPath,
    'review-id': review?.review?.id,
    'review-url': review?.review?.url,
    'review-findings': review && review.findings.comments + review.findings.listed,
    'threads-fixed': hasThreads
      ? threads.filter(({ verdict, commit }) => verdict === 'fixed' && commit !== undefined).length
      : undefined,
    'threads-open': hasThreads ? threads.filter(({ end }) => end === 'open').length : undefined,
    'session-ref': options.sessionRef,
    'artifact-path': options.artifactPath,
    matrix: items && matrixOf(items),
    'has-items': items && items.length > 0,
    // A run that failed has no result that a workflow could rely on.
    'structured-output': WITHOUT_RESULT.has(outcome.kind) ? undefined : run.structuredOutput
  } satisfies Readonly<Record<string, Value>>
}

const MAX_SUMMARY = 1_000
const WITHOUT_RESULT: ReadonlySet<Outcome['kind']> = new Set(['failed', 'cancelled', 'skipped'])

const STATUS: Readonly<Record<Verdict, string>> = {
  none: 'none',
  passed: 'passed',
  worse: 'failed',
  'failing-as-before': 'unchanged',
  partial: 'partial',
  'could-not-run': 'not-run'
}

// Checks that ran before the work only say nothing about the time after it.
function verifyStatus({ verification }: RunSnapshot, { kind }: Outcome): string {
  const isUnchanged = kind === 'no_change' || kind === 'answered'
  const { before, after } = verification
  const verdict = isUnchanged && after.length === 0 && before.length > 0 ? 'could-not-run' : verdictOf(verification)
  const isGood = verdict === 'passed' || verdict === 'failing-as-before'
  return STATUS[isGood && verification.sharedBecause !== undefined ? 'partial' : verdict]
}

/** Characters of an output with lists. All outputs of a job together may have a megabyte in UTF-16. */
const MAX_LISTS = 64_000
const MAX_TESTS = 100

/** The first items, as many as fit, and how many do not. */
function cutList<Item>(items: readonly Item[], { length: maxLength = MAX_LISTS, count = Infinity } = {}) {
  let length = 0
  const shown = items.slice(0, count).filter((item) => (length += JSON.stringify(item).length + 1) <= maxLength)
  return { shown, left: items.length - shown.length }
}

function deniedCommands({ denials }: RunSnapshot): string {
  const { shown, left } = cutList(denials.map(({ command }) => command))
  return JSON.stringify(left === 0 ? shown : [...shown, `… and ${left} more`])
}

/** Names of tests by what became of them, as JSON. '' if no runner named any. */
function testsOutput({ verification }: RunSnapshot): string {
  const tests = compareChecks(verification).flatMap((check) => check.tests ?? [])
  if (tests.length === 0) return ''
  const all = <Item>(pick: (comparison: TestComparison) => readonly Item[]) => tests.flatMap(pick)
  const hasFixed =
    haveOldTestsRun(verification) && verification.sharedBecause === undefined && !hasOtherTree(verification)
  const lists: Readonly<Record<string, readonly unknown[]>> = {
    fixed: hasFixed ? all(({ fixed }) => fixed) : [],
    broken: all(({ newlyFailing }) => newlyFailing),
    'still-failing': all(({ stillFailing }) => stillFailing),
    added: all(({ added }) => added),
    removed: all(({ removed }) => removed),
    skipped: all(({ skipped }) => skipped),
    renamed: all(({ renamed }) => renamed),
    'not-loaded': all(({ notLoaded }) => notLoaded),
    'failing-as-they-were': hiddenFailures(verification),
    'changed-files': verification.changedTestFiles ?? []
  }
  const length = MAX_LISTS / Object.keys(lists).length
  const cut = Object.entries(lists).map(([name, items]) => ({ name, ...cutList(items, { length, count: MAX_TESTS }) }))
  const left = cut.filter((list) => list.left > 0).map((list) => [list.name, list.left] as const)
  return JSON.stringify({
    ...Object.fromEntries(cut.map(({ name, shown }) => [name, shown])),
    ...(left.length > 0 && { 'left-out': Object.fromEntries(left) })
  })
}

// Other steps put the sentence into logs and messages, which do not render Markdown.
export function plainText(markdown: string): string {
  const words = markdown
    .replace(/\[([^\]]*)\]\(<([^>]*)>\)/g, '$1 ($2)')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll('&#124;', '|')
  return oneLine(words, MAX_SUMMARY)
}

/**
 * The value of the output `matrix`, for `fromJSON`. Texts are in the artifact: an output has at most a megabyte.
 *
 * Attack: a workflow can use `${{ matrix.title }}` in a script, so titles contain no characters that are special to a shell.
 */
export function matrixOf(items: readonly TaskItem[]): string {
  return JSON.stringify({
    include: items.map(({ id, title, repository }) => {
      const [owner, name] = repository?.split('/') ?? []
      return { item: id, title: plainTitle(title) || id, ...(repository !== undefined && { repository, owner, name }) }
    })
  })
}

function plainTitle(title: string): string {
  const plain = title
    .replaceAll(/[^\p{L}\p{M}\p{N} .,:@/_+=-]+/gu, ' ')
    .replaceAll(/ +/g, ' ')
    .trim()
  return plain.replace(/^[-=+@ ]+/u, '')
}
