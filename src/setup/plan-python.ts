import { quoteForShell } from '../text/shell-quote.ts'
import type { RootFiles } from '../workspace/files/root-files.ts'
import type { InstallPlan, SetupFolders } from './install-plan.ts'
import { isForTests, readPythonProject, withoutOwn, type PythonProject } from './python-project.ts'
import { toxRequirements } from './tox-requirements.ts'
import { projectCheck, pythonPlan } from './python-environment.ts'
import { planPythonLock } from './plan-python-lock.ts'

/** How the packages that a Python project declares are installed; undefined if it declares none. */
export async function planPython(
  files: RootFiles,
  folders: SetupFolders,
  verifyCommands: readonly string[]
): Promise<InstallPlan | undefined> {
  const project = await readPythonProject(files)
  const needsPytest = verifyCommands.some((command) => /\bpytest\b/.test(command))
  return (
    (await planPythonLock(files, folders, { project, verifyCommands })) ??
    (await planPip(files, folders, { project, needsPytest }))
  )
}

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
  const forTests = [...names].filter(
    (name) => isRequirementsFile(name) || (tox.files.has(name) && name.endsWith('.txt'))
  )
  const general = forTests.some((name) => name.startsWith('requirements/'))
    ? []
    : [...names].filter((name) => GENERAL.test(name))
  const requirements = [...forTests, ...general].toSorted()
  const isPackage = project?.isPackage === true || names.has('setup.py')
  const own = isPackage ? ['-e', quoteForShell(`.${extrasOf(project)}`)] : []
  const others = [
    ...requirements.flatMap((name) => ['-r', name]),
    ...new Set([
      ...[...(project?.requirements ?? []), ...tox.requirements].map(quoteForShell),
      ...(needsPytest ? ['pytest'] : [])
    ])
  ]
  if (own.length === 0 && others.length === 0) return undefined
  const declared = isPackage ? project?.declared : []
  const needed = withoutOwn([...others, ...(declared ?? []).map(quoteForShell)], project?.name)
  // Without src, the tests find the project where they run.
  const isFound = declared === undefined ? projectCheck() : `{ test ! -d src || ${projectCheck()}; }`
  const installed = [...(needed.length > 0 ? [requirementsCheck(needed)] : []), ...(isPackage ? [isFound] : [])]
  return {
    ...pythonPlan('pip', folders),
    command: ['pip install', ...own, ...others].join(' '),
    check: installed.join(' && '),
    installVariables: { PIP_CACHE_DIR: `${folders.cache}/pip` }
  }
}

/** As pip expects them after a name or a path; '' for none. */
function extrasOf(project: PythonProject | undefined): string {
  return project && project.extras.length > 0 ? `[${project.extras.join(',')}]` : ''
}

/**
 * Without the index, pip could still find packages in folders that its settings name. The python3 of pyenv is a script that fails
 * after each `pip install`, because it cannot write to its own folder in the sandbox.
 */
function requirementsCheck(requirements: readonly string[]): string {
  const pip = `"$(python3 -c 'import sys; print(sys.executable)')" -m pip`
  return `plan=$(${pip} install --dry-run --no-index ${requirements.join(' ')} 2>&1) && [[ $plan != *'Would install'* ]]`
}
