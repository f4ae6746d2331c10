import type { Task } from '../domain/task.ts'
import { MAX_BODY_LENGTH } from '../text/github-limits.ts'
import { safeMarkdown } from '../text/markdown/safe-markdown.ts'
import { joinParagraphs } from '../text/quote-markdown.ts'
import { closingLines } from './pull-request-body.ts'
import { runLink } from './result-body.ts'
import type { RunSnapshot } from './run-snapshot.ts'
import { filesUrl, warningsSection, withHeading } from './sections.ts'

export interface ReportText {
  readonly task: Task
  readonly marker: string
  /** The model's words; Markdown. */
  readonly answer: string
  /** Page of the repository. */
  readonly repositoryUrl: string
}

const MAX_ANSWER = 40_000
const MAX_WARNINGS = 4_000

const REWRITTEN =
  'Each run rewrites this text; earlier versions are in its list of edits. If you do not want this report, close the issue.'

/** The text of the issue that has the report of a task. */
export async function reportBody(
  run: RunSnapshot,
  { task, marker, answer, repositoryUrl }: ReportText
): Promise<string> {
  // Making the text safe can make it longer.
  const options = { filesUrl: filesUrl(run, { repositoryUrl }), maxLength: MAX_ANSWER }
  const text = await safeMarkdown(answer, options)
  return joinParagraphs([
    marker,
    text.length < MAX_BODY_LENGTH - MAX_ANSWER / 2
      ? text
      : await safeMarkdown(answer, { ...options, maxLength: MAX_ANSWER / 8 }),
    withHeading('Warnings', warningsSection(run.warnings, MAX_WARNINGS)),
    closingLines(run, task),
    `${REWRITTEN} ${runLink(run.run?.runUrl)}`.trim()
  ])
}
