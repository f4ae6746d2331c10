import type { Emit } from '../../report/reporter.ts'
import type { Redact } from '../../secrets/redact.ts'
import type { AgentFile } from '../../settings/agent-file.ts'
import type { FindSandboxOptions, FoundSandbox } from '../../workspace/sandbox/choose-sandbox.ts'
import { LateSandbox } from '../../workspace/sandbox/late-sandbox.ts'
import { resourceLimits } from '../../workspace/sandbox/resource-limits.ts'
import { withLimits, type TestedSandbox } from '../../workspace/sandbox/sandbox.ts'
import { openWorkspace, type Workspace, type WorkspaceOptions } from '../../workspace/workspace.ts'

interface SharedOptions
  extends
    Pick<FindSandboxOptions, 'root' | 'stateFolder' | 'environment' | 'closed'>,
    Pick<WorkspaceOptions, 'networkLimit'> {
  /** How messages name the file with the settings. */
  readonly settingsFile: string
  readonly redact: Redact
  readonly emit: Emit
}

export interface SandboxedWorkspaceOptions extends SharedOptions, FindSandboxOptions {}

export interface LateWorkspaceOptions extends SharedOptions {
  /** Finds and tests the sandbox. Called when something waits for it. */
  readonly findSandbox: () => Promise<FoundSandbox>
}

const ANY_COMMAND = 'agent.yml sets `commands: any`, so only the sandbox limited the commands of the agent.'
const ANY_WITHOUT_SANDBOX =
  '`commands: any` in agent.yml has no effect without a sandbox. The default commands are allowed.'

/**
 * Opens a checkout for work, by the rules of agent.yml and inside the best sandbox that works here.
 *
 * @throws UserError when the requested sandbox does not work
 */
export async function openSandboxedWorkspace(rules: AgentFile, options: SandboxedWorkspaceOptions): Promise<Workspace> {
  const { findSandbox } = await import('../../workspace/sandbox/choose-sandbox.ts')
  return await openWith(rules, options, reportSandbox(await findSandbox(options), rules, options.emit))
}

/**
 * Opens a checkout as `openSandboxedWorkspace` does, before its sandbox is known. Until then it says that commands can run, and
 * each of them waits.
 *
 * @returns the workspace; and the sandbox, which is reported when it is known
 */
export async function openWorkspaceEarly(
  rules: AgentFile,
  options: LateWorkspaceOptions
): Promise<{ readonly workspace: Workspace; readonly sandbox: LateSandbox }> {
  const { stateFolder, findSandbox, emit } = options
  const sandbox = new LateSandbox(stateFolder, async () => reportSandbox(await findSandbox(), rules, emit))
  return { workspace: await openWith(rules, options, sandbox), sandbox }
}

/** Returns the sandbox with the limits of agent.yml. */
function reportSandbox(
  { sandbox: found, refused }: FoundSandbox,
  { commands, limits }: AgentFile,
  emit: Emit
): TestedSandbox | undefined {
  const sandbox = found && withLimits(found, resourceLimits(limits))
  emit({ kind: 'sandbox', description: sandbox?.description, probes: sandbox?.probes ?? [], refused })
  if (commands === 'any') {
    const text = sandbox && sandbox.kind !== 'none' ? ANY_COMMAND : ANY_WITHOUT_SANDBOX
    emit({ kind: 'warning', text })
  }
  return sandbox
}

async function openWith(
  { commands, verify, network, writablePaths }: AgentFile,
  { emit, ...options }: SharedOptions,
  sandbox: TestedSandbox | LateSandbox | undefined
): Promise<Workspace> {
  const warn = (text: string) => {
    emit({ kind: 'warning', text })
  }
  return await openWorkspace({ ...options, sandbox, commands, verify, network, writablePaths, warn })
}
