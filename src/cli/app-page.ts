import { html } from './html.ts'
import { localPage, type LocalPage } from './local-page.ts'

export interface AppForm {
  /** Where the form goes. */
  readonly url: string
  readonly manifest: object
  readonly permissions: Readonly<Record<string, string>>
  /** The account that will own the App. */
  readonly owner: string
}

/** The page with the button that sends the manifest to GitHub. It works without a script, and loads nothing. */
export function appFormPage({ url, manifest, permissions, owner }: AppForm): LocalPage {
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
  return localPage('Create a GitHub App for Forgehand', body, origin)
}
