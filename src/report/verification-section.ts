import type { Check, Verification } from '../domain/verification.ts'
import { markdownList } from '../text/markdown-list.ts'
import { listFirst, plural } from '../text/format.ts'
import { codeBlock, codeElement, codeSpan, details, escapeMarkdown, joinParagraphs } from '../text/quote-markdown.ts'
import { checkOf, compareChecks, verdictOf, type ComparedCheck, type TestComparison } from '../verification/compare.ts'
import { failureExcerpt } from '../verification/failure-excerpt.ts'
import type { CheckEnd } from '../verification/judge-check.ts'
import type { RunSnapshot } from './run-snapshot.ts'
import { describeCheckEnd } from './sentences.ts'

const MAX_NAMES = 10
const MAX_NAME = 150
const MAX_EXCERPT = 3_000

/** The repository's own checks before and after the work: a list with the tests by name, and what the failing ones printed. */
export function verificationSection(verification: Verification, maxLength: number): string {
  const checks = compareChecks(verification)
  const skipped = (verification.notRun ?? []).map((command) => `⏭️ ${codeSpan(command)}: not run: fork`)
  const lines = checks.map((check) => checkLine(check, verification))
  const named = checks.map((check, index) => [lines[index], ...testLines(check, verification)].join('\n'))
  const whole = markdownList([...named, ...skipped])
  // All checks come first; the names of tests, and output, only as far as there is room.
  const list = whole.length <= maxLength ? whole : markdownList([...lines, ...skipped], maxLength)
  if (list === '') return ''
  return checks.reduce((section, check) => {
    const part = excerptOf(check, verification)
    const longer = part === '' ? section : joinParagraphs([section, part])
    return longer.length <= maxLength ? longer : section
  }, list)
}

/** Such as ``✅ `npm test`: exit 0, 4 pass (2 of them fixed) · before: ❌ exit 1``. */
function checkLine(check: ComparedCheck, { before, after, unpublished }: Verification): string {
  const start = check.before && endOf(check.before, checkOf(check, before))
  const end = check.after && endOf(check.after, checkOf(check, after))
  const now = end ?? start
  if (!now) return codeSpan(check.command)
  const result = [now.label, testCounts(check, unpublished === undefined)].filter(Boolean).join(', ')
  const when = end ? (start ? ` · before: ${start.sign.emoji} ${start.label}` : '') : ' · before the work only'
  return `${now.sign.emoji} ${codeSpan(check.command)}: ${result}${when}`
}

/**
 * What readers must know before they trust the change: a check fails since the work, is gone, did not run or did not finish, or tests
 * failed before and still fail; '' otherwise.
 */
export function verificationNotice({
  verification,
  sandbox,
  isStopping,
  steps
}: Pick<RunSnapshot, 'verification' | 'sandbox' | 'isStopping' | 'steps'>): string {
  if (isStopping && verification.after.length === 0)
    return '⚠️ **Not verified:** the run was stopped before the checks. Run them before you merge.'
  if (verification.notRun) return FORK
  const verdict = verdictOf(verification)
  // A request that undoes work or only merges runs no checks.
  if (verdict === 'none' && !steps.some(({ step }) => step === 'working'))
    return '⚠️ **Not verified:** no checks were run. Run them before you merge.'
  if (verdict === 'none')
    return `⚠️ **Not verified:** no checks were run, because ${sandbox === undefined ? NO_SANDBOX : NO_CHECKS}`
  const checks = compareChecks(verification)
  const failing = checks.flatMap(failingSentence)
  const gone = checks.filter(({ isGone }) => isGone).map(goneSentence)
  const notRun = checks.flatMap(notRunSentence)
  const title = verdict === 'could-not-run' ? 'Not verified' : 'Not verified by all checks'
  const fails = verdict !== 'worse' && checks.some(({ after }) => after?.kind === 'failed')
  return joinParagraphs([
    partialNotice(verification),
    sharedNotice(verification),
    failing.length === 0 ? '' : `❌ **Checks fail:** ${firstSentences(failing)}`,
    gone.length === 0 ? '' : `❌ **Checks are gone:** ${firstSentences(gone)}`,
    notRun.length === 0 ? '' : `⚠️ **${title}:** ${firstSentences(notRun)}`,
    fails ? `⚠️ ${stillFailingSentence(verification)}` : ''
  ])
}

function partialNotice({ unpublished }: Verification): string {
  if (!unpublished) return ''
  return `⚠️ **Verified only in part:** the checks ran with files that are not published: ${listNames(unpublished)}. Run them on what is published before you merge.`
}

function sharedNotice({ sharedBecause }: Verification): string {
  if (sharedBecause === undefined) return ''
  return `⚠️ **The proof was made where the work was done:** ${sharedBecause}. What the work left beside its change can have changed the result.`
}

const FORK =
  '⚠️ **Not verified:** Forgehand does not run the code of a fork. The checks of the pull request must prove the change.'
const NO_SANDBOX = 'there was no sandbox to run them in. Run the checks before you merge.'
const NO_CHECKS =
  'this repository declares none that Forgehand recognizes, nor do the packages that the change affects. List commands under `verify` in `agent.yml`.'

