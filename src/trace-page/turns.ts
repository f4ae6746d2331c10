import { estimateSign, formatCount, formatDollars, formatDuration, plural } from '../text/format.ts'
import { block, withLineBreaks } from './blocks.ts'
import { renderCall } from './calls.ts'
import { totalOf } from './charts.ts'
import { html, type Html } from './html.ts'
import type { ChildView, Conversation, TimeSpan, TurnView, TurnNote } from './view.ts'

/** Characters of the model's text that are shown unfolded. */
const MAX_OPEN_TEXT = 3_000
const MAX_OPEN_NOTE = 600

/** What the model was told, and each turn with its calls. */
export function conversationSection(conversation: Conversation): Html {
  return html`<section id="turns" aria-label="Turns" tabindex="-1">
    <h2>Turns</h2>
    ${prompt(conversation)}
    ${conversation.turns.length === 0 ? html`<p class="muted">No turn began.</p>` : renderTurns(conversation, 'turn')}
  </section>`
}

function prompt({ prompt: messages, tools }: Conversation): Html | undefined {
  if (messages.length === 0 && tools.length === 0) return undefined
  const parts = messages.map(
    ({ role, text }) =>
      html`<details>
        <summary>
          ${role === 'system' ? 'System prompt' : 'Request'} <small>${plural(text.length, 'character')}</small>
        </summary>
        ${block(text, role === 'system' ? 'System prompt' : 'Request')}
      </details>`
  )
  const list =
    tools.length === 0
      ? undefined
      : html`<details>
          <summary>Tools <small>${tools.length}</small></summary>
          <p class="tools">${tools.map((name) => html`<code>${name}</code> `)}</p>
        </details>`
  return html`<div class="prompt">${parts}${list}</div>`
}

/** @param prefix of the ids, which differ for each conversation */
function renderTurns({ turns }: Conversation, prefix: string): Html {
  const longest = Math.max(...turns.map(({ span }) => span.to - span.from), 1)
  return html`<ol class="turns">
    ${turns.map((turn) => renderTurn(turn, { prefix, longest }))}
  </ol>`
}

function renderTurn(turn: TurnView, { prefix, longest }: { readonly prefix: string; readonly longest: number }): Html {
  const { number, text, thinking, notesBefore, notesAfter, calls, children } = turn
  const id = `${prefix}-${number}`
  const modelText =
    text.trim() === ''
      ? undefined
      : text.length > MAX_OPEN_TEXT
        ? folded('Text', text)
        : html`<p class="said">${withLineBreaks(text.trim())}</p>`
  const thoughts = thinking.trim() === '' ? undefined : folded('Thinking', thinking.trim())
  return html`<li class="turn" id="${id}" tabindex="-1">
    <div class="row">
      <h3><a href="#${id}" aria-label="Turn ${number}">${number}</a></h3>
      ${bar(turn, longest)}${figures(turn)}
    </div>
    <div class="body">
      ${notesBefore.map(renderNote)}${thoughts}${modelText}${calls.map((call, index) => renderCall(call, `${id}-${index + 1}`))}${children.map((child) => renderChild(child, id))}${notesAfter.map(renderNote)}
    </div>
  </li>`
}

function folded(name: string, text: string): Html {
  return html`<details class="aside">
    <summary>${name} <small>${plural(text.length, 'character')}</small></summary>
    ${block(text, name)}
  </details>`
}

/** How long the model took and how long the tools, compared with the longest turn. */
function bar({ modelSpans, toolSpans }: TurnView, longest: number): Html {
  const widthOf = (spans: readonly TimeSpan[]) => Math.min(100, (100 * totalOf(spans)) / longest).toFixed(2)
  const modelWidth = widthOf(modelSpans)
  return html`<svg class="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
    <rect class="model" width="${modelWidth}" height="1" />
    <rect class="tools" x="${modelWidth}" width="${widthOf(toolSpans)}" height="1" />
  </svg>`
}

function figures({ modelSpans, toolSpans, usage }: TurnView): Html {
  const sign = estimateSign(usage)
  const { cached, fresh, output, dollars } = usage
  return html`<p class="figures">
    ${figure('model', formatDuration(totalOf(modelSpans)))} ${figure('tools', formatDuration(totalOf(toolSpans)))}
    ${figure('cached', sign + formatCount(cached))} ${figure('new', sign + formatCount(fresh))}
    ${figure('out', sign + formatCount(output))}
    ${dollars === undefined || dollars === 0 ? undefined : figure('cost', sign + formatDollars(dollars))}
  </p>`
}

function figure(name: string, value: string): Html {
  return html`<span><i class="${name}"></i>${name} <b>${value}</b></span>`
}

function renderNote({ kind, label, text }: TurnNote): Html {
  if (text.length > MAX_OPEN_NOTE) return folded(label, text)
  return html`<p class="note ${kind}"><b>${label}</b> ${withLineBreaks(text)}</p>`
}

function renderChild({ number, conversation }: ChildView, parent: string): Html {
  const { turns } = conversation
  return html`<details class="child">
    <summary>Child session ${number} <small>${plural(turns.length, 'turn')}</small></summary>
    ${prompt(conversation)}${renderTurns(conversation, `${parent}-child-${number}`)}
  </details>`
}
