import { hardenedEnvironment } from '../git/hardened-environment.ts'
import { runProgram } from '../git/machine-program.ts'
import { readRemote, type RemoteRepository } from '../init/remote-of-checkout.ts'
import type { SurveyedTree } from '../init/survey.ts'
import { readFileBeneath, unlessUnreadable } from '../workspace/files/files.ts'
import { readRootFiles } from '../workspace/files/root-files.ts'

const TIMEOUT_MS = 30_000
const MAX_FILE = 1024 * 1024

type RunGit = (...args: readonly string[]) => Promise<string | undefined>

export interface LocalRepository {
  /** False without git on the PATH. Then only the files of the root are known. */
  readonly hasGit: boolean
  /** Undefined without a remote on GitHub or an Enterprise Server. */
  readonly remote: RemoteRepository | undefined
  /** The HEAD of the remote when it was cloned, or else main or master if the remote has only one of them; undefined if neither is known. */
  readonly defaultBranch: string | undefined
  /** Its remote-tracking ref; undefined if the branch is not known or was never fetched. */
  readonly defaultBranchRef: string | undefined
  /** The name of that remote, such as origin; undefined without one. */
  readonly remoteName: string | undefined
  /** The branch that is checked out; undefined for a detached HEAD. */
  readonly branch: string | undefined
  /** False before the first commit. */
  readonly hasCommits: boolean
  /** The text of a file at HEAD or at another ref; undefined if it is not there. */
  readonly textAt: (ref: string, path: string) => Promise<string | undefined>
  readonly tree: SurveyedTree
}

/**
 * Reads a checkout. Nothing of it is run.
 *
 * @param root as `findCheckout` returns it
 * @param searchPath PATH
 */
export async function openLocalRepository(root: string, searchPath: string): Promise<LocalRepository> {
  const place = { workTree: root, environment: hardenedEnvironment(searchPath), cwd: root }
  // What cannot be read counts as missing.
  const git: RunGit = (...args) =>
    runProgram('git', args, { ...place, signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined)
  const [version, remote, head, branch, listed] = await Promise.all([
    git('--version'),
    readMainRemote(git),
    git('rev-parse', '--verify', '--quiet', 'HEAD'),
    git('symbolic-ref', '--quiet', '--short', 'HEAD'),
    git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
  ])
  const paths = (listed ?? '').split('\0').filter((path) => path !== '')
  return {
    ...remote,
    hasGit: version !== undefined,
    hasCommits: head !== undefined,
    branch: branch?.trim(),
    textAt: (ref, path) => git('cat-file', 'blob', `${ref}:${path}`),
    tree: { paths, read: (path) => readText(root, path), filesIn: (folder) => readRootFiles(root, folder) }
  }
}

type MainRemote = Pick<LocalRepository, 'remoteName' | 'remote' | 'defaultBranch' | 'defaultBranchRef'>

/** The remote that is named origin, or the only one. */
async function readMainRemote(git: RunGit): Promise<MainRemote> {
  const names = ((await git('remote')) ?? '').split('\n').filter((each) => each !== '')
  const name = names.includes('origin') ? 'origin' : names.length === 1 ? names[0] : undefined
  if (name === undefined)
    return { remoteName: undefined, remote: undefined, defaultBranch: undefined, defaultBranchRef: undefined }
  const folder = `refs/remotes/${name}`
  const [address = '', ref] = await Promise.all([git('config', '--get', `remote.${name}.url`), mainRef(git, folder)])
  return {
    remoteName: name,
    remote: readRemote(address.trim()),
    defaultBranch: ref?.slice(folder.length + 1),
    defaultBranchRef: ref
  }
}

async function mainRef(git: RunGit, folder: string): Promise<string | undefined> {
  const head = await git('symbolic-ref', '--quiet', `${folder}/HEAD`)
  // A repository that was not cloned, but pushed, has no such HEAD.
  const refs = head ?? (await git('for-each-ref', '--format=%(refname)', `${folder}/main`, `${folder}/master`)) ?? ''
  const [ref = '', ...others] = refs.trim().split('\n')
  return ref !== '' && others.length === 0 ? ref : undefined
}

/** Attack: a manifest that is a link to a key in the home folder, or a pipe, which would block. */
async function readText(root: string, path: string): Promise<string | undefined> {
  const content = await unlessUnreadable(readFileBeneath(root, path), undefined)
  return content && content.length <= MAX_FILE ? content.toString() : undefined
}
