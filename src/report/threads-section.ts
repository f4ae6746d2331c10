import type { ThreadResult } from '../domain/review-thread.ts'
import { markdownList } from '../text/markdown-list.ts'
import { codeSpan, escapeMarkdown, linkMarkdown } from '../text/quote-markdown.ts'

const VERDICTS: Readonly<Record<NonNullable<ThreadResult['verdict']>, string>> = {
  fixed: '✅ fixed',
  already_done: '✅ already done',
  declined: '➖ declined',
  answered: '💬 answered',
  question: '❓ question',
  reverted: '↩️ reverted'
}
const ENDS: Readonly<Record<ThreadResult['end'], string>> = { resolved: 'resolved', open: 'open', left: 'left alone' }
const MAX_NOTE = 300

/** What became of the review threads that the run has handled; '' if it had none. */
export function threadsSection(threads: readonly ThreadResult[], maxLength: number): string {
  return markdownList(threads.map(itemOf), maxLength)
}

function itemOf({ path, line, url, verdict, commit, end, note }: ThreadResult): string {
  const place = linkMarkdown(`${codeSpan(path)}${line === undefined ? '' : ` line ${line}`}`, url)
  const verdictLabel = verdict === undefined ? '⚠️ none' : VERDICTS[verdict]
  const state = note === '' ? ENDS[end] : `${ENDS[end]}: ${escapeMarkdown(note, MAX_NOTE)}`
  const where = commit === undefined ? '' : ` in ${commit.slice(0, 7)}`
  return `${place}: ${verdictLabel}${where} · ${state}`
}
