import { readUntrustedToml } from '../text/untrusted-text.ts'
import { isRecord, recordOf } from '../text/json.ts'
import type { RootFiles } from '../workspace/files/root-files.ts'

/** What pyproject.toml says. */
export interface PythonProject {
  readonly name: string | undefined
  /** False if the file has only settings of tools, or describes a project that cannot be built. */
  readonly isPackage: boolean
  /** Requirements of its build; undefined if the file has none. */
  readonly buildRequires: readonly string[] | undefined
  /** True for the root of a workspace of uv, whose members have dependencies of their own. */
  readonly isUvWorkspace: boolean
  /** Names of the optional dependencies that are for tests. */
  readonly extras: readonly string[]
  /** Names of the dependency groups that are for tests. */
  readonly groups: readonly string[]
  /** Names of optional groups of Poetry that are for tests. */
  readonly optionalPoetryGroups: readonly string[]
  /** Requirements that the installation of the package does not include: those of `groups`, and all if it is not a package. */
  readonly requirements: readonly string[]
  /** Files from which its build takes requirements. */
  readonly requirementFiles: readonly string[]
  /** What it says about packages in the words of other tools than pip, to compare. */
  readonly ofTools: readonly unknown[]
  /** What the package and its extras for tests require; undefined if only its build knows. */
  readonly declared: readonly string[] | undefined
}

/** True for the usual names of optional dependencies and of files with requirements that tests need. */
export function isForTests(name: string): boolean {
  return /^(tests?|testing|pytest|dev|develop|development)$/i.test(name)
}

/** As pip compares names. */
export function plainName(text: string): string {
  return text.toLowerCase().replaceAll(/[-_.]+/g, '-')
}

