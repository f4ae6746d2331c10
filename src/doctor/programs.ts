import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Environment } from '../domain/environment.ts'
import { trustedSearchPath } from '../git/hardened-environment.ts'
import type { Finding } from './finding.ts'

/** The oldest versions that are tested. */
const NODE = 24
const GIT = { major: 2, minor: 39 }

/** @param version of `process.versions.node` */
export function judgeNode(version: string): Finding {
  const id = 'node'
  const title = `Node ${version}`
  if (Number.parseInt(version, 10) >= NODE) return { id, state: 'ok', title }
  return {
    id,
    state: 'problem',
    title: `${title} is too old.`,
    detail: `Forgehand needs Node ${NODE} or newer.`,
    remedy: `nvm install ${NODE} && nvm use ${NODE}`
  }
}

/** @param output of `git --version`; undefined if it cannot be run */
export function judgeGit(output: string | undefined): Finding {
  const id = 'git'
  const remedy = 'sudo apt-get install --yes git   # or: dnf install git, apk add git, brew install git'
  if (output === undefined)
    return { id, state: 'problem', title: 'git was not found on the PATH.', detail: `Install ${NEEDED_GIT}.`, remedy }
  const [, version = '', major = '', minor = ''] = /^git version ((\d+)\.(\d+)[\w.]*)/.exec(output) ?? []
  if (version === '') return { id, state: 'unknown', title: 'The version of git is not known.', detail: output.trim() }
  const isNew = Number(major) > GIT.major || (Number(major) === GIT.major && Number(minor) >= GIT.minor)
  if (isNew) return { id, state: 'ok', title: `git ${version}` }
  return { id, state: 'problem', title: `git ${version} is too old.`, detail: `Forgehand needs ${NEEDED_GIT}.`, remedy }
}

const NEEDED_GIT = `git ${GIT.major}.${GIT.minor} or newer`

const MAX_OUTPUT = 4_096

/** Asks the git that a run would use, so none in the work tree. */
export async function examineGit(
  root: string,
  environment: Environment,
  signal: AbortSignal
): Promise<readonly Finding[]> {
  const PATH = await trustedSearchPath(root, environment['PATH'] ?? '')
  try {
    const options = { env: { PATH }, cwd: '/', signal, maxBuffer: MAX_OUTPUT }
    const { stdout } = await promisify(execFile)('git', ['--version'], options)
    return [judgeGit(stdout)]
  } catch (error) {
    signal.throwIfAborted()
    if (Error.isError(error) && 'code' in error && error.code === 'ENOENT') return [judgeGit(undefined)]
    throw error
  }
}
