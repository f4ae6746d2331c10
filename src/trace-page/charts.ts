import { SIGNS } from '../agent/call-status.ts'
import { formatCount, formatDollars, formatDuration, plural } from '../text/format.ts'
import type { StepRecord } from '../report/run-snapshot.ts'
import { failedStepWords, STEP_TITLES } from '../report/sentences.ts'
import { html, type Html } from './html.ts'
import { countMarks, markList, marksOf, markShapes } from './marks.ts'
import { signOf } from './sections.ts'
import type { Conversation, TimeSpan, TraceView, TurnView } from './view.ts'

/** Units of the x axis of each picture. */
const WIDTH = 1_000
/** The narrowest bar that can be seen. */
const MIN_BAR = 1.5
const TICKS = 5
/** With at most this many turns, each turn has its number on the axis. */
const MAX_CELLS = 12

/** The run as it went: its steps, when the model answered and when tools ran, and what went wrong or was denied. */
export function timelineSection({ run, conversation }: TraceView): Html | undefined {
  const { steps, durationMs } = run
  if (durationMs <= 0) return undefined
  const { turns } = conversation
  const marks = marksOf(conversation)
  const toX = (at: number) => round((Math.min(Math.max(at, 0), durationMs) / durationMs) * WIDTH)
  const bars = (spans: readonly TimeSpan[]) =>
    barsOf(spans.map(({ from, to }) => ({ x: toX(from), width: toX(to) - toX(from) })))
  const modelSpans = turns.flatMap((turn) => turn.modelSpans)
  const toolSpans = turns.flatMap((turn) => turn.toolSpans)
  const [modelTime, toolTime] = [formatDuration(totalOf(modelSpans)), formatDuration(totalOf(toolSpans))]
  const ended = steps.map((step) => ({ ...step, endedAt: step.endedAt ?? durationMs }))
  const blocks = ended.map((record, index) => {
    const x = toX(record.startedAt)
    const width = Math.max(toX(record.endedAt) - x - 1, MIN_BAR)
    const name = record.hasFailed ? 'failed' : `step${index % 2}`
    return html`<rect class="${name}" x="${x}" y="0" width="${width}" height="1"
      ><title>${STEP_TITLES[record.step]}: ${stepWords(record)}</title></rect
    >`
  })
  const lanes = [
    lane('Steps', '', html`<g>${blocks}</g>`),
    lane('Model', modelTime, html`<path class="model" d="${bars(modelSpans)}" />`),
    lane('Tools', toolTime, html`<path class="tools" d="${bars(toolSpans)}" />`),
    ...(marks.length === 0 ? [] : [lane('Marks', '', markShapes(marks, toX))])
  ]
  const label = `The model answered for ${modelTime}, tools ran for ${toolTime}, of ${formatDuration(durationMs)} in all.${marks.length === 0 ? '' : ` Marked: ${countMarks(marks)}; when and where is listed below.`}`
  const ticks = Array.from(
    { length: TICKS },
    (_, index) => html`<span>${formatDuration((durationMs * index) / (TICKS - 1))}</span>`
  )
  return html`<section id="timeline">
    <h2>Timeline</h2>
    <figure class="chart" role="img" aria-label="${label}">
      ${lanes}
      <div class="axis" aria-hidden="true">${ticks}</div>
    </figure>
    <ol class="durations">
      ${ended.map((record) => html`<li>${record.hasFailed ? html`${signOf(SIGNS.failed, 'bad')} ` : undefined}${STEP_TITLES[record.step]} <b>${stepWords(record)}</b></li>`)}
    </ol>
    ${markList(marks)}
  </section>`
}

function stepWords({ step, startedAt, endedAt, hasFailed }: StepRecord & { readonly endedAt: number }): string {
  const duration = formatDuration(endedAt - startedAt)
  return hasFailed ? `${duration}, ${failedStepWords(step)}` : duration
}

