import { BRAILLE_BLANK, CONTROL, INVISIBLE, LINE_SEPARATORS, SPACES } from './hidden-characters.ts'

const LINE_BREAK = new RegExp(String.raw`\r\n?|[\x85${LINE_SEPARATORS}]`, 'gv')
const LOOKS_LIKE_SPACE = new RegExp(String.raw`[[${SPACES}${BRAILLE_BLANK}]--[\x20]]`, 'gv')
const HIDDEN = new RegExp(String.raw`[${INVISIBLE}[${CONTROL}--[\t\n]]]`, 'gv')

/**
 * Returns the text as a reader sees it: without invisible characters, with plain spaces and line feeds only.
 *
 * A person who reads a text and a program that acts on it must get the same text. Linear time.
 */
export function visibleText(text: string): string {
  return text.toWellFormed().replace(LINE_BREAK, '\n').replace(LOOKS_LIKE_SPACE, ' ').replace(HIDDEN, '')
}

/**
 * A stranger's text as readers see it, without hidden characters. The control tokens of chat templates, which a server could read as a
 * change of speaker, are broken, and stacked accents are shortened. Linear time.
 */
export function cleanText(text: string): string {
  return visibleText(text)
    .replaceAll(/<(?=[|｜][^<>|｜\n]{1,40}[|｜]>)/gu, '< ')
    .replaceAll(/(\p{M}{8})\p{M}+/gu, '$1')
    .trim()
}
