import { join } from 'node:path'
import { startEmulators, type JobOptions, type Emulators } from '../../emulators/start-emulators.ts'
import type { FileChanges } from '../../emulators/github/push.ts'
import type { Script } from '../../emulators/model/script.ts'
import { RunnerEmulator, type StepResult } from '../../emulators/runner/runner.ts'
import { compileCache } from './compile-cache.ts'
import { createOpenApiAuditor, type OpenApiAuditor } from './openapi.ts'
import { testsFolder } from './tests-folder.ts'

const ACTION = join(import.meta.dirname, '../..')

export interface ActionFixtureOptions {
  /** Undefined for a repository without a commit. */
  readonly files: FileChanges | undefined
  readonly isPrivate?: boolean
  readonly script: Script
  /** Fields of GraphQL types that an older Enterprise Server does not have. */
  readonly missingGraphqlFields?: readonly string[]
  /** The clock of GitHub. */
  readonly now?: () => Date
  /** Parent of its folder. Default: one that commands cannot see. */
  readonly parent?: string
}

/** Emulators that check every exchange with GitHub against GitHub's OpenAPI description. */
export interface ActionFixture extends Emulators {
  /** Runs the built action for a comment, main and post, as a runner would. */
  play(
    commentId: number,
    options?: Partial<JobOptions>
  ): Promise<{ readonly main: StepResult; readonly post: StepResult }>
  /** A runner that has not started yet, for tests that interrupt it. */
  runner(commentId: number, options?: Partial<JobOptions>): Promise<RunnerEmulator>
  /** Violations of GitHub's OpenAPI description so far. */
  readonly violations: OpenApiAuditor['violations']
}

export async function openActionFixture({
  files,
  isPrivate,
  parent = testsFolder,
  ...options
}: ActionFixtureOptions): Promise<ActionFixture> {
  const searchPath = process.env['PATH'] ?? ''
  const emulators = await startEmulators({
    repository: { owner: 'acme', name: 'project', ...(files && { files }), ...(isPrivate && { isPrivate }) },
    ...options,
    maintainer: 'ada',
    searchPath,
    parent
  })
  const auditor = createOpenApiAuditor()
  emulators.github.onExchange(auditor.listener)
  const environment = { PATH: searchPath, HOME: emulators.folder, NODE_COMPILE_CACHE: compileCache }
  const runner = (commentId: number, options: Partial<JobOptions> = {}) =>
    RunnerEmulator.start(emulators.jobFor(commentId, { action: ACTION, environment, ...options }), emulators.folder)
  return {
    ...emulators,
    runner,
    violations: auditor.violations,
    play: async (commentId, options) => {
      const started = await runner(commentId, options)
      return { main: await started.main(), post: await started.post() }
    }
  }
}
