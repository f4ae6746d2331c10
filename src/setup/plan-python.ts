import { isRecord } from '../text/json.ts'
import { quoteForShell } from '../text/shell-quote.ts'
import type { RootFiles } from '../workspace/files/root-files.ts'
import type { InstallPlan, SetupFolders, Tool } from './install-plan.ts'

/** How the packages that a Python project declares are installed; undefined if it declares none. */
export async function planPython(
  files: RootFiles,
  folders: SetupFolders,
  verifyCommands: readonly string[]
): Promise<InstallPlan | undefined> {
  const { names } = files
  const project = await readProject(files)
  if (names.has('uv.lock') && project) return planUv(project, folders)
  return planPip(files, folders, { project, needsPytest: verifyCommands.includes('python3 -m pytest') })
}

/** What pyproject.toml says. */
interface Project {
  readonly name: string | undefined
  /** False for a file that only has settings of tools, and for a project that cannot be built. */
  readonly isPackage: boolean
  /** Names of the optional dependencies that are for tests. */
  readonly extras: readonly string[]
  /** Names of the dependency groups that are for tests. */
  readonly groups: readonly string[]
  /** The requirements that installing the package does not include: those in these groups, and all if it is not a package. */
  readonly requirements: readonly string[]
}

const FOR_TESTS = /^(tests?|testing|dev|develop|development)$/i

async function readProject({ read }: RootFiles): Promise<Project | undefined> {
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

const REQUIREMENTS = /^((dev|tests?|testing)[-_.])?requirements([-_.](dev|tests?|testing|develop|development))?\.txt$/

function planPip(
  { names }: RootFiles,
  folders: SetupFolders,
  { project, needsPytest }: { readonly project: Project | undefined; readonly needsPytest: boolean }
): InstallPlan | undefined {
  const requirements = [...names].filter((name) => REQUIREMENTS.test(name)).toSorted()
  const isPackage = project?.isPackage === true || names.has('setup.py')
  const extras = project && project.extras.length > 0 ? `[${project.extras.join(',')}]` : ''
  const own = isPackage ? ['-e', quoteForShell(`.${extras}`)] : []
  const others = [
    ...requirements.flatMap((name) => ['-r', name]),
    ...new Set([...(project?.requirements ?? []).map(quoteForShell), ...(needsPytest ? ['pytest'] : [])])
  ]
  if (own.length === 0 && others.length === 0) return undefined
  const installed = [
    ...(others.length > 0 ? [requirementsCheck(others)] : []),
    ...(isPackage ? [distributionCheck(project?.name)] : [])
  ]
  return {
    ...pythonPlan('pip', folders),
    command: ['pip install', ...own, ...others].join(' '),
    check: installed.join(' && '),
    installVariables: { PIP_CACHE_DIR: `${folders.cache}/pip` }
  }
}

/**
 * Without the index, pip could still find packages in folders that its settings name. The python3 of pyenv is a script that fails
 * after each `pip install`, because it cannot write to its own folder in the sandbox.
 */
function requirementsCheck(requirements: readonly string[]): string {
  const pip = `"$(python3 -c 'import sys; print(sys.executable)')" -m pip`
  return `plan=$(${pip} install --dry-run --no-index ${requirements.join(' ')} 2>&1) && [[ $plan != *'Would install'* ]]`
}

/** A setup.py does not say its name. An editable installation of it leaves a folder. */
function distributionCheck(name: string | undefined): string {
  if (name === undefined) return 'ls -d *.egg-info src/*.egg-info 2>/dev/null | grep -q .'
  return `python3 -c "import importlib.metadata as m; m.distribution('${name}')"`
}

function planUv({ extras, groups }: Project, folders: SetupFolders): InstallPlan {
  const options = [...extras.map((name) => `--extra ${name}`), ...groups.map((name) => `--group ${name}`)]
  return {
    ...pythonPlan('uv', folders),
    command: ['uv sync --frozen', ...options].join(' '),
    check: 'test -x .venv/bin/python',
    installVariables: { UV_CACHE_DIR: `${folders.cache}/uv`, UV_LINK_MODE: 'copy' },
    variables: { VIRTUAL_ENV: folders.environment, UV_PROJECT_ENVIRONMENT: folders.environment, UV_NO_SYNC: '1' }
  }
}

/** What all tools share: a virtual environment outside the work tree, which later commands find first. */
function pythonPlan(
  tool: Tool,
  { environment, tools }: SetupFolders
): Pick<InstallPlan, 'tool' | 'commandWithoutCode' | 'preparation' | 'variables' | 'searchPath'> {
  const ownTools = `${tools}/python`
  const getTool =
    tool === 'pip'
      ? ''
      : `command -v ${tool} >/dev/null || { python3 -m venv '${ownTools}' && '${ownTools}/bin/pip' install --quiet ${tool}; } || exit\n`
  return {
    tool,
    // A requirement can be a package whose build runs code, and a requirements file can ask for that.
    commandWithoutCode: undefined,
    preparation: `${getTool}python3 -m venv '${environment}' || exit\n`,
    variables: { VIRTUAL_ENV: environment },
    searchPath: [`${environment}/bin`, ...(tool === 'pip' ? [] : [`${ownTools}/bin`])]
  }
}
