import { hashOf, html, Html } from './html.ts'

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 38rem; padding: 2rem 1rem; overflow-wrap: break-word }
button { font: inherit; font-weight: 600; padding: .6rem 1.2rem }
`

/** A page and the address that its form may send to. */
export interface LocalPage {
  readonly text: string
  /** The value of Content-Security-Policy. */
  readonly policy: string
}

/** A page with a message and no form. */
export function messagePage(title: string, body: Html | string): LocalPage {
  return localPage(title, html`<p>${body}</p>`, "'none'")
}

/** @param formAction the address that a form may send to */
export function localPage(title: string, body: Html, formAction: string): LocalPage {
  return { text: textOf(title, body), policy: policyOf(formAction) }
}

function textOf(title: string, body: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        ${new Html(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
      </body>
    </html> `.text
}

const STYLE_HASH = hashOf(STYLE)

function policyOf(formAction: string): string {
  return [
    "default-src 'none'",
    `style-src '${STYLE_HASH}'`,
    `form-action ${formAction}`,
    "base-uri 'none'",
    "frame-ancestors 'none'"
  ].join('; ')
}
