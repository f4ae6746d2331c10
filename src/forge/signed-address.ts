import { messageOf, UserError } from '../errors.ts'
import type { Connection } from './github-client.ts'
import { pause } from './repeat-calls.ts'
import { hasStatus } from './forge-errors.ts'

export interface SignedFile<Content> {
  /** Such as "The log of the job 7". */
  readonly title: string
  /** Undefined if the file was deleted. */
  readonly addressOf: () => Promise<string | undefined>
  readonly download: (address: string, signal: AbortSignal) => Promise<Content>
}

/**
 * Reads a file for which GitHub answers with a signed address on another host, which gets no token of ours. Returns undefined if it was
 * deleted.
 *
 * @throws UserError if the storage cannot be reached
 */
export async function readSignedFile<Content>(
  { title, addressOf, download }: SignedFile<Content>,
  { signal, retryLimits: { retries, secondMs, responseTimeoutSeconds } }: Connection
): Promise<Content | undefined> {
  for (let repeats = 0; ; repeats++) {
    // An address is valid for a minute, so each attempt gets a new one.
    const address = await addressOf()
    if (address === undefined) return undefined
    const limit = AbortSignal.any([signal, AbortSignal.timeout(responseTimeoutSeconds * 1000)])
    try {
      return await download(address, limit)
    } catch (error) {
      signal.throwIfAborted()
      if (repeats === retries) throw new UserError(unreadable(title, error), { cause: error })
    }
    await pause((repeats + 1) ** 2 * secondMs, signal)
  }
}

function unreadable(title: string, error: unknown): string {
  return `${title} could not be read: ${messageOf(error)}. Allow the runner to reach the storage of GitHub Actions, then re-run this job.`
}

interface Redirect {
  readonly status: number
  readonly headers: { readonly location?: string }
}

/** Where GitHub redirects a request; undefined if what it asks for was deleted. Octokit would send the token on to the other host. */
export async function addressAfter(
  { octokit }: Connection,
  ask: (request: { readonly redirect: 'manual' }) => Promise<Redirect>
): Promise<string | undefined> {
  const request = { redirect: 'manual' } as const
  try {
    const { status, headers } = await ask(request)
    const { baseUrl } = octokit.request.endpoint.DEFAULTS
    const location = absoluteAddress(headers.location, baseUrl)
    // The repository was renamed during the run: the first redirect leads to its new address in the API.
    if (status !== 301 || location?.origin !== new URL(baseUrl).origin) return location?.href
    const renamed = await octokit.request({ method: 'GET', url: location.href, request })
    return absoluteAddress(renamed.headers.location, baseUrl)?.href
  } catch (error) {
    if (hasStatus(error, 404, 410)) return undefined
    throw error
  }
}

function absoluteAddress(location: string | undefined, base: string): URL | undefined {
  return location === undefined ? undefined : (URL.parse(location, base) ?? undefined)
}

/** @param range such as `bytes=0-9` */
export async function getSigned(address: string, signal: AbortSignal, range?: string): Promise<Response> {
  const headers = { 'user-agent': 'forgehand', ...(range !== undefined && { range }) }
  const response = await fetch(address, { headers, redirect: 'error', signal })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`the storage responded with ${response.status}`)
  }
  return response
}

/** At most the first `maxBytes` of a response. */
export async function readBounded(
  response: Response,
  maxBytes: number
): Promise<{ readonly bytes: Buffer; readonly isCut: boolean }> {
  const chunks: Uint8Array[] = []
  let size = 0
  // Leaving the loop closes the connection.
  const body: AsyncIterable<Uint8Array> | readonly Uint8Array[] = response.body ?? []
  for await (const chunk of body) {
    chunks.push(chunk.subarray(0, maxBytes - size))
    size += chunk.length
    if (size > maxBytes) break
  }
  return { bytes: Buffer.concat(chunks), isCut: size > maxBytes }
}
