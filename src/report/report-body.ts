import type { Task } from '../domain/task.ts'
import { joinParagraphs } from '../text/quote-markdown.ts'
import { askedBy, closingLines, modelText } from './pull-request-body.ts'
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

const MAX_ANSWER = 56_000
const MAX_WARNINGS = 4_000

const REWRITTEN =
  'Each run rewrites this text; earlier versions are in its list of edits. If you do not want this report, close the issue.'

/** The body of the issue with the report of a task. */
export async function reportBody(
  run: RunSnapshot,
  { task, marker, answer, repositoryUrl }: ReportText
): Promise<string> {
  return joinParagraphs([
    marker,
    await modelText(answer, filesUrl(run, { repositoryUrl }), MAX_ANSWER),
    withHeading('Warnings', warningsSection(run.warnings, MAX_WARNINGS)),
    closingLines(run, askedBy(task)),
    `${REWRITTEN} ${runLink(run.run?.runUrl)}`.trim()
  ])
}
