import { shorten } from '../text/shorten.ts'

const MAX_CHARACTERS = 60

/**
 * A stranger's few words inside a sentence of ours that becomes a comment: as inline code, where Markdown, mentions and
 * commands mean nothing, on one line and short.
 */
export function quoted(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').replaceAll('`', "'").trim()
  return line === '' ? 'empty' : `\`${shorten(line, MAX_CHARACTERS)}\``
}
