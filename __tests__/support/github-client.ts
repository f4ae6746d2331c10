import { createOpenApiAuditor, expectNoViolations } from './openapi.ts'
import { startGitHubEmulator, type GitHubOptions, type GitHubEmulator } from '../../emulators/github/server.ts'
import type { EmulatedRepository } from '../../emulators/github/repository.ts'

export interface Reply {
  readonly status: number
  readonly headers: Headers
  /** Parsed JSON; undefined for an empty body. */
  readonly body: unknown
}

export interface RequestOptions {
  readonly body?: object
  readonly headers?: Readonly<Record<string, string>>
}

/** A GitHub emulator with one repository, and a client with one token. */
export interface Fixture {
  readonly github: GitHubEmulator
  readonly repository: EmulatedRepository
  readonly token: string
  /** @param route method and path below the repository, such as `GET /pulls`; `@` in front for a path below the API's root */
  readonly send: Send
  /** Like `send`, with another token. */
  readonly as: (token: string) => Send
  /** Ends the server. @throws after a violation of GitHub's OpenAPI description */
  end(): Promise<void>
}

export type Send = (route: string, options?: RequestOptions) => Promise<Reply>

export async function startFixture(options: GitHubOptions = {}): Promise<Fixture> {
  const auditor = createOpenApiAuditor()
  const github = await startGitHubEmulator(options)
  github.onExchange(auditor.listener)
  const repository = await github.createRepository({
    owner: 'octo',
    name: 'hello',
    files: { 'README.md': '# Hello\n', 'src/index.js': 'export const answer = 41\n' }
  })
  const token = repository.issueToken()
  const as = (holder: string) => createClient(github, holder)
  return {
    github,
    repository,
    token,
    as,
    send: as(token),
    async end() {
      await github.close()
      await expectNoViolations(auditor)
    }
  }
}

function createClient({ apiUrl }: GitHubEmulator, token: string): Send {
  return async (route, { body, headers } = {}) => {
    const [method = 'GET', path = ''] = route.replace('@', '').split(' ')
    const response = await fetch(`${apiUrl}${route.startsWith('@') ? '' : '/repos/octo/hello'}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers
      },
      ...(body && { body: JSON.stringify(body) })
    })
    const text = await response.text()
    if (response.status === 500) throw new Error(text)
    const isJson = response.headers.get('content-type')?.includes('json') === true
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? (JSON.parse(text) as unknown) : text || undefined
    }
  }
}
