import { folderOf, nameOf, isWithin, isForeignFolder } from '../../text/paths.ts'
import { inFolder, quoteForShell } from '../../text/shell-quote.ts'
import { findNodePackages } from './node-packages.ts'
import { foldersAbove } from '../../text/normalized-path.ts'
import type { Ecosystem, Package, TreeFiles } from './package.ts'
import { folderMatcher, readManifests, type Manifest } from './manifests.ts'
import { readUntrustedToml } from '../../text/untrusted-text.ts'
import { isRecord } from '../../text/json.ts'

/** Checks of the root that also run the tests of all packages of their ecosystem. In Go and Rust, they run only those that the root lists. */
const COVERING: Readonly<Record<Ecosystem, RegExp | undefined>> = {
  node: /^(?:npm|pnpm|yarn) test$/,
  python: /^python3 -m pytest$/,
  go: undefined,
  rust: undefined,
  maven: /^(?:\.\/mvnw|mvn) /
}

/** Of files that show what a package is and has. */
const MAX_DEPTH = 32

/**
 * The packages of a repository, with those checks that no check of the root covers.
 *
 * @param rootChecks the command lines of the checks that the root declares
 */
export async function findPackages(tree: TreeFiles, rootChecks: readonly string[]): Promise<readonly Package[]> {
  // `make test` usually tests all parts of a repository.
  if (rootChecks.includes('make test')) return []
  // Attack: a path with a line break ends up in a command and in the prompt. One of a thousand folders makes each of them a question.
  const isUsual = (path: string) => !/\p{C}/u.test(path) && path.split('/', MAX_DEPTH + 1).length <= MAX_DEPTH
  const files = { ...tree, paths: tree.paths.filter(isUsual) }
  const byEcosystem = await Promise.all([
    findNodePackages(files),
    findPythonProjects(files),
    findGoModules(files),
    findRustCrates(files)
  ])
  return [...byEcosystem.flat(), ...findMavenProjects(files)].map((each) => {
    const isCovered = rootChecks.some((check) => COVERING[each.ecosystem]?.test(check))
    return isCovered ? { ...each, check: undefined } : each
  })
}

/** Projects without a pom.xml at the root that could list them as modules. A module of another project is tested with it. */
function findMavenProjects({ paths }: TreeFiles): readonly Package[] {
  const folders = paths
    .filter((path) => nameOf(path) === 'pom.xml')
    .map(folderOf)
    .filter((folder) => !folder.split('/').some(isForeignFolder))
  const known = new Set(folders)
  const all = new Set(paths)
  const outermost = folders.filter(
    (folder) => folder !== '' && !known.has('') && !foldersAbove(folder).some((above) => known.has(above))
  )
  return outermost.map((folder) => ({
    ecosystem: 'maven',
    folder,
    name: undefined,
    dependencies: [],
    check: inFolder(folder, `${all.has(`${folder}/mvnw`) ? './mvnw' : 'mvn'} -B -ntp test`)
  }))
}

/**
 * Go modules below the root. The module at the root has a check of its own.
 *
 * https://go.dev/ref/mod#go-mod-file
 */
async function findGoModules(files: TreeFiles): Promise<readonly Package[]> {
  const [manifests, workspace] = [await readManifests(files, 'go.mod'), await files.read('go.work')]
  const members = usedFolders(workspace ?? '')
  // In a module that go.work does not list, go refuses to work unless it is told to ignore that file.
  const alone = `${workspace === undefined ? '' : 'GOWORK=off '}go test ./...`
  return manifests.map(({ folder, text }) => {
    const lines = text.split('\n').map((line) => line.replace(/\/\/.*/, '').trim())
    return {
      ecosystem: 'go',
      folder,
      name: lines.map((line) => /^module\s+"?([^\s"]+)/.exec(line)?.[1]).find((name) => name !== undefined),
      // In a block or after `require`: a module path and a version.
      dependencies: lines.flatMap((line) => /^(?:require\s+)?"?([^\s"()]+)"?\s+v\d/.exec(line)?.[1] ?? []),
      check: members.has(folder) ? `go test ${quoteForShell(`./${folder}/...`)}` : inFolder(folder, alone)
    }
  })
}

