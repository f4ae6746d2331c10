import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, readlinkSync, realpathSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import type { Environment } from '../../domain/settings.ts'
import { UserError, unlessFailed } from '../../errors.ts'
import { isWithin } from '../../text/paths.ts'
import { words } from '../../text/lines.ts'
import { realPaths } from './closed-paths.ts'
import { isContent } from './credentials.ts'

interface Opened {
  /** Absolute paths without symbolic links. None is within another one. */
  readonly paths: readonly string[]
  /** Symbolic links that lead to them. */
  readonly links: readonly Link[]
}

/** What commands can read outside of their own folders. Everything else does not exist for them. */
export interface OpenedPaths extends Opened {
  /** Those of `paths` that are not the system's. They can hold settings of their users. */
  readonly toolchains: readonly string[]
}

interface Link {
  readonly path: string
  readonly target: string
}

export interface OpenedOptions {
  /** The work tree. Attack: a link in it, on the PATH, leads to a closed folder. */
  readonly root: string
  /** The user's home folder, without symbolic links. Only toolchains in it are opened. */
  readonly home: string
  /** Of everybody with an account, without symbolic links. */
  readonly homes: readonly string[]
  /**
   * Real paths that stay closed. What contains one is not opened, except for the folders of the system, of which the rest is. A path inside
   * one can be opened by its own name.
   */
  readonly closed: readonly string[]
  /** Absolute, or `~/…`. */
  readonly readable: readonly string[]
  readonly environment: Environment
}

const SYSTEM = words(`
  /usr /bin /sbin /lib /lib32 /lib64 /libx32 /nix/store /gnu/store /var/lib/gems /var/lib/dpkg
  /sys/devices/system /sys/fs/cgroup /sys/kernel/mm
`)

/** `npm config --global` writes to the first two, and containers keep checkouts in the third. */
const NOT_SYSTEM = ['/usr/local', '/usr/etc', '/usr/src']

const BREW = words('bin sbin lib libexec include share opt Cellar Homebrew/Library')
/** Its folder can be a whole project. */
const VIRTUAL_ENVIRONMENT = words('bin include lib lib64 share pyvenv.cfg')
const CONDA = words('bin condabin etc include lib libexec share ssl')

/**
 * Toolchains and their shared packages in a home folder. No environments: those of other projects hold their variables. Folders beside
 * them can hold credentials, such as `.cargo/credentials.toml`.
 */
const IN_HOME = words(`
  .cargo/bin .cargo/env .cargo/config .cargo/config.toml .cargo/git .cargo/registry .rustup go/bin go/pkg .nvm .fnm .volta .nodenv .n .asdf .proto
  .local/bin .local/lib .local/share/mise/installs .local/share/uv/python .local/share/fnm .local/share/pnpm
  .local/share/rtx/installs .local/opt .pyenv .rbenv .gem/ruby .goenv .jenv
  .rvm/bin .rvm/environments .rvm/gems .rvm/lib .rvm/rubies .rvm/scripts .rvm/wrappers .sdkman/candidates .jdks
  .m2/repository .m2/wrapper .gradle/wrapper .ivy2/cache .sbt/boot .nuget/packages
  .dotnet/dotnet .dotnet/host .dotnet/packs .dotnet/sdk .dotnet/sdk-manifests .dotnet/shared .dotnet/templates .dotnet/tools
  .deno/bin .bun/bin .ghcup .cabal/bin .cabal/packages .stack/programs .opam .juliaup .julia/packages .pub-cache/hosted
  .composer/vendor .config/composer/vendor .swiftly .cache/Cypress .cache/puppeteer .cache/coursier
  .foundry/bin .yarn/berry/cache .krew/bin .terraform.d/plugins .elan .hex/packages .zig
  ${words('miniconda3 anaconda3 miniforge3')
    .flatMap((name) => CONDA.map((part) => `${name}/${part}`))
    .join(' ')}
`)

/** Variables that name a toolchain, or a file with the certificates of a company. */
const TOOLCHAIN_VARIABLE = new RegExp(
  `^(${words(`
    RUNNER_TOOL_CACHE AGENT_TOOLSDIRECTORY JAVA_HOME(_\\w+)? GOROOT(_\\w+)? RUSTUP_HOME GRADLE_HOME KOTLIN_HOME ANDROID_HOME ANDROID_SDK_ROOT
    pythonLocation PYENV_ROOT RBENV_ROOT NVM_DIR VOLTA_HOME PNPM_HOME NODE_EXTRA_CA_CERTS SSL_CERT_FILE SSL_CERT_DIR
    REQUESTS_CA_BUNDLE CURL_CA_BUNDLE PIP_CERT CARGO_HTTP_CAINFO GIT_SSL_CAINFO
  `).join('|')})$`
)

