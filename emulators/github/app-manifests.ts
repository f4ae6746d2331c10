import { randomBytes } from 'node:crypto'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import { findOrCreateAccount } from './state.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AppManifest, GitHubState } from './state.ts'

/** Who is signed in at the website. */
const VISITOR = 'ada'

const MAX_NAME = 34

const manifestSchema = z.object({
  name: z.string().min(1).max(MAX_NAME),
  description: z.string().default(''),
  url: z.url(),
  redirect_url: z.url(),
  public: z.boolean(),
  hook_attributes: z.object({ url: z.url(), active: z.boolean() }).optional(),
  default_events: z.array(z.string()).default([]),
  default_permissions: z.record(z.string(), z.enum(['read', 'write', 'admin'])).default({})
})

const ADDRESS = /^(?:\/organizations\/([\w-]+))?\/settings\/apps(\/new)?$/

interface WebsiteExchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/**
 * The pages of the website on which a manifest becomes an App: one shows it and asks for its name, the other one redirects with the
 * code. Returns false for any other request.
 */
export async function serveAppManifest(
  github: GitHubState,
  { request, response }: WebsiteExchange,
  url: URL
): Promise<boolean> {
  const [found, organization, isNew] = ADDRESS.exec(url.pathname) ?? []
  if (found === undefined || request.method !== 'POST') return false
  const fields = new URLSearchParams(await text(request))
  const parsed = manifestSchema.safeParse(parse(fields.get('manifest') ?? ''))
  if (!parsed.success) {
    response
      .writeHead(422, HTML)
      .end(`<!doctype html><p>Invalid manifest</p><pre>${escape(parsed.error.message)}</pre>`)
    return true
  }
  if (isNew !== undefined) {
    response.writeHead(200, HTML).end(confirmationPage(parsed.data, url))
    return true
  }
  const code = randomBytes(20).toString('hex')
  const owner = findOrCreateAccount(github, organization ?? VISITOR)
  github.appManifests.set(code, { manifest: { ...parsed.data, name: fields.get('name') ?? '' }, owner })
  const back = new URL(parsed.data.redirect_url)
  back.searchParams.set('code', code)
  const state = url.searchParams.get('state')
  if (state !== null) back.searchParams.set('state', state)
  response.writeHead(302, { location: back.href }).end()
  return true
}

const HTML = { 'content-type': 'text/html; charset=utf-8' }

function confirmationPage(manifest: AppManifest, url: URL): string {
  const action = `${url.pathname.replace(/\/new$/, '')}${url.search}`
  return `<!doctype html><html lang="en"><link rel="icon" href="data:,"><title>Create GitHub App</title><h1>Create GitHub App for ${escape(manifest.url)}</h1>
<form method="post" action="${escape(action)}">
<input type="hidden" name="manifest" value="${escape(JSON.stringify(manifest))}">
<label>GitHub App name <input name="name" required maxlength="${MAX_NAME}" value="${escape(manifest.name)}"></label>
<button>Create GitHub App</button></form></html>`
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function escape(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
