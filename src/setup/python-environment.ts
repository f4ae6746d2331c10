import { quoteForShell } from '../text/shell-quote.ts'
import { basePlan, type InstallPlan, type SetupFolders, type PackageManager } from './install-plan.ts'

type Shared = Omit<InstallPlan, 'command' | 'check'>

/** The virtual environment of all Python projects. */
export function environmentIn(home: string): string {
  return `${home}/venv`
}

/**
 * Pip of the Python that commands find. The python3 of pyenv is a script that fails after each `pip install`, because it cannot write to its own
 * folder in the sandbox.
 */
export const PIP = `"$(python3 -c 'import sys; print(sys.executable)')" -m pip`

/** A shell command that succeeds if the work tree has a module that was compiled. */
export const HAS_COMPILED = `test -n "$(find . '(' -name '.?*' -o -name node_modules -o -name venv ')' -prune -o -name '*.so' -print -quit)"`

/**
 * A shell command that keeps what the build of a project with such modules requires, so that it can be built again without a network.
 *
 * @param requires requirements
 */
export function keepBuildRequirements({ home }: SetupFolders, requires: readonly string[]): string {
  const words = requires.map(quoteForShell).join(' ')
  return `! ${HAS_COMPILED} || pip install --quiet --target '${environmentIn(home)}/build' ${words}`
}

/**
 * The part of a plan that installs packages without code: an environment that is made anew each time, and finds what it lacks, such as the
 * project itself, where Python has found it until now. Attack: a package of an earlier round leaves a `.pth` file, which Python executes when it
 * starts, and a host is open.
 */
export function updatedPythonPlan({ variables, searchPath }: InstallPlan, { home }: SetupFolders) {
  const environment = `${environmentIn(home)}-updated`
  const moved = Object.entries(variables).map(
    ([name, value]) => [name, value === environmentIn(home) ? environment : value] as const
  )
  return {
    preparation: `rm -rf '${environment}'; packages=$(python3 -c 'import site; print(site.getsitepackages()[0])') || exit
python3 -m venv --system-site-packages '${environment}' || exit
for site in '${environment}'/lib/python*/site-packages; do echo "import site; site.addsitedir('$packages')" > "$site/earlier.pth"; done
hash -r
`,
    variables: Object.fromEntries(moved),
    searchPath: [`${environment}/bin`, ...searchPath]
  } satisfies Partial<InstallPlan>
}

/**
 * The part of a plan that all tools of Python share: a virtual environment outside the work tree, which later commands find first. All
 * projects of a repository use the same one, because a command finds only one.
 *
 * @param spec the requirement that installs the tool if the machine does not have it
 */
export function pythonPlan(tool: PackageManager, { home, tools }: SetupFolders, spec: string = tool): Shared {
  const environment = environmentIn(home)
  const ownTools = `${tools}/python`
  const getTool =
    tool === 'pip'
      ? ''
      : `command -v ${tool} >/dev/null || { python3 -m venv '${ownTools}' && '${ownTools}/bin/pip' install --quiet '${spec}'; }`
  return {
    ...basePlan,
    tool,
    getTool,
    preparation: `test -x '${environment}/bin/python' || python3 -m venv '${environment}' || exit\n`,
    variables: { VIRTUAL_ENV: environment },
    searchPath: [`${environment}/bin`, ...(tool === 'pip' ? [] : [`${ownTools}/bin`])]
  }
}

/**
 * A shell script that exits with 0 if Python finds the project in the current folder: an installation from it, or the folder itself on the
 * path. Its name says nothing: another installation can have it. Metadata in the folder itself can be committed or left over.
 */
export function projectCheck(): string {
  const elsewhere = 'sys.path = [path for path in sys.path if path]'
  const isEditable = "any(here in (each.read_text('direct_url.json') or '') for each in m.distributions())"
  const isOnPath = "{here, here + '/src'} & set(sys.path)"
  return `python3 -c "import importlib.metadata as m, os, sys; here = os.getcwd(); ${elsewhere}; sys.exit(not (${isOnPath} or ${isEditable}))"`
}
