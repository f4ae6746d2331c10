import { isRecord } from '../text/json.ts'
import type { RootFiles } from '../workspace/files/root-files.ts'

/** What pyproject.toml says. */
export interface PythonProject {
  readonly name: string | undefined
  /** False for a file that only has settings of tools, and for a project that cannot be built. */
  readonly isPackage: boolean
  /** Names of the optional dependencies that are for tests. */
  readonly extras: readonly string[]
  /** Names of the dependency groups that are for tests. */
  readonly groups: readonly string[]
  /** Names of the groups that Poetry installs only if asked to, and that are for tests. */
  readonly optionalPoetryGroups: readonly string[]
  /** The requirements that installing the package does not include: those in these groups, and all if it is not a package. */
  readonly requirements: readonly string[]
}

const FOR_TESTS = /^(tests?|testing|dev|develop|development)$/i

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
  const testGroups = Object.keys(groups).filter((name) => FOR_TESTS.test(name))
  const optional = tableOf(project, 'optional-dependencies') ?? tableOf(poetry, 'extras') ?? {}
  const name = project?.['name'] ?? poetry?.['name']
  const isBuilt = file['build-system'] !== undefined && (project ?? poetry) !== undefined
  const isPackage = isBuilt && poetry?.['package-mode'] !== false
  const extras = Object.keys(optional).filter((extra) => FOR_TESTS.test(extra))
  const poetryGroups = Object.entries(tableOf(poetry, 'group') ?? {}).filter(([group]) => FOR_TESTS.test(group))
  const poetryLists = [
    poetry?.['dev-dependencies'],
    ...poetryGroups.map(([, group]) => isRecord(group) && group['dependencies'])
  ]
  const own = isPackage ? [] : [project?.['dependencies'], ...extras.map((extra) => optional[extra])]
  return {
    name: typeof name === 'string' && /^[\w.-]+$/.test(name) ? name : undefined,
    isPackage,
    extras,
    groups: testGroups,
    optionalPoetryGroups: poetryGroups.flatMap(([group, table]) =>
      isRecord(table) && table['optional'] === true ? [group] : []
    ),
    requirements: [
      ...[...own, ...testGroups.map((group) => groups[group])].flatMap(requirementsOf),
      ...poetryLists.flatMap(poetryRequirementsOf)
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

function requirementsOf(list: unknown): readonly string[] {
  return Array.isArray(list) ? list.filter((each): each is string => typeof each === 'string') : []
}

/** Poetry has a syntax of its own: ^1.2 is any version from 1.2 on that is compatible with it. */
function poetryRequirementsOf(table: unknown): readonly string[] {
  if (!isRecord(table)) return []
  return Object.entries(table).flatMap(([name, entry]) => {
    const version = isRecord(entry) ? entry['version'] : entry
    // A path or a repository.
    if (typeof version !== 'string') return []
    const [, from] = /^[~^](\d[\w.]*)$/.exec(version) ?? []
    if (from !== undefined) return [`${name}>=${from}`]
    return /^[<>=!~]/.test(version) ? [`${name}${version.replaceAll(' ', '')}`] : [name]
  })
}
