import type { Environment } from '../domain/settings.ts'
import { UserError } from '../errors.ts'

/** The addresses of GitHub or of an Enterprise Server, without a slash at the end. @throws UserError for a variable that is not a URL */
export function gitHubAddresses({ GITHUB_API_URL, GITHUB_SERVER_URL }: Environment) {
  return {
    apiUrl: addressOf(GITHUB_API_URL, 'https://api.github.com'),
    serverUrl: addressOf(GITHUB_SERVER_URL, 'https://github.com')
  }
}

/**
 * The addresses of the GitHub at this host: those of the environment if they are of this host, else the usual ones.
 *
 * @param host such as github.example.com, with a port if the address has one
 */
export function gitHubAddressesOf(host: string, environment: Environment) {
  const configured = gitHubAddresses(environment)
  if (new URL(configured.serverUrl).host === host) return configured
  const serverUrl = `https://${host}`
  if (host === 'github.com') return { apiUrl: 'https://api.github.com', serverUrl }
  // With data residency, the API has a host of its own; an Enterprise Server has a path.
  return { apiUrl: host.endsWith('.ghe.com') ? `https://api.${host}` : `${serverUrl}/api/v3`, serverUrl }
}

function addressOf(written: string | undefined, fallback: string): string {
  const url = (written ?? '').trim() || fallback
  if (!URL.canParse(url))
    throw new UserError(
      `${url} is not a URL. Set GITHUB_API_URL and GITHUB_SERVER_URL to the URLs of your GitHub server, such as https://github.acme.com/api/v3 and https://github.acme.com.`
    )
  return url.replace(/\/$/, '')
}

/** The user's token for GitHub; '' without one. A variable that is empty counts as not set. */
export function gitHubToken({ GITHUB_TOKEN = '', GH_TOKEN = '' }: Environment): string {
  return GITHUB_TOKEN.trim() || GH_TOKEN.trim()
}
