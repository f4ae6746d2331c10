import { join } from 'node:path'
import { createBareRepository } from './bare-repository.ts'
import { EmulatedRepository } from './repository.ts'
import { accountOf, fullName } from './state.ts'
import type { FileChanges } from './push.ts'
import type { Repository, World } from './state.ts'

export interface RepositoryOptions {
  readonly owner: string
  readonly name: string
  readonly defaultBranch?: string
  readonly isPrivate?: boolean
  /** The first commit; without it, and without a folder or a parent, the repository is empty. */
  readonly files?: FileChanges
  readonly fromDirectory?: string
  /** Makes a fork, which begins with all branches of its parent. */
  readonly forkOf?: EmulatedRepository
}

/** @param directory where the bare repositories are kept */
export async function createRepository(
  world: World,
  directory: string,
  options: RepositoryOptions
): Promise<EmulatedRepository> {
  const parent = options.forkOf?.state
  const defaultBranch = options.defaultBranch ?? parent?.defaultBranch ?? 'main'
  const path = join(directory, options.owner, `${options.name}.git`)
  const state: Repository = {
    id: world.nextId(),
    owner: accountOf(world, options.owner),
    name: options.name,
    defaultBranch,
    isPrivate: options.isPrivate ?? false,
    parent,
    createdAt: world.now(),
    git: await createBareRepository(path, { defaultBranch, searchPath: world.searchPath }),
    settings: { mayOpenPullRequests: true, draftsAllowed: true },
    roles: new Map(),
    protectedBranches: new Set(),
    issues: new Map(),
    comments: new Map(),
    labels: new Map(),
    checkRuns: [],
    activities: [],
    signedCommits: new Map()
  }
  world.repositories.set(fullName(state).toLowerCase(), state)
  const repository = new EmulatedRepository(world, state)
  if (parent) await state.git.run(['fetch', '--quiet', parent.git.directory, 'refs/heads/*:refs/heads/*'])
  if (options.files) await repository.push(defaultBranch, options.files, 'Initial commit')
  if (options.fromDirectory) await repository.pushDirectory(defaultBranch, options.fromDirectory, 'Initial commit')
  return repository
}
