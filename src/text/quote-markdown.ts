import { backticksAround } from './fence.ts'
import { visibleText } from './visible-text.ts'
import { oneLine } from './shorten.ts'
import { splitActiveContent, withoutScheme } from './active-content.ts'

const MAX_SPAN = 160
const MAX_SENTENCES = 2_000

/** Any text as inline code on one line: nothing in it is live. */
export function codeSpan(text: string, maxLength = MAX_SPAN): string {
  const code = oneLine(text, maxLength)
  if (code === '') return ''
  const ticks = backticksAround(code, 1)
  const padding = code.startsWith('`') || code.endsWith('`') ? ' ' : ''
  return ticks + padding + code + padding + ticks
}

/**
 * Any text as inline code in a cell of a table.
 *
 * Parsers disagree on when a backslash keeps a pipe from ending the cell, so text with a pipe is written without
 * Markdown: as an element whose every sign is a character reference.
 */
export function codeCell(text: string, maxLength = MAX_SPAN): string {
  const code = oneLine(text, maxLength)
  if (!code.includes('|')) return codeSpan(code, maxLength)
  return `<code>${code.replace(/[!-/:-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</code>`
}

/** Any text as a paragraph's words: what would be Markdown or live to GitHub is shown as it was written. */
export function escapeMarkdown(text: string, maxLength = MAX_SENTENCES): string {
  return splitActiveContent(oneLine(text, maxLength), false)
    .map(({ isActive, text: piece }) => (isActive ? codeSpan(withoutScheme(piece), maxLength) : escapeSigns(piece)))
    .join('')
}

/** Any text as a block of code; its fence is longer than any run of backticks inside. */
export function codeBlock(text: string, language = ''): string {
  const code = visibleText(text).replace(/\n+$/, '')
  const ticks = backticksAround(code, 3)
  return `${ticks}${language}\n${code}\n${ticks}`
}

/** A folded section. The blank lines let Markdown inside be Markdown. @param title words of ours: no Markdown is read in them */
export function details(title: string, body: string): string {
  return `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`
}

/** A link of our own making, for URLs that the forge gave us. */
export function link(label: string, url: string): string {
  return `[${escapeSigns(label)}](<${url.replace(/[<>\s\\]/g, encodeURIComponent)}>)`
}

// A pipe is written as a character reference: in a table, a backslash before it means something else again.
function escapeSigns(text: string): string {
  return text.replace(/[\\`*_[\]<>&~#$]/g, String.raw`\$&`).replaceAll('|', '&#124;')
}
