import type { Installation } from '../domain/installation.ts'
import { installDependencies, missingDependencies } from '../setup/install-dependencies.ts'
import { commandAtRoot, type InstallPlan, type PackageManager } from '../setup/install-plan.ts'
import { formatDuration } from '../text/format.ts'
import { oneLine } from '../text/shorten.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { Finding } from './finding.ts'

export interface DeclaredDependencies {
  readonly present: readonly Installation[]
  readonly missing: readonly InstallPlan[]
}

/** Looks for declared dependencies. Nothing is installed. */
export async function findDependencies(workspace: Workspace, signal: AbortSignal): Promise<DeclaredDependencies> {
  const present: Installation[] = []
  const onEnd = (installation: Installation) => void present.push(installation)
  const task = { changed: [], text: '' }
  const missing = await missingDependencies(workspace, { task, onEnd, onSkipped: () => undefined, signal })
  return { present, missing }
}

export function toolsOf({ present, missing }: DeclaredDependencies): readonly PackageManager[] {
  // Safe: an installation that is present was planned for a tool.
  return [...new Set([...missing.map(({ tool }) => tool), ...present.map(({ tool }) => tool as PackageManager)])]
}

/** For a checkout of a person, in which nothing is installed. */
export function judgeDependencies({ present, missing }: DeclaredDependencies): readonly Finding[] {
  const id = 'dependencies'
  if (present.length + missing.length === 0)
    return [{ id, state: 'ok', title: 'The repository declares no dependencies.' }]
  return [
    ...present.map(judgeInstallation),
    ...missing.map((plan): Finding => ({
      id,
      state: 'warning',
      title: `The dependencies of ${plan.tool} are not installed.`,
      detail: 'Checks that need them fail here. On a runner, Forgehand installs them.',
      remedy: commandAtRoot(plan)
    }))
  ]
}

export interface InstalledProject {
  readonly workspace: Workspace
  readonly findings: readonly Finding[]
}

/** Installs what is missing, as a run does. */
export async function installMissing(
  workspace: Workspace,
  { present, missing }: DeclaredDependencies,
  signal: AbortSignal
): Promise<InstalledProject> {
  if (missing.length === 0) return { workspace, findings: judgeDependencies({ present, missing }) }
  const ended: Installation[] = [...present]
  const onEnd = (installation: Installation) => void ended.push(installation)
  const request = { missing, foreignReason: undefined, cache: undefined }
  const installed = await installDependencies(workspace, request, { onEnd, signal })
  return { workspace: installed, findings: ended.map(judgeInstallation) }
}

export function judgeInstallation({ tool, command, result, durationMs, problem }: Installation): Finding {
  const id = 'dependencies'
  const detail = problem && [problem.title, problem.cause, oneLine(problem.line, 300)].filter(Boolean).join(' ')
  const remedy = problem && `# ${problem.advice}\n${problem.yaml}`
  if (result === 'failed')
    return { id, state: 'problem', title: `Dependencies were not installed: ${oneLine(command, 120)}`, detail, remedy }
  const title =
    result === 'present'
      ? `The dependencies of ${tool} are installed.`
      : `The dependencies of ${tool} were installed in ${formatDuration(durationMs)}.`
  return problem ? { id, state: 'warning', title, detail, remedy } : { id, state: 'ok', title }
}
