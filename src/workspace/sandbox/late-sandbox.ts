import { agentTemporary, homeFolder } from './trust-contexts.ts'
import type { ExpectedSandbox, TestedSandbox } from './sandbox.ts'

/**
 * The sandbox of a workspace that is opened before the self-test. Until the test has ended, a sandbox that works is expected, and every
 * command waits.
 */
export class LateSandbox {
  readonly #test: () => Promise<TestedSandbox | undefined>
  #tested: Promise<TestedSandbox | undefined> | undefined
  #expected: ExpectedSandbox | undefined

  /** @param test finds and tests the sandbox; called once, when it is first needed. Undefined if none works */
  constructor(stateFolder: string, test: () => Promise<TestedSandbox | undefined>) {
    this.#test = test
    this.#expected = {
      kind: 'bubblewrap',
      home: homeFolder(stateFolder),
      temporary: agentTemporary(stateFolder)
    }
  }

  /** Undefined once the test has shown that none works. */
  get expected(): ExpectedSandbox | undefined {
    return this.#expected
  }

  /** The only way to start a command: the sandbox after its test. Undefined if none works, so that commands are refused. */
  tested(): Promise<TestedSandbox | undefined> {
    this.#tested ??= this.#test().then((sandbox) => {
      this.#expected = sandbox
      return sandbox
    })
    return this.#tested
  }
}
