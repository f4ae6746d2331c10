import type { ThreadResult } from '../domain/thread-result.ts'
import { plural } from '../text/format.ts'
import { codeCell, escapeMarkdown, linkMarkdown } from '../text/quote-markdown.ts'

const VERDICTS: Readonly<Record<NonNullable<ThreadResult['verdict']>, string>> = {
  fixed: '✅ fixed',
  already_done: '✅ already so',
  declined: '➖ declined',
  answered: '💬 answered',
  question: '❓ question',
  taken_back: '↩️ taken back'
}
const ENDS: Readonly<Record<ThreadResult['end'], string>> = { resolved: 'resolved', open: 'open', left: 'left alone' }
const MAX_NOTE = 300

/** What became of the review threads that the run has worked off; '' if it had none. */
export function threadsSection(threads: readonly ThreadResult[], maxLength: number): string {
  if (threads.length === 0) return ''
  const rows: string[] = []
  let length = 0
  for (const thread of threads) {
    const row = rowOf(thread)
    length += row.length
    if (length > maxLength) break
    rows.push(row)
  }
  const missing = threads.length - rows.length
  const table = ['| Review thread | Result |', '| --- | --- |', ...rows].join('\n')
  return missing > 0 ? `${table}\n\n${plural(missing, 'more thread')}.` : table
}

function rowOf({ path, line, url, verdict, commit, end, note }: ThreadResult): string {
  const place = linkMarkdown(`${codeCell(path)}${line === undefined ? '' : ` line ${line}`}`, url)
  const said = verdict === undefined ? '⚠️ none' : VERDICTS[verdict]
  const state = note === '' ? ENDS[end] : `${ENDS[end]}: ${escapeMarkdown(note, MAX_NOTE)}`
  const where = commit === undefined ? '' : ` in ${commit.slice(0, 7)}`
  return `| ${place} | ${said}${where} · ${state} |`
}
