import type { Check, Verification } from '../domain/verification.ts'
import { markdownList } from '../text/markdown-list.ts'
import { listFirst, plural } from '../text/format.ts'
import { codeBlock, codeElement, codeSpan, details, escapeMarkdown, joinParagraphs } from '../text/quote-markdown.ts'
import { closingObstacle, haveOldTestsRun, hiddenFailures } from '../verification/closing.ts'
import {
  checkOf,
  compareChecks,
  hasOtherTree,
  verdictOf,
  type ComparedCheck,
  type TestComparison
} from '../verification/compare.ts'
import { failureExcerpt } from '../verification/failure-excerpt.ts'
import type { CheckEnd } from '../verification/judge-check.ts'
import { NO_GO_SUM } from '../verification/name-tests.ts'
import type { RunSnapshot } from './run-snapshot.ts'
import { describeCheckEnd } from './sentences.ts'

const MAX_NAMES = 10
const MAX_NAME = 150
const MAX_ROUND = 300
const MAX_EXCERPT = 3_000

/** The repository's own checks before and after the work: a list with the tests by name, and what the failing ones printed. */
export function verificationSection(verification: Verification, maxLength: number): string {
  const checks = compareChecks(verification)
  const others = [
    ...(verification.notRun ?? []).map((command) => `⏭️ ${codeSpan(command)}: not run: fork`),
    ...changedFilesLine(verification),
    ...roundsLine(verification)
  ]
  const lines = checks.map((check) => checkLine(check, verification))
  const named = checks.map((check, index) =>
    [lines[index], ...goSumLine(check, verification), ...testLines(check, verification)].join('\n')
  )
  const whole = markdownList([...named, ...others])
  // All checks come first; the names of tests, and output, only as far as there is room.
  const list = whole.length <= maxLength ? whole : markdownList([...lines, ...others], maxLength)
  if (list === '') return ''
  return checks.reduce((section, check) => {
    const part = excerptOf(check, verification)
    const longer = part === '' ? section : joinParagraphs([section, part])
    return longer.length <= maxLength ? longer : section
  }, list)
}

/**
 * What the model says, and the list of checks. Unless they are green and nothing speaks against closing an issue, the list stands first: those
 * words can be "All tests pass".
 */
export function besideChecks(verification: Verification, list: string, words: readonly string[]): readonly string[] {
  const ends = compareChecks(verification).map(({ before, after }) => after ?? before)
  const isGreen = ends.every((end) => end?.kind === 'passed') && closingObstacle(verification) === undefined
  return isGreen && !verification.notRun ? [...words, list] : [list, ...words]
}

/** What was tried, where it did not help. */
function roundsLine(verification: Verification): readonly string[] {
  const { rounds = [] } = verification
  if (rounds.length === 0 || verdictOf(verification) === 'passed') return []
  const results = rounds.map((said, index) => `${index + 1}. ${escapeMarkdown(said, MAX_ROUND)}`).join('; ')
  return [`Failed checks went back to the model ${rounds.length === 1 ? 'once' : `${rounds.length} times`}: ${results}`]
}

function changedFilesLine({ changedTestFiles = [], oldTests }: Verification): readonly string[] {
  if (changedTestFiles.length === 0) return []
  const files = oldTests?.failing.length === 0 ? oldTests.files : []
  const passed = files.length > 0 ? `. As they were before, these pass with this change: ${listNames(files)}` : ''
  return [`Test files and settings of tests that this change touches: ${listNames(changedTestFiles)}${passed}`]
}

/** Such as ``✅ `npm test`: exit 0, 4 pass (2 of them fixed) · before: ❌ exit 1``. */
function checkLine(check: ComparedCheck, verification: Verification): string {
  const { before, after } = verification
  const start = check.before && endOf(check.before, checkOf(check, before))
  const end = check.after && endOf(check.after, checkOf(check, after))
  const now = end ?? start
  if (!now) return codeSpan(check.command)
  const counts = check.tests ? testCounts(check.tests, fixedTitle(verification) === 'Fixed') : exitCodeOnly(check)
  const result = [now.label, counts].filter(Boolean).join(', ')
  const when = end ? (start ? ` · before: ${start.sign.emoji} ${start.label}` : '') : ' · before the work only'
  return `${now.sign.emoji} ${codeSpan(check.command)}: ${result}${when}`
}

