import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { isSystemError, ToolError } from '../errors.ts'
import { hardenedEnvironment, trustedSearchPath } from '../git/hardened-environment.ts'
import { readRemote, type RemoteRepository } from '../init/remote.ts'
import type { SurveyedTree } from '../init/survey.ts'
import { readFileBeneath } from '../workspace/files/files.ts'
import { readRootFiles } from '../workspace/files/root-files.ts'

const TIMEOUT_MS = 30_000
const MAX_OUTPUT = 64 * 1024 * 1024
const MAX_FILE = 1024 * 1024

type RunGit = (...args: readonly string[]) => Promise<string | undefined>

/** What git knows about a checkout. */
export interface LocalRepository {
  /** Undefined without a remote on a GitHub. */
  readonly remote: RemoteRepository | undefined
  /** As the remote said when it was cloned; undefined if it did not. */
  readonly defaultBranch: string | undefined
  /** False before the first commit. */
  readonly hasCommits: boolean
  /** The text of a file at HEAD; undefined if it is not there. */
  readonly committedText: (path: string) => Promise<string | undefined>
  readonly tree: SurveyedTree
}

/**
 * Reads a checkout. Nothing of it is run.
 *
 * @param root as `findCheckout` returns it
 * @param searchPath PATH
 */
export async function openLocalRepository(root: string, searchPath: string): Promise<LocalRepository> {
  const env = hardenedEnvironment(await trustedSearchPath(root, searchPath))
  const git: RunGit = async (...args) => {
    const options = { cwd: root, env, timeout: TIMEOUT_MS, maxBuffer: MAX_OUTPUT }
    // Every question has an answer for "not there", and it is the same as for "cannot be read".
    return promisify(execFile)('git', [...args], options).then(
      ({ stdout }) => stdout,
      () => undefined
    )
  }
  const [remote, head, listed] = await Promise.all([
    readMainRemote(git),
    git('rev-parse', '--verify', '--quiet', 'HEAD'),
    git('ls-files', '-z', '--cached', '--others', '--exclude-standard')
  ])
  const paths = (listed ?? '').split('\0').filter((path) => path !== '')
  return {
    ...remote,
    hasCommits: head !== undefined,
    committedText: (path) => git('cat-file', 'blob', `HEAD:${path}`),
    tree: { paths, read: (path) => readText(root, path), filesIn: (folder) => readRootFiles(root, folder) }
  }
}

/** The remote that is named origin, or the only one. */
async function readMainRemote(git: RunGit): Promise<Pick<LocalRepository, 'remote' | 'defaultBranch'>> {
  const names = ((await git('remote')) ?? '').split('\n').filter((each) => each !== '')
  const name = names.includes('origin') ? 'origin' : names.length === 1 ? names[0] : undefined
  if (name === undefined) return { remote: undefined, defaultBranch: undefined }
  const [address = '', head = ''] = await Promise.all([
    git('config', '--get', `remote.${name}.url`),
    git('symbolic-ref', '--quiet', '--short', `refs/remotes/${name}/HEAD`)
  ])
  const branch = head.trim().slice(name.length + 1)
  return { remote: readRemote(address.trim()), defaultBranch: branch === '' ? undefined : branch }
}

/** Attack: a manifest that is a link to a key in the home folder, or a pipe, which would block. */
async function readText(root: string, path: string): Promise<string | undefined> {
  try {
    const content = await readFileBeneath(root, path)
    return content.length > MAX_FILE ? undefined : content.toString()
  } catch (error) {
    if (isSystemError(error) || error instanceof ToolError) return undefined
    throw error
  }
}
