import { join } from 'node:path'
import { createBareRepository } from './bare-repository.ts'
import { EmulatedRepository } from './repository.ts'
import { findOrCreateAccount, fullName, type Repository, type GitHubState } from './state.ts'
import type { FileChanges } from './push.ts'

export interface RepositoryOptions {
  readonly owner: string
  readonly name: string
  readonly defaultBranch?: string
  readonly isPrivate?: boolean
  /** Files of the first commit. The repository is empty without files, a directory and a parent. */
  readonly files?: FileChanges
  readonly fromDirectory?: string
  /** Called with each path of the directory that git cannot add. */
  readonly onSkipped?: (path: string) => void
  /** Makes it a fork, with all branches of the parent. */
  readonly forkOf?: EmulatedRepository
}

/** @param directory the folder for bare repositories */
export async function createRepository(
  github: GitHubState,
  directory: string,
  options: RepositoryOptions
): Promise<EmulatedRepository> {
  const parent = options.forkOf?.state
  const defaultBranch = options.defaultBranch ?? parent?.defaultBranch ?? 'main'
  const path = join(directory, options.owner, `${options.name}.git`)
  const state: Repository = {
    id: github.nextId(),
    owner: findOrCreateAccount(github, options.owner),
    name: options.name,
    defaultBranch,
    isPrivate: options.isPrivate ?? false,
    parent,
    createdAt: github.now(),
    git: await createBareRepository(path, { defaultBranch, searchPath: github.searchPath }),
    settings: {
      mayOpenPullRequests: true,
      tokensCanWriteByDefault: false,
      draftsAllowed: true,
      hasRuleSets: true,
      leftOfRefusedReviews: 'nothing'
    },
    roles: new Map(),
    teams: new Map(),
    protectedBranches: new Set(),
    ruleSets: [],
    issues: new Map(),
    comments: new Map(),
    labels: new Map(),
    checkRuns: [],
    workflowRuns: [],
    cancelledRuns: [],
    activities: [],
    signedCommits: new Map(),
    uploads: new Map()
  }
  github.repositories.set(fullName(state).toLowerCase(), state)
  const repository = new EmulatedRepository(github, state)
  if (parent) await state.git.run(['fetch', '--quiet', parent.git.directory, 'refs/heads/*:refs/heads/*'])
  if (options.files) await repository.push(defaultBranch, options.files, 'Initial commit')
  if (options.fromDirectory) {
    const skipped = await repository.pushDirectory(defaultBranch, options.fromDirectory, 'Initial commit')
    for (const path of skipped) options.onSkipped?.(path)
  }
  return repository
}
