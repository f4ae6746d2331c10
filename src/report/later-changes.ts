import { MAX_BODY_LENGTH } from '../text/github-rules.ts'
import { escapeMarkdown } from '../text/quote-markdown.ts'
import { unixLines } from '../text/lines.ts'

/** A commit that a run added to a pull request after it was opened. */
export interface LaterChange {
  readonly sha: string
  readonly title: string
  /** True if the run stopped early, or left out a part of its change. */
  readonly isPart: boolean
  /** True if a check or a test is worse than before it. */
  readonly isWorse: boolean
}

const START = '<!-- forgehand:later-changes -->\n### Later changes\n\n'
const MAX_TITLE = 200

/**
 * The body of a pull request of ours with one more commit in its list of later changes. A person may have edited the rest, which stays.
 * Undefined if the list names the commit already, or the body would be too long.
 */
export function withLaterChange(body: string, change: LaterChange): string | undefined {
  const text = unixLines(body)
  const item = itemOf(change)
  if (text.includes(`\n- ${change.sha}`)) return undefined
  const start = text.indexOf(START)
  const added = start === -1 ? withList(text, item) : withItem(text, start + START.length, item)
  return added.length <= MAX_BODY_LENGTH ? added : undefined
}

/** GitHub links the whole SHA and shows its beginning. */
function itemOf({ sha, title, isPart, isWorse }: LaterChange): string {
  const notes = [isPart ? 'part of the work' : '', isWorse ? 'a check is worse than before' : ''].filter(Boolean)
  return `- ${sha} ${escapeMarkdown(title, MAX_TITLE)}${notes.length > 0 ? ` (${notes.join('; ')})` : ''}\n`
}

/** Adds the list above the line that separates the figures of the first run, because the list describes the pull request. */
function withList(text: string, item: string): string {
  const end = text.lastIndexOf('\n---\n')
  const list = `${START}${item}`
  return end === -1 ? `${text}\n\n${list}` : `${text.slice(0, end)}\n${list}${text.slice(end)}`
}

function withItem(text: string, listStart: number, item: string): string {
  const items = /^(?:- .*(?:\n|$))*/.exec(text.slice(listStart))?.[0] ?? ''
  const end = listStart + items.length
  const lineEnd = items === '' || items.endsWith('\n') ? '' : '\n'
  return text.slice(0, end) + lineEnd + item + text.slice(end)
}
