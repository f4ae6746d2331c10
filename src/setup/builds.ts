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
  /** True if what it left may come from elsewhere, such as a program that it downloaded. Then a change is judged without it if it cannot run again. */
  readonly isUnsure?: boolean
  /** True if it copied folders of the work tree among the packages, as an installation does, and must do that again. */
  readonly hasCopied?: boolean
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
  for (const { name, script, timeoutMs, isUnsure, hasCopied: mustCopy } of outOfDate) {
    const options = { context: 'built', timeoutMs, network: false, signal } as const
    const since = Date.now()
    const { exitCode, output } = await workspace.run(`${OFFLINE}${script}`, options)
    if (exitCode === 0 && (!mustCopy || (await hasCopied(workspace, since, options)))) continue
    if (isUnsure) continue
    const [last = ''] = exitCode === 0 ? ['it kept its copy.'] : output.trimEnd().split('\n').slice(-1)
    return `"${name}" built something of the sources before the work, and cannot do that again without a network: ${last}`
  }
  return undefined
}

/** Folders of packages, and what nobody loads. */
const NOT_BUILT =
  'node_modules bower_components .venv venv env .tox .nox .yarn .pnpm-store __pycache__ *.egg-info .cache .*_cache .eslintcache *.log'
    .split(' ')
    .map((name) => ` -x ${quoteForShell(name)}`)
    .join('')

/** What package managers write last, and folders of HOME with packages. */
const INSTALLED = String.raw`\( -name .package-lock.json -o -name .yarn-integrity -o -name .yarn-state.yml -o -name .modules.yaml \)`
const PACKAGES_OF_HOME = String.raw`\( -name '.*' -o -name go -o -name packages -o -name tools -o -name gradle -o -name 'venv*' -o -name node_modules \)`

/** Prints the copies of folders of the work tree among the packages: https://packaging.python.org/en/latest/specifications/direct-url/ */
const copies = (
  isNewer: string
) => `find . "$HOME" -name direct_url.json ${isNewer} -exec grep -l '"file:' {} + | xargs -r grep -L '"editable": *true'
git ls-files -coz --exclude-standard package.json '*/package.json' | xargs -0r grep -HoE '"[^"]+" *: *"file:[^"]*"' | grep -v 'gz"$' |
  sed 's|package\\.json:"\\([^"]*\\)".*|node_modules/\\1|' | while read -r place; do
  case $(readlink -f "$place") in */node_modules/*) find "$(readlink -f "$place")" -maxdepth 0 ${isNewer} ;; esac
done`

const isNewerThan = (since: number) => `-newerct @${since / 1000}`

interface SearchOptions {
  readonly context: TrustContextName
  readonly signal: AbortSignal
}

/** Whether an installation has copied folders of the work tree. True too if that could not be found out. @param since as of `buildOf` */
export async function hasCopied(workspace: Workspace, since: number, options: SearchOptions): Promise<boolean> {
  const search = `{ ${copies(isNewerThan(since))}\n} | grep -q .`
  const { context, signal } = options
  return (await workspace.run(search, { context, signal, network: false })).exitCode !== 1
}

/**
 * What a set-up command has built of the sources, as far as the files that it left show it; undefined for nothing. It is unsure in HOME, and in
 * `node_modules` if it was no installation. If that could not be found out, it is a build.
 *
 * @param since milliseconds since 1970 at which it started
 */
export async function buildOf(
  { run, timeoutMs }: { readonly run: string; readonly timeoutMs: number },
  workspace: Workspace,
  since: number,
  options: SearchOptions
): Promise<Build | undefined> {
  const isNewer = isNewerThan(since)
  const search = `{ git ls-files -omz${NOT_BUILT} | sed -z 's|^|./|' | xargs -0r sh -c 'find "$@" -maxdepth 0 ${isNewer} 2>/dev/null' -
${copies(isNewer)}
} | grep -q . && exit 10
find "$HOME" -mindepth 1 ${PACKAGES_OF_HOME} -prune -o -type f ${isNewer} -print | grep -q . && exit 11
find . -name node_modules -prune -print | while read -r folder; do
  find "$folder" -maxdepth 1 ${INSTALLED} ${isNewer} | grep -q . || find "$folder" -mindepth 1 -maxdepth 2 ${isNewer}
done | grep -q . && exit 11
exit 0`
  const { exitCode } = await workspace.run(search, { ...options, network: false })
  return exitCode === 0 ? undefined : { name: run, script: run, timeoutMs, isUnsure: exitCode === 11 }
}
