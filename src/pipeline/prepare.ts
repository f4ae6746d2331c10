import { UserError } from '../errors.ts'
import type { Checkout } from '../git/checkout.ts'
import { builtInProtectedPaths } from '../policy/built-in-protected-paths.ts'
import { readAgentFile, type AgentFile } from '../settings/agent-file.ts'
import type { ReadRepositoryFile } from '../settings/diagnostics.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { ResolvedTarget } from './resolve-target.ts'

/** What the repository says about working in it. */
export interface RepositorySettings {
  /** agent.yml. */
  readonly rules: AgentFile
  /** The repository's instructions for agents; '' for none. */
  readonly instructions: string
}

/** The settings of the base branch. The head of a pull request cannot change them. */
export interface BaseSettings extends RepositorySettings {
  /** Globs of what the bot cannot change: built-in, from agent.yml, and agent.yml itself. */
  readonly protectedPaths: readonly string[]
}

/** Fetches the commits and reads the settings. No file is written, and nothing of the repository is run. */
export async function readBaseSettings(
  { startSha, baseSha }: Pick<ResolvedTarget, 'startSha' | 'baseSha'>,
  checkout: Pick<Checkout, 'fetch' | 'readFile'>,
  configPath: string
): Promise<BaseSettings> {
  await checkout.fetch([...new Set([startSha, baseSha])])
  const read: ReadRepositoryFile = (path) => checkout.readFile(baseSha, path)
  const rules = await readAgentFile(await read(configPath), configPath, read)
  const protectedPaths = [...builtInProtectedPaths, configPath, ...rules.protectedPaths]
  return { rules, instructions: await readInstructions(read), protectedPaths }
}

/** In order; the first that exists is used. */
const INSTRUCTION_FILES = ['AGENTS.md', '.github/copilot-instructions.md', 'CLAUDE.md']
const MAX_INSTRUCTIONS = 32_768

/** The repository's instructions for agents; '' for none. */
export async function readInstructions(read: ReadRepositoryFile): Promise<string> {
  const texts = await Promise.all(INSTRUCTION_FILES.map(read))
  return texts.find((text) => text !== undefined)?.slice(0, MAX_INSTRUCTIONS) ?? ''
}

/** The checked-out code, ready for work. */
export interface PreparedCheckout {
  readonly checkout: Checkout
  readonly target: ResolvedTarget
  readonly base: BaseSettings
  readonly workspace: Workspace
}

export interface PrepareOptions {
  readonly openWorkspace: (rules: AgentFile) => Promise<Workspace>
  readonly signal: AbortSignal
}

/** Checks out the code and runs the setup commands. @throws UserError for what a user must fix first */
export async function prepareCheckout(
  { checkout, target, base }: Omit<PreparedCheckout, 'workspace'>,
  { openWorkspace, signal }: PrepareOptions
): Promise<PreparedCheckout> {
  await checkout.switchTo(target.startSha)
  const workspace = await openWorkspace(base.rules)
  // Nothing of a read-only branch is run, its setup commands included.
  if (target.readOnlyReason === undefined) await runSetup(workspace, base.rules, signal)
  return { checkout, target, base, workspace }
}

async function runSetup(workspace: Workspace, { setup }: AgentFile, signal: AbortSignal): Promise<void> {
  if (setup.length > 0 && !workspace.sandbox) {
    throw new UserError(
      'agent.yml has setup commands, but no sandbox to run them in could be set up on this runner. See docs/sandbox.md for what a sandbox needs.'
    )
  }
  for (const { run, network, timeoutMs } of setup) {
    const { exitCode, output } = await workspace.run(run, { timeoutMs, network, signal })
    if (exitCode === 0) continue
    const ending = exitCode === undefined ? 'did not end in time' : `failed with exit code ${exitCode}`
    throw new UserError(`The setup command "${run}" in agent.yml ${ending}:\n${output.slice(-2000)}`)
  }
}
