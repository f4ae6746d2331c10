import { quoteForShell } from '../text/shell-quote.ts'
import { isRecord, parseJson, recordOf } from '../text/json.ts'
import type { RootFiles } from '../workspace/files/root-files.ts'
import { basePlan, type InstallPlan, type SetupFolders } from './install-plan.ts'

/** A plan without `check` gets the one that looks for the declared packages in node_modules. */
type NodePlan = Omit<InstallPlan, 'check'> & Partial<InstallPlan>

type Program = Pick<InstallPlan, 'npmPackage' | 'getTool' | 'searchPath'>

const NODE_MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const
type NodeManager = (typeof NODE_MANAGERS)[number]

interface Versions {
  /** What package.json names: how the packages are declared, even if another version installs them. */
  readonly asked: string
  /** '' for any. */
  readonly version: string
}

type PackageJson = Readonly<Record<string, unknown>>

/**
 * How the packages that package.json declares are installed; undefined if it declares none.
 *
 * @param runsCode false if package.json must not choose the version of the tool
 */
export async function planNode(
  files: RootFiles,
  folders: SetupFolders,
  runsCode: boolean
): Promise<InstallPlan | undefined> {
  const manifest = parseJson((await files.read('package.json')) ?? '')
  if (!isRecord(manifest) || !declaresPackages(manifest, files)) return undefined
  const { names } = files
  const check = packagesCheck(manifest)
  const [, named, asked = ''] = /^(npm|pnpm|yarn|bun)@([\w.-]+)/.exec(String(manifest['packageManager'])) ?? []
  const version = runsCode ? asked : ''
  const tool = NODE_MANAGERS.find((each) => each === named) ?? managerOfLock(names)
  const hasMembers = manifest['workspaces'] !== undefined || names.has('pnpm-workspace.yaml')
  const buildScript = scriptsOfProject(tool, hasMembers)
  const plan = await planOf(tool, files, folders, { asked, version })
  return { check, ...plan, buildScript }
}

async function planOf(
  tool: NodeManager,
  files: RootFiles,
  folders: SetupFolders,
  versions: Versions
): Promise<NodePlan> {
  const { names } = files
  const { version } = versions
  const { cache } = folders
  switch (tool) {
    case 'pnpm': {
      const lock = await files.read('pnpm-lock.yaml')
      // Otherwise pnpm puts its store into the work tree, which is on a mount of its own.
      const variables = { npm_config_store_dir: `${cache}/pnpm`, PNPM_CONFIG_STORE_DIR: `${cache}/pnpm` }
      const program = fromNpm('pnpm', `pnpm@${version || pnpmVersionFor(lock)}`, folders)
      const command = lock === undefined ? 'pnpm install --no-lockfile' : 'pnpm install --frozen-lockfile'
      return { ...withoutScripts(tool, command, variables), ...program }
    }
    case 'yarn':
      return await planYarn(files, folders, versions)
    case 'bun': {
      const hasLock = names.has('bun.lock') || names.has('bun.lockb')
      const command = hasLock ? 'bun install --frozen-lockfile' : 'bun install --no-save'
      const program = fromNpm('bun', `bun@${version || '1'}`, folders)
      return { ...withoutScripts(tool, command, { BUN_INSTALL_CACHE_DIR: `${cache}/bun` }), ...program }
    }
    case 'npm': {
      // Without a lock file, npm would write one.
      const command = hasNpmLock(names) ? 'npm ci' : 'npm install --no-package-lock'
      return withoutScripts(tool, command, { npm_config_cache: `${cache}/npm` })
    }
  }
}

/** A plan whose command can leave out the scripts of packages. */
function withoutScripts(
  tool: NodeManager,
  command: string,
  installVariables: InstallPlan['installVariables']
): NodePlan {
  return { ...basePlan, tool, command, commandWithoutCode: `${command} --ignore-scripts`, installVariables }
}

/** What package managers run of a project when they install its packages: https://docs.npmjs.com/cli/using-npm/scripts */
const INSTALL_SCRIPTS = 'preinstall install postinstall prepublish preprepare prepare postprepare'

/** Runs these scripts, first those of the members of a workspace, as far as there are any after a change. */
function scriptsOfProject(tool: string, hasMembers: boolean): string {
  const own = 'npm run --if-present --ignore-scripts'
  const commands = [...(hasMembers ? [tool === 'pnpm' ? 'pnpm -r run --if-present' : `${own} --workspaces`] : []), own]
  const manifests = `git ls-files -coz --exclude-standard package.json '*/package.json' | xargs -0r cat 2>/dev/null`
  const isThere = `${manifests} | grep -q '"'$script'" *:'`
  return commands
    .map((command) => `for script in ${INSTALL_SCRIPTS}; do ! ${isThere} || ${command} $script || exit; done`)
    .join('\n')
}

function declaresPackages(manifest: PackageJson, { names }: RootFiles): boolean {
  const lists = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
  const hasPackages = lists.some((key) => isRecord(manifest[key]) && Object.keys(manifest[key]).length > 0)
  return hasPackages || manifest['workspaces'] !== undefined || names.has('pnpm-workspace.yaml')
}

