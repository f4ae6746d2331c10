import type { Environment } from '../domain/environment.ts'
import type { CommandRepository } from '../git/command-repository.ts'
import type { Emit } from '../report/reporter.ts'
import type { AgentFile } from '../settings/agent-file.ts'
import { chooseSandbox, type SandboxMode } from '../workspace/sandbox/choose-sandbox.ts'
import { homePaths } from '../workspace/sandbox/home-paths.ts'
import { openWorkspace, type Workspace } from '../workspace/workspace.ts'

export interface SandboxedWorkspaceOptions {
  /** Root of the checkout. */
  readonly root: string
  /** Empty, and for this run only. */
  readonly stateFolder: string
  readonly home: string
  /** Paths that commands cannot see, in addition to the credentials in the home folder. */
  readonly hidden: readonly string[]
  readonly mode: SandboxMode
  /** What commands see in place of the root's own `.git`; undefined to leave it as it is. */
  readonly repository?: CommandRepository
  readonly environment: Environment
  readonly emit: Emit
  /** Called while a sandbox is tested in a process of its own. */
  readonly whileTesting?: () => void
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
  const { root, stateFolder, mode, environment, emit, whileTesting } = options
  const home = await homePaths(options.home)
  const refused: string[] = []
  const sandbox = await chooseSandbox(
    mode,
    {
      root,
      stateFolder,
      hidden: [...options.hidden, ...home.hidden],
      readable: home.readable,
      searchPath: environment['PATH'] ?? '',
      repository: options.repository,
      limits
    },
    { onRefusal: (text) => refused.push(text), ...(whileTesting && { whileTesting }) }
  )
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
    warn
  })
}
