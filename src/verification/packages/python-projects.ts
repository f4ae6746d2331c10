import { inFolder } from '../../text/shell-quote.ts'
import { isRecord } from '../../text/json.ts'
import { parseToml, readManifests, type Manifest } from './manifests.ts'
import { folderOf, nameOf } from '../../text/paths.ts'
import type { Package, TreeFiles } from './package.ts'

const MANIFESTS = ['pyproject.toml', 'setup.py', 'setup.cfg', 'requirements.txt']
const TEST_FILE = /^(?:test_.*|.*_test|tests)\.py$/

/**
 * Python projects, at the root and below it. The root is included for tests in other places than those by which a check of the root is
 * recognized.
 */
export async function findPythonProjects(files: TreeFiles): Promise<readonly Package[]> {
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
  const manifest = await parseToml(first?.text ?? '')
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