/** Variables that name a folder of which only these parts are opened. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  CARGO_HOME: words('bin env git registry'),
  GOPATH: words('bin pkg'),
  GOMODCACHE: ['.'],
  GEM_HOME: words('bin gems specifications extensions build_info cache plugins'),
  BUN_INSTALL: ['bin'],
  DENO_INSTALL: ['bin'],
  PYTHONUSERBASE: words('bin lib'),
  DOTNET_ROOT: words('dotnet host library-packs packs sdk sdk-manifests shared templates tools'),
  MAVEN_HOME: words('bin boot conf lib'),
  M2_HOME: words('bin boot conf lib'),
  VIRTUAL_ENV: VIRTUAL_ENVIRONMENT,
  CONDA_PREFIX: CONDA,
  HOMEBREW_PREFIX: BREW
}

/** Finds what exists of the allow-list. @throws UserError for a readable path that cannot be opened */
export function findOpenedPaths(options: OpenedOptions): OpenedPaths {
  const { root, home, closed, readable, environment } = options
  const named = readable.map((path) => resolve(path.startsWith('~/') ? join(home, path.slice(2)) : path))
  for (const path of named) {
    const real = locate(path, root)?.path ?? path
    const inside = closed.find((each) => isWithin(each, real))
    if (inside === undefined) continue
    throw new UserError(
      `The readable path ${path} contains ${inside}, which stays closed to commands. List the folders inside ${path} that they need.`
    )
  }
  const programs = programFolders(options)
  const whole = [
    ...IN_HOME.map((name) => join(home, name)),
    ...['/home/linuxbrew', home].flatMap((folder) => BREW.map((name) => join(folder, '.linuxbrew', name))),
    ...markedFolders(home),
    ...variablePaths(environment),
    ...programs.paths,
    ...named
  ]
  const system = locateAll(SYSTEM, root)
  const toolchains = locateAll(whole, root).filter(({ path }) => !closed.some((each) => isWithin(each, path)))
  const unused = unusedParts(home).filter((path) => !named.includes(path))
  const own = toolchains.map(({ path }) => withoutClosed(path, unused))
  const parts = [...system.map(({ path }) => withoutClosed(path, [...closed, ...NOT_SYSTEM])), ...own]
  const found = parts.flatMap((each) => each.paths)
  const open = [...new Set(found)].filter((path) => !isKernels(path))
  const paths = open.filter((path) => !open.some((other) => other !== path && isWithin(path, other)))
  const isVisible = (path: string) => isKernels(path) || paths.some((each) => isWithin(path, each))
  const links = [...system, ...parts, ...toolchains, programs]
    .flatMap((each) => each.links)
    .filter(({ path }) => !isVisible(path))
  const isToolchains = (path: string) => !isWithin(path, '/usr') && own.some((each) => each.paths.includes(path))
  return {
    paths,
    toolchains: paths.filter(isToolchains),
    links: [...new Map(links.map((link) => [link.path, link])).values()]
  }
}

/**
 * In folders of the home folder whose names could be anybody's: the versions of Go that `golang.org/dl` installs, and those of Node of `n`.
 * Browsers of Playwright, beside which is the profile with the logins of its MCP server.
 */
function markedFolders(home: string): string[] {
  const downloads = entriesOf(join(home, 'sdk')).filter(isToolchain)
  const browsers = entriesOf(join(home, '.cache/ms-playwright')).filter((path) => /^[\w.]+-\d+$/.test(basename(path)))
  const node = existsSync(join(home, 'n/n/versions')) ? words('bin include lib n/versions') : []
  return [...downloads, ...browsers, ...node.map((name) => join(home, 'n', name))]
}

/** What version managers hold besides programs: environments of other projects, caches of conda with its addresses, and databases. */
function unusedParts(home: string): string[] {
  const managers = ['.asdf/installs', '.local/share/mise/installs', '.local/share/rtx/installs']
  const tools = [join(home, '.pyenv/versions'), ...managers.flatMap((name) => entriesOf(join(home, name)))]
  const parts = tools.flatMap(entriesOf).flatMap(entriesOf)
  return parts.filter((path) => /\/(envs|pkgs|conda-meta)$/.test(path) || existsSync(join(path, 'PG_VERSION')))
}

