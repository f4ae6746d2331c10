import type { Environment } from '../domain/environment.ts'
import { UserError } from '../errors.ts'

/** The addresses of GitHub or of an Enterprise Server, without a slash at the end. @throws UserError for a variable that is no address */
export function gitHubAddresses({ GITHUB_API_URL, GITHUB_SERVER_URL }: Environment) {
  return {
    apiUrl: addressOf(GITHUB_API_URL, 'https://api.github.com'),
    serverUrl: addressOf(GITHUB_SERVER_URL, 'https://github.com')
  }
}

function addressOf(written: string | undefined, fallback: string): string {
  const url = (written ?? '').trim() || fallback
  if (!URL.canParse(url))
    throw new UserError(`${url} is not an address. GITHUB_API_URL and GITHUB_SERVER_URL are addresses of GitHub.`)
  return url.replace(/\/$/, '')
}
