import type { Environment } from '../domain/settings.ts'
import { runProgram } from '../git/machine-program.ts'
import type { Verdict } from './finding.ts'
import { realpath } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { unlessSystemError } from '../errors.ts'
import { listFirst } from '../text/format.ts'
import { exportLine } from '../settings/local-access.ts'
import type { Workspace } from '../workspace/workspace.ts'

/** The oldest version that is tested. */
const OLDEST = { major: 2, minor: 39 }

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

/** Prints the folders of PATH that do not exist in the sandbox, and the links in the others that lead to nothing there. */
const SCRIPT = `IFS=:
for folder in $PATH; do
  if [ -d "$folder" ]; then find -L "$folder" -maxdepth 1 -type l 2>/dev/null; else echo "$folder"; fi
done`
const NAMED_BY = { 'agent.yml': '`readable-paths` in agent.yml', environment: '`FORGEHAND_READABLE_PATHS`' } as const
const TIMEOUT_MS = 20_000
const MAX_SHOWN = 10

/** `environment`: on the command line, where agent.yml opens nothing. */
export type OpensPaths = 'agent.yml' | 'environment'

interface SearchedMachine {
  readonly environment: Environment
  readonly opensPaths: OpensPaths
}

/** Finds what is on the PATH of the machine and not in the sandbox, and the lines that would open it. */
export async function examineSearchPath(
  workspace: Workspace,
  { environment, opensPaths }: SearchedMachine,
  signal: AbortSignal
): Promise<Verdict> {
  const { HOME: home } = environment
  const options = { context: 'alone', network: false, timeoutMs: TIMEOUT_MS, signal } as const
  const { output } = await workspace.run(SCRIPT, options)
  const unseen = output.split('\n').filter((path) => path.startsWith('/') && path !== home)
  const real = await Promise.all(unseen.map((path) => unlessSystemError(realpath(path), undefined)))
  // What does not exist on the machine either is nobody's loss.
  const missing = unseen.flatMap((path, index) => {
    const target = real[index]
    if (target === undefined) return []
    const isFolder = target === path || basename(target) === 'bin'
    // A home folder stays closed, so a program in it is named itself.
    return [{ name: basename(path), folder: isFolder || dirname(target) === home ? target : dirname(target) }]
  })
  if (missing.length === 0) return { state: 'ok', title: 'Commands see all programs on the PATH.' }
  const folders = [...new Set(missing.map(({ folder }) => folder))].slice(0, MAX_SHOWN)
  const lines = ['readable-paths:', ...folders.map((folder) => `  - ${folder}`)].join('\n')
  const names = listFirst([...new Set(missing.map(({ name }) => name))], MAX_SHOWN)
  return {
    state: 'warning',
    title: `Commands do not see everything on the PATH: ${names}.`,
    detail: `A command sees the system, toolchains in their usual places, and what ${NAMED_BY[opensPaths]} names.`,
    remedy: opensPaths === 'agent.yml' ? lines : exportLine(folders, environment)
  }
}
