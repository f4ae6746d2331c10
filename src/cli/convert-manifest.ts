import * as z from 'zod'
import { messageOf, UserError } from '../errors.ts'
import { readBounded } from '../forge/signed-address.ts'
import { isRecord, parseJson } from '../text/json.ts'
import { visibleText } from '../text/visible-text.ts'

/** A new App. */
export interface CreatedApp {
  readonly id: number
  readonly slug: string
  readonly name: string
  /** Its public page. */
  readonly url: string
  /** Its private key. Kept in memory only. */
  readonly pem: string
}

// Only the fields that are read. The rest are secrets that nothing here needs.
const appSchema = z.object({
  id: z.number().int().positive(),
  name: z.string().min(1),
  html_url: z.string(),
  pem: z.string().regex(/^-----BEGIN [A-Z ]*PRIVATE KEY-----\s/)
})

const TIMEOUT_MS = 30_000
const MAX_BYTES = 1024 * 1024

/**
 * Exchanges the code, which GitHub accepts once and within an hour, for the App.
 * Source: https://docs.github.com/rest/apps/apps#create-a-github-app-from-a-manifest
 *
 * @throws UserError without anything of the response but GitHub's message: a response can hold the key
 */
export async function convertManifest(
  { apiUrl, serverUrl }: { readonly apiUrl: string; readonly serverUrl: string },
  code: string
): Promise<CreatedApp> {
  const { status, value } = await post(`${apiUrl}/app-manifests/${code}/conversions`)
  if (status !== 201) {
    const message = isRecord(value) && typeof value['message'] === 'string' ? `: ${visibleText(value['message'])}` : ''
    throw new UserError(`GitHub refused the code of the App (HTTP ${status}${message}). ${AGAIN}`)
  }
  const app = appSchema.safeParse(value)
  const [, slug] = app.success ? (/\/([\w-]{1,100})$/.exec(app.data.html_url) ?? []) : []
  if (!app.success || slug === undefined || !app.data.html_url.startsWith(`${serverUrl}/`))
    throw new UserError(`GitHub's description of the App cannot be read. ${AGAIN}`)
  const { id, name, html_url: url, pem } = app.data
  return { id, slug, name: visibleText(name), url, pem }
}

const AGAIN = 'Delete the App in the settings of its owner, because nobody has its key, and start again.'

async function post(url: string): Promise<{ readonly status: number; readonly value: unknown }> {
  try {
    const headers = { accept: 'application/vnd.github+json', 'user-agent': 'forgehand' }
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const response = await fetch(url, { method: 'POST', headers, redirect: 'error', signal })
    const { bytes } = await readBounded(response, MAX_BYTES)
    return { status: response.status, value: parseJson(bytes.toString()) }
  } catch (error) {
    const { cause } = error as { readonly cause?: unknown } // fetch puts the reason there.
    throw new UserError(`${new URL(url).host} cannot be reached: ${messageOf(cause ?? error)}. ${AGAIN}`, {
      cause: error
    })
  }
}
