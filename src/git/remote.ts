import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError, unlessError } from '../errors.ts'
import { headRef, isValidBranchName } from '../text/branch-names.ts'
import { pause } from '../forge/repeat-calls.ts'
import { GitFailure, type Git } from './git.ts'
import { isObjectId } from '../text/near-name.ts'

/** The repository on the forge. */
export interface Remote {
  /** HTTP or HTTPS, without user name and password. */
  readonly url: string
  /** Undefined for a public repository. */
  readonly token: string | undefined
}

/**
 * Reads the commits of refs.
 *
 * @param refs full names, such as `refs/heads/main` or `refs/pull/7/head`
 * @returns the commits of the refs that exist; none for an empty repository
 * @throws UserError if the repository cannot be read
 */
export async function listRefs(git: Git, remote: Remote, refs: readonly string[]): Promise<Map<string, string>> {
  const listed = await runListing(git, remote, refs.map(checkedRef))
  // Git matches the end of a name: for refs/heads/main it also lists refs/x/refs/heads/main.
  return new Map(listed.filter(([name]) => refs.includes(name)))
}

/**
 * Reads the commits of the branches that match a pattern in which `*` stands for any text.
 *
 * @throws UserError if the repository cannot be read
 */
export async function listBranches(git: Git, remote: Remote, glob: string): Promise<Map<string, string>> {
  checkedRef(headRef(glob.replaceAll('*', 'x')))
  const heads = headRef('')
  const listed = await runListing(git, remote, [headRef(glob)])
  const branches = listed
    .filter(([name]) => name.startsWith(heads))
    .map(([name, id]) => [name.slice(heads.length), id] as const)
  return new Map(branches.filter(([branch]) => isValidBranchName(branch)))
}

/** Names with their commits. */
async function runListing(git: Git, remote: Remote, patterns: readonly string[]) {
  const output = await runRemote(git, remote, ['ls-remote', '--', remote.url, ...patterns])
  return output.split('\n').flatMap((line) => {
    const [id = '', name = ''] = line.split('\t')
    return isObjectId(id) ? [[name, id] as const] : []
  })
}

const FETCH_OPTIONS = [
  '--depth=1',
  '--no-tags',
  '--no-write-fetch-head',
  '--no-recurse-submodules',
  '--no-auto-maintenance'
] as const

/**
 * Fetches exactly these commits, without their history. Skips commits that are already complete.
 *
 * Fetches blobs too: the work tree needs all of them, so a partial clone would only add a round trip.
 *
 * @throws UserError if the repository cannot be read or does not have a commit
 */
export async function fetchCommits(git: Git, remote: Remote | undefined, commits: readonly string[]): Promise<void> {
  const missing = await missingCommits(git, commits)
  if (missing.length === 0) return
  if (!remote)
    throw new UserError(`This checkout does not have ${missing.join(', ')}, and there is no remote to fetch it from.`)
  await runRemote(git, remote, ['fetch', ...FETCH_OPTIONS, '--', remote.url, ...missing])
}

/** Our ref for a tip that was fetched by the name of its branch. */
const TIP_REF = 'refs/forgehand/tip'

/** Fetches the commit that a branch has now, without its history. Returns undefined if that failed; it is not tried again. */
export async function fetchTip(git: Git, remote: Remote, branch: string): Promise<string | undefined> {
  const config = authorization(remote)
  try {
    const refspec = `+${checkedRef(headRef(branch))}:${TIP_REF}`
    await git.run(['fetch', ...FETCH_OPTIONS, '--', remote.url, refspec], { isRemote: true, config })
    return (await readFile(join(git.directory, TIP_REF), 'utf8')).trim()
  } catch {
    return undefined
  }
}

/** The commit of a branch; undefined if it does not exist or cannot be read. */
export async function headOfRemote(git: Git, remote: Remote, branch: string): Promise<string | undefined> {
  const ref = headRef(branch)
  const refs = await unlessError(listRefs(git, remote, [ref]), undefined, (error) => error instanceof UserError)
  return refs?.get(ref)
}

