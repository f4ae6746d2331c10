import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { Exchange } from '../../emulators/github/exchange.ts'
import type { IncomingMessage } from 'node:http'

/** The environment variable with the address of the service. */
export const AUDITOR_ADDRESS = 'FORGEHAND_TEST_AUDITOR'

/**
 * Starts the service that checks exchanges with GitHub, unless it runs already. Jest starts it once for all test files, in the process that
 * waits for the workers: each file would spend two seconds on preparing the description.
 */
export default async function startService(): Promise<void> {
  if (process.env[AUDITOR_ADDRESS] !== undefined) return
  const server = createServer((request, response) => {
    // An idle connection would keep both processes alive after the last test.
    response.setHeader('connection', 'close')
    void answer(request).then(
      (violations) => response.end(JSON.stringify(violations)),
      (error: unknown) => response.writeHead(500).end(String(error))
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const { port } = server.address() as AddressInfo // Listening on TCP.
  process.env[AUDITOR_ADDRESS] = `http://127.0.0.1:${port}/`
}

async function answer(request: IncomingMessage): Promise<string[]> {
  const exchanges = JSON.parse(await text(request)) as readonly Exchange[] // Of `createOpenApiAuditor`.
  const { auditExchange } = await import('./openapi-audit.ts')
  return exchanges.flatMap(auditExchange)
}
