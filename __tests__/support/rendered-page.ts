import type { Element, Nodes, Root } from 'hast'
import rehypeRaw from 'rehype-raw'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

const renderer = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeRaw)

/** The page that GitHub renders from Markdown. */
export function render(markdown: string): Root {
  return renderer.runSync(renderer.parse(markdown))
}

export function elements(node: Nodes, name: string): Element[] {
  const below = 'children' in node ? node.children.flatMap((child) => elements(child, name)) : []
  return node.type === 'element' && node.tagName === name ? [node, ...below] : below
}

export function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

const SAFE_ELEMENTS = new Set(
  'p br kbd sub sup strong em del a code pre ul ol li table thead tbody tr th td h1 h2 h3 h4 h5 h6 blockquote hr input'.split(
    ' '
  )
)

/** Everything on the page that GitHub would act on, or that a reader would not see. */
export function liveParts(markdown: string): string[] {
  // Bots look for commands in the source. At best they skip code blocks.
  const commands = markdown.replace(/^\s*(`{3,})[^`\n]*\n(?:[\s\S]*?\n)?\s*\1$/gm, '').match(/^[ \t]*\/[a-z]\S*/gim)
  return [...liveBelow(render(markdown), false), ...(commands ?? [])]
}

function liveBelow(node: Nodes, isQuoted: boolean): string[] {
  switch (node.type) {
    case 'comment':
      return [`comment ${node.value}`]
    case 'text':
      return isQuoted ? [] : liveInText(node.value)
    case 'element':
      return [...liveInElement(node), ...node.children.flatMap((child) => liveBelow(child, isQuoted || isCode(node)))]
    default:
      return 'children' in node ? node.children.flatMap((child) => liveBelow(child, isQuoted)) : []
  }
}

function isCode({ tagName }: Element): boolean {
  return tagName === 'code' || tagName === 'pre'
}

function liveInElement({ tagName, properties }: Element): string[] {
  const url = typeof properties.href === 'string' ? properties.href : undefined
  return [
    ...(SAFE_ELEMENTS.has(tagName) ? [] : [`element ${tagName}`]),
    ...(url === undefined || url.startsWith('https://github.com/acme/app/blob/5') ? [] : [`link ${url}`]),
    ...(properties.title === undefined ? [] : ['title'])
  ]
}

function liveInText(text: string): string[] {
  return [
    ...text.matchAll(/(?<![A-Za-z0-9])@[A-Za-z0-9]\S*|(?<!\w)(?:#|gh-)\d+|\w\/\w+#\d+|https?:\/\/\S+/gim),
    ...text.matchAll(/\p{Cf}|(?![\n\t])\p{Cc}/gu)
  ].map(([found]) => `text ${found}`)
}
