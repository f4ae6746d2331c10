import { visibleText } from '../tasks/visible-text.ts'
import { scanMarkdown } from './scan-markdown.ts'

/**
 * A stranger's Markdown as a reader of the page sees it: without hidden characters, comments, attributes, titles and
 * alternative texts, which carry words to the model that no person saw. Code stays as it is. Linear time.
 *
 * It takes hiding places away; that the rest is data and not an instruction, the fence around it says.
 */
export function cleanText(markdown: string): string {
  const text = visibleText(markdown).replaceAll(/\n[ \t]+(?=\n)/gu, '\n')
  const labels = usedLabels(text)
  const shown = scanMarkdown(text).map((stretch) => {
    switch (stretch.kind) {
      case 'code':
        return stretch.text
      case 'hidden':
        return ''
      case 'tag':
        return bareTag(stretch.text)
      case 'prose':
        return cleanProse(stretch.text, labels)
    }
  })
  // Again, for what entities stood for.
  return visibleText(tame(shown.join(''))).trim()
}

// The address is kept because it can be seen, or be asked for; any other attribute can hold a sentence.
function bareTag(tag: string): string {
  const name = /^<\/?[a-z][a-z0-9-]*/iu.exec(tag)?.[0] ?? '<'
  const address = /\s(?:src|href)\s*=\s*(?:"[^"\s]*"|'[^'\s]*'|[^\s"'=<>`]+)/iu.exec(tag)?.[0] ?? ''
  return `${name}${address}>`
}

const IMAGE_TEXT = /!\[(?:[^[\]]|\[[^[\]]*\])*\](?=[[(])/gu
const LINK_TITLE = /(\]\(\s*(?:<[^<>\n]*>|[^\s()<>]+))\s+(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\([^()]*\))\s*\)/gsu
const DEFINITION =
  /^ {0,3}\[([^[\]]{1,999})\]:[ \t]{0,99}(?:\n[ \t]{0,99})?(\S+)(?:[ \t]{0,99}(?:\n[ \t]{0,99})?(?:"[^"]*"|'[^']*'|\([^()]*\)))?[ \t]{0,99}$/gmu
// A note goes on over the lines that follow it.
const FOOTNOTE = /^ {0,3}\[(\^[^[\]\s]{1,999})\]:.*(?:\n(?!\n| {0,3}\[\^).+)*/gmu
const LABEL = /\[([^[\]]{1,999})\](?!:)/gu
const NUMERIC_ENTITY = /&#(?:x([\da-f]{1,6})|(\d{1,7}));/giu

function cleanProse(text: string, labels: ReadonlySet<string>): string {
  return text
    .replaceAll(IMAGE_TEXT, '![]')
    .replaceAll(LINK_TITLE, '$1)')
    .replaceAll(FOOTNOTE, (note, label: string) => (labels.has(label.toLowerCase()) ? note : ''))
    .replaceAll(DEFINITION, (_, label: string, address: string) => {
      return labels.has(label.toLowerCase()) ? `[${label}]: ${address}` : ''
    })
    .replaceAll(NUMERIC_ENTITY, (_, hex: string | undefined, decimal: string | undefined) => {
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
}

// A definition that nothing refers to is never shown.
function usedLabels(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(LABEL), ([, label = '']) => label.toLowerCase()))
}

// Control tokens of chat templates, which a server may read as a change of speaker; and towers of accents, which cost tokens.
function tame(text: string): string {
  return text.replaceAll(/<(?=[|｜][^<>|｜\n]{1,40}[|｜]>)/gu, '< ').replaceAll(/(\p{M}{8})\p{M}+/gu, '$1')
}
