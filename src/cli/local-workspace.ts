import { checkoutFileReader } from '../workspace/files/checkout-files.ts'
import {
  openSandboxedWorkspace,
  openWorkspaceEarly,
  type LateWorkspaceOptions,
  type SandboxedWorkspaceOptions
} from '../pipeline/open-workspace.ts'
import { readInstructions, type RepositorySettings } from '../pipeline/prepare.ts'
import type { Emit } from '../report/reporter.ts'
import { readAgentFile, type AgentFile } from '../settings/agent-file.ts'
import { exportLine } from '../settings/readable-paths.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { localSandboxOptions } from './local-sandbox.ts'

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
  warnOfUnopened(rules, emit)
  return await openSandboxedWorkspace(rules, { ...options, emit, settingsFile: AGENT_FILE, ...localSandboxOptions() })
}

/** The same, before the sandbox is known: see `openWorkspaceEarly`. */
export async function openLocalWorkspaceEarly(
  rules: AgentFile,
  options: Omit<LateWorkspaceOptions, 'environment' | 'closed' | 'settingsFile'>
): ReturnType<typeof openWorkspaceEarly> {
  warnOfUnopened(rules, options.emit)
  return await openWorkspaceEarly(rules, { ...options, settingsFile: AGENT_FILE, ...localSandboxOptions() })
}

function warnOfUnopened({ readablePaths }: AgentFile, emit: Emit): void {
  const { readable } = localSandboxOptions()
  if (readablePaths.every((path) => readable.includes(path))) return
  const line = exportLine(readablePaths, process.env)
  emit({
    kind: 'warning',
    text: `agent.yml lists readable-paths, which the command line does not open, because commands can write that file. To open them: ${line}`
  })
}
