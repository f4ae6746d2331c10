/** The pipeline with real git, disk and commands, with GitHub's emulator in this process, and with a model in memory. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { EmulatedRepository, TokenOptions } from '../../emulators/github/repository.ts'
import { startGitHubEmulator, type GitHubEmulator } from '../../emulators/github/server.ts'
import { noReplyAddress, pullRequestsOf, type Comment } from '../../emulators/github/state.ts'
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
import { createGitHubForge, type Forge } from '../../src/forge/github.ts'
import type { Outcome } from '../../src/domain/outcome.ts'
import type { Stop } from '../../src/domain/stop.ts'
import type { Person, Task } from '../../src/domain/task.ts'
import { threadKey } from '../../src/tasks/keys.ts'
import { chooseSandbox, type SandboxMode } from '../../src/workspace/sandbox/choose-sandbox.ts'
import { openWorkspace } from '../../src/workspace/workspace.ts'
import { ScriptedModel, type Turn } from './scripted-model.ts'
import { Fixture, type Content } from './git-fixture.ts'
import { FAST_RETRIES } from './github-forge.ts'
import { task } from './run-snapshots.ts'
import { programs } from './temporary-workspace.ts'
import { testOnce } from './test-once.ts'
import { bot, pipelineSettings } from './run.ts'

/** A secret of every run, which tests can write into files. */
const SECRET = 'token-of-the-run'

export const files = { 'greeting.txt': 'Helo\n', '.github/agent.yml': '{"verify": []}\n' }

type Files = Readonly<Record<string, Content>>

const NO_ACCOUNT = { name: 'Eve', email: 'eve@example.com' }

const ASKED_AT = Date.parse(task.createdAt)
/** GitHub's time while a test arranges, and while a run works. */
const [BEFORE, DURING] = [new Date(ASKED_AT - 3_600_000), new Date(ASKED_AT + 60_000)]

/** The routes of the repository begin with it. */
export const REPOSITORY = '/repos/{owner}/{repo}'

interface PullRequestToOpen {
  readonly headRef: string
  readonly baseRef: string
  readonly title: string
  readonly isDraft: boolean
  readonly isFork: boolean
  /** Default: 12, the thread of the task. */
  readonly number: number
  /** Default: our own account. */
  readonly author: string
  /** True for commits of somebody without an account. */
  readonly isOfStranger: boolean
}

export class PipelineRun implements AsyncDisposable {
  readonly github: GitHubEmulator
  readonly repository: EmulatedRepository
  readonly forge: Forge
  readonly events: RunEvent[] = []
  readonly patches: string[] = []
  readonly fixture: Fixture
  readonly controller = new AbortController()
  sandbox: SandboxMode = 'auto'
  /** Folders of programs that commands see besides those of the system, and find first. */
  programs: readonly string[] = []
  /** What a look at the work tree may cost. */
  lookLimits = CHANGE_LIMITS
  readonly settings: PipelineSettings
  readonly #token: string
  readonly #clock: { now: Date }
  #plays = 0

  private constructor(fixture: Fixture, github: GitHubEmulator, repository: EmulatedRepository, clock: { now: Date }) {
    this.fixture = fixture
    this.github = github
    this.repository = repository
    this.#clock = clock
    this.#token = repository.issueToken()
    this.settings = pipelineSettings({ repositoryUrl: `${github.serverUrl}/acme/app` })
    this.forge = this.#connect(this.#token)
  }

  static async open(content: Files = files): Promise<PipelineRun> {
    const fixture = new Fixture('acme/app')
    const clock = { now: BEFORE }
    const searchPath = process.env['PATH'] ?? ''
    const github = await startGitHubEmulator({ directory: fixture.remotes, searchPath, now: () => clock.now })
    for (const { login, id } of [bot, task.actor]) github.account(login, id)
    const repository = await github.createRepository({ owner: 'acme', name: 'app' })
    repository.setPermission(task.actor.login, 'write')
    const run = new PipelineRun(fixture, github, repository, clock)
    await run.commit(content)
    return run
  }

  /** The client with another token. */
  forgeWith(options: TokenOptions): Forge {
    return this.#connect(this.repository.issueToken(options))
  }

