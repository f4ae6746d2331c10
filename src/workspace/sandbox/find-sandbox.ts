import { chooseSandbox, type SandboxMode } from './choose-sandbox.ts'
import type { SandboxOptions, TestedSandbox } from './sandbox.ts'
import { testSandbox, type TestSandbox } from './self-test.ts'

export interface FindSandboxOptions extends Omit<SandboxOptions, 'readable'> {
  readonly mode: SandboxMode
  /** `readable-paths` of agent.yml. */
  readonly readable?: readonly string[]
}

export interface FoundSandbox {
  /** With the default limits. Undefined if none works here: commands are then refused. */
  readonly sandbox: TestedSandbox | undefined
  /** Why each stronger one was refused. */
  readonly refused: readonly string[]
}

/**
 * The best sandbox that works here. Of the settings of the repository it needs only `readable-paths`, so its self-test can run while these
 * are read.
 *
 * @param test the self-test
 * @throws UserError when the requested sandbox does not work
 */
export async function findSandbox(options: FindSandboxOptions, test: TestSandbox = testSandbox): Promise<FoundSandbox> {
  const { mode, readable = [] } = options
  const refused: string[] = []
  const sandbox = await chooseSandbox(
    mode,
    { ...options, readable },
    { onRefusal: (reason) => refused.push(reason), test }
  )
  return { sandbox, refused }
}
