import type { Environment } from '../domain/settings.ts'

// The hosts that `@actions/http-client` counts as local.
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Makes Node's own `fetch`, which asks the models, honor `https_proxy`, `http_proxy` and `no_proxy`. Octokit and git do so by
 * themselves. Does nothing when no proxy is set, and in Node before 24.14, which has no way to do it.
 */
export function useEnvironmentProxy(environment: Environment): void {
  // Like curl and Octokit, it takes an empty variable for one that is not set.
  const read = (name: string) => [environment[name], environment[name.toUpperCase()]].find(Boolean) ?? ''
  const [http_proxy, https_proxy] = [read('http_proxy'), read('https_proxy')].map(withScheme)
  if (!http_proxy && !https_proxy) return
  const no_proxy = [read('no_proxy'), ...LOOPBACK].filter((hosts) => hosts !== '').join(',')
  // Loaded here, because most runs have no proxy.
  const http = process.getBuiltinModule('node:http')
  const set = http.setGlobalProxyFromEnv as typeof http.setGlobalProxyFromEnv | undefined
  set?.({ ...(http_proxy && { http_proxy }), ...(https_proxy && { https_proxy }), no_proxy })
}

function withScheme(address: string): string {
  return address === '' || address.includes('://') ? address : `http://${address}`
}
