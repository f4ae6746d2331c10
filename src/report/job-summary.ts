import { estimateSign, formatDollars, formatDuration } from '../text/format.ts'
import { modelTextOf, outcomeText } from './outcome-text.ts'
import type { RunSnapshot } from './run-snapshot.ts'
import { safeMarkdown } from '../text/markdown/safe-markdown.ts'
import { sandboxNotice } from './sandbox-text.ts'
import {
  dataNotice,
  denialsSection,
  figuresLine,
  toolTraceSection,
  verificationSection,
  warningsSection,
  withheldSection
} from './sections.ts'
import { timeline } from './timeline.ts'

// The runner drops a summary of more than 1 MiB whole. Each part has a bound in characters, none of which takes more
// than three bytes; all together stay well below it.
const MAX_SECTION = 30_000
const MAX_TRACE = 150_000

/** The summary of the job: the outcome with its proofs, a timeline, and every tool call. */
export async function jobSummary(
  run: RunSnapshot,
  options: { readonly trigger: string; readonly origin: string }
): Promise<string> {
  const markdown = run.outcome && modelTextOf(run.outcome)
  const parts = [
    heading(run, options.trigger),
    markdown ? await safeMarkdown(markdown, { origin: options.origin, maxLength: MAX_SECTION }) : '',
    section('How it was verified', verificationSection(run.verification, MAX_SECTION)),
    section('Timeline', timeline(run)),
    section('Refused commands', denialsSection(run.denials, MAX_SECTION)),
    section('Warnings', warningsSection(run.warnings, MAX_SECTION)),
    section('Protected files', run.withheld ? withheldSection(run.withheld, MAX_SECTION) : ''),
    toolTraceSection(run.tools, MAX_TRACE),
    figuresLine(run),
    dataNotice(run),
    sandboxNotice(run)
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function heading(run: RunSnapshot, trigger: string): string {
  if (!run.outcome) return '## Forgehand: the run did not end'
  const { sign, sentence, detail, next } = outcomeText(run.outcome, trigger)
  const cost = run.cost === undefined ? '' : ` · ${estimateSign(run.tokens)}${formatDollars(run.cost)}`
  const title = `## ${sign} Forgehand: \`${run.outcome.kind}\` · ${formatDuration(run.durationMs)}${cost}`
  const text = detail ? [sentence, detail, next] : [[sentence, next].filter(Boolean).join(' ')]
  return [title, ...text].filter(Boolean).join('\n\n')
}

function section(title: string, body: string): string {
  return body && `### ${title}\n\n${body}`
}
