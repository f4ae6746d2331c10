import { html, type Html } from './html.ts'

/** A link to a page of the web; only its text if the address is of any other kind, such as `javascript:`. */
export function webLink(url: string, text: string): Html {
  const parsed = URL.parse(url)
  if (parsed?.protocol !== 'https:' && parsed?.protocol !== 'http:') return html`<span>${text}</span>`
  return html`<a href="${parsed.href}" rel="noopener noreferrer">${text}</a>`
}
