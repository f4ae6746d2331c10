import rehypeRaw from 'rehype-raw'
import rehypeSanitize from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

/** The text or a comment of a thread. */
export interface ThreadEntry {
  readonly author: string
  /** Untrusted Markdown. */
  readonly body: string
}

export interface ThreadView {
  readonly kind: 'Issue' | 'Pull request'
  readonly number: number
  readonly title: string
  /** The URL of its own page. Links to it lead to its section of this page. */
  readonly url: string
  /** The opening text comes first. */
  readonly entries: readonly ThreadEntry[]
  /** The `git diff` of a pull request. */
  readonly diff: string | undefined
}

const STYLE = `
  body { font: 15px/1.55 system-ui, sans-serif; margin: 2rem auto; max-width: 58rem; padding: 0 1rem; color: #1f2328; }
  h1 { font-size: 1.5rem; margin: 2.5rem 0 1rem; } h1 small { color: #59636e; font-weight: normal; }
  article { border: 1px solid #d1d9e0; border-radius: 6px; margin: 0 0 1rem; overflow: hidden; }
  article > header { background: #f6f8fa; border-bottom: 1px solid #d1d9e0; padding: .4rem 1rem; color: #59636e; }
  article > div { padding: .2rem 1rem .6rem; }
  table { border-collapse: collapse; margin: .6rem 0; } th, td { border: 1px solid #d1d9e0; padding: .3rem .7rem; text-align: left; }
  th { background: #f6f8fa; } pre { background: #f6f8fa; border-radius: 6px; overflow: auto; padding: .8rem; }
  code { background: #eff1f3; border-radius: 4px; font-size: .87em; padding: .1em .35em; } pre code { background: none; padding: 0; }
  blockquote { border-left: 4px solid #d1d9e0; color: #59636e; margin: .5rem 0; padding: 0 1rem; } summary { cursor: pointer; }
  blockquote b:first-child { color: #0969da; display: block; } a { color: #0969da; }
  .diff { border-radius: 0; font-size: .87em; line-height: 1.5; margin: 0; } .diff > * { display: block; min-height: 1.5em; text-decoration: none; }
  .diff ins { background: #dafbe1; } .diff del { background: #ffebe9; } .diff b { background: #fff; margin-top: .6rem; } .diff i { color: #59636e; font-style: normal; }`

// Alerts are not part of GitHub's Markdown specification, so the parser does not handle them.
const ALERT = /(?<=<blockquote>\s*<p>)\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/g

/** A page that shows threads like GitHub: its Markdown, and raw HTML after its sanitizer. */
export async function renderPage(title: string, threads: readonly ThreadView[]): Promise<string> {
  const sections = (await Promise.all(threads.map(renderThread))).join('')
  const body = threads.reduce(
    (html, { url, number }) => html.replaceAll(`href="${url}"`, `href="#${number}"`),
    sections
  )
  const head = `<meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style>`
  return `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`
}

async function renderThread({ kind, number, title, entries, diff }: ThreadView): Promise<string> {
  const articles = await Promise.all(
    entries.map(async ({ author, body }) => {
      const html = await renderMarkdown(body)
      return `<article><header><b>${escapeHtml(author)}</b></header><div>${html}</div></article>`
    })
  )
  const heading = `<h1>${escapeHtml(title)} <small>${kind} #${number}</small></h1>`
  return `<section id="${number}">${heading}${articles.join('')}${diff === undefined ? '' : renderDiff(diff)}</section>`
}

function renderDiff(diff: string): string {
  const lines = diff
    .trimEnd()
    .split('\n')
    .filter((line) => !/^(?:diff --git|index|---) /.test(line))
  const rows = lines.map((line) => {
    const element = elementFor(line)
    return `<${element}>${escapeHtml(line.replace(/^\+\+\+ b\//, ''))}</${element}>`
  })
  return `<article><header><b>Files changed</b></header><pre class="diff">${rows.join('')}</pre></article>`
}

function elementFor(line: string): 'b' | 'i' | 'ins' | 'del' | 'span' {
  if (line.startsWith('+++ ')) return 'b'
  if (line.startsWith('@@')) return 'i'
  if (line.startsWith('+')) return 'ins'
  return line.startsWith('-') ? 'del' : 'span'
}

async function renderMarkdown(markdown: string): Promise<string> {
  // rehype-sanitize's default schema is GitHub's.
  const file = await unified()
    .use(remarkParse)
    .use(remarkGfm)
    .use(remarkRehype, { allowDangerousHtml: true })
    .use(rehypeRaw)
    .use(rehypeSanitize)
    .use(rehypeStringify)
    .process(markdown)
  return String(file).replace(ALERT, (_, kind: string) => `<b>${kind.slice(0, 1)}${kind.slice(1).toLowerCase()}</b>`)
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
