import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defaultTreeAdapter as adapter, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** What a page tells its readers. */
export interface PageText {
  /** Words that every reader sees. */
  readonly shown: string
  /** Also the words that a reader may see: addresses of links that have words, and elements that browsers treat differently. */
  readonly visible: string
}

const RENDER_ALL =
  'for file in *.md; do cmark-gfm --unsafe -e table -e strikethrough -e autolink -e tasklist -e footnotes -e tagfilter "$file" >"$file.html"; done'

/** The pages of many documents, rendered by cmark-gfm, on which GitHub's renderer is based. */
export function cmarkPages(documents: readonly string[]): readonly PageText[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'cmark-'))
  try {
    for (const [index, document] of documents.entries()) writeFileSync(path.join(folder, `${index}.md`), document)
    execFileSync('sh', ['-c', RENDER_ALL], { cwd: folder })
    return documents.map((_, index) => pageText(readFileSync(path.join(folder, `${index}.md.html`), 'utf8')))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

// What GitHub's sanitizer keeps. It removes the tags of all other elements and keeps their content.
const DRAWN = new Set(
  (
    'a abbr b bdo blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ' +
    'input ins kbd li mark ol p picture pre q rt ruby s samp section small source span strike strong sub summary sup table ' +
    'tbody td tfoot th thead time tr tt ul var wbr'
  ).split(' ')
)
/** Elements whose content a browser does not draw, or the sanitizer removes. */
const UNDRAWN = new Set(['rp', 'template', 'datalist', 'script'])

function pageText(html: string): PageText {
  const shown: string[] = []
  const visible: string[] = []
  const visit = (node: Node, isSure: boolean) => {
    if (adapter.isTextNode(node)) {
      visible.push(node.value)
      if (isSure) shown.push(node.value)
    }
    if (!adapter.isElementNode(node) || UNDRAWN.has(node.tagName)) return
    const before = visible.length
    const isDrawn = DRAWN.has(node.tagName) && !node.attrs.some(({ name }) => name === 'hidden' || name === 'style')
    for (const child of node.childNodes) visit(child, isSure && isDrawn)
    if (node.tagName === 'a' && visible.slice(before).join('').trim() !== '') visible.push(addressOf(node))
  }
  for (const child of parseFragment(html).childNodes) visit(child, true)
  return { shown: shown.join(''), visible: visible.join('\n') }
}

function addressOf({ attrs }: Element): string {
  return attrs.find(({ name }) => name === 'href')?.value ?? ''
}
