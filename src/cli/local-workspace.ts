import { checkoutFileReader } from '../workspace/files/checkout-files.ts'
import {
  openSandboxedWorkspace,
  openWorkspaceEarly,
  type LateWorkspaceOptions,
  type SandboxedWorkspaceOptions
} from '../run/rooms/open-workspace.ts'
import { readInstructions, type RepositorySettings } from '../run/rooms/prepare.ts'
import type { Emit } from '../report/reporter.ts'
import { readAgentFile, type AgentFile } from '../settings/agent-file.ts'
import { localNetwork, networkLine } from '../settings/local-access.ts'
import { exportLine } from '../settings/local-access.ts'
import { programIn } from '../workspace/sandbox/closed-paths.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { localSandboxOptions } from './local-sandbox.ts'
import { UsageError } from './usage-error.ts'

export const AGENT_FILE = '.github/agent.yml'

/**
 * Reads the settings of a checkout from its work tree, because the user at the terminal controls those files.
 *
 * @param root an absolute path without symbolic links
 * @throws UserError for an agent.yml with mistakes, and for a file that cannot be read
 */
export async function readLocalSettings(root: string): Promise<RepositorySettings> {
  const [rules, instructions] = await Promise.all([readLocalRules(root), readInstructions(checkoutFileReader(root))])
  return { rules, instructions }
}

/** Reads agent.yml as `readLocalSettings` does. */
export async function readLocalRules(root: string): Promise<AgentFile> {
  const read = checkoutFileReader(root)
  return await readAgentFile(await read(AGENT_FILE), AGENT_FILE, read)
}

type LocalOptions = Pick<SandboxedWorkspaceOptions, 'root' | 'stateFolder' | 'mode' | 'redact'> &
  Partial<Pick<SandboxedWorkspaceOptions, 'emit'>>

/** Opens a local checkout for work. @throws UserError when the requested sandbox does not work */
export async function openLocalWorkspace(rules: AgentFile, options: LocalOptions): Promise<Workspace> {
  const { emit = () => undefined } = options
  const local = limitsOf(options.root, rules, emit)
  return await openSandboxedWorkspace(rules, { ...options, emit, ...local, ...localSandboxOptions() })
}

/** The same, before the sandbox is known: see `openWorkspaceEarly`. */
export async function openLocalWorkspaceEarly(
  rules: AgentFile,
  options: Omit<LateWorkspaceOptions, 'environment' | 'closed' | 'settingsFile' | 'networkLimit'>
): ReturnType<typeof openWorkspaceEarly> {
  const local = limitsOf(options.root, rules, options.emit)
  return await openWorkspaceEarly(rules, { ...options, ...local, ...localSandboxOptions() })
}

/**
 * Attack: commands can write agent.yml, so it opens nothing here. They can write a program in the checkout too, which has the keys.
 *
 * @throws UsageError if this program is in the checkout
 */
function limitsOf(root: string, { readablePaths, network, mcpServers }: AgentFile, emit: Emit) {
  const program = programIn(root, process.env['NODE_OPTIONS'])
  if (program !== undefined) {
    throw new UsageError(
      `${program} runs now and is in this checkout, or can be, where a command could change it, and it has your keys. Start a Forgehand and a Node that are outside of the checkout, such as in a clone beside it, and without --require, --import and --loader, in NODE_OPTIONS too.`
    )
  }
  const { readable } = localSandboxOptions()
  const isOpen = readablePaths.every((path) => readable.includes(path))
  const lines = {
    'readable-paths': isOpen ? undefined : exportLine(readablePaths, process.env),
    network: networkLine([network, ...mcpServers.map((server) => server.network)], process.env)
  }
  for (const [name, line] of Object.entries(lines)) {
    if (line === undefined) continue
    const text = `agent.yml lists ${name}, which the command line does not open, because commands can write that file. To open them: ${line}`
    emit({ kind: 'warning', text })
  }
  return { settingsFile: AGENT_FILE, networkLimit: localNetwork(process.env) }
}
