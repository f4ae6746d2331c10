import { quoteForShell } from '../text/shell-quote.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { TrustContextName } from '../workspace/sandbox/trust-contexts.ts'
import { HAS_COMPILED, PIP } from './python-environment.ts'

/** What makes something of the sources that the checks may load, such as a set-up command. */
export interface Build {
  /** As a user knows it. */
  readonly name: string
  /** A shell script for the root. */
  readonly script: string
  readonly timeoutMs: number
}

/** What nothing is built from. */
const PROSE = /\.(?:md|rst|adoc)$/i
/** Sources of modules of Python, which tests see only once an installation has compiled them. */
const COMPILED = /\.(?:c|cc|cpp|cxx|h|hh|hpp|pyx|pxd|pxi|pyf|f|f90|rs)$/

/** Compiles the Python project at the root, also if it was not Forgehand that installed it. */
const COMPILE = `${HAS_COMPILED} && { test -e setup.py || test -e pyproject.toml; } || exit 0
export PYTHONPATH="$HOME/venv/build"
${PIP} install --no-deps --no-index --no-build-isolation -e .`

/** How package managers take what they have. */
const OFFLINE =
  'export npm_config_offline=true YARN_ENABLE_NETWORK=0 PIP_NO_INDEX=1 PIP_NO_BUILD_ISOLATION=0 UV_OFFLINE=1 CARGO_NET_OFFLINE=true GOPROXY=off COMPOSER_DISABLE_NETWORK=1\n'

/**
 * Repeats for a change what has built something of the sources before it. Attack: a change breaks the sources, and the tests pass with what was
 * built before. No host is open, and no command that reaches one sees what this leaves.
 *
 * @returns why that is not possible; undefined if it was done, or if nothing was built of what has changed
 */
export async function buildAgain(
  workspace: Workspace,
  builds: readonly Build[],
  { changed, signal }: { readonly changed: readonly string[]; readonly signal: AbortSignal }
): Promise<string | undefined> {
  if (!workspace.sandbox) return undefined
  await (await workspace.testedSandbox()).contexts.forgetBuilds()
  const outOfDate = changed.every((path) => PROSE.test(path)) ? [] : [...builds]
  if (changed.some((path) => COMPILED.test(path)))
    outOfDate.push({ name: 'pip install -e .', script: COMPILE, timeoutMs: 900_000 })
  for (const { name, script, timeoutMs } of outOfDate) {
    const options = { context: 'built', timeoutMs, network: false, signal } as const
    const { exitCode, output } = await workspace.run(`${OFFLINE}${script}`, options)
    if (exitCode === 0) continue
    const [last = ''] = output.trimEnd().split('\n').slice(-1)
    return `"${name}" built something of the sources before the work, and cannot do that again without a network: ${last}`
  }
  return undefined
}

/** Folders of packages, and what nobody loads. */
const NOT_BUILT =
  'node_modules bower_components .venv venv env .tox .nox .yarn .pnpm-store __pycache__ *.egg-info *cache *.log'
    .split(' ')
    .map((name) => ` -x ${quoteForShell(name)}`)
    .join('')

/**
 * Whether a command has built something of the sources: whether it left files that git does not track, outside of folders of packages, or an
 * installation of a folder that is not the folder itself. True too if that could not be found out.
 *
 * @param since milliseconds since 1970 at which it started
 */
export async function hasBuilt(
  workspace: Workspace,
  since: number,
  options: { readonly context: TrustContextName; readonly signal: AbortSignal }
): Promise<boolean> {
  const isNewer = `-newerct @${since / 1000}`
  // https://packaging.python.org/en/latest/specifications/direct-url/
  const search = `{ git ls-files -oz${NOT_BUILT} | sed -z 's|^|./|' | xargs -0r sh -c 'find "$@" -maxdepth 0 ${isNewer}' -
find . "$HOME" -name direct_url.json ${isNewer} -exec grep -l '"file:' {} + | xargs -r grep -L '"editable": *true'; } | grep -q .`
  return (await workspace.run(search, { ...options, network: false })).exitCode !== 1
}
