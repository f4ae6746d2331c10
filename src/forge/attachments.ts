import { createHash } from 'node:crypto'
import type { Attachment, AttachmentContent, AttachmentName, AttachmentSource } from '../domain/attachment.ts'
import { messageOf } from '../errors.ts'
import { decodeText } from '../text/encoding.ts'
import type { Connection } from './github-client.ts'
import { WITH_HTML } from './rendered-markdown.ts'
import { readBounded } from './signed-address.ts'
import { attributeOf, elementsNamed, parsePage, type Element } from '../text/page-nodes.ts'

export const MAX_IMAGE_BYTES = 10 * 1024 * 1024
export const MAX_TEXT_BYTES = 200 * 1024

/** A text as the forge shows it. */
interface Page {
  readonly body: string
  readonly html: string
}

/**
 * Reads files that people uploaded into texts, without our token. A file that cannot be read is returned with the reason,
 * and does not affect the others.
 *
 * In a private repository, only the page of the text has readable addresses of its images, which are valid for some minutes. So the page is
 * requested once for each text.
 *
 * @returns in the same order
 * @throws the signal's reason when aborted
 */
export async function readAttachments(
  connection: Connection,
  attachments: readonly Attachment[]
): Promise<readonly AttachmentContent[]> {
  const hosts = attachmentHosts(connection.serverUrl)
  const pages = new Map<string, Promise<Page>>()
  const pageOf = (source: AttachmentSource): Promise<Page> => {
    const key = JSON.stringify(source)
    const page = pages.get(key) ?? readPage(connection, source)
    pages.set(key, page)
    return page
  }
  return Promise.all(
    attachments.map(async ({ name, source, body }) => {
      try {
        if (name.kind === 'file') return await readText(name, hosts, connection)
        const page = await pageOf(source)
        if (body !== undefined && page.body !== body) return unreadable('its text was edited after the request')
        const address = imageAddress(name.guid, await pageImages(page.html), hosts)
        return address ? await readImage(address, connection) : unreadable('it is not an image that the page shows')
      } catch (error) {
        connection.signal.throwIfAborted()
        return unreadable(messageOf(error))
      }
    })
  )
}

function unreadable(reason: string): AttachmentContent {
  return { kind: 'unreadable', reason }
}

async function readPage({ octokit, repository }: Connection, source: AttachmentSource): Promise<Page> {
  const { rest } = octokit
  const ask = (): Promise<{ readonly data: object }> => {
    switch (source.kind) {
      case 'text':
        return rest.issues.get({ ...repository, issue_number: source.number, ...WITH_HTML })
      case 'comment':
        return rest.issues.getComment({ ...repository, comment_id: source.id, ...WITH_HTML })
      case 'review':
        return rest.pulls.getReview({ ...repository, pull_number: source.number, review_id: source.id, ...WITH_HTML })
      case 'review-comment':
        return rest.pulls.getReviewComment({ ...repository, comment_id: source.id, ...WITH_HTML })
    }
  }
  const { data } = await ask()
  // The types of some of these answers lack the HTML.
  const { body, body_html: html } = data as { readonly body?: string | null; readonly body_html?: string }
  return { body: body ?? '', html: html ?? '' }
}

/**
 * Attack: the n-th image of the page need not be the n-th of the text, so they are paired by the name in the address.
 *
 * @param shown addresses of the images on the page
 */
function imageAddress(guid: string, shown: readonly string[], hosts: AttachmentHosts): URL | undefined {
  return shown
    .flatMap((src) => URL.parse(src) ?? [])
    .find((url) => isOnStorage(url, hosts, 'images') && url.pathname.toLowerCase().includes(guid))
}

