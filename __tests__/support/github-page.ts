import type { Element, Nodes, Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

// https://github.github.com/gfm/#disallowed-raw-html-extension-
const FILTERED = /<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[\s/>]|$))/giu
const HIDDEN_ELEMENTS = new Set(['rp', 'template', 'datalist'])

const toTree = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, { allowDangerousHtml: true })
const toHtml = unified().use(rehypeStringify, { allowDangerousHtml: true })
const toPage = unified().use(rehypeRaw)

/**
 * The page that GitHub renders from Markdown. It is written as one HTML text, with words escaped and raw HTML unchanged except for
 * filtered tags, and then parsed as a whole.
 */
export function githubPage(markdown: string): Root {
  const tree = toTree.runSync(toTree.parse(markdown))
  const html = toHtml.stringify(written(tree) as Root)
  return toPage.runSync({ type: 'root', children: [{ type: 'raw', value: html }] })
}

/** The text that a reader of the page sees. */
export function shownText(node: Nodes): string {
  if (node.type === 'text') return node.value
  if (node.type === 'element' && HIDDEN_ELEMENTS.has(node.tagName)) return ''
  return 'children' in node ? node.children.map(shownText).join('') : ''
}

/** The elements of this name on the page, in document order. */
export function elements(node: Nodes, name: string): Element[] {
  const below = 'children' in node ? node.children.flatMap((child) => elements(child, name)) : []
  return node.type === 'element' && node.tagName === name ? [node, ...below] : below
}

function written(node: Nodes): Nodes {
  if (node.type === 'raw') return { type: 'raw', value: node.value.replaceAll(FILTERED, '&lt;') }
  if (node.type === 'text') return { type: 'raw', value: escaped(node.value) }
  return 'children' in node ? ({ ...node, children: node.children.map(written) } as Nodes) : node
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
