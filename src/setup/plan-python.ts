import { quoteForShell } from '../text/shell-quote.ts'
import type { RootFiles } from '../workspace/files/root-files.ts'
import type { InstallPlan, SetupFolders } from './install-plan.ts'
import { isForTests, readPythonProject, type PythonProject } from './python-project.ts'
import { distributionCheck, pythonPlan } from './python-environment.ts'
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
    planPip(files, folders, { project, needsPytest })
  )
}

/** True for requirements.txt and files such as dev-requirements.txt or requirements-test.txt. */
function isRequirementsFile(name: string): boolean {
  const [whole, before = 'test', after = 'test'] = /^(?:(\w+)[-_.])?requirements(?:[-_.](\w+))?\.txt$/.exec(name) ?? []
  return whole !== undefined && isForTests(before) && isForTests(after)
}

function planPip(
  { names }: RootFiles,
  folders: SetupFolders,
  { project, needsPytest }: { readonly project: PythonProject | undefined; readonly needsPytest: boolean }
): InstallPlan | undefined {
  const requirements = [...names].filter(isRequirementsFile).toSorted()
  const isPackage = project?.isPackage === true || names.has('setup.py')
  const own = isPackage ? ['-e', quoteForShell(`.${extrasOf(project)}`)] : []
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