/** In the same order as in `declaredChecks`, which chooses the program that runs the scripts. */
function managerOfLock(names: ReadonlySet<string>): NodeManager {
  if (names.has('pnpm-lock.yaml')) return 'pnpm'
  if (names.has('yarn.lock')) return 'yarn'
  return !hasNpmLock(names) && (names.has('bun.lock') || names.has('bun.lockb')) ? 'bun' : 'npm'
}

function hasNpmLock(names: ReadonlySet<string>): boolean {
  return names.has('package-lock.json') || names.has('npm-shrinkwrap.json')
}

/** The check looks for the first packages only. */
const MAX_CHECKED = 50

/**
 * A check that looks for the declared packages in node_modules of the folder and of the folders above, as in a workspace. An
 * existing node_modules folder is not enough: it can contain nothing but caches of tools or committed packages.
 */
function packagesCheck(manifest: PackageJson): string {
  const optional = Object.keys(recordOf(manifest['optionalDependencies']))
  const [names = []] = ['dependencies', 'devDependencies']
    .map((key) => Object.keys(recordOf(manifest[key])).filter((name) => !optional.includes(name)))
    .filter(({ length }) => length > 0)
  // `ls` omits hidden names such as .cache. pnpm may have created no others.
  if (names.length === 0) return 'test -e node_modules/.modules.yaml -o -n "$(ls node_modules 2>/dev/null)"'
  const quoted = names.slice(0, MAX_CHECKED).map(quoteForShell).join(' ')
  return `for name in ${quoted}; do folder=$PWD; until [ -e "$folder/node_modules/$name" ]; do [ -n "$folder" ] || exit 1; folder=\${folder%/*}; done; done`
}

/** The major version that wrote a lock file. */
function pnpmVersionFor(lock: string | undefined): string {
  const [, format = '9'] = /^lockfileVersion: ['"]?(\d+)/m.exec(lock ?? '') ?? []
  return { '5': '7', '6': '8' }[format] ?? '10'
}

async function planYarn(files: RootFiles, folders: SetupFolders, { asked, version }: Versions): Promise<NodePlan> {
  const [lock, settings] = [await files.read('yarn.lock'), await files.read('.yarnrc.yml')]
  const isClassic =
    asked === '' ? settings === undefined && !/^__metadata:/m.test(lock ?? '') : /^1(?:\.|$)/.test(asked)
  if (isClassic) {
    const command = lock === undefined ? 'yarn install --no-lockfile' : 'yarn install --frozen-lockfile'
    const program = fromNpm('yarn', `yarn@${version || '1'}`, folders)
    return { ...withoutScripts('yarn', command, { YARN_CACHE_FOLDER: `${folders.cache}/yarn` }), ...program }
  }
  const hasOwnYarn = /^yarnPath:/m.test(settings ?? '')
  // The machine's yarn is usually version 1, which can only start the version that yarnPath names.
  const program = hasOwnYarn ? fromNpm('yarn', 'yarn@1', folders) : ownYarn(version || yarnVersionFor(lock), folders)
  return {
    ...basePlan,
    ...program,
    tool: 'yarn',
    // With Plug'n'Play, .pnp.cjs can be committed without the packages. The state of an installation is never committed.
    check:
      'test -e node_modules/.yarn-state.yml || { test -e .pnp.cjs && ls .yarn/install-state.gz .yarn/cache/*.zip 2>/dev/null | grep -q .; }',
    // No command without code: .yarnrc.yml can load plugins.
    command: lock === undefined ? 'yarn install --no-immutable' : 'yarn install --immutable',
    installVariables: { YARN_ENABLE_TELEMETRY: '0' },
    // Later commands load packages from here with Plug'n'Play.
    variables: { YARN_GLOBAL_FOLDER: `${folders.cache}/yarn-berry` }
  }
}

/** The version that wrote a lock file. Another one would rewrite it, which --immutable refuses. */
function yarnVersionFor(lock: string | undefined): string {
  const [, format = ''] = /^__metadata:\r?\n {2}version: (\d+)/m.exec(lock ?? '') ?? []
  return { '4': '2', '5': '2', '6': '3', '7': '3', '8': '4.9.1' }[format] ?? '4'
}

function ownYarn(version: string, { tools }: SetupFolders): Program {
  const npmPackage = `@yarnpkg/cli-dist@${version}`
  const getTool = `npm install --global --silent --ignore-scripts --prefix '${tools}' ${npmPackage}`
  return { npmPackage, getTool, searchPath: [`${tools}/bin`] }
}

/** Gets a program from npm if the machine does not have it. */
function fromNpm(program: string, npmPackage: string, { tools }: SetupFolders): Program {
  const install = `npm install --global --silent --prefix '${tools}' ${npmPackage}`
  return { npmPackage, getTool: `command -v ${program} >/dev/null || ${install}`, searchPath: [`${tools}/bin`] }
}
