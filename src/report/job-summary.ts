import { describeOutcome, hasChange, outcomeParagraphs } from './describe-outcome.ts'
import {
  installationSection,
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
import type { RunSnapshot } from './run-snapshot.ts'
import { joinParagraphs } from '../text/quote-markdown.ts'
import { shownAnswer } from './result-body.ts'
import { threadsSection } from './thread-texts.ts'
import { besideChecks, verificationNotice, verificationSection } from './verification-section.ts'
import { STEP_TITLES } from './sentences.ts'

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
  const checks = withHeading('How it was verified', verificationSection(run.verification, MAX_SECTION))
  const words = [
    (run.outcome && (await shownAnswer(run.outcome, links))) ?? '',
    withHeading('Review threads', threadsSection(run.threads, MAX_SECTION))
  ]
  const parts = [
    heading(run, options.trigger),
    run.outcome && hasChange(run.outcome) ? verificationNotice(run) : '',
    ...besideChecks(run.verification, checks, words),
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

const MAX_CALLS = 60

/** The run as a Mermaid Gantt chart: its steps and its longest tool calls. '' when no step started. */
function timeline(run: RunSnapshot): string {
  if (run.steps.length === 0) return ''
  const steps = run.steps.map(({ step, startedAt, endedAt, hasFailed }) =>
    bar(`${STEP_TITLES[step]} :${hasFailed ? 'crit' : 'active'}`, startedAt, endedAt ?? run.durationMs)
  )
  const longest = [...run.tools].sort((a, b) => b.durationMs - a.durationMs).slice(0, MAX_CALLS)
  const calls = longest
    .sort((a, b) => a.startedAt - b.startedAt)
    .map(({ name, status, startedAt, durationMs }) =>
      bar(`${plainName(name)} :${status === 'done' ? 'done' : 'crit'}`, startedAt, startedAt + durationMs)
    )
  return [
    '```mermaid',
    'gantt',
    '  dateFormat x',
    '  axisFormat %M:%S',
    '  section Steps',
    ...steps,
    ...(calls.length > 0 ? ['  section Tools', ...calls] : []),
    '```'
  ].join('\n')
}

function bar(title: string, startedAt: number, endedAt: number): string {
  const start = Math.floor(startedAt)
  return `  ${title}, ${start}, ${Math.max(Math.ceil(endedAt), start + 1)}`
}

// The model writes the names of tools. With other characters it could write Mermaid.
function plainName(name: string): string {
  return name.replace(/[^A-Za-z0-9 _-]/g, '').slice(0, 60) || 'unknown'
}
