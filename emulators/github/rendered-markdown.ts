import type { Element, ElementContent, Nodes, Root, RootContent, Text } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

/** Tags that GitHub shows as text: https://github.github.com/gfm/#disallowed-raw-html-extension- */
const SHOWN_TAG = /<(?=\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?:[\s/>]|$))/giu

/** Markdown as the API returns it in HTML: GitHub's constructs and elements, after its sanitizer. */
export async function renderMarkdown(markdown: string, repositoryPage: string): Promise<string> {
  const file = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(() => showTags)
    .use(rehypeRaw)
    // The default schema is GitHub's.
    .use(rehypeSanitize)
    .use(() => (tree: Root) => {
      enrich(tree, repositoryPage)
    })
    .use(rehypeStringify)
    .process(markdown)
  return String(file)
}

function showTags(node: Nodes): void {
  if (node.type === 'raw') node.value = node.value.replaceAll(SHOWN_TAG, '&lt;')
  if ('children' in node) node.children.forEach(showTags)
}

/** What GitHub adds after its sanitizer. Authors cannot write these classes and elements. */
function enrich(parent: Root | Element, page: string): void {
  // Of a root, the content of an element is a part.
  parent.children = (parent.children as RootContent[]).flatMap((node): ElementContent[] => {
    if (node.type === 'text') return isBetweenBlocks(node, parent) ? [node] : enrichedText(node.value, page)
    if (node.type !== 'element') return []
    if (node.tagName === 'pre') return [codeOf(node)]
    if (node.tagName !== 'code' && node.tagName !== 'a') enrich(node, page)
    return [node]
  })
}

function isBetweenBlocks({ value }: Text, parent: Root | Element): boolean {
  return parent.type === 'root' || (parent.tagName !== 'p' && value.trim() === '')
}

const IN_TEXT = /\n|(?<!\w)@([a-z\d][a-z\d-]{0,38})\b|(?<!\w)#(\d+)\b|(\$[^$\n]+\$)/giu

/** Line breaks, mentions, references and formulas. */
function enrichedText(text: string, page: string): ElementContent[] {
  const nodes: ElementContent[] = []
  let at = 0
  for (const { 0: found, 1: login, 2: number, 3: formula, index } of text.matchAll(IN_TEXT)) {
    nodes.push(textNode(text.slice(at, index)))
    at = index + found.length
    if (login !== undefined)
      nodes.push(
        element('a', { className: ['user-mention', 'notranslate'], href: new URL(`/${login}`, page).href }, found)
      )
    else if (number !== undefined)
      nodes.push(element('a', { className: ['issue-link'], href: `${page}/issues/${number}` }, found))
    else if (formula !== undefined) nodes.push(element('math-renderer', { className: ['js-inline-math'] }, formula))
    else nodes.push(element('br', {}), textNode('\n'))
  }
  return [...nodes, textNode(text.slice(at))]
}

/** Languages that GitHub draws. */
const DRAWN = /^(?:mermaid|geojson|topojson|stl|math)$/u
/** Some of those that it highlights, with their names in the highlighter. */
const HIGHLIGHTED: ReadonlyMap<string, string> = new Map([
  ...['js', 'ts', 'json', 'yaml', 'python', 'diff', 'rust', 'go'].map((name) => [name, name] as const),
  ['sh', 'shell'],
  ['html', 'text-html-basic']
])

function codeOf(pre: Element): Element {
  const [code] = pre.children
  const className = code?.type === 'element' ? code.properties.className : undefined
  const language = Array.isArray(className) ? String(className[0]).replace('language-', '') : ''
  const source = code?.type === 'element' && code.children[0]?.type === 'text' ? code.children[0].value : ''
  if (language === 'suggestion') return suggestionOf(source)
  if (DRAWN.test(language))
    return element(
      'section',
      { className: ['js-render-needs-enrichment'], dataType: language },
      element('pre', {}, source)
    )
  const highlighter = HIGHLIGHTED.get(language)
  if (highlighter === undefined) return element('pre', { lang: language || undefined }, element('code', {}, source))
  const name = highlighter.startsWith('text-') ? highlighter : `source-${highlighter}`
  return element('div', { className: ['highlight', `highlight-${name}`] }, element('pre', {}, source))
}

/** GitHub also shows the lines that the suggestion replaces. */
function suggestionOf(source: string): Element {
  const rows = source
    .replace(/\n$/u, '')
    .split('\n')
    .map((line) => element('tr', {}, element('td', { className: ['blob-code-inner', 'blob-code-addition'] }, line)))
  const title = element('div', {}, 'Suggested change')
  return element('div', { className: ['js-suggested-changes-blob'] }, title, element('table', {}, ...rows))
}

function element(
  tagName: string,
  properties: Element['properties'],
  ...children: readonly (ElementContent | string)[]
): Element {
  const nodes = children.map((child) => (typeof child === 'string' ? textNode(child) : child))
  return { type: 'element', tagName, properties, children: nodes }
}

function textNode(value: string): Text {
  return { type: 'text', value }
}
