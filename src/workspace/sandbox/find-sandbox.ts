import { chooseSandbox, type SandboxMode } from './choose-sandbox.ts'
import type { SandboxOptions, TestedSandbox } from './sandbox.ts'

export interface FindSandboxOptions extends SandboxOptions {
  readonly mode: SandboxMode
}

export interface FoundSandbox {
  /** With the default limits. Undefined if none works here: commands are then refused. */
  readonly sandbox: TestedSandbox | undefined
  /** Why each stronger one was refused. */
  readonly refused: readonly string[]
}

/** The best sandbox that works here. @throws UserError when the requested sandbox does not work */
export async function findSandbox({ mode, ...options }: FindSandboxOptions): Promise<FoundSandbox> {
  const refused: string[] = []
  const sandbox = await chooseSandbox(mode, options, { onRefusal: (reason) => refused.push(reason) })
  return { sandbox, refused }
}
