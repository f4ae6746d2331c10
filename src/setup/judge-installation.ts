import type { Installation } from '../domain/installation.ts'
import { explainFailure, type InstallFailure } from './explain-failure.ts'
import { commandAtRoot, type InstallPlan } from './install-plan.ts'

/** What Maven and Gradle print when they have downloaded packages and the code of the repository does not compile. */
const CODE_FAILED = /COMPILATION ERROR|Compilation failed; see the compiler/

/** What Maven prints when it has downloaded the packages of a module and starts its tests. Some plugins ignore our filter. */
const TESTS_STARTED = /^ T E S T S *$/m

/** Whether dependencies are installed, judged by how the installation command ended. */
export function judgeInstallation(plan: InstallPlan, result: InstallFailure): Installation {
  const { exitCode, timedOut, durationMs, output } = result
  const base = { ...toolAndCommand(plan), durationMs }
  if (exitCode === 0 || CODE_FAILED.test(output)) return { ...base, result: 'installed', problem: undefined }
  const problem = explainFailure(plan, result)
  if (!timedOut || plan.tool !== 'maven' || !TESTS_STARTED.test(output)) return { ...base, result: 'failed', problem }
  const title = 'The installation reached its time limit, so dependencies can be missing.'
  return { ...base, result: 'installed', problem: { ...problem, title } }
}

export function toolAndCommand(plan: InstallPlan): Pick<Installation, 'tool' | 'command'> {
  return { tool: plan.tool, command: commandAtRoot(plan) }
}
