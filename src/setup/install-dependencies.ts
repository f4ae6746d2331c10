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

/** The tools whose declared dependencies are not installed. Reports those that are. */
export async function missingDependencies(
  workspace: Workspace,
  { onEnd, signal }: InstallOptions
): Promise<readonly InstallPlan[]> {
  if (!workspace.sandbox) return []
  const missing: InstallPlan[] = []
  for (const plan of await plansFor(workspace, undefined)) {
    const { tool, command, check } = plan
    const { exitCode, durationMs } = await workspace.run(check, { timeoutMs: CHECK_MS, network: false, signal })
    if (exitCode === 0) onEnd({ tool, command, result: 'present', durationMs, problem: undefined })
    else missing.push(plan)
  }
  return missing
}

async function plansFor(workspace: Workspace, cache: string | undefined): Promise<readonly InstallPlan[]> {
  const home = workspace.sandbox?.home ?? ''
  const folders = {
    tools: join(home, 'tools'),
    environment: join(home, 'venv'),
    cache: cache ?? join(home, 'packages')
  }
  return await recognizeDependencies(await workspace.rootFiles(), folders, workspace.verifyCommands)
}

export interface InstallRequest {
  readonly missing: readonly InstallPlan[]
  /** Why no code of the repository and of packages runs now; undefined if it can. */
  readonly foreignReason: string | undefined
  /** An existing folder for downloaded packages, which can outlive the run; undefined for one that does not. */
  readonly cache: string | undefined
}

/**
 * Installs dependencies, each with the network access of its package hosts only. A failure is reported, and the work goes on.
 *
 * @returns the workspace whose commands find what was installed
 */
export async function installDependencies(
  workspace: Workspace,
  { missing, foreignReason, cache }: InstallRequest,
  { onEnd, signal }: InstallOptions
): Promise<Workspace> {
  const tools = new Set(missing.map(({ tool }) => tool))
  const plans = (await plansFor(workspace, cache)).filter(({ tool }) => tools.has(tool))
  const readable = cache === undefined ? [] : [cache]
  let current = workspace
  for (const plan of plans) {
    const extended = current.with({ environment: plan.variables, searchPath: plan.searchPath, readable })
    // Attack: a command of the model changes a kept package, and the next run installs it.
    const site = { workspace: extended, writable: readable, signal }
    const installation =
      foreignReason === undefined
        ? await install(plan, plan.command, site)
        : await installWithoutCode(plan, foreignReason, site)
    onEnd(installation)
    if (installation.result === 'installed') current = extended
  }
  return current
}

interface Site {
  readonly workspace: Workspace
  readonly writable: readonly string[]
  readonly signal: AbortSignal
}

async function installWithoutCode(plan: InstallPlan, reason: string, site: Site): Promise<Installation> {
  const { tool, command, commandWithoutCode } = plan
  if (commandWithoutCode !== undefined) return await install(plan, commandWithoutCode, site)
  return { tool, command, result: 'failed', durationMs: 0, problem: explainForeignHead(plan, reason) }
}

async function install(
  plan: InstallPlan,
  command: string,
  { workspace, writable, signal }: Site
): Promise<Installation> {
  const { tool } = plan
  // Without a sandbox, every host is open anyway, and a list is refused.
  const network = workspace.sandbox?.kind === 'none' ? true : PACKAGE_HOSTS[tool]
  const script = scriptOf(plan, command)
  const result = await workspace.run(script, {
    timeoutMs: INSTALL_MS,
    network,
    allowsMirrors: true,
    writable,
    signal
  })
  const { exitCode, durationMs } = result
  if (exitCode === 0) return { tool, command, result: 'installed', durationMs, problem: undefined }
  return { tool, command, result: 'failed', durationMs, problem: explainFailure(plan, result) }
}

function scriptOf({ preparation, installVariables }: InstallPlan, command: string): string {
  const variables = Object.entries(installVariables).map(([name, value]) => `export ${name}=${quoteForShell(value)}\n`)
  return `${variables.join('')}${preparation}${command}`
}
