import { cleanText } from './visible-text.ts'
import { backticksAround } from './fence.ts'
import {
  attributeOf,
  elementsIn,
  elementsNamed,
  hasClass,
  isElement,
  parsePage,
  type Element,
  type Node
} from './page-nodes.ts'

const LEFT_OUT = '[This text was left out: it is too long or too deeply nested.]'

/**
 * What readers of a page see, as Markdown: words, code, lists, tables, quotes, and the targets of links. What is only in the source, such
 * as comments, titles and alternative texts, is not in it. Linear time.
 *
 * @param html as the forge has rendered and sanitized it
 */
export async function pageText(html: string): Promise<string> {
  const nodes = await parsePage(html)
  return nodes ? cleanText(joined(blocksOf(nodes))) : LEFT_OUT
}

/** The paragraphs, lists and so on of a page. */
function blocksOf(nodes: readonly Node[]): readonly string[] {
  const blocks: string[] = []
  let words: Node[] = []
  const endParagraph = () => {
    blocks.push(inlineOf(words))
    words = []
  }
  for (const node of nodes) {
    const block = isElement(node) && BLOCKS.has(node.tagName) ? blockOf(node) : undefined
    if (!block) words.push(node)
    else {
      endParagraph()
      for (const each of block) blocks.push(each)
    }
  }
  endParagraph()
  return blocks.filter((block) => block !== '')
}

const BLOCKS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote caption center dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 ' +
    'header hr li main nav ol p pre section summary table ul'
  ).split(' ')
)

function blockOf(node: Element): readonly string[] {
  const { tagName, childNodes } = node
  if (isUndrawn(node)) return []
  if (hasClass(node, 'js-suggested-changes-blob')) return [suggestionOf(node)]
  // Diagrams and maps. Their source can say what the drawing does not show.
  if (hasClass(node, 'js-render-needs-enrichment')) return ['[drawing]']
  switch (tagName) {
    case 'pre':
      return [codeBlock(wordsOf(node).replace(/\n$/u, ''), languageOf(node))]
    case 'ul':
    case 'ol':
      return [listOf(node)]
    case 'table':
      return [tableOf(node)]
    case 'blockquote':
      return [prefixed(joined(blocksOf(childNodes)), '> ')]
    case 'details':
      return ['<details>', ...blocksOf(childNodes), '</details>']
    case 'summary':
      return [`<summary>${inlineOf(childNodes)}</summary>`]
    case 'hr':
      return ['---']
    default: {
      const level = /^h([1-6])$/u.exec(tagName)?.[1]
      return level === undefined ? blocksOf(childNodes) : [`${'#'.repeat(Number(level))} ${inlineOf(childNodes)}`]
    }
  }
}

function joined(blocks: readonly string[]): string {
  return blocks.join('\n\n')
}

/** Words, and elements among them, without the spaces that a page does not show. */
function inlineOf(nodes: readonly Node[]): string {
  return nodes
    .map(inlinePart)
    .join('')
    .replaceAll(/ {2,}/gu, ' ')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .trim()
}

function inlinePart(node: Node): string {
  if (!isElement(node)) return wordsOf(node).replaceAll(/[ \t\n\r\f]+/gu, ' ')
  const { tagName, childNodes } = node
  const inside = () => childNodes.map(inlinePart).join('')
  if (isUndrawn(node)) return ''
  if (BLOCKS.has(tagName)) return `\n${joined(blockOf(node))}\n`
  switch (tagName) {
    case 'br':
      return '\n'
    case 'img':
      return '[image]'
    case 'audio':
    case 'video':
      return `[${tagName}]`
    case 'input':
      return attributeOf(node, 'checked') === undefined ? '[ ]' : '[x]'
    case 'a':
      return linkOf(node, inside())
    case 'code':
    case 'kbd':
    case 'samp':
    case 'tt':
      return inlineCode(wordsOf(node))
    case 'del':
    case 's':
      return `~~${inside()}~~`
    case 'math-renderer':
      return formulaOf(node)
    default:
      return inside()
  }
}

