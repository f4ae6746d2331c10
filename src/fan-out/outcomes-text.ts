import type { TaskItem } from '../domain/task-item.ts'
import { fanOutMarker } from '../tasks/comment-markers.ts'
import { formatDollars, plural } from '../text/format.ts'
import { codeCell, codeSpan, escapeMarkdown, joinParagraphs, link } from '../text/quote-markdown.ts'
import type { ItemOutcome } from './job-artifacts.ts'

/** The outcomes of the items of a task. */
export interface FanOut {
  readonly taskId: string
  readonly items: readonly TaskItem[]
  readonly outcomes: ReadonlyMap<string, ItemOutcome>
  /** Page of the workflow run. */
  readonly runUrl: string
  /** Page of the workflow's repository. */
  readonly repositoryUrl: string
  /** Such as https://github.com. */
  readonly serverUrl: string
}

const MAX_TITLE = 80
const MAX_SENTENCE = 120

/** Characters of all rows. 256 rows of 230 fit. Punctuation in a title can need six characters each. */
const MAX_ROWS = 60_000

/** The outcome of each item, as Markdown that fits into an issue. */
export function fanOutText(fanOut: FanOut): string {
  const { items, runUrl } = fanOut
  const rows = fitting(items.map((item) => `| ${rowOf(item, fanOut).join(' | ')} |`))
  const left = items.length - rows.length
  const table =
    items.length === 0
      ? ''
      : ['| Item | Outcome | Pull request | Cost |', '| --- | --- | --- | ---: |', ...rows].join('\n')
  return joinParagraphs([
    totals(fanOut),
    table,
    left > 0 ? `${left} more do not fit into this text.` : '',
    `${link('The last run', runUrl)} has the details.`
  ])
}

function fitting(rows: readonly string[]): readonly string[] {
  let room = MAX_ROWS
  return rows.filter((row) => (room -= row.length + 1) >= 0)
}

/** The text of the tracking issue. The marker at its start is how the next run finds it. */
export function trackingBody(fanOut: FanOut): string {
  return joinParagraphs([fanOutMarker(fanOut.taskId), fanOutText(fanOut), 'Each run rewrites this text.'])
}

/** Has no number of items: it would change, and the title stays as it is, because a maintainer may have edited it. */
export function trackingTitle({ taskId }: FanOut): string {
  return `Task ${taskId}: the outcomes of its items`
}

function rowOf(item: TaskItem, { outcomes, repositoryUrl, serverUrl }: FanOut): readonly string[] {
  const title = codeCell(item.title, MAX_TITLE)
  const outcome = outcomes.get(item.id)
  if (!outcome) return [title, '**no outcome**: the job was killed, or did not start', '', '']
  const { pullRequest, cost } = outcome
  // Attack: the job of an item names a page of its own.
  const page = item.repository === undefined ? repositoryUrl : `${serverUrl}/${item.repository}`
  return [
    title,
    describeItem(outcome),
    pullRequest === undefined ? '' : link(`#${pullRequest}`, `${page}/pull/${pullRequest}`),
    cost === undefined ? '' : formatDollars(cost)
  ]
}

/** Outcomes that need no explanation. */
const CLEAR: ReadonlySet<string> = new Set(['proposed', 'updated', 'no_change'])

function describeItem({ outcome, summary }: ItemOutcome): string {
  const kind = codeSpan(outcome)
  return CLEAR.has(outcome) ? kind : `${kind}: ${escapeMarkdown(summary, MAX_SENTENCE)}`
}

function totals({ items, outcomes }: FanOut): string {
  const known = items.flatMap(({ id }) => outcomes.get(id) ?? [])
  const lost = items.length - known.length
  const kinds = [...Map.groupBy(known, ({ outcome }) => outcome)].map(([kind, of]) => `${of.length} ${codeSpan(kind)}`)
  const counts = [...kinds, ...(lost > 0 ? [`**${lost} without an outcome**`] : [])]
  const dollars = known.reduce((sum, { cost = 0 }) => sum + cost, 0)
  const cost = dollars > 0 ? ` Cost: ${formatDollars(dollars)}.` : ''
  return items.length === 0
    ? 'There are no items now.'
    : `${plural(items.length, 'item')}: ${counts.join(', ')}.${cost}`
}
