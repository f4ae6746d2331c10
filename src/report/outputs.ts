import type { Outcome, Publication } from '../domain/outcome.ts'
import { oneLine } from '../text/shorten.ts'
import { haveOldTestsRun, hiddenFailures } from '../verification/closing.ts'
import { compareChecks, hasOtherTree, verdictOf, type TestComparison, type Verdict } from '../verification/compare.ts'
import { describeOutcome } from './describe-outcome.ts'
import type { EndedRun, RunSnapshot } from './run-snapshot.ts'
import type { TaskItem } from '../domain/task-item.ts'

/** The outputs of action.yml, in its order. A test compares the two. */
export const outputNames = [
  'outcome',
  'pull-request-number',
  'pull-request-url',
  'issue-url',
  'branch',
  'head-sha',
  'commits-verified',
  'files-changed',
  'turns',
  'input-tokens',
  'output-tokens',
  'cost-usd',
  'trace-path',
  'trace-html-path',
  'patch-path',
  'files-path',
  'verify-status',
  'tests',
  'denied-commands',
  'summary',
  'proposal-path',
  'review-id',
  'review-url',
  'review-findings',
  'threads-fixed',
  'threads-open',
  'session-ref',
  'artifact-path',
  'matrix',
  'has-items',
  'structured-output'
] as const

type Outputs = Readonly<Record<(typeof outputNames)[number], string>>
type PublicationOutputs = Pick<Outputs, keyof typeof NO_PUBLICATION>

const MAX_SUMMARY = 1_000

const NO_PUBLICATION = {
  'pull-request-number': '',
  'pull-request-url': '',
  branch: '',
  'head-sha': '',
  'commits-verified': '',
  'files-changed': '0'
}

/** The outputs of the action by their names in action.yml; '' for an output that this run does not have. */
export function outputs(
  run: EndedRun,
  options: {
    readonly trigger: string
    readonly tracePath: string | undefined
    readonly patchPath: string | undefined
    /** Folder with the files that the model attached. */
    readonly filesPath?: string | undefined
    /** Folder of the artifact for the publish job. */
    readonly proposalPath?: string | undefined
    /** The ref of the session that the run has written. */
    readonly sessionRef?: string | undefined
    /** Folder of the artifact for the other jobs of a fan-out. */
    readonly artifactPath?: string | undefined
  }
): Outputs {
  const { outcome } = run
  return {
    outcome: outcome.kind,
    ...publicationOutputs('publication' in outcome ? outcome.publication : undefined),
    'issue-url': outcome.kind === 'answered' ? (outcome.issue?.url ?? '') : '',
    ...(outcome.kind === 'suggested' && { 'files-changed': String(outcome.filesChanged.length) }),
    turns: String(run.turns),
    'input-tokens': String(run.tokens.input),
    'output-tokens': String(run.tokens.output),
    'cost-usd': run.cost === undefined ? '' : run.cost.toFixed(6),
    'trace-path': options.tracePath ?? '',
    // Set once the page is written, last of all.
    'trace-html-path': '',
    'patch-path': options.patchPath ?? '',
    'files-path': options.filesPath ?? '',
    'verify-status': verifyStatus(run, outcome),
    tests: testsOutput(run),
    'denied-commands': deniedCommands(run),
    summary: plainText(describeOutcome(outcome, options.trigger).sentence),
    'proposal-path': options.proposalPath ?? '',
    ...reviewOutputs(outcome),
    ...threadOutputs(run.threads),
    'session-ref': options.sessionRef ?? '',
    'artifact-path': options.artifactPath ?? '',
    ...itemOutputs(outcome),
    // A run that failed has no result that a workflow could rely on.
    'structured-output': WITHOUT_RESULT.has(outcome.kind) ? '' : (run.structuredOutput ?? '')
  }
}

const WITHOUT_RESULT: ReadonlySet<Outcome['kind']> = new Set(['failed', 'cancelled', 'skipped'])

/** '' for a run that posts no review. */
function reviewOutputs(outcome: Outcome): Pick<Outputs, 'review-id' | 'review-url' | 'review-findings'> {
  if (outcome.kind !== 'reviewed') return { 'review-id': '', 'review-url': '', 'review-findings': '' }
  const { review, findings } = outcome
  return {
    'review-id': review ? String(review.id) : '',
    'review-url': review?.url ?? '',
    'review-findings': String(findings.comments + findings.listed)
  }
}

/** '' for a run that divides no task into items. */
function itemOutputs(outcome: Outcome): Pick<Outputs, 'matrix' | 'has-items'> {
  const items = outcome.kind === 'answered' ? outcome.items : undefined
  return items ? { matrix: matrixOf(items), 'has-items': String(items.length > 0) } : { matrix: '', 'has-items': '' }
}

/** '' for a run that handles no threads. */
function threadOutputs(threads: RunSnapshot['threads']): Pick<Outputs, 'threads-fixed' | 'threads-open'> {
  if (threads.length === 0) return { 'threads-fixed': '', 'threads-open': '' }
  return {
    'threads-fixed': String(
      threads.filter(({ verdict, commit }) => verdict === 'fixed' && commit !== undefined).length
    ),
    'threads-open': String(threads.filter(({ end }) => end === 'open').length)
  }
}

function publicationOutputs(publication: Publication | undefined): PublicationOutputs {
  if (!publication) return NO_PUBLICATION
  const { pullRequest, branch, headSha, isVerified, filesChanged } = publication
  return {
    'pull-request-number': pullRequest ? String(pullRequest.number) : '',
    'pull-request-url': pullRequest?.url ?? '',
    branch,
    'head-sha': headSha,
    'commits-verified': String(isVerified),
    'files-changed': String(filesChanged.length)
  }
}

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
