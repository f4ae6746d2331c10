import { createHmac, randomBytes } from 'node:crypto'
import type { GitHubState } from './state.ts'

const KEY = randomBytes(16)

/** The address of this path, which anyone who has it can read for the time. */
export function signedAddress(github: GitHubState, path: string, lifetimeMs: number): string {
  const url = new URL(path, github.serverUrl)
  const expires = String(github.now().getTime() + lifetimeMs)
  url.searchParams.set('expires', expires)
  url.searchParams.set('signature', signature(url.pathname, expires))
  return url.href
}

/** True for such an address whose time is not over. */
export function isSigned(github: GitHubState, { pathname, searchParams }: URL): boolean {
  const expires = searchParams.get('expires') ?? ''
  return searchParams.get('signature') === signature(pathname, expires) && Number(expires) >= github.now().getTime()
}

function signature(path: string, expires: string): string {
  return createHmac('sha256', KEY).update(`${path}?${expires}`).digest('hex')
}