/** Without requirements of a project on itself, such as `thing[docs]` in an extra. They may stand in quotes. */
export function withoutOwn(requirements: readonly string[], name: string | undefined): readonly string[] {
  const isOwn = (requirement: string) =>
    plainName(/^'?([\w.-]*)/.exec(requirement)?.[1] ?? '') === plainName(name ?? '')
  return name === undefined ? requirements : requirements.filter((requirement) => !isOwn(requirement))
}

/** Undefined if there is no pyproject.toml. */
export async function readPythonProject({ read }: RootFiles): Promise<PythonProject | undefined> {
  const source = await read('pyproject.toml')
  if (source === undefined) return undefined
  // Errors in the file are for pip to report.
  const file = recordOf(await readUntrustedToml(source))
  const project = tableOf(file, 'project')
  const tools = tableOf(file, 'tool')
  const poetry = tableOf(tools, 'poetry')
  const buildSystem = tableOf(file, 'build-system')
  // Setuptools reads what pyproject.toml does not say from setup.cfg.
  const setup = project === undefined && poetry === undefined ? ((await read('setup.cfg')) ?? '') : ''
  const isInSetup = /^\[metadata\][^[]*\nname[ \t]*=/m.test(setup)
  const groups = tableOf(file, 'dependency-groups') ?? {}
  const testGroups = Object.keys(groups).filter(isForTests)
  const optional = tableOf(project, 'optional-dependencies') ?? tableOf(poetry, 'extras') ?? {}
  const name = project?.['name'] ?? poetry?.['name']
  const isBuilt = isInSetup || (buildSystem !== undefined && (project ?? poetry) !== undefined)
  const isPackage = isBuilt && poetry?.['package-mode'] !== false
  const extras = [...Object.keys(optional), ...(isInSetup ? extrasInSetup(setup) : [])].filter(isForTests)
  const dynamic = project?.['dynamic']
  const isDynamic =
    isInSetup || (Array.isArray(dynamic) && dynamic.some((field) => String(field).endsWith('dependencies')))
  const own = isPackage ? [] : [project?.['dependencies'], ...extras.map((extra) => optional[extra])]
  return {
    name: typeof name === 'string' && /^[\w.-]+$/.test(name) ? name : undefined,
    isPackage,
    buildRequires: buildSystem && requirementsOf(buildSystem['requires']),
    isUvWorkspace: tableOf(tableOf(tools, 'uv'), 'workspace') !== undefined,
    extras,
    groups: testGroups,
    optionalPoetryGroups: poetryTestGroups(poetry).flatMap(({ name, table }) =>
      table['optional'] === true ? [name] : []
    ),
    requirements: [
      ...[...own, ...[...withIncluded(groups, testGroups)].map((group) => groups[group])].flatMap(requirementsOf),
      ...poetryLists(poetry, isPackage).flatMap(poetryRequirementsOf)
    ],
    requirementFiles: [...`${source}\n${setup}`.matchAll(DYNAMIC)].flatMap(
      ([, list]) => list?.match(/[\w./-]+/g) ?? []
    ),
    ofTools: [
      ...['dependencies', 'dev-dependencies', 'group'].map((key) => poetry?.[key]),
      ...[tableOf(tools, 'pdm')?.['dev-dependencies'], tools?.['uv']]
    ],
    declared: isDynamic
      ? undefined
      : [
          ...[project?.['dependencies'], ...extras.map((extra) => optional[extra])].flatMap(requirementsOf),
          ...poetryRequirementsOf(poetry?.['dependencies'])
        ]
  }
}

/** `dependencies = {file = ["base.txt"]}`, and `install_requires = file: base.txt` in setup.cfg. */
const DYNAMIC = /^[\w.-]*(?:dependencies|requires?)[\w.-]* *= *(?:\{ *file *= *\[?|file: *)([^\]}\n]*)/gm

type Table = Readonly<Record<string, unknown>>

function tableOf(table: Table | undefined, key: string): Table | undefined {
  const value = table?.[key]
  return isRecord(value) ? value : undefined
}

/** https://setuptools.pypa.io/en/latest/userguide/declarative_config.html */
function extrasInSetup(setup: string): readonly string[] {
  const [, below = ''] = setup.split(/^\[options\.extras_require\]/m)
  const [section = ''] = below.split(/^\[/m)
  return [...section.matchAll(/^([\w-]+)[ \t]*=/gm)].map(([, name = '']) => name)
}

/** The groups, and those that they include: https://peps.python.org/pep-0735/ */
function withIncluded(groups: Table, names: readonly string[]): ReadonlySet<string> {
  const all = new Set(names)
  // A set can grow while it is read.
  for (const name of all) {
    const entries: readonly unknown[] = Array.isArray(groups[name]) ? groups[name] : []
    for (const entry of entries) {
      const included = isRecord(entry) ? entry['include-group'] : undefined
      if (typeof included === 'string') all.add(included)
    }
  }
  return all
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

function poetryRequirementsOf(table: unknown): readonly string[] {
  if (!isRecord(table)) return []
  return Object.entries(table).flatMap(([name, entry]) => {
    // A list has a constraint for each version of Python.
    const [first, ...others] = (Array.isArray(entry) ? entry : [entry]).flatMap(constraintsIn)
    // `python` is the version of the language. Without a version, it is a path or a repository.
    if (name === 'python' || first === undefined) return []
    const extras = first.extras.length > 0 ? `[${first.extras.join(',')}]` : ''
    return [`${name}${extras}${others.length > 0 ? '' : versionForPip(first.version)}`]
  })
}

interface Constraint {
  readonly version: string
  readonly extras: readonly string[]
}

function constraintsIn(entry: unknown): readonly Constraint[] {
  if (typeof entry === 'string') return [{ version: entry, extras: [] }]
  const { version, extras } = recordOf(entry)
  if (typeof version !== 'string') return []
  return [{ version, extras: requirementsOf(extras).filter((extra) => /^[\w.-]+$/.test(extra)) }]
}

/** What pip can read of it. Poetry has a syntax of its own: ^1.2 is any version from 1.2 on that is compatible with it. */
function versionForPip(version: string): string {
  const [, from] = /^[~^](\d[\w.]*)$/.exec(version) ?? []
  if (from !== undefined) return `>=${from}`
  const plain = version.replaceAll(' ', '')
  return /^(?:(?:[<>]=?|[=!~]=)[\w.*+!-]+(?:,|$))+$/.test(plain) ? plain : ''
}
