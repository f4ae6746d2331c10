import { homedir } from 'node:os'
import { join } from 'node:path'
import { isSystemError, UserError } from '../errors.ts'
import { openSandboxedWorkspace, type SandboxedWorkspaceOptions } from '../pipeline/open-workspace.ts'
import { readInstructions, type RepositorySettings } from '../pipeline/prepare.ts'
import type { ReadRepositoryFile } from '../settings/diagnostics.ts'
import { readAgentFile, type AgentFile } from '../settings/agent-file.ts'
import { readFileBeneath } from '../workspace/files/files.ts'
import { resolveInside } from '../workspace/files/resolve-inside.ts'
import type { Workspace } from '../workspace/workspace.ts'
import { stateHome } from './checkpoint-store.ts'

export const AGENT_FILE = '.github/agent.yml'

/**
 * Reads the settings of a checkout from its work tree, because the user at the terminal controls those files.
 *
 * @param root an absolute path without symbolic links
 * @throws UserError for an agent.yml with mistakes, and for a file that cannot be read
 */
export async function readLocalSettings(root: string): Promise<RepositorySettings> {
  const [rules, instructions] = await Promise.all([readLocalRules(root), readInstructions(fileReader(root))])
  return { rules, instructions }
}

/** Reads agent.yml as `readLocalSettings` does. */
export async function readLocalRules(root: string): Promise<AgentFile> {
  const read = fileReader(root)
  return await readAgentFile(await read(AGENT_FILE), AGENT_FILE, read)
}

/**
 * Reads files as the file tools do.
 *
 * Attack: `AGENTS.md` of somebody else's checkout is a link to a key in the home folder, which would be sent to the model, or a pipe,
 * which would block.
 */
function fileReader(root: string): ReadRepositoryFile {
  return async (path) => {
    try {
      return (await readFileBeneath(root, await resolveInside(root, path))).toString()
    } catch (error) {
      if (isSystemError(error) && error.code === 'ENOENT') return undefined
      const message = `${join(root, path)} cannot be read. Make it a readable file of this checkout, or remove it.`
      throw new UserError(message, { cause: error })
    }
  }
}

type LocalOptions = Pick<SandboxedWorkspaceOptions, 'root' | 'stateFolder' | 'mode'> &
  Partial<Pick<SandboxedWorkspaceOptions, 'emit' | 'whileTesting'>>

/** Opens a local checkout for work. @throws UserError when the requested sandbox does not work */
export async function openLocalWorkspace(rules: AgentFile, options: LocalOptions): Promise<Workspace> {
  return await openSandboxedWorkspace(rules, {
    emit: () => undefined,
    ...options,
    home: homedir(),
    hidden: [stateHome(process.env)],
    environment: process.env
  })
}
