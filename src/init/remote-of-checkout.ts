import { REPOSITORY_NAME } from '../text/github-rules.ts'

/** A repository on github.com or on a GitHub Enterprise Server. */
export interface RemoteRepository {
  /** Such as github.com; with a port if the address has one. */
  readonly host: string
  /** Such as acme/app. */
  readonly name: string
}

export const HOST = /^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?(?::\d{1,5})?$/i

/** The repository that an address of git names; undefined for any other address, such as a folder. */
export function readRemote(address: string): RemoteRepository | undefined {
  const url = /^(?:https?|ssh|git):\/\//i.test(address) ? URL.parse(address) : undefined
  const [, sshHost = '', sshPath = ''] = /^(?:[\w.-]+@)?([\w.-]+):(?!\/\/)(.+)$/.exec(address) ?? []
  // The port of SSH is not that of the website.
  const host = url ? (/^https?:$/.test(url.protocol) ? url.host : url.hostname) : sshHost
  const path = (url ? url.pathname : sshPath).replace(/^\/+|\/+$/g, '').replace(/\.git$/, '')
  if (!HOST.test(host) || !REPOSITORY_NAME.test(path)) return undefined
  const isSsh = !url || url.protocol === 'ssh:'
  return { host: isSsh && GITHUB_BY_SSH.test(host) ? 'github.com' : host.toLowerCase(), name: path }
}

/**
 * GitHub accepts SSH on port 443 under another name. And it advises whoever has several keys to give each a name of this form:
 * https://docs.github.com/authentication/connecting-to-github-with-ssh/managing-deploy-keys#using-multiple-repositories-on-one-server
 */
const GITHUB_BY_SSH = /^(?:ssh\.github\.com|github\.com-[\w-]+)$/i
