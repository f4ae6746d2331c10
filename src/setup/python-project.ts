import { isRecord } from '../text/json.ts'
import type { RootFiles } from '../workspace/files/root-files.ts'

/** What pyproject.toml says. */
export interface PythonProject {
  readonly name: string | undefined
  /** False if the file has only settings of tools, or describes a project that cannot be built. */
  readonly isPackage: boolean
  /** Names of the optional dependencies that are for tests. */
  readonly extras: readonly string[]
  /** Names of the dependency groups that are for tests. */
  readonly groups: readonly string[]
  /** Names of optional groups of Poetry that are for tests. */
  readonly optionalPoetryGroups: readonly string[]
  /** Requirements that the installation of the package does not include: those of `groups`, and all if it is not a package. */
  readonly requirements: readonly string[]
}

/** True for the usual names of optional dependencies and of files with requirements that tests need. */
export function isForTests(name: string): boolean {
  return /^(tests?|testing|dev|develop|development)$/i.test(name)
}

/** Undefined if there is no pyproject.toml. */
export async function readPythonProject({ read }: RootFiles): Promise<PythonProject | undefined> {
  const source = await read('pyproject.toml')
  if (source === undefined) return undefined
  // Loaded on demand, because most repositories have no such file.
  const { parse } = await import('smol-toml')
  const file = tryParse(parse, source)
  const project = tableOf(file, 'project')
  const poetry = tableOf(tableOf(file, 'tool'), 'poetry')
  const groups = tableOf(file, 'dependency-groups') ?? {}
  const testGroups = Object.keys(groups).filter(isForTests)
  const optional = tableOf(project, 'optional-dependencies') ?? tableOf(poetry, 'extras') ?? {}
  const name = project?.['name'] ?? poetry?.['name']
  const isBuilt = file['build-system'] !== undefined && (project ?? poetry) !== undefined
  const isPackage = isBuilt && poetry?.['package-mode'] !== false
  const extras = Object.keys(optional).filter(isForTests)
  const own = isPackage ? [] : [project?.['dependencies'], ...extras.map((extra) => optional[extra])]
  return {
    name: typeof name === 'string' && /^[\w.-]+$/.test(name) ? name : undefined,
    isPackage,
    extras,
    groups: testGroups,
    optionalPoetryGroups: poetryTestGroups(poetry).flatMap(({ name, table }) =>
      table['optional'] === true ? [name] : []
    ),
    requirements: [
      ...[...own, ...testGroups.map((group) => groups[group])].flatMap(requirementsOf),
      ...poetryLists(poetry, isPackage).flatMap(poetryRequirementsOf)
    ]
  }
}

type Table = Readonly<Record<string, unknown>>

function tryParse(parse: (text: string) => Table, source: string): Table {
  try {
    return parse(source)
  } catch {
    // The file has errors, which pip will report.
    return {}
  }
}

function tableOf(table: Table | undefined, key: string): Table | undefined {
  const value = table?.[key]
  return isRecord(value) ? value : undefined
}

interface PoetryGroup {
  readonly name: string
  readonly table: Table
}

function poetryTestGroups(poetry: Table | undefined): readonly PoetryGroup[] {
  return Object.entries(tableOf(poetry, 'group') ?? {}).flatMap(([name, table]) =>
    isForTests(name) && isRecord(table) ? [{ name, table }] : []
  )
}

/** The tables of requirements that installing the package does not include. */
function poetryLists(poetry: Table | undefined, isPackage: boolean): readonly unknown[] {
  return [
    isPackage ? undefined : poetry?.['dependencies'],
    poetry?.['dev-dependencies'],
    ...poetryTestGroups(poetry).map(({ table }) => table['dependencies'])
  ]
}

function requirementsOf(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : []
}

/** Poetry has a syntax of its own: ^1.2 is any version from 1.2 on that is compatible with it. */
function poetryRequirementsOf(table: unknown): readonly string[] {
  if (!isRecord(table)) return []
  return Object.entries(table).flatMap(([name, entry]) => {
    const version = isRecord(entry) ? entry['version'] : entry
    // `python` is the version of the language. Without a version, it is a path or a repository.
    if (name === 'python' || typeof version !== 'string') return []
    const [, from] = /^[~^](\d[\w.]*)$/.exec(version) ?? []
    if (from !== undefined) return [`${name}>=${from}`]
    return /^[<>=!~]/.test(version) ? [`${name}${version.replaceAll(' ', '')}`] : [name]
  })
}
