import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RepositoryOptions } from './github/create-repository.ts'
import { startGitHubEmulator, type GitHubEmulator } from './github/server.ts'
import type { EmulatedRepository } from './github/repository.ts'
import { startModelEmulator, type ModelEmulator } from './model/start-model.ts'
import type { Script } from './model/script.ts'
import type { Job } from './runner/runner.ts'

export interface EmulatorOptions {
  readonly repository: RepositoryOptions
  readonly script: Script
  /** Fields of GraphQL types that an older Enterprise Server does not have. */
  readonly missingGraphqlFields?: readonly string[]
  /** Login of an account with write access. */
  readonly maintainer: string
  /** Accounts with given ids. */
  readonly accounts?: readonly { readonly login: string; readonly id?: number | undefined }[]
  /** PATH of the machine, to find git. */
  readonly searchPath: string
  /** GitHub's clock. Default: the real one. */
  readonly now?: () => Date
  /** The parent of the temporary folder. Default: the system's. */
  readonly parent?: string | undefined
}

/** A GitHub emulator with one repository, a model emulator, and an empty workspace for a runner emulator. */
export interface Emulators {
  readonly github: GitHubEmulator
  readonly repository: EmulatedRepository
  readonly model: ModelEmulator
  /** Holds all files of the emulators except the repository. */
  readonly folder: string
  /** The runner's work tree, in `folder`. */
  readonly workspace: string
  /** The job that GitHub starts for this comment. */
  jobFor(commentId: number, more: JobOptions): Job
  /** Stops both servers and deletes the folder unless `keepFiles` is set. */
  close(options?: { readonly keepFiles: boolean }): Promise<void>
}

export interface JobOptions {
  /** The folder with action.yml and dist/. */
  readonly action: string
  /** Default: the event of the comment. */
  readonly eventName?: string
  readonly payload?: unknown
  readonly environment: Readonly<Record<string, string>>
  readonly inputs?: Readonly<Record<string, string>>
  readonly token?: string
  readonly runId?: number
  readonly runAttempt?: number
  /** Default: the workspace of these emulators. */
  readonly workspace?: string
  readonly onLog?: (text: string) => void
  readonly onMessage?: (message: unknown) => void
}

/** @throws Error when git is missing, or the files of the repository cannot be read */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const { searchPath, script, maintainer, now, missingGraphqlFields = [], parent = tmpdir() } = options
  const folder = await mkdtemp(join(parent, 'forgehand-emulators-'))
  const workspace = join(folder, 'workspace')
  await mkdir(workspace)
  const [github, model] = await Promise.all([
    startGitHubEmulator({ searchPath, directory: join(folder, 'github'), missingGraphqlFields, ...(now && { now }) }),
    startModelEmulator({ script })
  ])
  for (const { login, id } of options.accounts ?? []) github.account(login, id)
  const close: Emulators['close'] = async ({ keepFiles } = { keepFiles: false }) => {
    await Promise.all([github.close(), model.close()])
    if (!keepFiles) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  const repository = await github.createRepository(options.repository).catch(async (error: unknown) => {
    // The caller cannot close them, and running servers would keep the process alive.
    await close()
    throw error
  })
  repository.setPermission(maintainer, 'write')
  return {
    github,
    repository,
    model,
    folder,
    workspace,
    jobFor: (commentId, { token = repository.issueToken(), inputs, payload, ...more }) => ({
      repository: repository.fullName,
      serverUrl: github.serverUrl,
      apiUrl: github.apiUrl,
      token,
      eventName: 'issue_comment',
      payload: payload ?? repository.issueCommentEvent(commentId),
      workspace,
      ...more,
      inputs: { 'base-url': model.baseUrl, 'api-key': model.apiKey, model: model.name, ...inputs }
    }),
    close
  }
}
