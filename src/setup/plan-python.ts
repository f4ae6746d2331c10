import { posix } from 'node:path'
import { quoteForShell } from '../text/shell-quote.ts'
import type { RootFiles } from '../workspace/files/root-files.ts'
import type { InstallPlan, SetupFolders, PackageManager } from './install-plan.ts'
import { isForTests, plainName, readPythonProject, withoutOwn, type PythonProject } from './python-project.ts'
import {
  keepBuildRequirements,
  PIP,
  projectCheck,
  pythonPlan,
  environmentIn,
  updatedPythonPlan
} from './python-environment.ts'

/**
 * How the packages that a Python project declares are installed; undefined if it declares none.
 *
 * @param runsCode false for an environment of its own that only `commandWithoutCode` fills
 */
export async function planPython(
  files: RootFiles,
  folders: SetupFolders,
  { verifyCommands, runsCode }: { readonly verifyCommands: readonly string[]; readonly runsCode: boolean }
): Promise<InstallPlan | undefined> {
  const project = await readPythonProject(files)
  const needsPytest = verifyCommands.some((command) => /\bpytest\b/.test(command))
  const plan =
    (await planPythonLock(files, folders, { project, verifyCommands })) ??
    (await planPip(files, folders, { project, needsPytest }))
  if (!plan) return undefined
  const setup = ((await files.read('setup.cfg')) ?? '').match(OPTIONS)
  const declares = JSON.stringify([plan.command, project?.declared, project?.requirements, project?.ofTools, setup])
  if (runsCode) return { ...plan, declares }
  // Commands find packages in an environment inside the work tree first.
  const hasOwn = ENVIRONMENTS.some((name) => files.names.has(name))
  const { commandWithoutCode } = plan
  return {
    ...plan,
    ...updatedPythonPlan(plan, folders),
    declares,
    commandWithoutCode: hasOwn ? undefined : commandWithoutCode
  }
}

