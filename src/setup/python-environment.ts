import { basePlan, type InstallPlan, type SetupFolders, type Tool } from './install-plan.ts'

type Shared = Omit<InstallPlan, 'command' | 'check'>

/**
 * What the tools of Python share: a virtual environment outside the work tree, which later commands find first. All projects of a
 * repository share it, because a command finds only one.
 *
 * @param spec the requirement that installs the tool if the machine does not have it
 */
export function pythonPlan(tool: Tool, { environment, tools }: SetupFolders, spec: string = tool): Shared {
  const ownTools = `${tools}/python`
  const getTool =
    tool === 'pip'
      ? ''
      : `command -v ${tool} >/dev/null || { python3 -m venv '${ownTools}' && '${ownTools}/bin/pip' install --quiet '${spec}'; } || exit\n`
  return {
    ...basePlan,
    tool,
    preparation: `${getTool}test -x '${environment}/bin/python' || python3 -m venv '${environment}' || exit\n`,
    variables: { VIRTUAL_ENV: environment },
    searchPath: [`${environment}/bin`, ...(tool === 'pip' ? [] : [`${ownTools}/bin`])]
  }
}

/** A setup.py does not say its name. An editable installation of it leaves a folder. */
export function distributionCheck(name: string | undefined): string {
  if (name === undefined) return 'ls -d *.egg-info src/*.egg-info 2>/dev/null | grep -q .'
  return `python3 -c "import importlib.metadata as m; m.distribution('${name}')"`
}
