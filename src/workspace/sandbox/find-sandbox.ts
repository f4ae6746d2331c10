import type { Environment } from '../../domain/environment.ts'
import type { CommandRepository } from '../../git/command-repository.ts'
import { chooseSandbox, type SandboxMode } from './choose-sandbox.ts'
import { homePaths } from './home-paths.ts'
import type { TestedSandbox } from './sandbox.ts'
import { testSandbox, type TestSandbox } from './self-test.ts'

export interface FindSandboxOptions {
  /** Root of the checkout. */
  readonly root: string
  /** Empty, and for this run only. */
  readonly stateFolder: string
  readonly home: string
  /** Paths that commands cannot see, in addition to the credentials in the home folder. */
  readonly hidden: readonly string[]
  readonly mode: SandboxMode
  /** What commands see instead of the root's own `.git`; undefined to leave it as it is. */
  readonly repository?: CommandRepository
  readonly environment: Environment
}

export interface FoundSandbox {
  /** With the default limits. Undefined if none works here: commands are then refused. */
  readonly sandbox: TestedSandbox | undefined
  /** Why each stronger one was refused. */
  readonly refused: readonly string[]
}

/**
 * The best sandbox that works here. It needs no settings of the repository, so its self-test can run while these are read.
 *
 * @param test the self-test
 * @throws UserError when the requested sandbox does not work
 */
export async function findSandbox(options: FindSandboxOptions, test: TestSandbox = testSandbox): Promise<FoundSandbox> {
  const { root, stateFolder, mode, environment, repository } = options
  const { hidden, readable } = await homePaths(options.home)
  const refused: string[] = []
  const sandbox = await chooseSandbox(
    mode,
    {
      root,
      stateFolder,
      hidden: [...options.hidden, ...hidden],
      readable,
      searchPath: environment['PATH'] ?? '',
      repository
    },
    { onRefusal: (reason) => refused.push(reason), test }
  )
  return { sandbox, refused }
}
