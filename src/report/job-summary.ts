import { describeOutcome, hasChange, outcomeParagraphs } from './describe-outcome.ts'
import { installationSection } from './installation-section.ts'
import type { RunSnapshot } from './run-snapshot.ts'
import { joinParagraphs } from '../text/quote-markdown.ts'
import {
  attachmentsLine,
  dataNotice,
  filesSection,
  filesUrl,
  denialsSection,
  timeAndCost,
  usageLine,
  sandboxNotice,
  toolTraceSection,
  warningsSection,
  withHeading,
  excludedFilesSection,
  unpublishedSection
} from './sections.ts'
import { shownAnswer } from './shown-answer.ts'
import { threadsSection } from './threads-section.ts'
import { verificationNotice, verificationSection } from './verification-section.ts'
import { timeline } from './timeline.ts'

// The runner drops a summary of more than 1 MiB completely. Each part is bounded in characters of at most three bytes each,
// so that all of them together stay well below.
const MAX_SECTION = 30_000
const MAX_TRACE = 150_000

/** The job summary: the outcome with its evidence, a timeline, and every tool call. */
export async function jobSummary(
  run: RunSnapshot,
  options: { readonly trigger: string; readonly repositoryUrl: string }
): Promise<string> {
  const links = { filesUrl: filesUrl(run, options), maxLength: MAX_SECTION }
  const parts = [
    heading(run, options.trigger),
    run.outcome && hasChange(run.outcome) ? verificationNotice(run) : '',
    (run.outcome && (await shownAnswer(run.outcome, links))) ?? '',
    withHeading('Review threads', threadsSection(run.threads, MAX_SECTION)),
    withHeading('How it was verified', verificationSection(run.verification, MAX_SECTION)),
    withHeading('Timeline', timeline(run)),
    withHeading('Refused commands', denialsSection(run.denials, MAX_SECTION)),
    withHeading('Warnings', warningsSection(run.warnings, MAX_SECTION)),
    withHeading('Dependencies', installationSection(run, MAX_SECTION)),
    withHeading('Protected files', excludedFilesSection(run, MAX_SECTION)),
    run.unpublished ? unpublishedSection(run.unpublished, MAX_TRACE) : '',
    toolTraceSection(run.tools, MAX_TRACE),
    filesSection(run),
    attachmentsLine(run),
    usageLine(run),
    dataNotice(run),
    sandboxNotice(run)
  ]
  return `${joinParagraphs(parts)}\n`
}

function heading(run: RunSnapshot, trigger: string): string {
  if (!run.outcome) return '## Forgehand: the run did not finish'
  const description = describeOutcome(run.outcome, trigger)
  const title = `## ${description.icon} Forgehand: \`${run.outcome.kind}\` · ${timeAndCost(run)}`
  return joinParagraphs([title, outcomeParagraphs(description)])
}