async function readImage(address: URL, connection: Connection): Promise<AttachmentContent> {
  const response = await get(address, connection)
  const { bytes, isCut } = await readBounded(response, MAX_IMAGE_BYTES)
  if (isCut) return unreadable('it is larger than 10 MB')
  const type = imageType(bytes)
  if (!type) return unreadable('it is neither PNG, JPEG, GIF nor WebP')
  return { kind: 'image', type, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

/** The forge redirects to its storage once. In a private repository it denies that the file exists. */
async function readText(
  { id, name }: Extract<AttachmentName, { readonly kind: 'file' }>,
  hosts: AttachmentHosts,
  connection: Connection
): Promise<AttachmentContent> {
  const first = await get(new URL(`/user-attachments/files/${id}/${name}`, connection.serverUrl), connection, 'manual')
  const location = first.headers.get('location')
  const stored = location === null ? undefined : URL.parse(location)
  if (stored) await first.body?.cancel()
  if (location !== null && !(stored && isOnStorage(stored, hosts, 'files')))
    return unreadable('it is kept on an unknown host')
  const { bytes, isCut } = await readBounded(stored ? await get(stored, connection) : first, MAX_TEXT_BYTES)
  if (isCut) return unreadable('it is larger than 200 KB')
  const decoded = decodeText(bytes)
  return decoded?.encoding === 'utf-8' ? { kind: 'text', text: decoded.text } : unreadable('it is not text in UTF-8')
}

/** Without a token, and without cookies: fetch has none. */
async function get(
  address: URL,
  { signal, retryLimits: { responseTimeoutSeconds } }: Connection,
  redirect: 'error' | 'manual' = 'error'
): Promise<Response> {
  const headers = { 'user-agent': 'forgehand' }
  const limit = AbortSignal.any([signal, AbortSignal.timeout(responseTimeoutSeconds * 1000)])
  const response = await fetch(address, { headers, redirect, signal: limit })
  const isRedirect = redirect === 'manual' && response.status >= 300 && response.status < 400
  if (response.ok || isRedirect) return response
  await response.body?.cancel()
  throw new Error(`GitHub answered with ${response.status}`)
}

type ImageType = Extract<AttachmentContent, { readonly kind: 'image' }>['type']

/** The first bytes of each type, as hexadecimal digits. Not SVG: it is a document, with text and links. */
const SIGNATURES: readonly (readonly [ImageType, RegExp])[] = [
  ['image/png', /^89504e470d0a1a0a/],
  ['image/jpeg', /^ffd8ff/],
  ['image/gif', /^47494638(?:37|39)61/],
  ['image/webp', /^52494646.{8}57454250/]
]

/** The type of an image by its first bytes, whatever its name and its headers say; undefined for anything else. */
function imageType(bytes: Buffer): ImageType | undefined {
  const start = bytes.toString('hex', 0, 12)
  return SIGNATURES.find(([, signature]) => signature.test(start))?.[0]
}

/** In pixels. Nobody can read a smaller image. */
const MIN_SIDE = 16

/**
 * The addresses of the images that readers of a page see, in order.
 *
 * @param html as the forge has rendered a text
 */
async function pageImages(html: string): Promise<readonly string[]> {
  const images = elementsNamed((await parsePage(html)) ?? [], ['img'])
  return images.filter((image) => !isTiny(image)).flatMap((image) => attributeOf(image, 'src') ?? [])
}

function isTiny(image: Element): boolean {
  return ['width', 'height'].some((name) => {
    const side = attributeOf(image, name)
    return side !== undefined && Number.parseFloat(side) < MIN_SIDE && !side.includes('%')
  })
}

/** Where a forge keeps what people upload. */
interface AttachmentHosts {
  readonly protocol: string
  /** Hosts of images that serve nothing else. */
  readonly images: readonly string[]
  /** Where the forge redirects for any other file. */
  readonly files: readonly string[]
  /** The host of the forge, if it serves uploads itself. Other paths of it can be the pages of anyone. */
  readonly own: string | undefined
}

/** @param serverUrl for example https://github.com */
export function attachmentHosts(serverUrl: string): AttachmentHosts {
  const { protocol, host, hostname } = new URL(serverUrl)
  if (hostname === 'github.com') return { protocol, images: IMAGES, files: FILES, own: undefined }
  // An Enterprise Server, with and without a host for each service:
  // https://docs.github.com/enterprise-server/admin/configuring-settings/hardening-security-for-your-enterprise/enabling-subdomain-isolation
  const storage = [`media.${host}`, `private-user-images.${host}`]
  return { protocol, images: storage, files: storage, own: host }
}

const IMAGES = ['private-user-images.githubusercontent.com', 'user-images.githubusercontent.com']
const FILES = ['objects.githubusercontent.com']
const OWN_FOLDERS = /^\/(?:media|storage|user-attachments|private-user-images)\//

/** True for an address at which only the forge can have put something. */
export function isOnStorage(
  { protocol, host, pathname, username, password }: URL,
  { own, ...forge }: AttachmentHosts,
  kind: 'images' | 'files'
): boolean {
  if (protocol !== forge.protocol || username !== '' || password !== '') return false
  return forge[kind].includes(host) || (host === own && OWN_FOLDERS.test(pathname))
}
