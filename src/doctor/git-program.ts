import type { Environment } from '../domain/settings.ts'
import { runProgram } from '../git/machine-program.ts'
import type { Verdict } from './finding.ts'

/** The oldest version that is tested. */
const OLDEST = { major: 2, minor: 39 }

/** A line that installs a package. */
export function installing(name: string): string {
  return `sudo apt-get update && sudo apt-get install --yes ${name}   # or: dnf install, zypper install, pacman -S, apk add, brew install`
}

/** @param output of `git --version`; undefined if it cannot be run */
export function judgeGit(output: string | undefined): Verdict {
  const detail = `Install git ${OLDEST.major}.${OLDEST.minor} or newer.`
  const remedy = installing('git')
  if (output === undefined) return { state: 'problem', title: 'git was not found on the PATH.', detail, remedy }
  const [, version = '', major = '', minor = ''] = /^git version ((\d+)\.(\d+)[\w.]*)/.exec(output) ?? []
  if (version === '') return { state: 'unknown', title: 'The version of git is not known.', detail: output.trim() }
  const isNew = Number(major) > OLDEST.major || (Number(major) === OLDEST.major && Number(minor) >= OLDEST.minor)
  return isNew
    ? { state: 'ok', title: `git ${version}` }
    : { state: 'problem', title: `git ${version} is too old.`, detail, remedy }
}

/** Asks the git that a run would use, so none in the work tree. */
export async function examineGit(root: string, environment: Environment, signal: AbortSignal): Promise<Verdict> {
  try {
    const place = { workTree: root, environment: { PATH: environment['PATH'] }, cwd: '/' }
    return judgeGit(await runProgram('git', ['--version'], { ...place, signal }))
  } catch (error) {
    if (Error.isError(error) && 'code' in error && error.code === 'ENOENT') return judgeGit(undefined)
    throw error
  }
}
