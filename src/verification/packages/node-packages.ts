import { packageManager } from '../../policy/declared-checks.ts'
import { isRecord, parseJson, recordOf } from '../../text/json.ts'
import { inFolder, quoteForShell } from '../../text/shell-quote.ts'
import { readUntrustedJsonc, readUntrustedYaml } from '../../text/untrusted-text.ts'
import { folderMatcher, readManifests, type Manifest } from './manifests.ts'
import { folderOf, nameOf } from '../../text/paths.ts'
import type { Package, TreeFiles } from './package.ts'

type Json = Readonly<Record<string, unknown>>

/** What the root says about its packages. */
interface Root {
  readonly manager: string
  readonly isMember: (folder: string) => boolean
  /** The tasks of turbo; undefined without turbo. */
  readonly turboTasks: Json | undefined
  readonly hasNx: boolean
  /** Names of the files in a folder. */
  readonly namesIn: (folder: string) => readonly string[]
}

/** Packages of npm, pnpm and yarn below the root, and projects of nx. */
export async function findNodePackages(files: TreeFiles): Promise<readonly Package[]> {
  const root = await readRoot(files)
  const [manifests, projects] = await Promise.all([
    readManifests(files, 'package.json', root.isMember),
    root.hasNx ? readManifests(files, 'project.json', root.isMember) : []
  ])
  const folders = new Set([...manifests, ...projects].map(({ folder }) => folder))
  return [...folders].toSorted().map((folder) => {
    const [manifest, project] = [jsonIn(manifests, folder), jsonIn(projects, folder)]
    return toPackage({ folder, manifest, project }, root)
  })
}

interface NodeFolder {
  readonly folder: string
  /** The contents of package.json and of project.json; empty if missing. */
  readonly manifest: Json
  readonly project: Json
}

const DEPENDENCY_LISTS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies']

function toPackage(node: NodeFolder, root: Root): Package {
  const { folder, manifest, project } = node
  const name = manifest['name'] ?? project['name']
  const implicit = project['implicitDependencies']
  return {
    ecosystem: 'node',
    folder,
    name: typeof name === 'string' ? name : undefined,
    dependencies: [
      ...DEPENDENCY_LISTS.flatMap((key) => Object.keys(recordOf(manifest[key]))),
      ...(Array.isArray(implicit) ? implicit.map(String) : [])
    ],
    check: checkOf(node, root)
  }
}

function checkOf(node: NodeFolder, root: Root): string | undefined {
  const { folder, manifest } = node
  const script = recordOf(manifest['scripts'])['test']
  const hasScript = typeof script === 'string' && !script.includes('no test specified')
  const nxName = root.hasNx ? nxNameOf(node, hasScript, root) : undefined
  if (nxName !== undefined) return `${runnerOf(root.manager)} nx test ${nxName}`
  if (!hasScript) return undefined
  if (!root.isMember(folder)) return inFolder(folder, `${packageManager(manifest, root.namesIn(folder))} test`)
  const tasks = root.turboTasks ?? {}
  const isTask = 'test' in tasks || `${String(manifest['name'])}#test` in tasks
  if (isTask)
    return `${runnerOf(root.manager)} turbo run test --filter=${quoteForShell(`./${folder}`)} --output-logs=full`
  return inFolder(folder, `${root.manager} test`)
}

const NX_PLUGIN_CONFIG = /^(?:jest|vitest|vite)\.config\.[cm]?[jt]s$/
const NX_NAME = /^[@\w][\w@/.-]*$/

/** The name of a project of nx that has the target `test`; undefined if it has none. */
function nxNameOf(
  { folder, manifest, project }: NodeFolder,
  hasScript: boolean,
  { namesIn }: Root
): string | undefined {
  const hasTarget =
    'test' in recordOf(project['targets']) ||
    hasScript ||
    // A plugin derives the target from the configuration of the test runner.
    namesIn(folder).some((name) => NX_PLUGIN_CONFIG.test(name))
  const name = project['name'] ?? manifest['name'] ?? nameOf(folder)
  return hasTarget && typeof name === 'string' && NX_NAME.test(name) ? name : undefined
}

/** How a program of an installed package starts. */
function runnerOf(manager: string): string {
  if (manager === 'pnpm') return 'pnpm exec'
  return manager === 'yarn' ? 'yarn' : 'npx'
}

async function readRoot(files: TreeFiles): Promise<Root> {
  const { paths, read } = files
  const byFolder = Map.groupBy(paths, folderOf)
  const namesIn = (folder: string) => (byFolder.get(folder) ?? []).map(nameOf)
  const names = namesIn('')
  const manifest = recordOf(parseJson((await read('package.json')) ?? ''))
  const turbo = recordOf(await readUntrustedJsonc((await read('turbo.json')) ?? ''))
  const hasTurbo = names.includes('turbo.json')
  return {
    manager: packageManager(manifest, names),
    isMember: memberTest(await memberGlobs(files, manifest)),
    turboTasks: hasTurbo ? { ...recordOf(turbo['pipeline']), ...recordOf(turbo['tasks']) } : undefined,
    hasNx: names.includes('nx.json'),
    namesIn
  }
}

/** The globs of npm and yarn, pnpm, and lerna. */
async function memberGlobs({ read }: TreeFiles, manifest: Json): Promise<readonly string[]> {
  const workspaces = manifest['workspaces']
  const lerna = recordOf(parseJson((await read('lerna.json')) ?? ''))
  const pnpm = recordOf(await readUntrustedYaml((await read('pnpm-workspace.yaml')) ?? ''))
  const lists = [isRecord(workspaces) ? workspaces['packages'] : workspaces, pnpm['packages'], lerna['packages']]
  return lists.flatMap((list) => (Array.isArray(list) ? list.filter((glob) => typeof glob === 'string') : []))
}

function memberTest(globs: readonly string[]): (folder: string) => boolean {
  const normal = globs.map((glob) => glob.replace(/^(!?)\.\//, '$1').replace(/\/+$/, ''))
  const included = folderMatcher(normal.filter((glob) => !glob.startsWith('!')))
  const excluded = folderMatcher(normal.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)))
  return (folder) => included(folder) && !excluded(folder)
}

function jsonIn(manifests: readonly Manifest[], folder: string): Json {
  const text = manifests.find((manifest) => manifest.folder === folder)?.text
  return recordOf(parseJson(text ?? ''))
}