/** A monorepo can have many checks. All of them, and more names, are in the section. */
const MAX_SENTENCES = 5
const MAX_ON_TOP = 3

function firstSentences(sentences: readonly string[]): string {
  const more = sentences.length - MAX_SENTENCES
  const shown = sentences.slice(0, MAX_SENTENCES).join(' ')
  return more > 0 ? `${shown} The same for ${plural(more, 'more check')}.` : shown
}

/** What the work made worse, unless it is named as gone or as not run. */
function failingSentence({ command, before, after, tests, isWorse, isGone }: ComparedCheck): readonly string[] {
  if (!isWorse || isGone || !after || after.kind === 'could-not-run') return []
  const fails = before?.kind === 'failed' ? 'more tests fail now' : 'fails now'
  const now = after.kind === 'timed-out' ? 'does not finish now' : fails
  const names = tests?.newlyFailing ?? []
  const list = names.length === 0 ? '' : `: ${listNames(names, MAX_ON_TOP)}`
  return [`${codeSpan(command)} ${before ? BEFORE[before.kind] : 'did not run'} before the work and ${now}${list}.`]
}

const BEFORE: Readonly<Record<CheckEnd['kind'], string>> = {
  passed: 'passed',
  failed: 'failed',
  'timed-out': 'did not finish',
  'could-not-run': 'could not run'
}

function goneSentence({ command, after }: ComparedCheck): string {
  const cause = after?.kind === 'could-not-run' ? `could not run (${escapeMarkdown(after.cause)})` : 'ran no tests'
  return `${codeSpan(command)} ran before the work and ${cause} after it.`
}

function notRunSentence({ command, after, isWorse, isGone }: ComparedCheck): readonly string[] {
  if (after?.kind === 'timed-out' && !isWorse) return [`${codeSpan(command)} did not finish.`]
  if (after?.kind !== 'could-not-run' || isGone) return []
  return [`${codeSpan(command)} could not run (${escapeMarkdown(after.cause)}).`]
}

function endOf({ kind }: CheckEnd, check: Check | undefined): ReturnType<typeof describeCheckEnd> {
  return describeCheckEnd(kind, check?.exitCode)
}

/** @param provesFix false if files that the tests had are not published */
function testCounts({ tests }: ComparedCheck, provesFix: boolean): string {
  if (!tests) return ''
  const { passed, failed, fixedCount, newlyFailing } = tests
  const passes = passed === undefined ? '' : `${passed} pass`
  // With a runner that counts assertions, more can have failed before than exist now.
  const isPart = provesFix && fixedCount > 0 && fixedCount <= (passed ?? 0)
  const passing = passes && isPart ? `${passes} (${fixedCount} of them fixed)` : passes
  const failing = failed > 0 ? `${failed} fail` : ''
  const worse = failing && newlyFailing.length > 0 ? `${failing} (${newlyFailing.length} newly)` : failing
  return [passing, worse].filter(Boolean).join(', ')
}

/** The tests whose result changed, and those that still fail, below the line of their check. Empty without names. */
function testLines({ tests, after }: ComparedCheck, { unpublished }: Verification): readonly string[] {
  if (!tests) return []
  return NAMED_GROUPS.flatMap(([group, title]) => {
    const names = tests[group]
    if (names.length === 0) return []
    if (group === 'fixed' && unpublished) return [`  - ${FIXED_IN_PART}: ${listNames(names)}`]
    // If the check did not run after the work, it is unknown whether the tests still fail.
    const label = group === 'stillFailing' && !after ? 'Failing' : title
    return [`  - ${label}: ${listNames(names)}`]
  })
}

/** Instead of "Fixed", where files that the tests had are not published. */
export const FIXED_IN_PART = 'Failed before, and pass with the files that are not published'

type NamedGroup = 'fixed' | 'newlyFailing' | 'stillFailing' | 'added'

const NAMED_GROUPS: readonly (readonly [NamedGroup & keyof TestComparison, string])[] = [
  ['fixed', 'Fixed'],
  ['newlyFailing', 'Newly failing'],
  ['stillFailing', 'Failed before and still failing'],
  ['added', 'Added']
]

function listNames(names: readonly string[], max = MAX_NAMES): string {
  return listFirst(
    names.map((name) => codeSpan(name, MAX_NAME)),
    max
  )
}

/** What a check printed about its failures, collapsed. */
function excerptOf(compared: ComparedCheck, { after }: Verification): string {
  const check = checkOf(compared, after)
  if (!check || compared.after?.kind === 'passed') return ''
  return details(`Output of ${codeElement(check.command)}`, codeBlock(failureExcerpt(check.output, MAX_EXCERPT)))
}

function stillFailingSentence(verification: Verification): string {
  const names = [...new Set(compareChecks(verification).flatMap(({ tests }) => tests?.stillFailing ?? []))]
  if (names.length === 0) return 'The checks that fail also failed before.'
  const were = names.length === 1 ? 'failed before and still fails' : 'failed before and still fail'
  return `${plural(names.length, 'test')} ${were}: ${listNames(names)}.`
}