function entriesOf(folder: string): string[] {
  return (unlessFailed(() => readdirSync(folder)) ?? []).map((name) => join(folder, name))
}

function locateAll(paths: readonly string[], root: string): readonly Located[] {
  return [...new Set(paths)].flatMap((path) => locate(path, root) ?? [])
}

/** Attack: a link to /proc leads to the processes outside. Commands have a /proc and a /dev of their own. */
function isKernels(path: string): boolean {
  return isWithin(path, '/proc') || isWithin(path, '/dev')
}

function variablePaths(environment: Environment): string[] {
  const isPath = (value: string | undefined): value is string => value?.startsWith('/') === true && value !== '/'
  const parts = Object.entries(PARTS).flatMap(([name, names]) => {
    const folders = (environment[name] ?? '').split(':').filter(isPath)
    return folders.flatMap((folder) => names.map((each) => join(folder, each)))
  })
  const whole = Object.entries(environment).filter(([name]) => TOOLCHAIN_VARIABLE.test(name))
  return [...parts, ...whole.map(([, value]) => value).filter(isPath)]
}

/**
 * The folders of PATH; those of the programs that the administrator's links in them lead to, such as in /opt; beside each `bin`, the parts of
 * the installation that it belongs to. A link leads to no home folder and to nothing that is closed. Of a person's own folder, the programs,
 * and the Python environments that its links lead to.
 */
function programFolders(options: OpenedOptions): Opened {
  const { root, home, homes, closed, environment } = options
  const named = [...(environment['PATH'] ?? '').split(':').filter((folder) => folder.startsWith('/')), ...PROGRAMS]
  // A hidden folder in the home folder has its own rows in the list.
  const isHidden = (folder: string) => dirname(folder) === home && basename(folder).startsWith('.')
  const folders = locateAll(named, root).filter(({ path }) => path !== '/' && !isHidden(path))
  const isInHome = (path: string) => homes.some((each) => isWithin(path, each))
  const installed = folders.filter(({ path }) => ADMINISTRATOR.some((each) => isWithin(path, each)))
  const linked = linkedPaths(installed, options).filter(
    (path) => !isInHome(path) && !SHARED.test(path) && !closed.some((each) => isWithin(path, each))
  )
  const partsAround = (programs: string): string[] => {
    const folder = dirname(programs)
    const isIn = (names: readonly string[]) => names.map((name) => join(folder, name))
    if (folder === '/' || basename(programs) !== 'bin') return []
    if (existsSync(join(folder, 'pyvenv.cfg'))) return isIn(VIRTUAL_ENVIRONMENT)
    if (existsSync(join(folder, 'conda-meta'))) return isIn(CONDA)
    if (isToolchain(folder) && !isInCheckout(folder, home)) return [folder]
    // Not in a home folder: ~/.local/share holds keys.
    return isInHome(folder) ? [] : isIn(INSTALLED)
  }
  const all = [...folders, ...locateAll(linked, root)].map(({ path }) => path)
  const own = all.filter((folder) => isInHome(folder) && partsAround(folder).length === 0).map(ownPrograms)
  const links = own.flatMap((each) => each.links)
  const used = realPaths(links.map(({ path }) => path)).map((path) => dirname(path))
  const environments = used.filter((folder) => existsSync(join(folder, '../pyvenv.cfg'))).flatMap(partsAround)
  const installations = all.filter((folder) => !isInHome(folder)).flatMap((folder) => [folder, ...partsAround(folder)])
  const inHome = all.filter(isInHome).flatMap(partsAround)
  return { paths: [...installations, ...inHome, ...environments, ...own.flatMap((each) => each.paths)], links }
}

/** Each is a mount, and each mount makes every command slower. */
const MAX_OWN = 200

/** What can be executed in a folder: the folder itself if nothing else is in it. A link may lead to what is not opened. */
function ownPrograms(folder: string): Opened {
  const entries = unlessFailed(() => readdirSync(folder, { withFileTypes: true })) ?? []
  const isExecutable = (path: string) => ((unlessFailed(() => lstatSync(path))?.mode ?? 0) & 0o100) !== 0
  const programs = entries.filter((entry) => entry.isFile() && isExecutable(join(folder, entry.name)))
  const links = entries.filter((entry) => entry.isSymbolicLink())
  const isWhole = entries.length > 0 && programs.length + links.length === entries.length && !isContent(folder)
  return {
    paths: isWhole ? [folder] : programs.slice(0, MAX_OWN).map(({ name }) => join(folder, name)),
    links: links.slice(0, MAX_OWN).map(({ name }) => {
      const path = join(folder, name)
      return { path, target: readlinkSync(path) }
    })
  }
}

