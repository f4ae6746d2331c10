import { createGitHubForge, type Forge } from '../../src/forge/github.ts'
import { startGitHubEmulator, type GitHubEmulator, type GitHubOptions } from '../../emulators/github/server.ts'
import { noFlags } from './no-flags.ts'
import { createOpenApiAuditor, expectNoViolations } from './openapi.ts'
import type { RetryLimits } from '../../src/forge/repeat-calls.ts'
import type { RepositoryOptions } from '../../emulators/github/create-repository.ts'
import type { TokenOptions, EmulatedRepository } from '../../emulators/github/repository.ts'
import type { Person, Task } from '../../src/domain/task.ts'

/** A task on issue 1. */
export function task(changes: Partial<Task> = {}): Task {
  return {
    kind: 'task',
    subject: 'issue',
    number: 1,
    title: 'It breaks',
    body: 'See the log.',
    author: { login: 'ada', id: 1, isBot: false },
    trigger: { kind: 'comment', commentId: 100 },
    instruction: '/agent fix this',
    createdAt: '2026-11-20T10:00:00Z',
    actor: { login: 'ada', id: 1, isBot: false },
    request: {
      verb: 'fix',
      text: '',
      flags: noFlags
    },
    defaultBranch: 'main',
    ...changes
  }
}

/** A GitHub emulator with one repository, and a client for it. Disposing fails the test if a call was malformed. */
export interface ForgeFixture extends AsyncDisposable {
  readonly github: GitHubEmulator
  readonly repository: EmulatedRepository
  readonly forge: Forge
  /** GitHub's time; undefined for the real time. */
  readonly clock: { now: Date | undefined }
  /** Answered requests as `METHOD /route`, without the common prefix. */
  calls(): string[]
  /** Another forge for the same repository. */
  forgeWith(options: ForgeOptions): Forge
}

export interface ForgeOptions {
  readonly token?: TokenOptions
  readonly signal?: AbortSignal
  readonly retryLimits?: Partial<RetryLimits>
}

/** An answer of GitHub while another request writes the same ref. Its documentation names no status for it. */
export function lockedRef(status: number) {
  const message = `Conflict: cannot lock ref 'refs/heads/x': is at ${'a'.repeat(40)} but expected ${'b'.repeat(40)}`
  return { status, body: { message } }
}

/** A second of waiting takes one millisecond. */
export const FAST_RETRIES: Partial<RetryLimits> = { retries: 2, secondMs: 1 }

interface FixtureSettings extends Pick<RepositoryOptions, 'isPrivate'> {
  /** Accounts with given ids. */
  readonly accounts?: readonly Pick<Person, 'login' | 'id'>[]
}

/** @param options.missingGraphqlFields for an older Enterprise Server */
export async function startForgeFixture(
  options: Pick<GitHubOptions, 'missingGraphqlFields'> = {},
  { accounts = [], ...settings }: FixtureSettings = {}
): Promise<ForgeFixture> {
  const clock: ForgeFixture['clock'] = { now: undefined }
  const github = await startGitHubEmulator({ ...options, now: () => clock.now ?? new Date() })
  for (const { login, id } of accounts) github.account(login, id)
  const auditor = createOpenApiAuditor()
  github.onExchange((exchange) => {
    auditor.listener(exchange)
  })
  const repository = await github.createRepository({
    owner: 'ada',
    name: 'engine',
    files: { 'a.txt': 'one\n' },
    ...settings
  })
  const forgeWith = ({ token, signal, retryLimits }: ForgeOptions) =>
    createGitHubForge({
      owner: 'ada',
      repo: 'engine',
      token: repository.issueToken(token),
      apiUrl: github.apiUrl,
      serverUrl: github.serverUrl,
      signal: signal ?? new AbortController().signal,
      retryLimits: { ...FAST_RETRIES, ...retryLimits }
    })
  return {
    github,
    repository,
    forge: forgeWith({}),
    clock,
    forgeWith,
    calls: () =>
      github.requests.map(
        ({ method, route }) => `${method} ${route?.replace('/repos/{owner}/{repo}', '') ?? 'unknown'}`
      ),
    async [Symbol.asyncDispose]() {
      await github.close()
      await expectNoViolations(auditor)
    }
  }
}
