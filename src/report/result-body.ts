import type { Outcome, OutcomeKind, PullRequestRef } from '../domain/outcome.ts'
import { resultMarker } from '../tasks/comment-markers.ts'
import { formatDuration } from '../text/format.ts'
import { type SafeMarkdown, type SafeMarkdownOptions, safeMarkdown } from '../text/markdown/safe-markdown.ts'
import { MAX_BODY_LENGTH } from '../text/github-rules.ts'
import { codeSpan, joinParagraphs, link } from '../text/quote-markdown.ts'
import { approvalSection } from './approval-section.ts'
import { describeOutcome, hasChange, outcomeParagraphs, modelAnswerOf } from './describe-outcome.ts'
import {
  installationSection,
  attachmentsLine,
  dataNotice,
  denialsSection,
  CHECKED_WITH_EXCLUDED,
  excludedFilesSection,
  filesSection,
  filesUrl,
  openPointsSection,
  timeAndCost,
  toolTraceSection,
  unpublishedSection,
  usageLine,
  warningsSection,
  withLabel
} from './sections.ts'
import type { EndedRun, RunSnapshot, UnpublishedChange, RunFigures } from './run-snapshot.ts'
import { threadsSection } from './thread-texts.ts'
import { besideChecks, verificationNotice, verificationSection } from './verification-section.ts'
import { foldMarkdown } from '../text/markdown/fold-markdown.ts'

/** Characters of the model's answer that are shown. Everything together stays far below the 65,536 that GitHub allows. */
const MAX_ANSWER = 15_000
/** Characters for the markers and the steps of the comment. */
const MAX_AROUND = 3_000
const MAX_SECTION = 8_000
/** The limit if pending items take most of the comment, because they are shown in full. */
const MAX_SECTION_BESIDE = 2_500

/**
 * True if the result needs a comment of its own. An edited comment notifies nobody. A review does, and a pull request that is opened or
 * gets a commit.
 */
export function needsResultComment(outcome: Outcome): boolean {
  if (outcome.kind === 'reviewed') return outcome.review === undefined
  return !('publication' in outcome && outcome.publication?.pullRequest)
}

/**
 * The result of a run for its thread.
 *
 * @param answer the model's own words, when there are some
 */
export function resultText(run: EndedRun, trigger: string, answer: SafeMarkdown | undefined): string {
  return withPatch(run.unpublished, (patch) =>
    joinParagraphs([...resultParts(run, trigger, { answer, patch }), closingLine(run)])
  )
}

/** The patch gets the characters that everything else leaves, because GitHub refuses a longer comment. */
function withPatch(unpublished: UnpublishedChange | undefined, write: (patch: string) => string): string {
  if (!unpublished) return write('')
  const { length } = write(unpublishedSection(unpublished, 0))
  return write(unpublishedSection(unpublished, MAX_BODY_LENGTH - MAX_AROUND - length))
}

/** What the post step knows of a run whose process was killed. */
export interface KilledRun {
  readonly trigger: string
  /** Milliseconds since 1970. */
  readonly startedAt: number
  readonly runUrl: string | undefined
  /** What it had used until then; undefined if it had asked no model. */
  readonly figures: RunFigures | undefined
  /** True if the process was ended because it did nothing but compute. */
  readonly wasBlocked?: boolean
}

/** Where the work may be when a run was killed while it submitted it. */
export interface UnfinishedSubmission {
  readonly branch: string
  readonly compareUrl: string
  /** Whether the branch has the commit; undefined if the forge did not say. */
  readonly isPushed: boolean | undefined
  /** The open pull request of that branch. */
  readonly pullRequest: PullRequestRef | undefined
}

/** The result of a run that was killed before it ended, or cancelled while it submitted its work. */
export function resultAfterKill(
  { trigger, startedAt, runUrl, figures, wasBlocked }: KilledRun,
  end: {
    readonly outcome: 'cancelled' | 'failed'
    readonly endedAt: number
    readonly unfinished: UnfinishedSubmission | undefined
    /** The change of the run, if it was not pushed. */
    readonly kept: UnpublishedChange | undefined
    /** The run, if it was cancelled and could still describe itself. */
    readonly run: EndedRun | undefined
  }
): string {
  const why =
    end.outcome === 'cancelled'
      ? 'The run was cancelled or reached the time limit of its job'
      : wasBlocked === true
        ? 'The run was ended because Forgehand was busy with one text or file for a minute and a half, which is a bug in Forgehand,'
        : 'The run stopped unexpectedly'
  const durationMs = end.endedAt - startedAt
  const took = figures ? timeAndCost({ ...figures, durationMs }) : formatDuration(durationMs)
  const fixCommand = codeSpan(`${trigger} fix`)
  return withPatch(end.kept, (patch) =>
    joinParagraphs([
      header(end.outcome === 'cancelled' ? '🛑' : '❌', end.outcome, took),
      end.unfinished
        ? `${why} while it was submitting its work. ${placeOf(end.unfinished)} Write ${fixCommand} to ${end.unfinished.isPushed === false ? 'start again' : 'continue'}.`
        : `${why} before it submitted anything. See its log for details. Write ${fixCommand} to start again.`,
      ...(end.run ? [withLabel('Checks', verificationSection(end.run.verification, MAX_SECTION))] : []),
      patch,
      ...(end.run ? [warningsSection(end.run.warnings, MAX_SECTION)] : []),
      figures ? usageLine(figures) : '',
      runLink(runUrl)
    ])
  )
}

