import startService, { AUDITOR_ADDRESS } from './openapi-service.ts'
import type { Exchange } from '../../emulators/github/exchange.ts'

export interface OpenApiAuditor {
  /** For `onExchange` of the GitHub emulator. */
  readonly listener: (exchange: Exchange) => void
  /** One line each, of all exchanges so far; empty if they match the description. */
  readonly violations: () => Promise<readonly string[]>
}

/** Collects exchanges and has them checked against GitHub's OpenAPI description of its REST API, or its public GraphQL schema. */
export function createOpenApiAuditor(): OpenApiAuditor {
  const exchanges: string[] = []
  return {
    // Kept as text, so that nothing can change it.
    listener: (exchange) => void exchanges.push(JSON.stringify(exchange)),
    violations: () => audit(`[${exchanges.join(',')}]`)
  }
}

async function audit(exchanges: string): Promise<readonly string[]> {
  await startService()
  const address = process.env[AUDITOR_ADDRESS] ?? ''
  const response = await fetch(address, { method: 'POST', body: exchanges })
  if (!response.ok) throw new Error(`Exchanges could not be checked: ${await response.text()}`)
  return (await response.json()) as readonly string[] // By the service.
}

/** @throws with every violation */
export async function expectNoViolations(auditor: OpenApiAuditor): Promise<void> {
  const violations = await auditor.violations()
  if (violations.length > 0) throw new Error(`Violations of GitHub's API description:\n${violations.join('\n')}`)
}
