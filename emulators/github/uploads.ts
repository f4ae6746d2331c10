import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSigned, signedAddress } from './signed-addresses.ts'
import type { GitHubState, Repository, Upload } from './state.ts'

/** GitHub's addresses are valid for some minutes. */
const LIFETIME_MS = 5 * 60_000

/** Keeps an uploaded file. Returns the address that the Markdown gets. */
export function addUpload(
  github: GitHubState,
  { uploads }: Repository,
  { name, content }: Pick<Upload, 'content'> & { readonly name?: string | undefined }
): string {
  const id = name === undefined ? randomUUID() : String(github.nextLargeId())
  uploads.set(id, { id, name, content })
  return `${github.serverUrl}/user-attachments/${name === undefined ? `assets/${id}` : `files/${id}/${name}`}`
}

const ASSET_ATTRIBUTE = /\b(src|href)="([^"]*)\/user-attachments\/assets\/([0-9a-f-]{36})"/g

/** The HTML of a text, in which the addresses of images and videos are signed. Anyone who has one can read it for some minutes. */
export function withSignedAddresses(github: GitHubState, { uploads }: Repository, html: string): string {
  return html.replaceAll(ASSET_ATTRIBUTE, (found: string, ...groups: readonly string[]) => {
    const [attribute = '', origin, id = ''] = groups
    if (origin !== github.serverUrl || !uploads.has(id)) return found
    const address = signedAddress(github, `/private-user-images/1/1-${id}.png`, LIFETIME_MS)
    return `${attribute}="${address.replaceAll('&', '&amp;')}"`
  })
}

const STORED = /^\/(?:private-user-images\/1\/1-([0-9a-f-]{36})\.png|storage\/(\d+))$/
const ADDRESS = /^\/user-attachments\/(?:assets\/([0-9a-f-]{36})|files\/(\d+)\/[^/]+)$/

interface StorageExchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** Serves uploads as GitHub's website and its storage do. Returns false for any other address. */
export function serveUpload(github: GitHubState, { request, response }: StorageExchange, url: URL): boolean {
  const [, asset, file] = STORED.exec(url.pathname) ?? []
  const id = asset ?? file
  if (id === undefined) return redirectToStorage(github, response, url)
  const refusal = refusalOfStorage(github, request, url)
  const upload = findUpload(github, id)?.upload
  if (refusal !== undefined || !upload) response.writeHead(refusal ?? 404).end()
  else if (typeof upload.content === 'function') upload.content(request, response)
  else sendFile(response, upload.content)
  return true
}

/** The website knows people by their sessions only, so a private repository has no such file for anyone else. */
function redirectToStorage(github: GitHubState, response: ServerResponse, url: URL): boolean {
  const [, asset, file] = ADDRESS.exec(url.pathname) ?? []
  const id = asset ?? file
  if (id === undefined) return false
  const isPublic = findUpload(github, id)?.repository.isPrivate === false
  const path = file === undefined ? `/private-user-images/1/1-${id}.png` : `/storage/${id}`
  if (isPublic) response.writeHead(302, { location: signedAddress(github, path, LIFETIME_MS) }).end()
  else response.writeHead(404).end()
  return true
}

function findUpload({ repositories }: GitHubState, id: string) {
  const repository = [...repositories.values()].find(({ uploads }) => uploads.has(id))
  const upload = repository?.uploads.get(id)
  return upload && repository ? { upload, repository } : undefined
}

function sendFile(response: ServerResponse, content: Buffer): void {
  response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': content.length }).end(content)
}

/** The storage refuses a request that has a signature and a token. */
function refusalOfStorage(github: GitHubState, { headers }: IncomingMessage, url: URL): number | undefined {
  if (headers.authorization !== undefined || headers.cookie !== undefined) return 400
  return isSigned(github, url) ? undefined : 403
}
