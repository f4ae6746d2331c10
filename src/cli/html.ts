import { createHash } from 'node:crypto'
import { showHidden } from '../text/hidden-characters.ts'

/** Text that is HTML already. The constructor is only for text of our own. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export type HtmlValue = string | number | Html | undefined | readonly (Html | undefined)[]

/**
 * Makes HTML. Values are escaped, in text and in quoted attributes alike, unless they are HTML already. Characters that a reader would
 * not see, or that reorder the text around them, are written as `\u{…}`.
 */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.map((part, index) => part + textOf(values[index])).join(''))
}

function textOf(value: HtmlValue): string {
  if (value === undefined) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'object') return value.map(textOf).join('')
  return escapeText(String(value))
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}
function escapeText(text: string): string {
  return showHidden(text).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
}

/** How a content security policy names a style or a script of the page. */
export function hashOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}
