import type { Emit } from '../report/reporter.ts'
import type { Redact } from '../secrets/redact.ts'
import type { AgentFile } from '../settings/agent-file.ts'
import { findSandbox, type FindSandboxOptions, type FoundSandbox } from '../workspace/sandbox/find-sandbox.ts'
import { resourceLimits } from '../workspace/sandbox/resource-limits.ts'
import { withLimits } from '../workspace/sandbox/sandbox.ts'
import { openWorkspace, type Workspace } from '../workspace/workspace.ts'

export interface SandboxedWorkspaceOptions extends FindSandboxOptions {
  /** A search for the sandbox by the same options that has started already; default: it starts now. */
  readonly finding?: Promise<FoundSandbox> | undefined
  /** How messages name the file with the settings. */
  readonly settingsFile: string
  readonly redact: Redact
  readonly emit: Emit
}

const ANY_COMMAND = 'agent.yml sets `commands: any`, so only the sandbox limited the commands of the agent.'
const ANY_WITHOUT_SANDBOX =
  '`commands: any` in agent.yml has no effect without a sandbox. The default commands are allowed.'

/**
 * Opens a checkout for work, by the rules of agent.yml and inside the best sandbox that works here.
 *
 * @throws UserError when the requested sandbox does not work
 */
export async function openSandboxedWorkspace(
  { commands, verify, network, writablePaths, limits }: AgentFile,
  options: SandboxedWorkspaceOptions
): Promise<Workspace> {
  const { root, stateFolder, environment, settingsFile, redact, emit, finding = findSandbox(options) } = options
  const { sandbox: found, refused } = await finding
  const sandbox = found && withLimits(found, resourceLimits(limits))
  emit({ kind: 'sandbox', description: sandbox?.description, probes: sandbox?.probes ?? [], refused })
  const warn = (text: string) => {
    emit({ kind: 'warning', text })
  }
  if (commands === 'any') warn(sandbox && sandbox.kind !== 'none' ? ANY_COMMAND : ANY_WITHOUT_SANDBOX)
  return await openWorkspace({
    root,
    stateFolder,
    sandbox,
    environment,
    commands,
    verify,
    network,
    writablePaths,
    settingsFile,
    redact,
    warn
  })
}
