/** The pipeline with real git, disk and commands, and with a forge and a model in memory. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openCheckout, reopenCheckout } from '../../src/git/checkout.ts'
import { CHANGE_LIMITS } from '../../src/git/look.ts'
import { handle } from '../../src/run/run.ts'
import type { Model } from '../../src/agent/model.ts'
import { createSecretScan } from '../../src/secrets/scan.ts'
import { createRedactor } from '../../src/secrets/redact.ts'
import { RunRecord } from '../../src/report/run-record.ts'
import type { RunEvent } from '../../src/report/reporter.ts'
import type { Effects } from '../../src/run/effects.ts'
import type { PipelineSettings } from '../../src/run/workflow-inputs.ts'
import type { PullRequest } from '../../src/forge/forge.ts'
import type { Outcome } from '../../src/domain/outcome.ts'
import type { Task } from '../../src/domain/task.ts'
import { chooseSandbox, type SandboxMode } from '../../src/workspace/sandbox/choose-sandbox.ts'
import { openWorkspace } from '../../src/workspace/workspace.ts'
import { FakeForge } from './fake-forge.ts'
import { ScriptedModel, type Turn } from './scripted-model.ts'
import { Fixture, type Content } from './git-fixture.ts'
import { task } from './run-snapshots.ts'
import { startGitServer, type GitServer } from './git-server.ts'
import { programs } from './temporary-workspace.ts'
import { testOnce } from './test-once.ts'
import { pipelineSettings } from './run.ts'

const TOKEN = 'token-of-the-run'

export const files = { 'greeting.txt': 'Helo\n', '.github/agent.yml': '{"verify": []}\n' }

export class PipelineRun implements AsyncDisposable {
  readonly forge = new FakeForge()
  readonly events: RunEvent[] = []
  readonly patches: string[] = []
  readonly fixture: Fixture
  readonly controller = new AbortController()
  sandbox: SandboxMode = 'auto'
  /** What a look at the work tree may cost. */
  lookLimits = CHANGE_LIMITS
  readonly settings: PipelineSettings = pipelineSettings()
  readonly #server: GitServer

  private constructor(server: GitServer, fixture: Fixture) {
    this.#server = server
    this.fixture = fixture
  }

  static async open(content: Readonly<Record<string, Content>> = files): Promise<PipelineRun> {
    const fixture = new Fixture()
    fixture.commit(content)
    return new PipelineRun(await startGitServer(fixture.remotes, TOKEN), fixture)
  }

  /** The steps and the outcome, in order. */
  get steps(): string[] {
    return this.events.flatMap((event) => {
      if (event.kind === 'step') return [event.step]
      return event.kind === 'ended' ? [event.outcome.kind] : []
    })
  }

  get warnings(): string[] {
    return this.events.flatMap((event) => (event.kind === 'warning' ? [event.text] : []))
  }

  /** Opens a pull request whose head is one commit ahead of main. Returns that commit. */
  pullRequest(change: Partial<PullRequest> = {}, content: Readonly<Record<string, Content>> = files): string {
    const headSha = this.fixture.commit({ ...content, 'of-the-head.txt': 'new\n' }, change.headRef ?? 'topic')
    const [number, url] = [12, 'https://forge.example/pull/12']
    const texts = { isDraft: false, title: 'A topic', body: '' }
    const refs = { headRef: 'topic', headSha, baseRef: 'main' }
    this.forge.pullRequest = {
      number,
      url,
      state: 'open',
      ...texts,
      ...refs,
      isFork: false,
      headPage: undefined,
      allowsEdits: false,
      isMerged: false,
      ...change
    }
    return headSha
  }

  /** Names at the top of the workspace. */
  get workspaceFiles(): string[] {
    return readdirSync(this.fixture.workTree)
  }

  play(turns: readonly Turn[], change: { task?: Partial<Task>; effects?: Partial<Effects> } = {}): Promise<Outcome> {
    const model = new ScriptedModel(...turns)
    return handle({ ...task, ...change.task }, { ...this.#effects(model), ...change.effects })
  }

  #effects(model: Model): Effects {
    const { workTree, gitDir, root } = this.fixture
    const { signal } = this.controller
    const { lookLimits } = this
    const record = new RunRecord({ now: Date.now })
    const { PATH, NODE_EXTRA_CA_CERTS, SSL_CERT_FILE } = process.env
    const environment = { PATH, NODE_EXTRA_CA_CERTS, SSL_CERT_FILE }
    const stateFolder = join(root, 'state')
    return {
      settings: this.settings,
      forge: this.forge,
      identity: { id: '7', attempt: 1 },
      signal,
      redact: createRedactor([TOKEN]),
      containsSecret: createSecretScan([TOKEN]),
      attachFile: undefined,
      emit: (event) => {
        this.events.push(event)
        record.onEvent(event)
      },
      snapshot: () => record.snapshot(),
      openProgress: () => Promise.resolve(),
      keepSession: () => undefined,
      now: Date.now,
      savePatch: (patch) => this.patches.push(patch) > 0,
      reopenCheckout: (own) => reopenCheckout({ workTree, gitDir, environment, signal: own, lookLimits }),
      beginCheckout: () => undefined,
      openCheckout: () =>
        openCheckout({
          workTree,
          gitDir,
          remote: { url: this.#server.urlOf('origin'), token: TOKEN },
          environment,
          signal,
          lookLimits
        }),
      openWorkspace: async ({ commands, verify, network }, writeRepository) => {
        const sandboxOptions = {
          root: workTree,
          stateFolder,
          home: join(root, 'user-home'),
          closed: [],
          readable: [programs],
          environment
        }
        const options = { ...sandboxOptions, repository: await writeRepository() }
        const sandbox = await chooseSandbox(this.sandbox, options, { test: testOnce })
        return openWorkspace({ ...sandboxOptions, sandbox, commands, verify, network })
      },
      createModel: () => model,
      examine: () => Promise.resolve('Everything is in order.'),
      checkModel: () => Promise.resolve(undefined)
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#server.close()
    this.fixture.discard()
  }
}
