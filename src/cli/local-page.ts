import { hashOf, html, Html } from '../trace-page/html.ts'

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 38rem; padding: 2rem 1rem; overflow-wrap: break-word }
`

/** A page without scripts. */
export interface LocalPage {
  readonly text: string
  /** The value of Content-Security-Policy. */
  readonly policy: string
}

/** A page with a message. */
export function messagePage(title: string, message: string): LocalPage {
  return { text: textOf(title, message), policy: POLICY }
}

function textOf(title: string, message: string): string {
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
          <p>${message}</p>
        </main>
      </body>
    </html> `.text
}

const POLICY = [
  "default-src 'none'",
  `style-src '${hashOf(STYLE)}'`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'"
].join('; ')
