import type { Installation } from '../domain/installation.ts'
import { listFirst } from '../text/format.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { InstallPlan } from './install-plan.ts'
import { ownEnvironmentRemedy } from './remedies.ts'

const LIST_MS = 60_000
const MAX_SHOWN = 5

type Versions = ReadonlyMap<string, string>

/** The versions of the packages in the virtual environment; none if they cannot be listed. */
export async function pythonPackages(workspace: Workspace, signal: AbortSignal): Promise<Versions> {
  const command = 'python3 -m pip --disable-pip-version-check list --format=freeze 2>/dev/null'
  const { output } = await workspace.run(command, { context: 'setup', timeoutMs: LIST_MS, network: false, signal })
  return new Map([...output.matchAll(/^([\w.-]+)==(\S+)$/gm)].map(([, name = '', version = '']) => [name, version]))
}

/** Packages that a virtual environment comes with. */
const OWN_PACKAGES: ReadonlySet<string> = new Set(['pip', 'setuptools', 'wheel'])

/** The installation with a problem if it replaced packages of another project in the same virtual environment. */
export function withConflict(
  installation: Installation,
  { plan, before, after }: { readonly plan: InstallPlan; readonly before: Versions; readonly after: Versions }
): Installation {
  const replaced = [...before].flatMap(([name, version]) => {
    const now = after.get(name)
    return now === undefined || now === version || OWN_PACKAGES.has(name) ? [] : [`${name} ${version} with ${now}`]
  })
  if (replaced.length === 0 || installation.problem) return installation
  const problem = {
    title: 'Python projects need different versions of packages.',
    cause: `All share one virtual environment, where ${installation.command} replaced ${listFirst(replaced, MAX_SHOWN)}.`,
    line: '',
    ...ownEnvironmentRemedy(plan),
    output: ''
  }
  return { ...installation, problem }
}