/** A link there is no reason to open all of it. */
const SHARED = /^(\/[^/]*|\/(etc|var|run)\/.*)$/
/** Attack: in other folders, such as the work tree, a link can be committed that leads to a closed file. */
const ADMINISTRATOR = ['/usr', '/opt']
const PROGRAMS = words('/usr/bin /usr/sbin /usr/local/bin /usr/local/sbin')

/**
 * What the links in folders lead to outside of /usr: programs, and in /opt the folders of packages. Attack: a link leads to a script beside
 * the secrets of an application; or `npm link` leads into the work tree, and a link there to a closed file.
 */
function linkedPaths(folders: readonly Located[], { root, home }: OpenedOptions): string[] {
  const links = folders.flatMap(({ path: folder }) =>
    (unlessFailed(() => readdirSync(folder, { withFileTypes: true })) ?? [])
      .filter((entry) => entry.isSymbolicLink())
      .map(({ name }) => join(folder, name))
  )
  // Most links stay in /usr. To ask the system for that takes a tenth of the time.
  const isOutside = (path: string) => !isWithin(unlessFailed(() => realpathSync.native(path)) ?? '/usr', '/usr')
  const targets = locateAll(links.filter(isOutside), root).map(({ path }) => path)
  const around = [...new Set(targets.map((path) => dirname(path)))].filter((path) => isWithin(path, '/opt'))
  const installed = around.filter((path) => !isInCheckout(path, home))
  const opened = installed.filter((path) => basename(path) === 'bin' || isPackaged(path))
  return [...opened, ...targets.filter((path) => !opened.includes(dirname(path)) && isProgram(path))]
}

/** Everybody can execute it. */
function isProgram(path: string): boolean {
  const status = unlessFailed(() => lstatSync(path))
  return status?.isFile() === true && (status.mode & 0o5) === 0o5
}

/** A folder that a package of Debian brought, such as a browser's. */
function isPackaged(folder: string): boolean {
  return spawnSync('/usr/bin/dpkg-query', ['--search', folder], { stdio: 'ignore', env: {} }).status === 0
}

function isInCheckout(folder: string, home: string): boolean {
  if (existsSync(join(folder, '.git'))) return true
  const above = dirname(folder)
  return above !== folder && above !== home && isInCheckout(above, home)
}

const INSTALLED = words('sbin lib lib32 lib64 libexec include share init.d')
/** What only a whole toolchain has: Go, Java before and since version 9, Maven. */
const TOOLCHAIN_FILES = words('go.env pkg/tool jre/lib/rt.jar lib/jrt-fs.jar bin/m2.conf')

function isToolchain(folder: string): boolean {
  return folder !== '/usr' && TOOLCHAIN_FILES.some((name) => existsSync(join(folder, name)))
}

const MAX_LINKS = 40

interface Located {
  /** Without symbolic links. */
  readonly path: string
  /** The links on the way to it. */
  readonly links: readonly Link[]
}

/** Undefined for a path that does not exist, and for one that a link in the work tree leads to. */
function locate(path: string, root: string): Located | undefined {
  const links: Link[] = []
  let current = '/'
  const rest = resolve(path).split('/').filter(Boolean)
  for (let name = rest.shift(); name !== undefined; name = rest.shift()) {
    const next = join(current, name)
    const status = unlessFailed(() => lstatSync(next, { throwIfNoEntry: false }))
    if (!status || links.length > MAX_LINKS) return undefined
    if (!status.isSymbolicLink()) current = next
    else if (isWithin(next, root)) return undefined
    else {
      const target = readlinkSync(next)
      links.push({ path: next, target })
      rest.unshift(...resolve(current, target).split('/').filter(Boolean))
      current = '/'
    }
  }
  return { path: current, links }
}

/** The path itself, or what is in it except for the closed folders. */
function withoutClosed(path: string, closed: readonly string[]): Opened {
  if (closed.includes(path)) return { paths: [], links: [] }
  if (!closed.some((each) => isWithin(each, path))) return { paths: [path], links: [] }
  const parts = readdirSync(path, { withFileTypes: true }).map((entry): Opened => {
    const inside = join(path, entry.name)
    if (entry.isSymbolicLink()) return { paths: [], links: [{ path: inside, target: readlinkSync(inside) }] }
    return withoutClosed(inside, closed)
  })
  return { paths: parts.flatMap((each) => each.paths), links: parts.flatMap((each) => each.links) }
}