/** How the model's answer is shown in a comment. */
export function answerOptions(run: RunSnapshot, repositoryUrl: string): SafeMarkdownOptions {
  return { filesUrl: filesUrl(run, { repositoryUrl }), maxLength: MAX_ANSWER }
}

/** The body of a comment that contains nothing but a result. */
export function resultBody(claim: string, text: string): string {
  return joinParagraphs([resultMarker(claim), text])
}

function placeOf({ branch, compareUrl, isPushed, pullRequest }: UnfinishedSubmission): string {
  if (isPushed === false) return `Nothing was pushed to the branch ${codeSpan(branch)}.`
  const is = isPushed ? 'is' : 'may already be'
  const place = `The commit ${is} on the branch ${codeSpan(branch)} (${link('compare', compareUrl)}).`
  if (pullRequest) return `${place} See ${link(`pull request #${pullRequest.number}`, pullRequest.url)}.`
  return `${place} It has no pull request.`
}

interface ModelTexts {
  readonly answer: SafeMarkdown | undefined
  readonly patch: string
}

function resultParts(run: EndedRun, trigger: string, { answer, patch }: ModelTexts): readonly string[] {
  const description = describeOutcome(run.outcome, trigger)
  // What waits for approval is shown in full, so little space remains for other sections.
  const isWaiting = run.outcome.kind === 'needs_approval'
  const maxLength = isWaiting ? MAX_SECTION_BESIDE : MAX_SECTION
  const checks = withLabel('Checks', verificationSection(run.verification, maxLength))
  const words = [
    (isWaiting ? undefined : answer) ?? '',
    withLabel('Review threads', threadsSection(run.threads, maxLength)),
    withLabel('Open points', openPointsSection(run, maxLength))
  ]
  return [
    header(description.icon, run.outcome.kind, timeAndCost(run)),
    outcomeParagraphs(description),
    hasChange(run.outcome) ? verificationNotice(run) : '',
    run.outcome.kind === 'needs_approval' ? approvalSection(run.outcome.pending, trigger) : '',
    ...besideChecks(run.verification, checks, words),
    patch === '' ? excludedFilesPart(run, maxLength) : patch,
    withLabel('Refused commands', denialsSection(run.denials, maxLength)),
    warningsSection(run.warnings, maxLength),
    installationSection(run, maxLength),
    filesSection(run),
    attachmentsLine(run),
    isOnlyReport(run) ? toolTraceSection(run.tools, maxLength) : '',
    run.turns > 0 ? usageLine(run) : ''
  ]
}

/** The excluded files. If all of them wait for approval, they are shown already. */
function excludedFilesPart(run: EndedRun, maxLength: number): string {
  const { excludedFiles, outcome, verification } = run
  if (!excludedFiles) return ''
  const pending = outcome.kind === 'needs_approval' ? outcome.pending : []
  const shown = new Set(
    pending.flatMap(({ waiting }) => (waiting.kind === 'change' ? waiting.files.map(({ path }) => path) : []))
  )
  if (!excludedFiles.paths.every((path) => shown.has(path))) return excludedFilesSection(run, maxLength)
  return verification.after.length > 0 ? CHECKED_WITH_EXCLUDED : ''
}

/**
 * True when the comment is the only report: the work went to a pull request that somebody else opened, and its description
 * is not ours to write.
 */
function isOnlyReport({ run, outcome }: EndedRun): boolean {
  return run?.task?.subject === 'pull-request' && 'publication' in outcome && outcome.publication !== undefined
}

function header(icon: string, outcome: OutcomeKind, figures: string): string {
  return `### ${icon} \`${outcome}\` · ${figures}`
}

/** Who receives the code, and where the log is. */
export function closingLine(run: RunSnapshot): string {
  return [dataNotice(run), runLink(run.run?.runUrl)].filter(Boolean).join(' ')
}

export function runLink(runUrl: string | undefined): string {
  return runUrl === undefined ? '' : `${link('Log of the run', runUrl)}.`
}

/** The model's own words in an outcome; undefined for none. An answer is shown in full; the description of a change is folded if it is long. */
export async function shownAnswer(outcome: Outcome, options: SafeMarkdownOptions): Promise<SafeMarkdown | undefined> {
  const markdown = modelAnswerOf(outcome)
  if (markdown === undefined || markdown === '') return undefined
  const safe = await safeMarkdown(markdown, options)
  return hasChange(outcome) ? await foldMarkdown(safe, { maxLines: 10, title: 'More about the change' }) : safe
}
