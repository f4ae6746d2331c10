import { escapeHtml, renderMarkdown } from '../../../emulators/demo/html.ts'
import type { ShownText } from './stage.ts'

// How GitHub lays out what a comment contains, where it matters for the width and the height of the text.
const STYLE = `
  * { box-sizing: border-box; }
  body { color: #1f2328; font: 14px/1.5 -apple-system, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; margin: 0; overflow-wrap: break-word; }
  main { margin: 0 auto; max-width: 1216px; padding: 0 16px; }
  .top { align-content: end; background: #f6f8fa; border-bottom: 1px solid #d1d9e0; margin-bottom: 16px; }
  .top h1 { font-size: 26px; font-weight: 400; line-height: 1.25; margin: 0 16px 12px; overflow-wrap: anywhere; }
  .comment { border: 1px solid #d1d9e0; border-radius: 6px; max-width: 900px; }
  .author { font-size: 14px; margin: 0; } .comment > .author { background: #f6f8fa; border-bottom: 1px solid #d1d9e0; padding: 8px 16px; }
  .text { padding: 16px; } .text > :first-child { margin-top: 0; }
  .text p, .text ul, .text ol, .text table, .text pre, .text details, .text blockquote { margin: 0 0 16px; }
  .text h1, .text h2, .text h3, .text h4 { font-weight: 600; line-height: 1.25; margin: 24px 0 16px; }
  .text h1 { font-size: 2em; } .text h2 { border-bottom: 1px solid #d1d9e0; font-size: 1.5em; padding-bottom: .3em; } .text h3 { font-size: 1.25em; } .text h4 { font-size: 1em; }
  .text ul, .text ol { padding-left: 2em; } .text li > p { margin-top: 16px; } .text li + li { margin-top: .25em; } .text li ul { margin: 0; }
  .text table { border-collapse: collapse; display: block; max-width: 100%; overflow: auto; width: max-content; }
  .text th, .text td { border: 1px solid #d1d9e0; padding: 6px 13px; }
  .text pre { background: #f6f8fa; border-radius: 6px; font-size: 85%; line-height: 1.45; overflow: auto; padding: 16px; }
  .text code { background: #eff1f3; border-radius: 6px; font-family: monospace; font-size: 85%; padding: .2em .4em; white-space: break-spaces; }
  .text pre code { background: none; font-size: 100%; padding: 0; white-space: pre; }
  .text blockquote { border-left: .25em solid #d1d9e0; color: #59636e; padding: 0 1em; }
  .text blockquote:has(> p > b:first-child) { border-color: #9a6700; color: inherit; } .text blockquote > p > b:first-child { color: #7d4e00; display: block; }
  .text hr { background: #d1d9e0; border: 0; height: .25em; margin: 24px 0; } .text a { color: #0969da; }
  .contains-task-list { list-style: none; } .text summary { cursor: pointer; }`

/** Of GitHub's navigation, title and tabs above the first text of a page. */
const TOP: Readonly<Record<ShownText['kind'], number>> = { 'pull-request': 240, comment: 200, summary: 200 }

/** A page that shows one text as GitHub does at the top of its page. */
export async function shownPage({ kind, title, markdown }: ShownText): Promise<string> {
  const name = kind === 'summary' ? 'Summary of the job' : title
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(name)}</title><style>${STYLE} .top { min-height: ${TOP[kind]}px; display: grid; }</style>`
  const top = `<header class="top"><h1>${escapeHtml(name)}</h1></header>`
  // As GitHub labels them.
  const text = (await renderMarkdown(markdown)).replaceAll(
    '<input type="checkbox"',
    '<input type="checkbox" aria-label="Task"'
  )
  return `<!doctype html><html lang="en"><head>${head}</head><body>${top}<main><div class="comment"><h2 class="author">github-actions</h2>${text}</div></main></body></html>`
}
