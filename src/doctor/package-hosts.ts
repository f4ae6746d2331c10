import { deepestCause } from '../network/certificate-error.ts'
import { messageOf } from '../errors.ts'
import type { AgentFile } from '../settings/agent-file.ts'
import type { Tool } from '../setup/install-plan.ts'
import { PACKAGE_HOSTS } from '../setup/package-hosts.ts'
import { listFirst } from '../text/format.ts'
import { oneLine } from '../text/shorten.ts'
import type { Finding } from './finding.ts'

const ID = 'package-hosts'
const MAX_MS = 10_000
const MAX_HOSTS = 20

/** The addresses that installing needs: of the package managers in use, and those that agent.yml opens. Wildcards name no host to ask. */
export function neededHosts(
  tools: readonly Tool[],
  { network, setup }: Pick<AgentFile, 'network' | 'setup'>
): readonly string[] {
  const ofSetup =
    setup?.flatMap((step) => (Array.isArray(step.network) ? (step.network as readonly string[]) : [])) ?? []
  const ofTools = setup ? [] : tools.flatMap((tool) => PACKAGE_HOSTS[tool])
  const hosts = [...ofTools, ...network, ...ofSetup].filter((host) => !host.includes('*'))
  return [...new Set(hosts.map((host) => (/^https?:\/\//i.test(host) ? host : `https://${host}`)))]
}

/** Asks each host for any answer. @param origins such as https://registry.npmjs.org */
export async function examineHosts(origins: readonly string[], signal: AbortSignal): Promise<readonly Finding[]> {
  if (origins.length === 0) return [{ id: ID, state: 'ok', title: 'Installing needs no host.' }]
  const asked = origins.slice(0, MAX_HOSTS)
  const answers = await Promise.all(asked.map(async (origin) => ({ origin, failure: await failureOf(origin, signal) })))
  const silent = answers.filter(({ failure }) => failure !== undefined)
  if (silent.length === 0) return [{ id: ID, state: 'ok', title: `Reachable: ${listFirst(asked.map(hostOf), 4)}.` }]
  return silent.map(({ origin, failure = '' }) => ({
    id: ID,
    state: 'warning',
    title: `${hostOf(origin)} cannot be reached.`,
    detail: oneLine(failure, 300),
    remedy: `curl --head ${origin}   # on a network with a mirror or a proxy, set https_proxy or the registry of the package manager`
  }))
}

/** Undefined for any answer, whatever its status. */
async function failureOf(origin: string, signal: AbortSignal): Promise<string | undefined> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(MAX_MS)])
  try {
    const response = await fetch(origin, { method: 'HEAD', redirect: 'manual', signal: limit })
    await response.body?.cancel()
    return undefined
  } catch (error) {
    signal.throwIfAborted()
    if (limit.aborted) return `It did not answer within ${MAX_MS / 1000} s.`
    const cause = deepestCause(error)
    return messageOf(cause) || (Error.isError(cause) && 'code' in cause ? String(cause.code) : 'unknown reason')
  }
}

function hostOf(origin: string): string {
  return new URL(origin).host
}