/**
 * What readers must know before they trust the change: a check fails since the work, is gone, did not run or did not finish, or tests
 * failed before and still fail; '' otherwise.
 */
export function verificationNotice({ verification, sandbox, isStopping, steps, installations }: RunSnapshot): string {
  if (isStopping && verification.after.length === 0)
    return '⚠️ **Not verified:** the run was stopped before the checks. Run them before you merge.'
  if (verification.notRun) return FORK
  const verdict = verdictOf(verification)
  // A request that undoes work or only merges runs no checks.
  if (verdict === 'none' && !steps.some(({ step }) => step === 'working'))
    return '⚠️ **Not verified:** no checks were run. Run them before you merge.'
  if (verdict === 'none' && sandbox === undefined) return NO_SANDBOX
  if (verdict === 'none') return verification.noChecks === 'by-choice' ? NO_CHECKS_WANTED : noChecks(verification)
  const checks = compareChecks(verification)
  const failing = checks.flatMap(failingSentence)
  const gone = checks.filter(({ isGone }) => isGone).map(goneSentence)
  const notRun = checks.flatMap(notRunSentence)
  const title = verdict === 'could-not-run' ? 'Not verified' : 'Not verified by all checks'
  // Not the program that is missing for it.
  const cause = installations.find(({ result }) => result === 'failed')?.problem?.cause
  if (notRun.length > 0 && cause !== undefined) notRun.unshift(escapeMarkdown(cause))
  const fails = verdict !== 'worse' && checks.some(({ after }) => after?.kind === 'failed')
  return joinParagraphs([
    partialNotice(verification),
    sharedNotice(verification),
    outdatedNotice(verification),
    failing.length === 0 ? '' : `❌ **Checks fail:** ${firstSentences(failing)}`,
    gone.length === 0 ? '' : `❌ **Checks no longer run:** ${firstSentences(gone)}`,
    notRun.length === 0 ? '' : `⚠️ **${title}:** ${firstSentences(notRun)}`,
    oldTestsNotice(verification),
    goneTestsNotice(checks),
    fails ? `⚠️ ${stillFailingSentence(verification)}` : ''
  ])
}

function partialNotice({ unpublished, rebasedOnto, sharedBecause }: Verification): string {
  if (rebasedOnto !== undefined)
    return `⚠️ **Verified only in part:** the branch moved after the checks, and the work was rebased onto ${rebasedOnto.slice(0, 7)}. Run the checks again before you merge.`
  if (!unpublished) return ''
  const proof =
    sharedBecause === undefined ? 'The checks ran without them.' : 'Run the checks without them before you merge.'
  return `⚠️ **Verified only in part:** these files of the work are not published: ${listNames(unpublished)}. ${proof}`
}

function outdatedNotice({ outdated }: Verification): string {
  if (outdated === undefined) return ''
  return `⚠️ **Not verified:** what this change needs could not be installed: ${escapeMarkdown(outdated)}`
}

function oldTestsNotice(verification: Verification): string {
  const failing = hiddenFailures(verification)
  if (failing.length === 0) return ''
  return `⚠️ **${plural(failing.length, 'test')} as ${failing.length === 1 ? 'it was before fails' : 'they were before fail'} with this change:** ${listNames(failing)}.`
}

/** Not an error: the request can ask for it. */
function goneTestsNotice(checks: readonly ComparedCheck[]): string {
  const groups = (['removed', 'skipped'] as const).flatMap((group) => {
    const names = [...new Set(checks.flatMap(({ tests }) => tests?.[group] ?? []))]
    return names.length === 0 ? [] : [`${listNames(names)} (${group})`]
  })
  const unnamed = checks.reduce((sum, { tests }) => sum + (tests?.fewerRan ?? 0), 0)
  const counted = unnamed === 0 ? [] : [`${unnamed} that the runner does not name`]
  const all = [...groups, ...counted]
  return all.length === 0 ? '' : `⚠️ **Tests that ran before do not run now:** ${all.join(', ')}.`
}

function sharedNotice({ sharedBecause }: Verification): string {
  if (sharedBecause === undefined) return ''
  return `⚠️ **The proof was made where the work was done:** ${sharedBecause}. What the work left beside its change can have changed the result.`
}

const FORK =
  '⚠️ **Not verified:** Forgehand does not run the code of a fork. The checks of the pull request must prove the change.'
const NO_SANDBOX =
  '⚠️ **Not verified:** no checks were run, because there was no sandbox to run them in. Run the checks before you merge.'
