import { html, type Html } from './html.ts'

/** Text with its line breaks, and with a writing direction of its own. */
export function withLineBreaks(text: string): Html {
  return html`<span class="kept" dir="auto">${text}</span>`
}

/** Text as it is. A long one scrolls, with the keyboard too. */
export function block(text: string, name: string): Html {
  if (text.trim() === '') return html`<p class="muted">Nothing.</p>`
  return html`<pre tabindex="0" role="group" aria-label="${name}">${text.replace(/^\n+/, '')}</pre>`
}

/** The changed lines of a file in color. `+` and `-` say the same without it. */
export function diffBlock(diff: string, name: string): Html {
  const lines = diff.split('\n').map((line) => {
    if (line.startsWith('+')) return html`<ins>${line}</ins>`
    if (line.startsWith('-')) return html`<del>${line}</del>`
    return html`<span>${line}</span>`
  })
  return html`<pre class="diff" tabindex="0" role="group" aria-label="${name}">${lines}</pre>`
}