/** The folders that go.work lists. */
function usedFolders(text: string): ReadonlySet<string> {
  let isInBlock = false
  const folders = text.split('\n').flatMap((line) => {
    const [directive = '', ...rest] = line
      .replace(/\/\/.*/, '')
      .replaceAll('"', '')
      .trim()
      .split(/[\s(]+/)
    const listed =
      directive === 'use' ? rest.filter((word) => word !== ')') : isInBlock && directive !== ')' ? [directive] : []
    isInBlock = (isInBlock || (directive === 'use' && line.includes('('))) && !line.includes(')')
    return listed.filter(Boolean)
  })
  return new Set(folders.map((folder) => folder.replace(/^\.\//, '').replace(/\/$/, '')))
}

const MANIFESTS = ['pyproject.toml', 'setup.py', 'setup.cfg', 'requirements.txt']
const TEST_FILE = /^(?:test_.*|.*_test|tests)\.py$/

/**
 * Python projects, at the root and below it. The root is included for tests in other places than those by which a check of the root is
 * recognized.
 */
async function findPythonProjects(files: TreeFiles): Promise<readonly Package[]> {
  const below = (await Promise.all(MANIFESTS.map((name) => readManifests(files, name)))).flat()
  const atRoot = await Promise.all(MANIFESTS.map((name) => files.read(name)))
  const manifests = [...atRoot.flatMap((text) => (text === undefined ? [] : [{ folder: '', text }])), ...below]
  const byFolder = Map.groupBy(manifests, ({ folder }) => folder)
  const tested = testedFolders(files, new Set(byFolder.keys()))
  return await Promise.all([...byFolder].map(([folder, [first]]) => toPackage({ folder, first, tested })))
}

interface Project {
  readonly folder: string
  /** The first in the order of `MANIFESTS`: pyproject.toml, if there is one. */
  readonly first: Manifest | undefined
  readonly tested: ReadonlySet<string>
}

async function toPackage({ folder, first, tested }: Project): Promise<Package> {
  const manifest = await readUntrustedToml(first?.text ?? '')
  const own = tableOf(manifest, 'project')
  const poetry = tableOf(tableOf(manifest, 'tool'), 'poetry')
  const name = own?.['name'] ?? poetry?.['name']
  return {
    ecosystem: 'python',
    folder,
    name: normalizedName(typeof name === 'string' ? name : nameOf(folder)),
    dependencies: [
      ...listOf(own?.['dependencies']),
      ...Object.values(tableOf(own, 'optional-dependencies') ?? {}).flatMap(listOf),
      ...Object.values(tableOf(manifest, 'dependency-groups') ?? {}).flatMap(listOf),
      ...Object.keys(tableOf(poetry, 'dependencies') ?? {}),
      ...Object.values(tableOf(poetry, 'group') ?? {}).flatMap((group) =>
        Object.keys(tableOf(group, 'dependencies') ?? {})
      )
    ].map((requirement) => normalizedName(/^[\w.-]*/.exec(requirement.trim())?.[0] ?? '')),
    check: tested.has(folder) ? inFolder(folder, 'python3 -m pytest') : undefined
  }
}

/** The folders of projects that hold test files, each file counted for the deepest project around it. */
function testedFolders({ paths }: TreeFiles, projects: ReadonlySet<string>): ReadonlySet<string> {
  const tests = paths.filter((path) => TEST_FILE.test(nameOf(path)))
  return new Set(
    tests.flatMap((path) => {
      let folder = folderOf(path)
      while (folder !== '' && !projects.has(folder)) folder = folderOf(folder)
      return projects.has(folder) ? [folder] : []
    })
  )
}

/** https://packaging.python.org/en/latest/specifications/name-normalization/ */
function normalizedName(name: string): string {
  return name.toLowerCase().replaceAll(/[-_.]+/g, '-')
}

function tableOf(value: unknown, key: string): Readonly<Record<string, unknown>> | undefined {
  const table = isRecord(value) ? value[key] : undefined
  return isRecord(table) ? table : undefined
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : []
}

/**
 * Crates below the root.
 *
 * https://doc.rust-lang.org/cargo/reference/workspaces.html
 */
async function findRustCrates(files: TreeFiles): Promise<readonly Package[]> {
  const manifests = await readManifests(files, 'Cargo.toml')
  if (manifests.length === 0) return []
  const workspace = workspaceOf(await readUntrustedToml((await files.read('Cargo.toml')) ?? ''))
  const parsed = await Promise.all(
    manifests.map(async ({ folder, text }) => ({ folder, manifest: await readUntrustedToml(text) }))
  )
  const others = parsed.filter(({ manifest }) => workspaceOf(manifest)).map(({ folder }) => folder)
  const [members, excluded] = [pathsOf(workspace?.['members']), pathsOf(workspace?.['exclude'])]
  // Cargo refuses a crate below a workspace that is neither a member nor excluded, nor in a workspace of its own.
  const [isListed, isExcluded] = [listTest(members), listTest(excluded)]
  const isMember = (folder: string) =>
    workspace !== undefined &&
    !others.some((other) => isWithin(folder, other)) &&
    (isListed(folder) || !isExcluded(folder))
  return parsed.flatMap(({ folder, manifest }): readonly Package[] => {
    if (!isRecord(manifest) || !isRecord(manifest['package'])) return []
    const name = manifest['package']['name']
    return [
      {
        ecosystem: 'rust',
        folder,
        name: typeof name === 'string' ? name : undefined,
        dependencies: dependenciesOf(manifest),
        check: isMember(folder) ? undefined : inFolder(folder, 'cargo test --no-fail-fast')
      }
    ]
  })
}

type Table = Readonly<Record<string, unknown>>

/** The table that makes a manifest the root of a workspace; undefined without it. */
function workspaceOf(manifest: unknown): Table | undefined {
  const workspace = isRecord(manifest) ? manifest['workspace'] : undefined
  return isRecord(workspace) ? workspace : undefined
}

function pathsOf(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.map((path) => String(path).replace(/^\.\//, '').replace(/\/+$/, '')) : []
}

/** A path stands for everything below it. */
function listTest(paths: readonly string[]): (folder: string) => boolean {
  const matches = folderMatcher(paths)
  return (folder) => matches(folder) || paths.some((path) => isWithin(folder, path))
}

function dependenciesOf(manifest: Table): readonly string[] {
  const tables = ['dependencies', 'dev-dependencies', 'build-dependencies'].map((key) => manifest[key])
  return tables.flatMap((table) =>
    isRecord(table)
      ? Object.entries(table).map(([key, value]) =>
          isRecord(value) && typeof value['package'] === 'string' ? value['package'] : key
        )
      : []
  )
}