const NO_CHECKS_WANTED = 'No checks were run: `verify` in `agent.yml` lists none.'

function noChecks({ noChecks: why }: Verification): string {
  const packages = why === 'none-in-packages' ? ', nor do the packages that the change affects' : ''
  return `⚠️ **Not verified:** no checks were run, because this repository declares none that Forgehand recognizes${packages}. List commands under \`verify\` in \`agent.yml\`.`
}

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
  if (after.kind === 'passed')
    return [
      `${codeSpan(command)} runs fewer tests than before the work: ${listNames(tests?.removed ?? [], MAX_ON_TOP)}.`
    ]
  const names = tests?.newlyFailing ?? []
  const broken = tests?.notLoaded ?? []
  const isBroken = names.length === 0 && broken.length > 0
  const others = tests?.failed === 0 ? 'fails now although no test does' : 'more tests fail now'
  const more = isBroken ? 'not all of its tests run now' : others
  const fails = before?.kind === 'failed' ? more : 'fails now'
  const now = after.kind === 'timed-out' ? 'does not finish now' : fails
  const what = isBroken ? '. Not loaded or built' : ''
  const shown = names.length > 0 ? names : broken
  const list = shown.length === 0 ? '' : `${what}: ${listNames(shown, MAX_ON_TOP)}`
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

function endOf(end: CheckEnd, check: Check | undefined): ReturnType<typeof describeCheckEnd> {
  return describeCheckEnd(end, check?.exitCode)
}

/** @param provesFix false if other files judged the work than those that are published, or other tests than those before it */
function testCounts(
  { passed, failed, fixed, unseen, fewerFail, fewerRan, newlyFailing }: TestComparison,
  provesFix: boolean
): string {
  const passes = passed === undefined ? '' : `${passed} pass`
  const passing = passes && provesFix && fixed.length > 0 ? `${passes} (${fixed.length} of them fixed)` : passes
  const fewer = unseen.length + fewerFail
  const failing = failed > 0 ? `${failed} fail` : ''
  const worse = failing && newlyFailing.length > 0 ? `${failing} (${newlyFailing.length} newly)` : failing
  return [passing, worse, fewer > 0 ? `${fewer} fewer fail` : '', fewerRan > 0 ? `${fewerRan} fewer ran` : '']
    .filter(Boolean)
    .join(', ')
}

function goSumLine(check: ComparedCheck, { after }: Verification): readonly string[] {
  return checkOf(check, after)?.output.startsWith(NO_GO_SUM) ? [`  - ${NO_GO_SUM}`] : []
}

function exitCodeOnly({ before, after }: ComparedCheck): string {
  const kind = (after ?? before)?.kind
  return kind === 'passed' || kind === 'failed' ? 'by its exit code; no test is named' : ''
}

/** The tests whose result changed, and those that still fail, below the line of their check. Empty without names. */
function testLines({ tests, after }: ComparedCheck, verification: Verification): readonly string[] {
  if (!tests) return []
  // If the check did not run after the work, it is unknown whether the tests still fail.
  return testGroups(tests, verification).map(
    ([title, names]) => `  - ${title === STILL_FAILING && !after ? 'Failing' : title}: ${listNames(names)}`
  )
}

const STILL_FAILING = 'Failed before and still failing'

/** The tests that a report names, by what became of them. */
export function testGroups(
  tests: TestComparison,
  verification: Verification
): readonly (readonly [title: string, names: readonly string[]])[] {
  const groups: readonly (readonly [string, readonly string[]])[] = [
    [fixedTitle(verification), tests.fixed],
    ['Newly failing', tests.newlyFailing],
    [STILL_FAILING, tests.stillFailing],
    ['Failed before and not named as failing now (the runner does not name what passes)', tests.unseen],
    ['Not loaded or built', tests.notLoaded],
    ['Removed', tests.removed],
    ['Skipped now', tests.skipped],
    ['Renamed', tests.renamed.map(({ from, to }) => `${from} → ${to}`)],
    ['Added', tests.added]
  ]
  return groups.filter(([, names]) => names.length > 0)
}

/** `Fixed` only where the same tests judged what is published. */
function fixedTitle(verification: Verification): string {
  if (hasOtherTree(verification)) return 'Failed before and pass now, on another tree than what is published'
  return haveOldTestsRun(verification) ? 'Fixed' : 'Failed before, and pass as the edited test files have them'
}

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
