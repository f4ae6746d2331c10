import { shorten } from '../text/shorten.ts'
import { codeBlock, codeSpan, details, escapeMarkdown, joinParagraphs } from '../text/quote-markdown.ts'
import { inState, type Finding } from './finding.ts'
import { STATE_SIGNS, summaryLine } from './report-text.ts'

/** A comment can have 65,536 characters, and also has other content. */
const MAX_SHOWN = 24
const MAX_TITLE = 300
const MAX_BLOCK = 900

/** First what needs attention, each with what to paste. Findings that are OK are folded. */
export function findingsMarkdown(findings: readonly Finding[]): string {
  const open = (['problem', 'warning', 'unknown'] as const).flatMap((state) => inState(findings, state))
  const hidden = open.length - MAX_SHOWN
  return joinParagraphs([
    `**${summaryLine(findings)}**`,
    ...open.slice(0, MAX_SHOWN).map(section),
    hidden > 0 ? `${hidden} more are in the log of the job.` : '',
    okSection(inState(findings, 'ok'))
  ])
}

function section({ state, title, detail, remedy }: Finding): string {
  const isBlock = detail?.includes('\n') === true
  return joinParagraphs([
    `${STATE_SIGNS[state]} **${inline(title)}**${detail !== undefined && !isBlock ? ` ${inline(detail)}` : ''}`,
    isBlock ? codeBlock(shorten(detail, MAX_BLOCK)) : '',
    remedy === undefined ? '' : remedyMarkdown(remedy)
  ])
}

/** A sentence is text; anything with code in it is to be pasted. */
function remedyMarkdown(remedy: string): string {
  return /^[A-Z][^\n]*$/.test(remedy) ? inline(remedy) : codeBlock(shorten(remedy, MAX_BLOCK))
}

function okSection(findings: readonly Finding[]): string {
  if (findings.length === 0) return ''
  const lines = findings.map(({ title }) => `- ${STATE_SIGNS.ok} ${inline(title)}`)
  return details(`${findings.length} OK`, lines.join('\n'))
}

/** Escapes a text, apart from the code in backticks that our own sentences have, and the spaces around it. */
function inline(text: string): string {
  const parts = shorten(text, MAX_TITLE * 2).split(/(\s*)`([^`\n]*)`(\s*)/)
  const write = [escapeMarkdown, String, codeSpan, String]
  return parts.map((part, index) => write[index % 4]?.(part)).join('')
}