/** https://setuptools.pypa.io/en/latest/userguide/declarative_config.html */
const OPTIONS = /^\[options[^\]\n]*\]\n(?:(?!\[).*\n?)*/gm
const ENVIRONMENTS = ['.venv', 'venv']

/** True for requirements.txt and files such as dev-requirements.txt, requirements-test.txt or requirements/tests.txt. */
function isRequirementsFile(name: string): boolean {
  const [whole, before = 'test', after = 'test'] = /^(?:(\w+)[-_.])?requirements(?:[-_./](\w+))?\.txt$/.exec(name) ?? []
  return whole !== undefined && isForTests(before) && isForTests(after)
}

/** What a folder of requirements has for all uses, if it has none for tests. */
const GENERAL = /^requirements\/(?:base|main|common|default|requirements|all)\.txt$/

async function planPip(
  { names, read }: RootFiles,
  folders: SetupFolders,
  { project, needsPytest }: { readonly project: PythonProject | undefined; readonly needsPytest: boolean }
): Promise<InstallPlan | undefined> {
  const tox = toxRequirements((await read('tox.ini')) ?? '')
  const ofTox = await Promise.all(tox.files.map(async (name) => ((await read(name)) === undefined ? [] : [name])))
  const forTests = [...new Set([...[...names].filter(isRequirementsFile), ...ofTox.flat()])]
  const general = forTests.some((name) => name.startsWith('requirements/'))
    ? []
    : [...names].filter((name) => GENERAL.test(name))
  const requirements = [...forTests, ...general].toSorted()
  const isPackage = project?.isPackage === true || names.has('setup.py')
  const required = [...(project?.requirements ?? []), ...tox.requirements]
  const others = withoutOwn(required, project?.name)
  // Such as `thing[docs]` in a group. Pip would look for the project in the index.
  const asked = required
    .filter((each) => !others.includes(each))
    .flatMap((each) => /\[(.*)\]/.exec(each)?.[1]?.split(',') ?? [])
  const own = isPackage ? ['-e', quoteForShell(`.${extrasOf([...(project?.extras ?? []), ...asked])}`)] : []
  // With hashes in one file, pip takes nothing that has none.
  const texts = await withNamed(requirements, read)
  const hashed = requirements.filter((name) => texts.get(name)?.includes('--hash='))
  const words = [
    ...requirements.filter((name) => !hashed.includes(name)).flatMap((name) => ['-r', name]),
    ...new Set([...others.map(quoteForShell), ...(needsPytest ? ['pytest'] : [])])
  ]
  const lists = [...hashed.map((name) => `-r ${name}`), [...own, ...words].join(' ')].filter((each) => each !== '')
  if (lists.length === 0) return undefined
  const declared = isPackage ? project?.declared : []
  const needed = withoutOwn([...words, ...(declared ?? []).map(quoteForShell)], project?.name)
  // Tests that run at the root find a package there. Anywhere else, they would find another installation on the machine.
  const isAtRoot = declared !== undefined && [...names].some((name) => isModuleOf(project?.name, name))
  const isFound = isPackage && !isAtRoot ? [projectCheck()] : []
  const installed = [...(needed.length > 0 ? [requirementsCheck(needed)] : []), ...isFound]
  // Pip starts only once: what it has installed runs code when Python starts. In an environment that sees the machine's pip, it is a module only.
  const isPlain = hashed.length === 0 && declared !== undefined && needed.length > 0 && needed.every(isNameOrFile)
  return {
    ...pythonPlan('pip', folders),
    reads: [...texts.keys(), ...(project?.requirementFiles ?? [])],
    names: requiredNames([
      ...[...texts.values()].flatMap((text) => text.split('\n')),
      ...[...required, ...(project?.declared ?? [])]
    ]),
    command: lists.map((each) => `pip install ${each}`).join(' && '),
    completion: isPackage ? keepBuildRequirements(folders, project?.buildRequires ?? SETUPTOOLS) : '',
    commandWithoutCode: isPlain ? `python3 -m pip install --only-binary :all: ${needed.join(' ')}` : undefined,
    check: installed.join(' && '),
    installVariables: { PIP_CACHE_DIR: `${folders.cache}/pip` }
  }
}

/** The texts of lists of requirements, with those that they name: https://pip.pypa.io/en/stable/reference/requirements-file-format/ */
async function withNamed(lists: readonly string[], read: RootFiles['read']): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>(lists.map((name) => [name, '']))
  // A map can grow while it is read.
  for (const name of texts.keys()) {
    const text = (await read(name)) ?? ''
    texts.set(name, text)
    for (const [, named = ''] of text.matchAll(/^[ \t]*(?:-[rc]|--requirement|--constraint)[ \t=]*([^\s#]+)/gm)) {
      const path = posix.join(posix.dirname(name), named)
      if (!texts.has(path)) texts.set(path, '')
    }
  }
  return texts
}

/** The packages that requirements name; a path or an address as it is. */
function requiredNames(requirements: readonly string[]): readonly string[] {
  const texts = requirements.map((each) => each.replace(/(?:^|\s)#.*/, '').trim())
  return texts.flatMap((text) => {
    const [, name] = /^([\w.-]+) *(?:[[;=<>!~@,(].*)?$/.exec(text) ?? []
    return text === '' || text.startsWith('-') ? [] : [name === undefined ? text : plainName(name)]
  })
}

/** What builds a project that says nothing about it: https://peps.python.org/pep-0517/ */
const SETUPTOOLS = ['setuptools', 'wheel']

/** Not an option, an address or a path, which could bring code. */
function isNameOrFile(word: string, index: number, words: readonly string[]): boolean {
  const isFile = words[index - 1] === '-r' || word === '-r'
  return isFile || /^'?[A-Za-z0-9][^@/:]*$/.test(word)
}

/** True for the folder or the file of a project with this name. */
function isModuleOf(project: string | undefined, name: string): boolean {
  return project !== undefined && plainName(name.replace(/\.py$/, '')) === plainName(project)
}

/** As pip expects them after a name or a path; '' for none. */
function extrasOf(extras: readonly string[]): string {
  return extras.length > 0 ? `[${[...new Set(extras.map((each) => each.trim()))].join(',')}]` : ''
}

/** Without the index, pip could still find packages in folders that its settings name. */
function requirementsCheck(requirements: readonly string[]): string {
  return `plan=$(${PIP} install --dry-run --no-index ${requirements.join(' ')} 2>&1) && [[ $plan != *'Would install'* ]]`
}

/** Plain requirements, without conditions on the environment or variables of tox. */
const VERSION = ' *(?:===?|[<>=!~]=?) *[\\w.*+!-]+'
const REQUIREMENT = new RegExp(`^[A-Za-z][\\w.-]*(?:\\[[\\w,-]+\\])?(?:${VERSION}(?:,${VERSION})*,?)?$`)

/** Reads `deps` of `testenv`, and of the environments that are for tests or a version of Python: https://tox.wiki/en/latest/config.html#deps */
function toxRequirements(text: string) {
  const sections = [...text.matchAll(/^\[testenv(?::([\w.-]+))?\]\n((?:(?!\[).*\n?)*)/gm)]
  const lines = sections.flatMap(([, name = 'test', section = '']) => {
    const [, deps = ''] = /^deps[ \t]*=(.*(?:\n(?:[ \t].*)?)*)/m.exec(section) ?? []
    const isWanted = isForTests(name) || /^py[\d.]*$/.test(name)
    return isWanted ? deps.split('\n').map((line) => line.replace(/(?:^|\s)#.*/, '').trim()) : []
  })
  return {
    files: lines.flatMap(
      (line) => /^(?:-r|--requirement)[ =]*(?:\{toxinidir\}\/|\.\/)?([\w./-]+)$/.exec(line)?.[1] ?? []
    ),
    requirements: lines.filter((line) => REQUIREMENT.test(line)).map((line) => line.replaceAll(' ', ''))
  }
}

interface PythonChecks {
  readonly project: PythonProject | undefined
  readonly verifyCommands: readonly string[]
}

/** How the packages in the lock file of uv, Poetry, PDM or Pipenv are installed; undefined without such a file. */
async function planPythonLock(
  { names, read }: RootFiles,
  folders: SetupFolders,
  checks: PythonChecks
): Promise<InstallPlan | undefined> {
  const { project } = checks
  const { cache, home } = folders
  if (project && names.has('uv.lock')) {
    const members = project.isUvWorkspace ? ['--all-packages'] : []
    const options = [...members, ...each('--extra', project.extras), ...each('--group', project.groups)]
    const plan = pythonPlan('uv', folders)
    return {
      ...plan,
      // --inexact: other projects of the repository use the same environment.
      command: ['uv sync --frozen --inexact', ...options].join(' '),
      commandWithoutCode: [
        'uv sync --frozen --inexact --no-build --no-install-project --no-install-workspace',
        ...options
      ].join(' '),
      names: [...((await read('uv.lock')) ?? '').matchAll(/^name = "(.*)"$/gm)].map(([, name = '']) => plainName(name)),
      check: installedCheck('uv', checks),
      installVariables: { UV_CACHE_DIR: `${cache}/uv`, UV_LINK_MODE: 'copy' },
      variables: { ...plan.variables, UV_PROJECT_ENVIRONMENT: environmentIn(home), UV_NO_SYNC: '1' }
    }
  }
  if (project && names.has('poetry.lock')) {
    const options = [...each('--extras', project.extras), ...each('--with', project.optionalPoetryGroups)]
    const noRoot = project.isPackage ? [] : ['--no-root']
    return {
      ...pythonPlan('poetry', folders, poetryFor(await read('poetry.lock'))),
      command: ['poetry install --no-interaction', ...noRoot, ...options].join(' '),
      check: installedCheck('poetry', checks),
      installVariables: { POETRY_CACHE_DIR: `${cache}/poetry` }
    }
  }
  if (project && names.has('pdm.lock')) {
    return {
      ...pythonPlan('pdm', folders),
      command: ['pdm sync', ...each('--group', project.extras)].join(' '),
      check: installedCheck('pdm', checks),
      installVariables: { PDM_CACHE_DIR: `${cache}/pdm`, PDM_CHECK_UPDATE: '0' }
    }
  }
  if (names.has('Pipfile')) {
    return {
      ...pythonPlan('pipenv', folders),
      command: names.has('Pipfile.lock') ? 'pipenv sync --dev' : 'pipenv install --dev --skip-lock',
      check: installedCheck('pipenv', checks),
      installVariables: { PIPENV_CACHE_DIR: `${cache}/pipenv`, PIP_CACHE_DIR: `${cache}/pip`, PIPENV_NOSPIN: '1' },
      variables: { VIRTUAL_ENV: environmentIn(home), PIPENV_VERBOSITY: '-1' }
    }
  }
  return undefined
}

function each(option: string, names: readonly string[]): readonly string[] {
  return names.map((name) => `${option} ${name}`)
}

/** Poetry 1 cannot read lock files of Poetry 2, and later versions require that older lock files are written again. */
function poetryFor(lock: string | undefined): string {
  return (lock ?? '').includes('@generated by Poetry 1.') ? 'poetry<2' : 'poetry'
}

/**
 * An environment of an earlier step counts only if the checks find it: `uv run` does, `python3` only if PATH leads there.
 */
function installedCheck(tool: PackageManager, { project, verifyCommands }: PythonChecks): string {
  const isFound = verifyCommands.some((command) => command.includes(`${tool} run `))
    ? 'test -x .venv/bin/python'
    : `test "$(python3 -c 'import sys; print(sys.prefix)')" -ef .venv`
  return project?.isPackage ? `${isFound} || ${projectCheck()}` : isFound
}
