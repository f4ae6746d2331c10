import { isRecord, parseJson } from '../text/json.ts'
import type { RootFiles } from '../workspace/files/root-files.ts'
import { basePlan, type InstallPlan, type SetupFolders } from './install-plan.ts'

type PackageJson = Readonly<Record<string, unknown>>

/** How the packages that package.json declares are installed; undefined if it declares none. */
export async function planNode(files: RootFiles, folders: SetupFolders): Promise<InstallPlan | undefined> {
  const manifest = parseJson((await files.read('package.json')) ?? '')
  if (!isRecord(manifest) || !declaresPackages(manifest, files)) return undefined
  const { names } = files
  const [, named, version = ''] = /^(npm|pnpm|yarn|bun)@([\w.-]+)/.exec(text(manifest['packageManager'])) ?? []
  switch (named ?? managerOfLock(names)) {
    case 'pnpm':
      return planPnpm(files, folders, version)
    case 'yarn':
      return planYarn(files, folders, version)
    case 'bun':
      return planBun(names, folders, version)
    default:
      return planNpm(names, folders)
  }
}

function declaresPackages(manifest: PackageJson, { names }: RootFiles): boolean {
  const lists = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']
  const hasPackages = lists.some((key) => isRecord(manifest[key]) && Object.keys(manifest[key]).length > 0)
  return hasPackages || manifest['workspaces'] !== undefined || names.has('pnpm-workspace.yaml')
}

/** The same order in which `defaultCommands` chooses the program that runs the scripts. */
function managerOfLock(names: ReadonlySet<string>): string {
  if (names.has('pnpm-lock.yaml')) return 'pnpm'
  if (names.has('yarn.lock')) return 'yarn'
  const hasNpmLock = names.has('package-lock.json') || names.has('npm-shrinkwrap.json')
  return !hasNpmLock && (names.has('bun.lock') || names.has('bun.lockb')) ? 'bun' : 'npm'
}

const common = { ...basePlan, check: 'test -n "$(ls -A node_modules 2>/dev/null)"' }

function planNpm(names: ReadonlySet<string>, { cache }: SetupFolders): InstallPlan {
  const hasLock = names.has('package-lock.json') || names.has('npm-shrinkwrap.json')
  // Without a lock file, npm would write one.
  const command = hasLock ? 'npm ci' : 'npm install --no-package-lock'
  // --git: a .npmrc can name a program to run instead of git.
  const commandWithoutCode = `${command} --ignore-scripts --git=git`
  return { ...common, tool: 'npm', command, commandWithoutCode, installVariables: { npm_config_cache: `${cache}/npm` } }
}

async function planPnpm(files: RootFiles, folders: SetupFolders, version: string): Promise<InstallPlan> {
  const lock = await files.read('pnpm-lock.yaml')
  const command = lock === undefined ? 'pnpm install --no-lockfile' : 'pnpm install --frozen-lockfile'
  // Otherwise pnpm puts its store into the work tree, which is on a mount of its own.
  const installVariables = {
    npm_config_store_dir: `${folders.cache}/pnpm`,
    PNPM_CONFIG_STORE_DIR: `${folders.cache}/pnpm`
  }
  const commandWithoutCode = `${command} --ignore-scripts --ignore-pnpmfile`
  const spec = `pnpm@${version || pnpmVersionFor(lock)}`
  return { ...common, ...fromNpm('pnpm', spec, folders), tool: 'pnpm', command, commandWithoutCode, installVariables }
}

/** The major version that wrote a lock file. */
function pnpmVersionFor(lock: string | undefined): string {
  const [, format = '9'] = /^lockfileVersion: '?(\d+)/m.exec(lock ?? '') ?? []
  return { '5': '7', '6': '8' }[format] ?? '10'
}

async function planYarn(files: RootFiles, folders: SetupFolders, version: string): Promise<InstallPlan> {
  const [lock, settings] = [await files.read('yarn.lock'), await files.read('.yarnrc.yml')]
  const isClassic =
    version === '' ? settings === undefined && !/^__metadata:/m.test(lock ?? '') : version.startsWith('1.')
  if (isClassic) {
    const command = lock === undefined ? 'yarn install --no-lockfile' : 'yarn install --frozen-lockfile'
    return {
      ...common,
      ...fromNpm('yarn', `yarn@${version || '1'}`, folders),
      tool: 'yarn',
      command,
      // YARN_IGNORE_PATH: a .yarnrc can name a program to run instead of yarn.
      commandWithoutCode: `YARN_IGNORE_PATH=1 ${command} --ignore-scripts`,
      installVariables: { YARN_CACHE_FOLDER: `${folders.cache}/yarn` }
    }
  }
  const hasOwnYarn = /^yarnPath:/m.test(settings ?? '')
  // The yarn of the machine is usually version 1, which can only start the one that yarnPath names.
  const program = hasOwnYarn ? fromNpm('yarn', 'yarn@1', folders) : ownYarn(version || yarnVersionFor(lock), folders)
  return {
    ...common,
    ...program,
    tool: 'yarn',
    check: 'test -e .pnp.cjs -o -e node_modules/.yarn-state.yml',
    // No command without code: .yarnrc.yml can load plugins.
    command: lock === undefined ? 'yarn install --no-immutable' : 'yarn install --immutable',
    installVariables: { YARN_ENABLE_TELEMETRY: '0' },
    // Later commands load packages from here with Plug'n'Play.
    variables: { YARN_GLOBAL_FOLDER: `${folders.cache}/yarn-berry` }
  }
}

/** The version that wrote a lock file. Another one would rewrite it, which --immutable refuses. */
function yarnVersionFor(lock: string | undefined): string {
  const [, format = ''] = /^__metadata:\n {2}version: (\d+)/m.exec(lock ?? '') ?? []
  return { '4': '2', '5': '2', '6': '3', '7': '3', '8': '4.9.1' }[format] ?? '4'
}

function ownYarn(version: string, { tools }: SetupFolders): Pick<InstallPlan, 'preparation' | 'searchPath'> {
  const spec = `@yarnpkg/cli-dist@${version}`
  const preparation = `npm install --global --silent --ignore-scripts --prefix '${tools}' ${spec} || exit\n`
  return { preparation, searchPath: [`${tools}/bin`] }
}

function planBun(names: ReadonlySet<string>, folders: SetupFolders, version: string): InstallPlan {
  const hasLock = names.has('bun.lock') || names.has('bun.lockb')
  const command = hasLock ? 'bun install --frozen-lockfile' : 'bun install --no-save'
  const installVariables = { BUN_INSTALL_CACHE_DIR: `${folders.cache}/bun` }
  const program = fromNpm('bun', `bun@${version || '1'}`, folders)
  return {
    ...common,
    ...program,
    tool: 'bun',
    command,
    // --config: bunfig.toml can name a package that inspects the others.
    commandWithoutCode: `${command} --ignore-scripts --config=/dev/null`,
    installVariables
  }
}

/** Gets a program from npm if the machine does not have it. */
function fromNpm(
  program: string,
  spec: string,
  { tools }: SetupFolders
): Pick<InstallPlan, 'preparation' | 'searchPath'> {
  const install = `npm install --global --silent --prefix '${tools}' ${spec}`
  return { preparation: `command -v ${program} >/dev/null || ${install} || exit\n`, searchPath: [`${tools}/bin`] }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
