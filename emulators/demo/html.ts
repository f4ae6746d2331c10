import { renderMarkdown as renderAsGitHub } from '../github/rendered-markdown.ts'

const STYLE = `
  * { box-sizing: border-box; }
  body { font: 15px/1.55 system-ui, sans-serif; margin: 0 auto; max-width: 60rem; padding: 1rem; color: #1f2328; overflow-wrap: break-word; }
  h1 { font-size: 1.5rem; line-height: 1.3; margin: 2.2rem 0 1rem; } h1 small { color: #59636e; font-weight: normal; white-space: nowrap; }
  h2, h3 { font-size: 1.1rem; margin: 1.2rem 0 .5rem; } a { color: #0969da; }
  body > nav { border-bottom: 1px solid #d1d9e0; display: flex; flex-wrap: wrap; gap: .2rem 1.2rem; padding-bottom: .7rem; }
  article { border: 1px solid #d1d9e0; border-radius: 6px; margin: 0 0 1rem; overflow: hidden; }
  article > header { align-items: center; background: #f6f8fa; border-bottom: 1px solid #d1d9e0; color: #59636e; display: flex; flex-wrap: wrap; gap: 0 .5rem; padding: .4rem 1rem; }
  header > b, header > h2 { color: #1f2328; } article > header > h2 { font-size: inherit; margin: 0; }
  .avatar { background: #ddf4ff; border-radius: 50%; color: #0969da; font-weight: 600; height: 1.6em; line-height: 1.6em; text-align: center; text-transform: uppercase; width: 1.6em; }
  .text { padding: .2rem 1rem .6rem; overflow-x: auto; } .text > p:first-child { margin-top: .6rem; }
  table { border-collapse: collapse; display: block; margin: .6rem 0; max-width: 100%; overflow-x: auto; width: max-content; }
  th, td { border: 1px solid #d1d9e0; padding: .3rem .7rem; text-align: left; } td { overflow-wrap: normal; } th { background: #f6f8fa; }
  pre { background: #f6f8fa; border-radius: 6px; overflow: auto; padding: .8rem; }
  code { background: #eff1f3; border-radius: 4px; font-size: .87em; padding: .1em .35em; } pre code { background: none; padding: 0; }
  blockquote { border-left: 4px solid #d1d9e0; color: #59636e; margin: .5rem 0; padding: 0 1rem; } summary { cursor: pointer; padding: .25rem 0; }
  blockquote b:first-child { color: #0969da; display: block; }
  .contains-task-list { list-style: none; padding-left: .2rem; }
  .thread { margin: .6rem 1rem 1rem; } .thread > header ~ header { background: none; border: 0; padding-bottom: 0; }
  .thread > header > span:last-child { margin-left: auto; } .js-suggested-changes-blob > div { color: #59636e; font-size: .87em; } .js-suggested-changes-blob td { background: #dafbe1; font: .87em ui-monospace, monospace; white-space: pre-wrap; }
  .states { align-items: center; display: flex; flex-wrap: wrap; } .states > header { width: 100%; }
  .states > input { accent-color: #0969da; cursor: pointer; height: 1rem; margin: .7rem 0 .3rem .6rem; order: 1; width: 1rem; }
  .states > input:first-of-type { margin-left: 1rem; } .state { display: none; order: 2; width: 100%; } input:checked + .state { display: block; }
  .step { border-bottom: 1px solid #d1d9e0; color: #59636e; display: flex; gap: 1rem; justify-content: space-between; padding: 0 1rem .5rem; }
  .step label { color: #0969da; cursor: pointer; white-space: nowrap; } .step label:hover { text-decoration: underline; } .step i { font-style: normal; visibility: hidden; white-space: nowrap; }
  .step span { text-align: center; }
  .diff, .log { border-radius: 0; font-size: .87em; line-height: 1.5; margin: 0; }
  .diff > *, .log > * { display: block; min-height: 1.5em; text-decoration: none; } .diff { display: grid; grid-template-columns: minmax(max-content, 1fr); }
  .diff ins { background: #dafbe1; } .diff del { background: #ffebe9; } .diff b { background: #fff; margin-top: .6rem; } .diff i { color: #59636e; font-style: normal; }
  .log { background: #1f2328; color: #d1d9e0; white-space: pre-wrap; } .log b { color: #fff; margin-top: .4rem; } .log ins { color: #7ee787; } .log del { color: #ffa198; }
  @media (max-width: 40rem) { body { padding: .6rem; } .text, article > header { padding-left: .7rem; padding-right: .7rem; } h1 { font-size: 1.25rem; } }
  @media (max-width: 40rem), (pointer: coarse) { body > nav a, article > header > a, .step label { align-items: center; display: inline-flex; min-height: 44px; min-width: 44px; } summary { padding: .65rem 0; } .states > input { height: 28px; margin: 8px; width: 28px; } .step { align-items: center; padding: 0 .7rem; } }`

/** A whole page. Its title is plain text; the rest is HTML. */
export function htmlDocument(title: string, { nav, main }: { readonly nav: string; readonly main: string }): string {
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style>`
  return `<!doctype html><html lang="en"><head>${head}</head><body>${nav}<main>${main}</main></body></html>`
}

// The renderer does not handle alerts.
const ALERT = /(?<=<blockquote>\s*<p>)\[!(NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*(?:<br>\s*)?/g

// Their pages are not part of the demo.
const REFERENCE = /<a class="(?:user-mention notranslate|issue-link)"[^>]*>([^<]*)<\/a>/g

// GitHub draws these. Their source would take half of the page.
const DIAGRAM = /<section class="js-render-needs-enrichment"[^>]*>([^]*?)<\/section>/g

/** Untrusted Markdown as GitHub shows it. */
export async function renderMarkdown(markdown: string): Promise<string> {
  const rendered = await renderAsGitHub(markdown, 'https://github.com')
  const html = rendered
    .replace(REFERENCE, '$1')
    .replace(ALERT, (_, kind: string) => `<b>${kind.slice(0, 1)}${kind.slice(1).toLowerCase()}</b>`)
    .replace(DIAGRAM, '<details><summary>Source of the diagram</summary>$1</details>')
  return `<div class="text">${html}</div>`
}

/** Untrusted Markdown for a page that is used with a keyboard or a screen reader too. */
export async function renderText(markdown: string): Promise<string> {
  const html = await renderMarkdown(markdown)
  return html
    .replaceAll(
      /<input type="checkbox"( checked="")?/g,
      (input, checked?: string) => `${input} aria-label="${checked === undefined ? 'to do' : 'done'}"`
    )
    .replaceAll('<pre>', '<pre tabindex="0">')
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
