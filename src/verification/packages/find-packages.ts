import { isForeignFolder } from '../../text/foreign-folders.ts'
import { inFolder, quoteForShell } from '../../text/shell-quote.ts'
import { findNodePackages } from './node-packages.ts'
import { foldersAbove } from '../../text/normalized-path.ts'
import { folderOf, nameOf } from '../../text/paths.ts'
import type { Ecosystem, Package, TreeFiles } from './package.ts'
import { findPythonProjects } from './python-projects.ts'
import { findRustCrates } from './rust-crates.ts'
import { readManifests } from './manifests.ts'

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
  const blocks = [...text.matchAll(/^use\s*\(([^)]*)\)/gm)].flatMap(([, lines = '']) => lines.split('\n'))
  const single = [...text.matchAll(/^use\s+([^\s(]+)/gm)].map(([, folder = '']) => folder)
  const folders = [...blocks, ...single].map((line) =>
    line
      .replace(/\/\/.*/, '')
      .replaceAll('"', '')
      .trim()
  )
  return new Set(folders.map((folder) => folder.replace(/^\.\//, '').replace(/\/$/, '')))
}
