import { SIGNS, statusLabel, type CallStatus } from '../agent/call-status.ts'
import type { FileEdit } from '../agent/tool.ts'
import { totalLines } from '../text/edit-totals.ts'
import { formatDuration } from '../text/format.ts'
import { isDeeperThan, isRecord, parseJson } from '../text/json.ts'
import { oneLine } from '../text/shorten.ts'
import { block, diffBlock } from './blocks.ts'
import { html, type Html } from './html.ts'
import { lineCounts, signOf } from './sections.ts'
import type { CallEndView, CallView } from './view.ts'

const MAX_SUBJECT = 200
/** Each level of an argument indents its lines. Deeper ones would take far more space than the model's text, or overflow the stack. */
const MAX_DEPTH = 10

const TONES: Readonly<Record<CallStatus, string>> = {
  done: 'good',
  failed: 'bad',
  'timed-out': 'bad',
  refused: 'warn',
  'awaiting-approval': 'warn',
  interrupted: 'warn',
  skipped: 'warn'
}

/** One call, folded: what was called, how it ended, and what it changed. */
export function renderCall(call: CallView, id: string): Html {
  const { name, end, edits } = call
  const status = end?.status ?? 'interrupted'
  const kinds = [
    end?.status === 'done' ? '' : 'failed',
    edits.length > 0 ? 'edited' : '',
    end?.exitCode === undefined ? '' : 'command'
  ]
  return html`<details class="call" id="${id}" data-kinds="${kinds.filter(Boolean).join(' ')}">
    <summary>
      ${signOf(SIGNS[status], TONES[status])}<span class="what"><b>${name}</b> <code>${subjectOf(call)}</code></span
      >${label(end)}${edits.length > 0 ? html`<span class="lines">${lineCounts(totalLines(edits))}</span>` : undefined}<small
        >${end ? formatDuration(end.durationMs) : ''}</small
      >
    </summary>
    <div class="parts">
      ${edits.map((edit) => renderEdit(edit))}${refusal(end)}${part('Arguments', argumentsOf(call.arguments))}${part('Result', end ? block(end.result, 'Result') : html`<p class="muted">The trace ends before the call did.</p>`)}
    </div>
  </details>`
}

/** A call that did not run has no subject. */
function subjectOf({ subject, arguments: written }: CallView): string {
  return oneLine(subject === '' ? written : subject, MAX_SUBJECT)
}

function label(end: CallEndView | undefined): Html | undefined {
  if (!end) return html`<span class="tag warn">no result</span>`
  const text = statusLabel(end) || (end.exitCode === undefined ? '' : `exit ${end.exitCode}`)
  const cached = end.isCached ? html`<span class="tag">reused</span>` : undefined
  return text === '' ? cached : html`<span class="tag ${TONES[end.status]}">${text}</span>${cached}`
}

function renderEdit({ path, added, removed, isNew, diff }: FileEdit): Html {
  const heading = html`<h4>
    <code>${path}</code>${isNew === true ? html` <span class="tag">new</span>` : undefined}
    ${lineCounts({ added, removed })}
  </h4>`
  return html`<div class="edit">
    ${heading}${diff === undefined ? undefined : diffBlock(diff, `Change of ${path}`)}
  </div>`
}

function refusal(end: CallEndView | undefined): Html | undefined {
  if (!end || end.denial === '') return undefined
  const remedy = end.remedy === '' ? undefined : html` To allow it in agent.yml: <code>${end.remedy}</code>`
  return html`<p class="note problem"><b>Denied</b> <span>${end.denial}</span>${remedy}</p>`
}

function part(name: string, content: Html): Html {
  return html`<div>
    <h4>${name}</h4>
    ${content}
  </div>`
}

/** Arguments that are an object, one by one: texts of several lines are easier to read than their JSON. */
function argumentsOf(written: string): Html {
  const value = parseJson(written)
  if (!isRecord(value) || isDeeperThan(MAX_DEPTH, value)) return block(written, 'Arguments')
  const rows = Object.entries(value).map(
    ([name, argument]) =>
      html`<div>
        <dt>${name}</dt>
        <dd>${argumentValue(name, argument)}</dd>
      </div>`
  )
  return rows.length === 0 ? html`<p class="muted">None.</p>` : html`<dl class="arguments">${rows}</dl>`
}

function argumentValue(name: string, value: unknown): Html {
  const text = typeof value === 'string' ? value : JSON.stringify(value, undefined, 2)
  return text.includes('\n') ? block(text, name) : html`<code>${text}</code>`
}