/** Moves a branch from `parent` to `sha`, a child of it. @throws GitFailure if the branch is elsewhere, or the server refuses it */
export async function pushTo(
  git: Git,
  remote: Remote,
  { sha, branch, parent }: { readonly sha: string; readonly branch: string; readonly parent: string }
): Promise<void> {
  const ref = checkedRef(headRef(branch))
  const lease = `--force-with-lease=${ref}:${checkedCommit(parent)}`
  const args = ['push', '--quiet', lease, '--', remote.url, `${checkedCommit(sha)}:${ref}`]
  await git.run(args, { isRemote: true, config: authorization(remote) })
}

/** The commits that we do not have, or whose tree we do not have. */
export async function missingCommits(git: Git, commits: readonly string[]): Promise<string[]> {
  if (commits.length === 0) return []
  const input = commits.map((id) => `${checkedCommit(id)}^{tree}\n`).join('')
  const lines = (await git.run(['cat-file', '--batch-check'], { input })).split('\n')
  return commits.filter((_, index) => !lines[index]?.includes(' tree '))
}

/** @throws UserError for a URL that is not safe to pass to git */
export function checkedRemote({ url, token }: Remote): Remote {
  const parsed = URL.parse(url)
  if (!parsed || !['https:', 'http:'].includes(parsed.protocol)) {
    throw new UserError(`The repository's URL ${url} is not an HTTP URL. Check the server URL of the runner.`)
  }
  // Every process on the machine can read argv.
  if (parsed.username || parsed.password) {
    throw new UserError(`The URL of the repository on ${parsed.host} contains credentials. Pass the token separately.`)
  }
  return { url, token }
}

/** Before the second and the third attempt. */
const RETRY_WAITS_MS = [500, 2_000]

/** What git, curl and TLS libraries say when a connection failed or the server was overloaded. */
const TRANSIENT =
  /connection (reset|refused|timed out|was )|recv failure|send failure|empty reply|failed to connect|could not resolve|timed? ?out|early eof|unexpected disconnect|remote end hung up|rpc failed|transfer closed|http\/2 (stream|framing)|ssl_(read|error_syscall)|gnutls_handshake|returned error: (429|5\d\d)/i

/** Runs a command that only reads, so it can be repeated. @throws UserError if the repository cannot be read */
async function runRemote(git: Git, remote: Remote, args: readonly string[]): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await git.run(args, { isRemote: true, config: authorization(remote) })
    } catch (error) {
      if (!(error instanceof GitFailure)) throw error
      const waitMs = RETRY_WAITS_MS[attempt]
      if (waitMs === undefined || !TRANSIENT.test(error.stderr)) throw unreadable(remote.url, error)
      await pause(waitMs, git.signal)
    }
  }
}

function unreadable(url: string, cause: GitFailure): UserError {
  const remedy = /certificate/i.test(cause.stderr)
    ? 'If a proxy of your company signs certificates, set SSL_CERT_FILE to a file with its certificate in the env of the step.'
    : 'Check that it exists and that the token has read access to its contents.'
  return new UserError(`The repository ${url} could not be read: ${cause.stderr} ${remedy}`, { cause })
}

// Limited to the server, so that git sends it nowhere else.
function authorization({ url, token }: Remote): Record<string, string> {
  if (token === undefined) return {}
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64')
  return { [`http.${new URL(url).origin}/.extraHeader`]: `AUTHORIZATION: basic ${basic}` }
}

function checkedRef(name: string): string {
  const branch = /^refs\/heads\/(.*)$/s.exec(name)?.[1]
  if (branch === undefined ? /^refs\/pull\/\d+\/head$/.test(name) : isValidBranchName(branch)) return name
  throw new UserError(`${name} is not the ref of a branch or pull request that can be read.`)
}

function checkedCommit(id: string): string {
  if (isObjectId(id)) return id
  throw new TypeError(`Not the full id of a commit: ${id}`)
}
