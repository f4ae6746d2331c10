import type { Installation } from '../domain/installation.ts'
import { installDependencies, missingDependencies } from '../setup/install-dependencies.ts'
import { commandAtRoot, type InstallPlan } from '../setup/install-plan.ts'
import { formatDuration } from '../text/format.ts'
import { oneLine } from '../text/shorten.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { Verdict } from './finding.ts'

/** Looks for declared dependencies. Nothing is installed. */
export async function findDependencies(workspace: Workspace, signal: AbortSignal) {
  const present: Installation[] = []
  const onEnd = (installation: Installation) => void present.push(installation)
  const task = { changed: [], text: '' }
  const missing = await missingDependencies(workspace, { task, onEnd, onSkipped: () => undefined, signal })
  return { present, missing }
}

/** For a checkout of a person, in which nothing is installed. */
export function judgeMissing(plan: InstallPlan): Verdict {
  return {
    state: 'warning',
    title: `The dependencies of ${plan.tool} are not installed.`,
    detail: 'Checks that need them fail here. On a runner, Forgehand installs them.',
    remedy: commandAtRoot(plan)
  }
}

/** Installs what is missing, as a run does. */
export async function installMissing(workspace: Workspace, missing: readonly InstallPlan[], signal: AbortSignal) {
  const ended: Installation[] = []
  const onEnd = (installation: Installation) => void ended.push(installation)
  const request = { missing, foreignReason: undefined, cache: undefined }
  return { workspace: await installDependencies(workspace, request, { onEnd, signal }), ended }
}

export function judgeInstallation({ tool, command, result, durationMs, problem }: Installation): Verdict {
  const detail = problem && [problem.title, problem.cause, oneLine(problem.line, 300)].filter(Boolean).join(' ')
  const remedy = problem && `# ${problem.advice}\n${problem.yaml}`
  if (result === 'failed')
    return { state: 'problem', title: `Dependencies were not installed: ${oneLine(command, 120)}`, detail, remedy }
  const how = result === 'present' ? 'are installed' : `were installed in ${formatDuration(durationMs)}`
  return { state: problem ? 'warning' : 'ok', title: `The dependencies of ${tool} ${how}.`, detail, remedy }
}
