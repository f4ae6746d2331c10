import { escapeHtml, htmlDocument, renderText } from './html.ts'
import { renderLinks } from './page.ts'

/** What GitHub shows of a run: the job summary, and the log as people see it. */
export interface RunView {
  /** Untrusted Markdown. */
  readonly summary: string
  readonly lines: readonly string[]
}

/** The page of a run of the action. */
export async function renderRunPage(repository: string, { summary, lines }: RunView): Promise<string> {
  const rows = lines.map((line) => {
    const element = elementFor(line)
    return `<${element}>${escapeHtml(line)}</${element}>`
  })
  const links = renderLinks([{ text: repository, url: '/' }])
  const articles = [
    summary.trim() === '' ? '' : `<article><header><b>Job summary</b></header>${await renderText(summary)}</article>`,
    `<article><header><b>Log</b></header><pre class="log" tabindex="0">${rows.join('')}</pre></article>`
  ]
  return htmlDocument(`Run · ${repository}`, { nav: links, main: `<h1>Log of the run</h1>${articles.join('')}` })
}

function elementFor(line: string): 'b' | 'ins' | 'del' | 'span' {
  if (/^[▸■]/u.test(line)) return 'b'
  if (/^ *✓/u.test(line)) return 'ins'
  return /^ *✗|^(?:Error|Warning):/u.test(line) ? 'del' : 'span'
}
