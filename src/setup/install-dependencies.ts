import { join } from 'node:path'
import type { Installation } from '../domain/installation.ts'
import { quoteForShell } from '../text/shell-quote.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { explainFailure, explainForeignHead } from './explain-failure.ts'
import type { InstallPlan } from './install-plan.ts'
import { PACKAGE_HOSTS } from './package-hosts.ts'
import { recognizeDependencies } from './recognize.ts'

export interface InstallOptions {
  readonly onEnd: (installation: Installation) => void
  readonly signal: AbortSignal
}

const CHECK_MS = 60_000
const INSTALL_MS = 900_000

/** The dependencies that the repository declares and that are not installed. Reports those that are. */
export async function missingDependencies(
  workspace: Workspace,
  { onEnd, signal }: InstallOptions
): Promise<readonly InstallPlan[]> {
  const { sandbox, verifyCommands } = workspace
  if (!sandbox) return []
  const folders = {
    tools: join(sandbox.home, 'tools'),
    environment: join(sandbox.home, 'venv'),
    cache: join(sandbox.home, 'packages')
  }
  const missing: InstallPlan[] = []
  for (const plan of await recognizeDependencies(await workspace.rootFiles(), folders, verifyCommands)) {
    const { tool, command, check } = plan
    const { exitCode, durationMs } = await workspace.run(check, { timeoutMs: CHECK_MS, network: false, signal })
    if (exitCode === 0) onEnd({ tool, command, result: 'present', durationMs, problem: undefined })
    else missing.push(plan)
  }
  return missing
}

/**
 * Installs dependencies, each with the network access of its package hosts only. A failure is reported, and the work goes on.
 *
 * @param foreignReason why no code of the repository and of packages runs now; undefined if it can
 * @returns the workspace whose commands find what was installed
 */
export async function installDependencies(
  workspace: Workspace,
  { plans, foreignReason }: { readonly plans: readonly InstallPlan[]; readonly foreignReason: string | undefined },
  { onEnd, signal }: InstallOptions
): Promise<Workspace> {
  let current = workspace
  for (const plan of plans) {
    const extended = current.with({ environment: plan.variables, searchPath: plan.searchPath, readable: [] })
    const installation =
      foreignReason === undefined
        ? await install(plan, plan.command, { workspace: extended, signal })
        : await installWithoutCode(plan, foreignReason, { workspace: extended, signal })
    onEnd(installation)
    if (installation.result === 'installed') current = extended
  }
  return current
}

interface Site {
  readonly workspace: Workspace
  readonly signal: AbortSignal
}

async function installWithoutCode(plan: InstallPlan, reason: string, site: Site): Promise<Installation> {
  const { tool, command, commandWithoutCode } = plan
  if (commandWithoutCode !== undefined) return await install(plan, commandWithoutCode, site)
  return { tool, command, result: 'failed', durationMs: 0, problem: explainForeignHead(plan, reason) }
}

async function install(plan: InstallPlan, command: string, { workspace, signal }: Site): Promise<Installation> {
  const { tool } = plan
  // Without a sandbox, every host is open anyway, and a list is refused.
  const network = workspace.sandbox?.kind === 'none' ? true : PACKAGE_HOSTS[tool]
  const script = scriptOf(plan, command)
  const result = await workspace.run(script, { timeoutMs: INSTALL_MS, network, allowsMirrors: true, signal })
  const { exitCode, durationMs } = result
  if (exitCode === 0) return { tool, command, result: 'installed', durationMs, problem: undefined }
  return { tool, command, result: 'failed', durationMs, problem: explainFailure(plan, result) }
}

function scriptOf({ preparation, installVariables }: InstallPlan, command: string): string {
  const variables = Object.entries(installVariables).map(([name, value]) => `export ${name}=${quoteForShell(value)}\n`)
  return `${variables.join('')}${preparation}${command}`
}
