import { createHash } from 'node:crypto'
import { html, Html } from '../trace-page/html.ts'

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 38rem; padding: 2rem 1rem; overflow-wrap: break-word }
button { font: inherit; font-weight: 600; padding: .6rem 1.2rem }
`

/** A page and the address that its form may send to. */
export interface AppPage {
  readonly text: string
  /** The value of Content-Security-Policy. */
  readonly policy: string
}

export interface AppForm {
  /** Where the form goes. */
  readonly url: string
  readonly manifest: object
  readonly permissions: Readonly<Record<string, string>>
  /** Whose the App will be. */
  readonly owner: string
}

/** The page with the button that sends the manifest to GitHub. It works without a script, and loads nothing. */
export function appFormPage({ url, manifest, permissions, owner }: AppForm): AppPage {
  const { host, origin } = new URL(url)
  const rows = Object.entries(permissions).map(([name, level]) => html`<li><code>${name}</code>: ${level}</li> `)
  const body = html`<p>
      The button takes you to <b>${host}</b>, which shows the App's name and asks you to confirm. The App will belong to
      ${owner}, can be installed nowhere else, and has no webhook. It may:
    </p>
    <ul>
      ${rows}
    </ul>
    <form method="post" action="${url}">
      <input type="hidden" name="manifest" value="${JSON.stringify(manifest)}" />
      <button>Create the App on ${host}</button>
    </form>
    <p>GitHub then sends you back here, and <code>forgehand init --app</code> stores the App's key.</p>`
  return { text: page('Create a GitHub App for Forgehand', body), policy: policyOf(origin) }
}

/** A page that says how it went on. */
export function messagePage(title: string, body: Html | string): AppPage {
  return { text: page(title, html`<p>${body}</p>`), policy: policyOf("'none'") }
}

function page(title: string, body: Html): string {
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

const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`

function policyOf(formAction: string): string {
  return [
    "default-src 'none'",
    `style-src '${STYLE_HASH}'`,
    `form-action ${formAction}`,
    "base-uri 'none'",
    "frame-ancestors 'none'"
  ].join('; ')
}