/** A link that GitHub made of a name or a number needs no target, and one without words has none that readers see. */
function linkOf(node: Element, words: string): string {
  if (attributeOf(node, 'data-footnote-backref') !== undefined) return ''
  if (attributeOf(node, 'data-footnote-ref') !== undefined) return `[^${words}]`
  const target = attributeOf(node, 'href') ?? ''
  const isNamed = ['user-mention', 'team-mention', 'issue-link', 'commit-link'].some((name) => hasClass(node, name))
  const isShown = wordsOf(node).trim() !== '' && words !== target && !isNamed
  // An address with spaces can contain a sentence.
  return isShown && !/^$|^#|\s|%20/u.test(target) ? `[${words}](${target})` : words
}

/** A page can draw the words of a formula in white, or not at all. So a formula with words is left out. */
function formulaOf(node: Element): string {
  const source = wordsOf(node)
  const symbols = source.replaceAll(/\\(?:begin|end)\{[a-z]+\*?\}|\\[a-z]+/giu, ' ')
  return /\p{L}{4}|%/u.test(symbols) ? '[formula]' : source
}

function listOf({ tagName, childNodes, ...list }: Element): string {
  let number = Number(list.attrs.find(({ name }) => name === 'start')?.value ?? 1)
  const items = childNodes.map((item) => {
    if (!isElement(item) || item.tagName !== 'li') return joined(blocksOf([item]))
    const marker = tagName === 'ol' ? `${number++}. ` : '- '
    const isLoose = elementsIn(item.childNodes).some((child) => child.tagName === 'p')
    const content = blocksOf(item.childNodes).join(isLoose ? '\n\n' : '\n')
    return marker + prefixed(content, ' '.repeat(marker.length)).trimStart()
  })
  return items.filter((item) => item !== '').join('\n')
}

function tableOf(table: Element): string {
  const rows = elementsNamed(table.childNodes, ['tr', 'caption']).map((row) =>
    (row.tagName === 'tr' ? elementsIn(row.childNodes) : [row]).map((cell) =>
      joined(blocksOf(cell.childNodes))
        .replaceAll('\n', ' ')
        .replaceAll('|', String.raw`\|`)
    )
  )
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`)
  return lines.toSpliced(1, 0, `|${' - |'.repeat(rows[0]?.length ?? 0)}`).join('\n')
}

/** A change that a review suggests, shown as a difference. */
function suggestionOf(node: Element): string {
  const lines = elementsNamed(node.childNodes, ['td']).flatMap((cell) => {
    const sign = hasClass(cell, 'blob-code-addition') ? '+' : hasClass(cell, 'blob-code-deletion') ? '-' : undefined
    return sign === undefined ? [] : [sign + wordsOf(cell).replaceAll('\n', '')]
  })
  return codeBlock(lines.join('\n'), 'diff')
}

/** The language that GitHub recognized. The author's own word for it is not on the page. */
function languageOf({ parentNode }: Element): string {
  const name = parentNode && 'attrs' in parentNode ? attributeOf(parentNode, 'class') : undefined
  return /\bhighlight-(?:source|text)-([\w+#.-]+)/u.exec(name ?? '')?.[1] ?? ''
}

function codeBlock(code: string, language: string): string {
  const fence = backticksAround(code, 3)
  return `${fence}${language}\n${code}\n${fence}`
}

function inlineCode(code: string): string {
  const fence = backticksAround(code, 1)
  const space = /^`|`$/u.test(code) ? ' ' : ''
  return `${fence}${space}${code}${space}${fence}`
}

function prefixed(text: string, prefix: string): string {
  return text
    .split('\n')
    .map((line) => `${prefix}${line}`.trimEnd())
    .join('\n')
}

/** All words in an element, with their spaces. */
function wordsOf(node: Node): string {
  if (!isElement(node)) return 'value' in node ? node.value : ''
  return isUndrawn(node) ? '' : node.childNodes.map(wordsOf).join('')
}

function isUndrawn(node: Element): boolean {
  const isDrawn = !/^(?:rp|script|style|svg|template)$/u.test(node.tagName)
  return !isDrawn || attributeOf(node, 'hidden') !== undefined || hasClass(node, 'sr-only')
}
