import { formatDollars, plural } from '../text/format.ts'
import { codeCell, codeSpan, joinParagraphs } from '../text/quote-markdown.ts'
import type { Measures, Stats } from './measure.ts'

export interface StatsScope {
  /** Such as acme/app. */
  readonly repository: string
  readonly days: number
  /** False if the oldest pull requests of the period were not read. */
  readonly isComplete: boolean
}

/** The measures as Markdown, for a terminal and for a job summary. Ends with a line break. */
export function statsMarkdown(stats: Stats, { repository, days, isComplete }: StatsScope): string {
  const title = `## Pull requests of the agent in ${codeSpan(repository)}, opened in the last ${plural(days, 'day')}`
  const count = stats.merged + stats.closed + stats.open
  if (count === 0) return `${title}\n\nThere are none.\n`
  const parts = [
    title,
    [...totals(stats)].map((line) => `- ${line}`).join('\n'),
    table('Task', stats.byTask),
    table('Model', stats.byModel),
    ...notes(stats, isComplete)
  ]
  return `${joinParagraphs(parts)}\n`
}

function* totals(stats: Stats): Generator<string> {
  const { merged, closed, open, mergedShare, timeToMerge, mergedUntouched, dollarsPerMerged } = stats
  const share = mergedShare === undefined ? '' : `, ${percent(mergedShare)} of those that ended`
  yield `**${merged} merged**${share}; ${closed} closed without merging; ${open} open`
  if (timeToMerge !== undefined) yield `Median time to merge: ${formatDays(timeToMerge)}`
  if (merged > 0) yield `Merged without a commit by anybody else: ${mergedUntouched} of ${merged}`
  if (dollarsPerMerged !== undefined)
    yield `Cost per merged pull request, including work that was not merged: ${formatDollars(dollarsPerMerged)}`
}

function table(heading: string, groups: ReadonlyMap<string, Measures>): string {
  const head = [heading, 'Merged', 'Closed', 'Open', 'Time to merge', 'Commits by others', 'Cost', 'Cost per merged']
  const rows = [...groups].map(([name, measures]) => [
    codeCell(name),
    String(measures.merged),
    String(measures.closed),
    String(measures.open),
    measures.timeToMerge === undefined ? '–' : formatDays(measures.timeToMerge),
    String(measures.otherCommits),
    formatDollars(measures.dollars),
    measures.dollarsPerMerged === undefined ? '–' : formatDollars(measures.dollarsPerMerged)
  ])
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'))
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

function notes({ withoutCost }: Stats, isComplete: boolean): string[] {
  return [
    withoutCost === 0
      ? ''
      : `The cost of ${plural(withoutCost, 'pull request')} is missing or incomplete: the model’s price was unknown, or the session is gone.`,
    isComplete ? '' : 'The repository has so many pull requests that the oldest of this period were not read.'
  ].filter(Boolean)
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

const HOUR = 3_600_000

/** `12 min`, `5.5 h`, `3.2 days`. */
function formatDays(milliseconds: number): string {
  if (milliseconds < HOUR) return `${Math.round(milliseconds / 60_000)} min`
  if (milliseconds < 48 * HOUR) return `${(milliseconds / HOUR).toFixed(1)} h`
  return `${(milliseconds / (24 * HOUR)).toFixed(1)} days`
}
