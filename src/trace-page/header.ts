import { describeOutcome } from '../report/describe-outcome.ts'
import { plainText } from '../report/outputs.ts'
import type { RunSnapshot } from '../report/run-snapshot.ts'
import { estimateSign, formatCount, formatDollars, formatDuration } from '../text/format.ts'
import { oneLine, shorten } from '../text/shorten.ts'
import { withLineBreaks } from './blocks.ts'
import { editTotals } from './edit-totals.ts'
import { html, type Html } from './html.ts'
import { webLink } from './web-link.ts'
import type { TraceView } from './view.ts'

/** The phrase that starts a command is a setting, which no sentence of the page needs. */
const TRIGGER = '/agent'
const MAX_TITLE = 160
const MAX_REQUEST = 600

/** A link in Markdown that we wrote. The page has links of its own. */
const LINK = /\[([^\]]*)\]\(<[^>]*>\)/g

type Tone = 'good' | 'bad' | 'warn' | 'plain'

const TONES: Readonly<Partial<Record<NonNullable<RunSnapshot['outcome']>['kind'], Tone>>> = {
  proposed: 'good',
  updated: 'good',
  answered: 'good',
  suggested: 'good',
  planned: 'good',
  prepared: 'good',
  verify_failed: 'bad',
  failed: 'bad',
  conflict: 'bad',
  blocked: 'bad',
  partial: 'warn',
  needs_approval: 'warn',
  needs_input: 'warn',
  stopped: 'warn',
  cancelled: 'warn'
}

/** What the run was about. */
export function titleOf({ run }: Pick<RunSnapshot, 'run'>): string {
  const names = [run?.task?.title, run?.task?.instruction, run?.request].map((text = '') => oneLine(text, MAX_TITLE))
  return names.find(Boolean) ?? 'A run in a checkout'
}

/** The first screen: what was asked, how it ended, and what it took. */
export function headerOf(view: TraceView): Html {
  const { run, fileNotes } = view
  const { kind, tone, sentence } = endOf(view)
  return html`<header class="top">
    <p class="over">Forgehand trace${startOf(view)}</p>
    <h1>${titleOf(run)}</h1>
    <p class="outcome"><span class="badge ${tone}">${kind.replaceAll(/[_-]/g, ' ')}</span> ${sentence}</p>
    ${links(run)} ${request(run)}
    ${
      fileNotes.length === 0
        ? undefined
        : html`<ul class="notes">
            ${fileNotes.map((note) => html`<li>${note}</li>`)}
          </ul>`
    }
    ${stats(view)}
  </header>`
}

function endOf({ run: { outcome }, end }: TraceView) {
  if (outcome) {
    const sentence = plainText(describeOutcome(outcome, TRIGGER).sentence.replace(LINK, '$1'))
    return { kind: outcome.kind, tone: TONES[outcome.kind] ?? 'plain', sentence }
  }
  if (end === undefined) return { kind: 'unfinished', tone: 'warn', sentence: '' }
  return { kind: end, tone: end === 'finished' ? 'good' : 'warn', sentence: 'A run of the command line.' }
}

function startOf({ startedAt }: TraceView): string {
  const at = new Date(startedAt)
  return Number.isNaN(at.getTime()) ? '' : ` · ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function links({ run, outcome }: RunSnapshot): Html | undefined {
  const publication = outcome && 'publication' in outcome ? outcome.publication : undefined
  const { pullRequest } = publication ?? {}
  const found = [
    pullRequest && webLink(pullRequest.url, `Pull request #${pullRequest.number}`),
    publication && !pullRequest && webLink(publication.compareUrl, `Branch ${publication.branch}`),
    outcome?.kind === 'answered' && outcome.issue && webLink(outcome.issue.url, `Issue #${outcome.issue.number}`),
    run?.runUrl !== undefined && webLink(run.runUrl, 'Workflow run')
  ].filter((link) => link !== undefined && link !== false)
  return found.length === 0 ? undefined : html`<p class="links">${found}</p>`
}

function request({ run }: RunSnapshot): Html | undefined {
  const task = run?.task
  if (!task || task.instruction.trim() === '') return undefined
  const where = task.subject === 'repository' ? '' : ` on ${task.subject.replace('-', ' ')} #${task.number}`
  const text = task.instruction.trim()
  return html`<div class="asked">
    <p><b>${task.actor.login}</b> asked${where}</p>
    <blockquote>${withLineBreaks(shorten(text, MAX_REQUEST))}</blockquote>
  </div>`
}

function stats({ run, conversation }: TraceView): Html {
  const { tokens, cost, durationMs, turns } = run
  const sign = estimateSign(tokens)
  const share = tokens.input > 0 ? Math.round((100 * tokens.cachedInput) / tokens.input) : 0
  const { files, added, removed } = editTotals(conversation)
  const calls = run.tools.length
  const failed = run.tools.filter(({ status }) => status !== 'done').length
  const items = [
    stat('Model', run.run?.model ?? 'unknown', run.run?.host ?? ''),
    stat(
      'Cost',
      cost === undefined ? 'unknown' : `${sign}${formatDollars(cost)}`,
      cost === undefined ? 'no price is set' : ''
    ),
    stat('Time', formatDuration(durationMs), ''),
    stat('Turns', String(turns), limitOf(run)),
    stat('Input', `${sign}${formatCount(tokens.input)}`, `${share} % cached`),
    stat(
      'Output',
      `${sign}${formatCount(tokens.output)}`,
      tokens.reasoning > 0 ? `${formatCount(tokens.reasoning)} reasoning` : 'tokens'
    ),
    stat('Calls', String(calls), failed === 0 ? 'all done' : `${failed} not done`),
    stat('Files edited', String(files.length), files.length === 0 ? '' : `+${added} −${removed} lines`)
  ]
  return html`<dl class="stats">${items}</dl>`
}

function limitOf({ run }: RunSnapshot): string {
  return run ? `of ${run.limits.turns}` : ''
}

function stat(name: string, value: string, detail: string): Html {
  return html`<div>
    <dt>${name}</dt>
    <dd>${value}${detail === '' ? undefined : html` <small>${detail}</small>`}</dd>
  </div>`
}
