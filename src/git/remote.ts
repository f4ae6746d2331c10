import { UserError } from '../errors.ts'
import { isValidBranchName } from '../forge/branch-names.ts'
import { GitFailure } from './git.ts'
import type { Git } from './git.ts'
import { isObjectId } from './objects.ts'

/** The repository on the forge. */
export interface Remote {
  /** HTTP or HTTPS, without user name and password. */
  readonly url: string
  /** Undefined for a repository that anyone may read. */
  readonly token: string | undefined
}

/**
 * Asks where refs stand.
 *
 * @param refs full names, such as `refs/heads/main` or `refs/pull/7/head`
 * @returns the commits of those that exist; none for a repository without commits
 * @throws UserError when the repository cannot be read
 */
export async function listRefs(git: Git, remote: Remote, refs: readonly string[]): Promise<Map<string, string>> {
  const output = await talk(git, remote, ['ls-remote', '--', remote.url, ...refs.map(checkedRef)])
  const found = output.split('\n').flatMap((line) => {
    const [id = '', name = ''] = line.split('\t')
    // git matches from the end: asked for refs/heads/main it also lists refs/x/refs/heads/main.
    return refs.includes(name) && isObjectId(id) ? [[name, id] as const] : []
  })
  return new Map(found)
}

/**
 * Brings exactly these commits, without their history. Those that are here already, tree and all, are not asked for.
 *
 * Blobs come along at once: the work tree needs every one of them, so fetching them as needed would only add a round trip.
 *
 * @throws UserError when the repository cannot be read or has no such commit
 */
export async function fetchCommits(git: Git, remote: Remote | undefined, commits: readonly string[]): Promise<void> {
  const missing = await missingCommits(git, commits)
  if (missing.length === 0) return
  if (!remote)
    throw new UserError(`This checkout has no commit ${missing.join(', ')}, and there is no remote to fetch it from.`)
  const options = [
    '--depth=1',
    '--no-tags',
    '--no-write-fetch-head',
    '--no-recurse-submodules',
    '--no-auto-maintenance'
  ]
  await talk(git, remote, ['fetch', ...options, '--', remote.url, ...missing])
}

/** The given commits of which we lack the commit itself or its tree. */
export async function missingCommits(git: Git, commits: readonly string[]): Promise<string[]> {
  if (commits.length === 0) return []
  const input = commits.map((id) => `${checkedCommit(id)}^{tree}\n`).join('')
  const lines = (await git.run(['cat-file', '--batch-check'], { input })).split('\n')
  return commits.filter((_, index) => !lines[index]?.includes(' tree '))
}

/** @throws UserError for an address that git could not be given safely */
export function checkedRemote({ url, token }: Remote): Remote {
  const parsed = URL.parse(url)
  if (!parsed || !['https:', 'http:'].includes(parsed.protocol)) {
    throw new UserError(`The repository's address ${url} is not an HTTP address. Check the server URL of the runner.`)
  }
  // It would stand in argv, where every process of the machine can read it.
  if (parsed.username || parsed.password) {
    throw new UserError(
      `The address of the repository on ${parsed.host} holds credentials. Hand the token over separately.`
    )
  }
  return { url, token }
}

async function talk(git: Git, { url, token }: Remote, args: readonly string[]): Promise<string> {
  try {
    return await git.run(args, { isRemote: true, config: token === undefined ? {} : authorization(url, token) })
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error
    throw new UserError(
      `The repository ${url} could not be read: ${error.stderr} Check that it exists and that the token may read its contents.`,
      { cause: error }
    )
  }
}

// Bound to the server, so that git sends it nowhere else.
function authorization(url: string, token: string): Record<string, string> {
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
  return { [`http.${new URL(url).origin}/.extraHeader`]: `AUTHORIZATION: basic ${basic}` }
}

function checkedRef(name: string): string {
  const branch = /^refs\/heads\/(.*)$/s.exec(name)?.[1]
  if (branch === undefined ? /^refs\/pull\/\d+\/head$/.test(name) : isValidBranchName(branch)) return name
  throw new UserError(`${name} is not a name of a branch or pull request that can be asked for.`)
}

function checkedCommit(id: string): string {
  if (isObjectId(id)) return id
  throw new TypeError(`Not the full id of a commit: ${id}`)
}
