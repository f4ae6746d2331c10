import { readAgentFile, type AgentFile } from '../settings/agent-file.ts'
import { readInstructions } from '../pipeline/instructions.ts'
import { chooseSandbox, type SandboxMode } from '../workspace/sandbox/choose-sandbox.ts'
import { homePaths } from '../workspace/sandbox/home-paths.ts'
import { openWorkspace, type Workspace } from '../workspace/workspace.ts'
import { rulesReader } from './read-rules.ts'

export interface LocalCheckoutOptions {
  /** Root of the checkout. */
  readonly root: string
  /** Empty, and for this run only. */
  readonly stateFolder: string
  readonly home: string
  /** Folders that commands do not see, beside those with credentials in the home folder. */
  readonly hidden: readonly string[]
  readonly sandbox: SandboxMode
  readonly environment: Readonly<Record<string, string | undefined>>
  /** Told of hosts that commands asked for in vain. */
  readonly warn?: ((text: string) => void) | undefined
  /** Called while the sandbox is tried in a process of its own. */
  readonly whileTrying: () => void
}

/** The checkout with the rules that it holds. */
export interface LocalCheckout {
  readonly workspace: Workspace
  readonly rules: AgentFile
  /** What the repository tells agents; '' when it tells nothing. */
  readonly instructions: string
  /** Sandboxes that were tried in vain, each with the reason. */
  readonly refusedSandboxes: readonly string[]
}

const RULES = '.github/agent.yml'

/**
 * Opens a checkout for work. Here the person at the keyboard owns the tree, so its own files are the rules.
 *
 * @throws UserError for rules with mistakes, and for a sandbox that was asked for by name and does not work
 */
export async function openLocalCheckout(place: LocalCheckoutOptions): Promise<LocalCheckout> {
  const { root, stateFolder, home, environment } = place
  const read = rulesReader(root)
  const searchPath = environment['PATH'] ?? ''
  const { hidden, readable } = await homePaths(home)
  const refusedSandboxes: string[] = []
  const choose = ({ limits }: AgentFile) =>
    chooseSandbox(
      place.sandbox,
      { root, stateFolder, hidden: [...hidden, ...place.hidden], readable, searchPath, limits },
      { whileTesting: place.whileTrying, onRefusal: (text) => refusedSandboxes.push(text) }
    )
  const reading = read(RULES).then((text) => readAgentFile(text, RULES, read))
  const parts = [reading.then(choose), reading, readInstructions(read)] as const
  // None may still write to the state folder when the failure of another has it removed.
  await Promise.allSettled(parts)
  const [sandbox, rules, instructions] = await Promise.all(parts)
  const { commands, verify, network } = rules
  const { warn } = place
  const workspace = await openWorkspace({ root, stateFolder, sandbox, environment, commands, verify, network, warn })
  return { workspace, rules, instructions, refusedSandboxes }
}
