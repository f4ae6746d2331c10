import { backticksAround } from './fence.ts'
import { visibleText } from './visible-text.ts'
import { oneLine } from './shorten.ts'
import { breakBotCommands, inertText, splitActiveContent } from './active-content.ts'

const MAX_SPAN = 160
const MAX_SENTENCES = 2_000

/** Formats any text as inline code on one line, without active content. */
export function codeSpan(text: string, maxLength = MAX_SPAN): string {
  const code = breakBotCommands(oneLine(text, maxLength))
  if (code === '') return ''
  const ticks = backticksAround(code, 1)
  const padding = code.startsWith('`') || code.endsWith('`') ? ' ' : ''
  return ticks + padding + code + padding + ticks
}

/**
 * Formats any text as inline code in a table cell.
 *
 * Parsers disagree on when a backslash escapes a pipe. A text with a pipe is therefore written as an HTML element in which all
 * punctuation is character references.
 */
export function codeCell(text: string, maxLength = MAX_SPAN): string {
  const code = oneLine(text, maxLength)
  return code.includes('|') ? codeElement(code, maxLength) : codeSpan(code, maxLength)
}

/** Formats any text as an HTML element on one line, for a title of a collapsed section: GitHub reads no Markdown there. */
export function codeElement(text: string, maxLength = MAX_SPAN): string {
  const code = breakBotCommands(oneLine(text, maxLength))
  return `<code>${code.replace(/[!-/:-@[-`{-~]/g, (character) => `&#${character.charCodeAt(0)};`)}</code>`
}

/** Escapes any text for use in a paragraph, so that Markdown and active content in it are shown literally. */
export function escapeMarkdown(text: string, maxLength = MAX_SENTENCES): string {
  return splitActiveContent(oneLine(text, maxLength), false)
    .map(({ isActive, text: piece }) => (isActive ? codeSpan(inertText(piece), maxLength) : escapePunctuation(piece)))
    .join('')
}

/**
 * Formats any text as a code block, with a fence longer than any run of backticks inside. Without a language, commands to bots in
 * it are broken.
 */
export function codeBlock(text: string, language = ''): string {
  const shown = visibleText(text).replace(/(?<!\n)\n+$/, '')
  const code = language === '' ? breakBotCommands(shown) : shown
  const ticks = backticksAround(code, 3)
  return `${ticks}${language}\n${code}\n${ticks}`
}

/**
 * A collapsed section. GitHub renders Markdown in it only between blank lines.
 *
 * @param title our own words, or HTML; shown without Markdown
 */
export function details(title: string, body: string): string {
  return `<details>\n<summary>${title}</summary>\n\n${body}\n\n</details>`
}

/** Joins the paragraphs that are not empty. */
export function joinParagraphs(paragraphs: readonly string[]): string {
  return paragraphs.filter(Boolean).join('\n\n')
}

/** A link, for URLs from the forge. */
export function link(label: string, url: string): string {
  return linkMarkdown(escapePunctuation(label), url)
}

/** The same, with a label that is Markdown already. */
export function linkMarkdown(label: string, url: string): string {
  return `[${label}](<${url.replace(/[<>\s\\]/g, encodeURIComponent)}>)`
}

// A pipe becomes a character reference, because in a table a backslash before it has another meaning.
function escapePunctuation(text: string): string {
  return text.replace(/[\\`*_[\]<>&~#$]/g, String.raw`\$&`).replaceAll('|', '&#124;')
}
