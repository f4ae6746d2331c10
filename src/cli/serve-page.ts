import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Scene } from '../loopback/demo/scene.ts'
import { renderPage, type ThreadView } from '../loopback/demo/page.ts'

/** Shows the issues and pull requests of the scene on 127.0.0.1 until the program is interrupted. */
export async function servePage({ repository }: Scene, say: (text: string) => void): Promise<void> {
  const server = createServer((_, response) => {
    renderPage(repository.fullName, threadsOf(repository)).then(
      (html) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html),
      (error: unknown) => response.writeHead(500).end(String(error))
    )
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A TCP server has an address with a port.
  const { port } = server.address() as AddressInfo
  say(`\nIssue and pull request: http://127.0.0.1:${port}/ (Ctrl+C ends it)\n`)
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  server.close()
  server.closeAllConnections()
}

function threadsOf(repository: Scene['repository']): ThreadView[] {
  return [...repository.state.issues.values()].map((issue) => ({
    kind: issue.pullRequest ? 'Pull request' : 'Issue',
    number: issue.number,
    title: issue.title,
    entries: [
      { author: issue.author.login, body: issue.body ?? '' },
      ...repository.comments(issue.number).map(({ author, body }) => ({ author: author.login, body }))
    ]
  }))
}
