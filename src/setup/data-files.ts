import { posix } from 'node:path'
import { folderOf, nameOf } from '../text/paths.ts'
import { readUntrustedYaml } from '../text/untrusted-text.ts'
import { isRecord, parseJson } from '../text/json.ts'
import { withoutBom, words } from '../text/lines.ts'
import type { PackageManager } from './install-plan.ts'
import { REQUIREMENTS } from './project-folders.ts'

/** What a tool needs to install without code: files that only say which packages, and where it puts them. */
interface DataNeeds {
  readonly names: RegExp
  /** What stands beside a manifest then: the folder with the packages, or what says where they are; undefined for nothing. */
  readonly result: string | undefined
  /** What completes the installation in the work tree, without a network. */
  readonly completion: string | undefined
  /** What no file may contain. */
  readonly unsupported?: RegExp | undefined
}

const node = (unsupported?: RegExp): DataNeeds => ({
  names:
    /(^|\/)(package(-lock)?\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|pnpm-workspace\.yaml|yarn\.lock|bun\.lockb?|\.npmrc)$|\.tgz$/,
  result: 'node_modules',
  completion: undefined,
  unsupported
})

/** A dependency on a folder, of which a tool other than npm makes a copy. */
const COPIED = /["' ]file:(?!\S*\.tgz\b)/

/** Lines of requirements for pip that are more than names and versions: options, addresses, and folders whose code builds them. */
const NOT_ONLY_NAMES = /^[ \t]*(?:-(?!r\b|c\b|-requirement\b|-constraint\b|-hash=)|[./])|^[^#\n]*(?:@|:\/\/)/m

/** No other tool installs without running code of the project. */
export const DATA_NEEDS: Readonly<Partial<Record<PackageManager, DataNeeds>>> = {
  npm: node(),
  pnpm: node(COPIED),
  yarn: node(COPIED),
  bun: node(COPIED),
  pip: { names: REQUIREMENTS, result: undefined, completion: undefined, unsupported: NOT_ONLY_NAMES },
  uv: { names: /(?:^|\/)(?:uv\.lock|pyproject\.toml)$/, result: undefined, completion: undefined },
  go: { names: /(^|\/)go\.(mod|sum|work|work\.sum)$/, result: undefined, completion: undefined },
  cargo: { names: /(^|\/)Cargo\.(toml|lock)$/, result: 'Cargo.lock', completion: undefined },
  composer: {
    names: /(^|\/)composer\.(json|lock)$/,
    result: 'vendor',
    completion: 'composer dump-autoload --no-interaction --no-scripts --no-plugins'
  }
}

/**
 * The files that a tool may see of those in the work tree, and what it may read in them. Attack: a setting of the head names a program or a plugin
 * that a tool starts, or another version of the tool.
 *
 * @param read the content of a file; undefined for a link
 * @returns undefined if a file has what the tool cannot install from data alone
 */
export async function dataFiles(
  { unsupported }: DataNeeds,
  paths: readonly string[],
  read: (path: string) => Promise<Buffer | undefined>
): Promise<ReadonlyMap<string, string | Buffer> | undefined> {
  const files = new Map<string, string | Buffer>()
  for (const path of paths) {
    const content = await read(path)
    if (content === undefined) continue
    const data = await reduced(path, content)
    if (data === undefined || unsupported?.test(String(data)) === true) return undefined
    files.set(path, data)
    if (nameOf(path) !== 'Cargo.toml') continue
    // Cargo reads no manifest without a target.
    const target = posix.join(folderOf(path), 'src/lib.rs')
    if (paths.some((each) => each.startsWith(`${target}/`))) return undefined
    files.set(target, '')
  }
  return files
}

/** What a tool may read of a file; undefined for one that cannot be parsed. */
async function reduced(path: string, content: Buffer): Promise<string | Buffer | undefined> {
  const reduce = REDUCED[nameOf(path)]
  if (!reduce) return content
  try {
    return await reduce(content.toString())
  } catch {
    return undefined
  }
}

const PACKAGES =
  'dependencies devDependencies optionalDependencies peerDependencies peerDependenciesMeta dependenciesMeta bundleDependencies bundledDependencies'
const PACKAGE_KEYS = words(`name version private ${PACKAGES} workspaces overrides resolutions engines os cpu libc`)
/** Not `configDependencies`, which can bring a pnpmfile. */
const PNPM_KEYS = words(
  'packages catalog catalogs overrides packageExtensions ignoredOptionalDependencies autoInstallPeers nodeLinker shamefullyHoist publicHoistPattern hoistPattern injectWorkspacePackages linkWorkspacePackages supportedArchitectures'
)
const COMPOSER_KEYS = words(
  'name version type require require-dev provide replace conflict minimum-stability prefer-stable'
)
const NPM_SETTING = /^(legacy-peer-deps|auto-install-peers|node-linker|shamefully-hoist|install-strategy) *= *[\w-]+$/

const REDUCED: Readonly<Record<string, (text: string) => string | Promise<string>>> = {
  'package.json': (text) => {
    const manifest = recordIn(text)
    return JSON.stringify({ ...only(PACKAGE_KEYS, manifest), pnpm: only(PNPM_KEYS, manifest['pnpm']) })
  },
  'pnpm-workspace.yaml': async (text) => {
    const settings = await readUntrustedYaml(text)
    if (settings === undefined) throw new Error('It cannot be read.')
    // Every JSON is YAML.
    return JSON.stringify(only(PNPM_KEYS, settings))
  },
  'composer.json': (text) => JSON.stringify(only(COMPOSER_KEYS, recordIn(text))),
  '.npmrc': (text) =>
    text
      .split('\n')
      .filter((line) => NPM_SETTING.test(line.trim()))
      .join('\n')
}

/** @throws Error for what is no object */
function recordIn(text: string): Readonly<Record<string, unknown>> {
  const value = parseJson(withoutBom(text))
  if (!isRecord(value)) throw new Error('It is no object.')
  return value
}

function only(keys: readonly string[], record: unknown): Readonly<Record<string, unknown>> {
  return isRecord(record) ? Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key))) : {}
}
