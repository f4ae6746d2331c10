import { deepestCause, isCertificateError } from '../network/certificate-error.ts'
import { unreachableReason } from '../network/unreachable.ts'
import { messageOf } from '../errors.ts'
import type { AgentFile } from '../settings/agent-file.ts'
import type { PackageManager } from '../setup/install-plan.ts'
import { PACKAGE_HOSTS } from '../setup/package-hosts.ts'
import { listFirst } from '../text/format.ts'
import { capitalized, oneLine, withPeriod } from '../text/shorten.ts'
import type { Finding } from './finding.ts'

const ID = 'package-hosts'
/** For the answer of a package host. */
export const MAX_HOST_MS = 10_000
const MAX_HOSTS = 20

/**
 * The hosts that an installation needs, in the form of agent.yml: those of the package managers in use, and those that agent.yml
 * opens. Wildcards are left out, because they name no host to connect to.
 */
export function neededHosts(
  tools: readonly PackageManager[],
  { network, setup }: Pick<AgentFile, 'network' | 'setup'>
): readonly string[] {
  const ofSetup =
    setup?.flatMap((step) => (Array.isArray(step.network) ? (step.network as readonly string[]) : [])) ?? []
  const ofTools = setup ? [] : tools.flatMap((tool) => PACKAGE_HOSTS[tool])
  return [...new Set([...ofTools, ...network, ...ofSetup].filter((host) => !host.includes('*')))]
}

interface HostLimits {
  /** For the answer of a host. */
  readonly timeoutMs: number
  readonly signal: AbortSignal
}

/** Asks each host for any answer. @param hosts such as registry.npmjs.org, https://example.org or registry.example.org:4873 */
export async function examineHosts(hosts: readonly string[], limits: HostLimits): Promise<readonly Finding[]> {
  if (hosts.length === 0) return [{ id: ID, state: 'ok', title: 'Installing needs no host.' }]
  const asked = hosts.slice(0, MAX_HOSTS)
  const answers = await Promise.all(asked.map(async (host) => ({ host, failure: await failureOfHost(host, limits) })))
  const silent = answers.filter(({ failure }) => failure !== undefined)
  if (silent.length === 0) return [{ id: ID, state: 'ok', title: `Reachable: ${listFirst(asked.map(nameOf), 4)}.` }]
  return silent.map(({ host, failure }) => unreachable(host, failure))
}

function unreachable(host: string, failure: unknown): Finding {
  const [origin = ''] = originsOf(host)
  const cause = deepestCause(failure)
  const code = Error.isError(cause) && 'code' in cause ? String(cause.code) : 'unknown reason'
  const reason = unreachableReason(cause) ?? (messageOf(cause) || code)
  return {
    id: ID,
    state: 'warning',
    title: `${nameOf(host)} cannot be reached.`,
    detail: oneLine(
      isCertificateError(failure) ? `Its certificate is not trusted (${reason}).` : capitalized(withPeriod(reason)),
      300
    ),
    remedy: isCertificateError(failure)
      ? 'export NODE_EXTRA_CA_CERTS=/path/to/ca.pem   # the certificate that signs it; in the workflow, under env'
      : `curl --head ${origin}   # on a network with a mirror or a proxy, set https_proxy or the registry of the package manager`
  }
}

/** The addresses to try, in order: without a scheme, agent.yml allows both. */
function originsOf(host: string): readonly string[] {
  return /^https?:\/\//i.test(host) ? [host] : [`https://${host}`, `http://${host}`]
}

/** Undefined for any answer, whatever its status; otherwise the first failure. */
async function failureOfHost(host: string, { timeoutMs, signal }: HostLimits): Promise<unknown> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const failures: unknown[] = []
  for (const origin of originsOf(host)) {
    try {
      const response = await fetch(origin, { method: 'HEAD', redirect: 'manual', signal: limit })
      await response.body?.cancel()
      return undefined
    } catch (error) {
      signal.throwIfAborted()
      failures.push(limit.aborted ? new Error(`it did not answer within ${timeoutMs / 1000} s`) : error)
    }
  }
  return failures[0]
}

/** Without a scheme, but with the port. */
function nameOf(host: string): string {
  return host.replace(/^https?:\/\//i, '')
}
