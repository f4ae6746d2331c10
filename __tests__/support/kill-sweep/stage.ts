import type { IncomingMessage } from 'node:http'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmulators, type Emulators } from '../../../emulators/start-emulators.ts'
import type { EmulatedRepository } from '../../../emulators/github/repository.ts'
import type { FileChanges } from '../../../emulators/github/push.ts'
import type { Script } from '../../../emulators/model/script.ts'
import { RunnerEmulator } from '../../../emulators/runner/runner.ts'
import { compileCache } from '../compile-cache.ts'
import { BesideRun } from './beside-run.ts'
import { testsFolder } from '../tests-folder.ts'

/** Runs of the action that are not ended: they have other ids than the one that is. */
export const EARLIER_RUN = 5

export interface StageOptions {
  readonly files: FileChanges
  readonly script: Script
  /** Folder with action.yml and dist/. */
  readonly action: string
  readonly searchPath: string
}

/** What starts the run that is ended. */
export interface Asked {
  /** The issue or pull request. */
  readonly number: number
  readonly event: { readonly eventName: string; readonly payload: unknown }
  /** Names the request in claims, markers, trailers and sessions. */
  readonly claim: string
  /** Our comments before this id are those of earlier runs. */
  readonly since: number
  /** A run that works while the other one is ended. */
  readonly beside?: BesideRun
  /** The fork that has the branch. Default: none. */
  readonly fork?: EmulatedRepository
  /** The person whose token both attempts use. Default: they use the workflow's own. */
  readonly person?: string
  /** The branch, if its name depends on the request. */
  readonly branch?: string
}

export interface JobRunOptions {
  readonly runId: number
  readonly runAttempt?: number
  readonly workspace: string
  readonly token: string
  readonly environment?: Readonly<Record<string, string>>
  readonly inputs?: Readonly<Record<string, string>>
}

/** The emulators of one scenario, their clock, and runs of the action before and beside the one that is ended. */
export class Stage {
  readonly emulators: Emulators
  readonly #options: StageOptions
  readonly #tokensBeside = new Set<string>()
  readonly #clock: { aheadMs: number }

  private constructor(emulators: Emulators, options: StageOptions, clock: { aheadMs: number }) {
    this.emulators = emulators
    this.#options = options
    this.#clock = clock
  }

  static async open(options: StageOptions): Promise<Stage> {
    const clock = { aheadMs: 0 }
    const { files, script, searchPath } = options
    const emulators = await startEmulators({
      parent: testsFolder,
      repository: { owner: 'acme', name: 'project', files },
      script,
      maintainer: 'ada',
      searchPath,
      now: () => new Date(Date.now() + clock.aheadMs)
    })
    return new Stage(emulators, options, clock)
  }

  get repository(): EmulatedRepository {
    return this.emulators.repository
  }

  /** The output of a git command on GitHub's side. */
  git(...args: readonly string[]): Promise<string> {
    return this.repository.state.git.text(args)
  }

  /** Moves GitHub's clock: its times are whole seconds, and what happens in one second has no order. */
  waitASecond(): void {
    this.#clock.aheadMs += 1_000
  }

  openIssue(): number {
    return this.repository.openIssue({ title: 'The greeting is wrong', body: 'Helo?', author: 'marie' }).number
  }

  /** Comments a second after everything so far. */
  comment(number: number, body: string): Pick<Asked, 'number' | 'event' | 'claim' | 'since'> {
    this.waitASecond()
    const { id } = this.repository.comment(number, { author: 'ada', body })
    const event = { eventName: 'issue_comment', payload: this.repository.issueCommentEvent(id) }
    return { number, event, claim: `comment-${id}`, since: id }
  }

  async start({ event }: Pick<Asked, 'event'>, options: JobRunOptions): Promise<RunnerEmulator> {
    const { action, searchPath } = this.#options
    const { folder } = this.emulators
    await mkdir(options.workspace, { recursive: true })
    const environment = { PATH: searchPath, HOME: folder, NODE_COMPILE_CACHE: compileCache, ...options.environment }
    const job = this.emulators.jobFor(0, { ...options, ...event, action, environment })
    return RunnerEmulator.start(job, folder)
  }

  /** Plays a run of the thread to its end, before the one that is ended. */
  async playEarlier(asked: Pick<Asked, 'event'>, inputs: JobRunOptions['inputs'] = {}): Promise<void> {
    const workspace = join(this.emulators.folder, 'earlier')
    const token = this.repository.issueToken()
    const runner = await this.start(asked, { runId: EARLIER_RUN, workspace, token, inputs })
    const main = await runner.main()
    await runner.post()
    await rm(workspace, { recursive: true, force: true })
    await rm(runner.temp, { recursive: true, force: true })
    if (main.exitCode !== 0) throw new Error(`The earlier run failed: ${main.log.slice(-600)}`)
  }

  /** Starts a run that goes on working. */
  async startBeside(asked: Pick<Asked, 'event'>, environment: Readonly<Record<string, string>>): Promise<BesideRun> {
    const token = this.repository.issueToken()
    this.#tokensBeside.add(token)
    const workspace = join(this.emulators.folder, 'beside')
    const runner = await this.start(asked, { runId: EARLIER_RUN, workspace, token, environment })
    return new BesideRun(runner)
  }

  /** True for a request of such a run. */
  isBeside({ headers: { authorization = '' } }: IncomingMessage): boolean {
    const [, encoded] = /^basic (\S+)$/i.exec(authorization) ?? []
    const shown = encoded === undefined ? authorization : Buffer.from(encoded, 'base64').toString()
    return [...this.#tokensBeside].some((token) => shown.includes(token))
  }
}
