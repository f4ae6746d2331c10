import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ThreadView } from '../../emulators/demo/page.ts'
import type { Emulators } from '../../emulators/start-emulators.ts'

export interface PageOptions {
  /** The change of the pull request; undefined when there is none. */
  readonly diff: string | undefined
  /** Stops the server. */
  readonly signal: AbortSignal
  readonly say: (text: string) => void
}

/** Serves the issues and pull requests of the emulators as a page on 127.0.0.1, until the signal is aborted. */
export async function servePage(emulators: Emulators, { diff, signal, say }: PageOptions): Promise<void> {
  const { renderPage } = await import('../../emulators/demo/page.ts')
  const html = await renderPage(emulators.repository.fullName, threadsOf(emulators, diff))
  const server = createServer((_, response) => {
    // If the sanitizer misses something, it still cannot run scripts or make requests.
    const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:"
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }).end(html)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  say(`\nThe issue and the pull request as a page: http://127.0.0.1:${port}/ (Ctrl+C ends it)\n`)
  if (!signal.aborted) await once(signal, 'abort')
  server.close()
  server.closeAllConnections()
}

function threadsOf({ repository, github }: Emulators, diff: string | undefined): ThreadView[] {
  return [...repository.state.issues.values()].map((issue) => ({
    kind: issue.pullRequest ? 'Pull request' : 'Issue',
    number: issue.number,
    title: issue.title,
    url: `${github.serverUrl}/${repository.fullName}/${issue.pullRequest ? 'pull' : 'issues'}/${issue.number}`,
    entries: [
      { author: issue.author.login, body: issue.body ?? '' },
      ...repository.comments(issue.number).map(({ author, body }) => ({ author: author.login, body }))
    ],
    diff: issue.pullRequest ? diff : undefined
  }))
}