/** What each turn took: time, tokens and dollars. */
export function turnCharts({ turns }: Conversation): Html | undefined {
  if (turns.length === 0) return undefined
  const spans = turns.map((turn) => [totalOf(turn.modelSpans), totalOf(turn.toolSpans)] as const)
  const tokens = turns.map(({ usage }) => [usage.cached, usage.fresh, usage.output] as const)
  const dollars = turns.map(({ usage }) => [usage.dollars ?? 0] as const)
  const total = turns.reduce((sum, { usage }) => sum + (usage.dollars ?? 0), 0)
  const lanes = [
    stacked('Time', spans, { classes: ['model', 'tools'], format: formatDuration }),
    stacked('Tokens', tokens, { classes: ['cached', 'new', 'out'], format: formatCount }),
    ...(total > 0 ? [stacked('Cost', dollars, { classes: ['cost'], format: formatDollars })] : [])
  ]
  const label = `Time, tokens${total > 0 ? ' and cost' : ''} of each of ${plural(turns.length, 'turn')}. The same numbers are next to each turn below.`
  const ticks = ticksOf(turns).map((number) => html`<span>${number}</span>`)
  const keys = [
    ['model', 'model'],
    ['tools', 'tools'],
    ['cached', 'input, cached'],
    ['new', 'input, new'],
    ['out', 'out'],
    ...(total > 0 ? [['cost', 'cost'] as const] : [])
  ] as const
  return html`<section id="usage">
    <h2>Per turn</h2>
    <figure class="chart turns" role="img" aria-label="${label}" data-turns="${turns.length}">
      ${lanes}
      <div class="axis${turns.length <= MAX_CELLS ? ' cells' : ''}" aria-hidden="true">${ticks}</div>
    </figure>
    <p class="legend">${keys.map(([name, words]) => html`<span><i class="${name}"></i>${words}</span>`)}</p>
    <p class="readout" id="readout" hidden></p>
  </section>`
}

interface Stack {
  /** The class of each part, from the bottom up. */
  readonly classes: readonly string[]
  readonly format: (value: number) => string
}

function stacked(name: string, values: readonly (readonly number[])[], { classes, format }: Stack): Html {
  const max = Math.max(...values.map((parts) => parts.reduce((sum, part) => sum + part, 0)), 0)
  const step = WIDTH / values.length
  const gap = Math.min(step * 0.2, 4)
  const paths = classes.map((each, part) => {
    const d = values.map((parts, index) => {
      const below = parts.slice(0, part).reduce((sum, value) => sum + value, 0)
      const [top, height] = max > 0 ? [1 - (below + (parts[part] ?? 0)) / max, (parts[part] ?? 0) / max] : [1, 0]
      if (height <= 0) return ''
      return `M${round(index * step + gap / 2)} ${round(top, 4)}h${round(step - gap)}v${round(height, 4)}h${-round(step - gap)}z`
    })
    return html`<path class="${each}" d="${d.join('')}" />`
  })
  return lane(name, `max ${format(max)}`, html`<g>${paths}</g>`)
}

function lane(name: string, detail: string, shapes: Html): Html {
  return html`<div class="lane ${name.toLowerCase()}">
    <div class="name">${name}${detail === '' ? undefined : html`<small>${detail}</small>`}</div>
    <svg viewBox="0 0 ${WIDTH} 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">${shapes}</svg>
  </div>`
}

function barsOf(bars: readonly { readonly x: number; readonly width: number }[]): string {
  return bars
    .map(({ x, width }) => `M${x} 0h${Math.max(round(width), MIN_BAR)}v1h-${Math.max(round(width), MIN_BAR)}z`)
    .join('')
}

/** Numbers of all turns, or of some at even distances. */
function ticksOf(turns: readonly TurnView[]): readonly number[] {
  if (turns.length <= MAX_CELLS) return turns.map(({ number }) => number)
  return Array.from({ length: TICKS }, (_, index) => 1 + Math.round(((turns.length - 1) * index) / (TICKS - 1)))
}

/** Milliseconds. */
export function totalOf(spans: readonly TimeSpan[]): number {
  return spans.reduce((sum, { from, to }) => sum + to - from, 0)
}

function round(value: number, digits = 2): number {
  return Number(value.toFixed(digits))
}
