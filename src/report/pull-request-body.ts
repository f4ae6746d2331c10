import type { Summary } from '../agent/tool.ts'
import type { Task } from '../domain/task.ts'
import { MAX_BODY_LENGTH } from '../text/github-limits.ts'
import { escapeMarkdown } from '../text/quote-markdown.ts'
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

export interface PullRequestText {
  readonly task: Task
  /** The model's own account; undefined when it was ended before it gave one. */
  readonly summary: Summary | undefined
  /** Origin of the forge, such as https://github.com. */
  readonly origin: string
  /** True when the pull request is opened with the workflow's own token, whose events start no workflows. */
  readonly startsNoWorkflows: boolean
}

// What each part may take at most. Together they leave the tool trace a good 15,000 characters.
const MAX_DESCRIPTION = 16_000
const MAX_NOT_DONE = 6_000
const MAX_VERIFICATION = 8_000
const MAX_DENIALS = 6_000
const MAX_WARNINGS = 4_000
const MAX_WITHHELD = 9_000

const NO_WORKFLOWS =
  'This pull request was opened with the workflow’s own `GITHUB_TOKEN`, so GitHub starts no workflows for it. To run ' +
  'them, close and reopen it; to have them run by themselves, give Forgehand the token of a GitHub App as `github-token`.'

/** The text of the pull request: what was done, how it was proved, what it took. Never longer than GitHub allows. */
export async function pullRequestBody(run: RunSnapshot, text: PullRequestText): Promise<string> {
  const { task, summary, origin } = text
  const description = await modelText(summary?.description ?? '', origin, MAX_DESCRIPTION)
  const notDone = await modelText(summary?.notDone ?? '', origin, MAX_NOT_DONE)
  const sections = [
    description || 'The model gave no account of its work.',
    task.subject === 'issue' ? `Closes #${task.number}` : '',
    section('How it was verified', verification(run)),
    section('Not done', notDone),
    section('Refused commands', denialsSection(run.denials, MAX_DENIALS)),
    section('Warnings', warningsSection(run.warnings, MAX_WARNINGS)),
    section('Protected files', run.withheld ? withheldSection(run.withheld, MAX_WITHHELD) : ''),
    text.startsNoWorkflows ? `> [!NOTE]\n> ${NO_WORKFLOWS}` : ''
  ].filter(Boolean)
  const closing = closingLines(run, task)
  const used = [...sections, closing].reduce((sum, { length }) => sum + length + 2, 0)
  return [...sections, toolTraceSection(run.tools, MAX_BODY_LENGTH - used), closing].filter(Boolean).join('\n\n')
}

async function modelText(markdown: string, origin: string, maxLength: number): Promise<string> {
  // What is made inert grows a little; what grows beyond its room is read only so far that it must fit.
  const whole = await safeMarkdown(markdown, { origin, maxLength: Math.floor(maxLength * 0.7) })
  return whole.length <= maxLength
    ? whole
    : await safeMarkdown(markdown, { origin, maxLength: Math.floor(maxLength / 8) })
}

function verification({ verification: checks, sandbox }: RunSnapshot): string {
  const reason =
    sandbox === undefined
      ? 'there was no sandbox to run one in. Run the checks before you merge.'
      : 'this repository declares none, and `agent.yml` names none under `verify`.'
  return verificationSection(checks, MAX_VERIFICATION) || `No check was run: ${reason}`
}

function section(title: string, body: string): string {
  return body && `### ${title}\n\n${body}`
}

function closingLines(run: RunSnapshot, task: Task): string {
  const request = task.actor.login.replace(/[^\w[\]-]/g, '')
  const sandbox = sandboxNotice(run)
  return [
    '---',
    [`Asked for by ${escapeMarkdown(request)}. ${figuresLine(run)}.`, dataNotice(run), sandbox]
      .filter(Boolean)
      .join('\\\n')
  ].join('\n\n')
}
