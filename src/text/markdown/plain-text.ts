import type { Nodes, Table } from 'mdast'
import type { Tokenizer } from 'parse5'
import { capitalized } from '../shorten.ts'
import { visibleText } from '../visible-text.ts'
import { htmlText } from './html-text.ts'
import { exceedsParserLimits, isStackOverflow, loadMarkdownParser } from './parser.ts'

/** Markdown for a terminal: what GitHub shows, without markers, tags and comments. Folded sections are unfolded. */
export async function markdownAsText(markdown: string): Promise<string> {
  const text = visibleText(markdown)
  if (exceedsParserLimits(text)) return text
  const [parse, { Tokenizer: HtmlTokenizer }] = await Promise.all([loadMarkdownParser(), import('parse5')])
  try {
    return visibleText(new TextWriter(HtmlTokenizer).blockOf(parse(text, 'all')))
  } catch (error) {
    if (isStackOverflow(error)) return text
    throw error
  }
}

const ALERT = /^\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\n?/u
const SUMMARY = /<summary>([^]*?)<\/summary>/giu

class TextWriter {
  readonly #HtmlTokenizer: typeof Tokenizer

  constructor(HtmlTokenizer: typeof Tokenizer) {
    this.#HtmlTokenizer = HtmlTokenizer
  }

  blockOf(node: Nodes): string {
    switch (node.type) {
      case 'list':
        return this.#list(node)
      case 'blockquote':
        return prefixed(
          this.#blocks(node.children).replace(ALERT, (_, kind: string) => `${capitalized(kind.toLowerCase())}: `),
          '> '
        )
      case 'code':
        return prefixed(node.value, '    ')
      case 'table':
        return this.#table(node)
      case 'thematicBreak':
        return '---'
      case 'html':
        return this.#html(node.value.replaceAll(SUMMARY, '▸ $1')).trim()
      case 'root':
      case 'listItem':
      case 'footnoteDefinition':
        return this.#blocks(node.children)
      default:
        return this.#inline(node)
    }
  }

  #blocks(nodes: readonly Nodes[]): string {
    const blocks = nodes.map((node) => this.blockOf(node))
    return blocks.filter((block) => block !== '').join('\n\n')
  }

  #list({ children, ordered, start, spread }: Extract<Nodes, { type: 'list' }>): string {
    const items = children.map((item, index) => {
      const marker = ordered ? `${(start ?? 1) + index}. ` : '- '
      const box = item.checked === true ? '[x] ' : item.checked === false ? '[ ] ' : ''
      const text = item.spread
        ? this.#blocks(item.children)
        : item.children.map((child) => this.blockOf(child)).join('\n')
      return `${marker}${box}${prefixed(text, ' '.repeat(marker.length)).trimStart()}`
    })
    return items.join(spread ? '\n\n' : '\n')
  }

  #table({ children }: Table): string {
    const rows = children.map((row) => row.children.map((cell) => this.#inlines(cell.children)))
    const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => widthOf(row[column]))))
    const lines = rows.map((row) => widths.map((width, column) => padded(row[column], width)).join('  '))
    return lines.map((line) => line.trimEnd()).join('\n')
  }

  #inlines(nodes: readonly Nodes[]): string {
    return nodes.map((node) => this.#inline(node)).join('')
  }

  #inline(node: Nodes): string {
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return node.value
      case 'break':
        return '\n'
      case 'html':
        return this.#html(node.value)
      case 'image':
        return node.alt ?? ''
      case 'link': {
        const text = this.#inlines(node.children)
        return node.url === text || node.url.startsWith('#') ? text : `${text} (${node.url})`
      }
      default:
        return 'children' in node ? this.#inlines(node.children) : ''
    }
  }

  #html(html: string): string {
    return htmlText(html, this.#HtmlTokenizer)
  }
}

/** An emoji takes two columns of a terminal. */
function widthOf(text = ''): number {
  return text.length + (text.match(/\p{Emoji_Presentation}/gu) ?? []).filter(({ length }) => length === 1).length
}

function padded(text = '', width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)))
}

function prefixed(text: string, prefix: string): string {
  return text
    .split('\n')
    .map((line) => `${prefix}${line}`.trimEnd())
    .join('\n')
}