  #connect(token: string): Forge {
    const { apiUrl, serverUrl } = this.github
    const { signal } = this.controller
    const connection = { owner: 'acme', repo: 'app', token, apiUrl, serverUrl, signal }
    return createGitHubForge({ ...connection, retryLimits: FAST_RETRIES })
  }

  /** Pushes exactly these files on top of the last commit. */
  async commit(content: Files, branch = 'main', by: Person | 'stranger' = task.actor): Promise<string> {
    const author = by === 'stranger' ? NO_ACCOUNT : { name: by.login, email: noReplyAddress(by) }
    const sha = this.fixture.commit(content, branch, author)
    await this.repository.noticePush()
    return sha
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

  /** What our account pushed, in order: the files of each commit that differ from its first parent. */
  async pushed(): Promise<readonly { readonly branch: string; readonly paths: readonly string[] }[]> {
    const { activities, git } = this.repository.state
    const own = activities.filter(({ actor }) => actor.id === bot.id)
    return await Promise.all(
      own.map(async ({ ref, after }) => {
        const args = ['diff-tree', '-r', '-z', '--name-only', '--no-renames', `${after}^1`, after]
        const names = (await git.run(args)).toString('utf8')
        return { branch: ref.replace('refs/heads/', ''), paths: names.split('\0').filter(Boolean) }
      })
    )
  }

  /** The files of our commits. */
  async pushedPaths(): Promise<readonly string[]> {
    return (await this.pushed()).flatMap(({ paths }) => paths)
  }

  /** The pull requests that runs opened. */
  get opened() {
    const opened = pullRequestsOf(this.repository.state).filter(({ createdAt }) => createdAt > BEFORE)
    return opened.map(({ number, title, body, pullRequest: { headRef, baseRef, isDraft } }) => {
      return { number, branch: headRef, base: baseRef, title, body: body ?? '', isDraft }
    })
  }

  /** What runs wrote into the thread, without the marker. */
  get notices(): string[] {
    const own = this.repository.comments(task.number).filter(({ author }) => author.id === bot.id)
    return own.filter(({ createdAt }) => createdAt >= DURING).map(({ body }) => body.replace(/^<!--.*?-->\s*/, ''))
  }

  /** Somebody asks the runs of the thread to stop. */
  async stop(stop: Stop, { subject }: Pick<Task, 'subject'> = task): Promise<void> {
    await this.forge.writeStop(threadKey({ ...task, subject }), stop)
  }

  /** The latest stop of the thread. */
  get stopped(): Promise<Stop | undefined> {
    return this.forge.stopReader(threadKey(task))()
  }

  /** Opens a pull request whose head is one commit ahead of main. */
  async pullRequest(change: Partial<PullRequestToOpen> = {}, content: Files = files): Promise<void> {
    const { headRef = 'topic', baseRef = 'main', number = task.number, author = bot.login, title = 'A topic' } = change
    const { isDraft = false, isFork = false, isOfStranger = false } = change
    const wanted = { number, author, title, isDraft, head: headRef, base: baseRef }
    const added = { 'of-the-head.txt': 'new\n' }
    if (isFork) {
      const from = await this.github.createRepository({ owner: 'eve', name: 'app', forkOf: this.repository })
      await from.push(headRef, added, 'A gift')
      await this.repository.openPullRequest({ ...wanted, author: 'eve', from })
      return
    }
    await this.commit({ ...content, ...added }, headRef, isOfStranger ? 'stranger' : task.actor)
    this.#openThread(task)
    await this.repository.openPullRequest(wanted)
  }

  /** Names at the top of the workspace. */
  get workspaceFiles(): string[] {
    return readdirSync(this.fixture.workTree)
  }

  /** Writes a comment into the thread of the task. */
  say(body: string, author = bot.login, createdAt = BEFORE): Comment {
    this.#openThread(task)
    return this.repository.comment(task.number, { body, author, createdAt })
  }

  /** Each time is another run for another comment, unless the task and the effects say otherwise. */
  async play(
    turns: readonly Turn[],
    change: { task?: Partial<Task>; effects?: Partial<Effects> } = {}
  ): Promise<Outcome> {
    const model = new ScriptedModel(...turns)
    const trigger = { kind: 'comment', commentId: 99 + this.#plays } as const
    const asked = { ...task, trigger, ...change.task }
    this.#openThread(asked)
    const effects = { ...this.#effects(model), ...change.effects }
    this.#plays += 1
    this.#clock.now = DURING
    try {
      return await handle(asked, effects)
    } finally {
      this.#clock.now = BEFORE
    }
  }

  /** What somebody wrote before a run starts. */
  #openThread({ number, trigger, title, actor, instruction }: Task): void {
    const { issues, comments } = this.repository.state
    const { login: author } = actor
    if (!issues.has(number)) this.repository.openIssue({ number, title, body: null, author })
    const id = trigger.kind === 'comment' ? trigger.commentId : undefined
    if (id === undefined || comments.has(id)) return
    this.repository.comment(number, { id, author, body: instruction, createdAt: new Date(ASKED_AT) })
  }

  #effects(model: Model): Effects {
    const { workTree, gitDir, root } = this.fixture
    const { signal } = this.controller
    const { lookLimits } = this
    const record = new RunRecord({ now: Date.now })
    const { NODE_EXTRA_CA_CERTS, SSL_CERT_FILE } = process.env
    const PATH = [...this.programs.map((folder) => join(folder, 'bin')), process.env['PATH']].join(':')
    const environment = { PATH, NODE_EXTRA_CA_CERTS, SSL_CERT_FILE }
    const stateFolder = join(root, 'state')
    const secrets = [SECRET, this.#token]
    return {
      settings: this.settings,
      forge: this.forge,
      identity: { id: String(7 + this.#plays), attempt: 1 },
      signal,
      redact: createRedactor(secrets),
      containsSecret: createSecretScan(secrets),
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
          remote: { url: this.repository.cloneUrl, token: this.#token },
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
          readable: [programs, ...this.programs],
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
    await this.github.close()
    this.fixture.discard()
  }
}
