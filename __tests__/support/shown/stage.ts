import { cp, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { StepResult } from '../../../emulators/runner/runner.ts'
import type { JobOptions } from '../../../emulators/start-emulators.ts'
import { openActionFixture, type ActionFixture, type ActionFixtureOptions } from '../action-run.ts'

/** A text that GitHub shows, as a run of the built action wrote it. */
export interface ShownText {
  /** Such as `fix-pull-request`. Different for each text of a scenario. */
  readonly name: string
  readonly kind: 'pull-request' | 'comment' | 'summary'
  /** Of the issue or pull request that it belongs to; '' for a summary. */
  readonly title: string
  readonly markdown: string
}

const BOT = 'github-actions[bot]'

/** Plays one scenario on emulators of its own, and collects what it shows. */
export class Stage implements AsyncDisposable {
  readonly fixture: ActionFixture
  readonly #summaries: string[] = []
  #runId = 0
  #aheadMs = 0

  private constructor(fixture: ActionFixture) {
    this.fixture = fixture
  }

  static async open(options: Pick<ActionFixtureOptions, 'files' | 'script'>): Promise<Stage> {
    const clock: { stage?: Stage } = {}
    const now = () => new Date(Date.now() + (clock.stage?.passed ?? 0))
    const stage = new Stage(await openActionFixture({ ...options, now }))
    clock.stage = stage
    return stage
  }

  /** Milliseconds by which GitHub's clock is ahead. */
  get passed(): number {
    return this.#aheadMs
  }

  /** What happens in one second has no order on GitHub. */
  waitASecond(): void {
    this.#aheadMs += 1_000
  }

  issue(title: string, body = 'Please see the title.'): number {
    return this.fixture.repository.openIssue({ title, body, author: 'marie' }).number
  }

  /** Comments as someone with write access, and plays the run. */
  async say(number: number, body: string, options: Partial<JobOptions> = {}): Promise<StepResult> {
    this.waitASecond()
    const { id } = this.fixture.repository.comment(number, { author: 'ada', body })
    this.waitASecond()
    return await this.play(id, options)
  }

  async play(commentId: number, options: Partial<JobOptions> = {}): Promise<StepResult> {
    this.#runId += 1
    const workspace = await mkdtemp(join(this.fixture.folder, 'workspace-'))
    const { main } = await this.fixture.play(commentId, { runId: this.#runId, workspace, ...options })
    this.#summaries.push(main.summary)
    return main
  }

  /** The job that proposes and the job that publishes. */
  async sayInTwoJobs(number: number, body: string): Promise<void> {
    const reading = { contents: 'read', issues: 'read', pull_requests: 'read' } as const
    const token = this.fixture.repository.issueToken({ permissions: reading })
    const { outputs } = await this.say(number, body, { token, inputs: { phase: 'propose' } })
    const folder = join(await mkdtemp(join(this.fixture.folder, 'artifact-')), 'proposal')
    await cp(outputs['proposal-path'] ?? '', folder, { recursive: true })
    const comment = this.fixture.repository.comments(number).find(({ author }) => author.login === 'ada')
    const inputs = { phase: 'publish', 'proposal-path': folder, 'api-key': '', model: '', 'base-url': '' }
    await this.play(comment?.id ?? 0, { inputs, runId: this.#runId })
  }

  /** The descriptions of our pull requests, our comments in their first and last state, and the summaries of the jobs. */
  shown(): readonly ShownText[] {
    const { repository } = this.fixture
    const threads = [...repository.state.issues.values()]
    const bodies = threads.flatMap(({ number, title, body, author, pullRequest }): ShownText[] =>
      pullRequest && author.login === BOT
        ? [{ name: `pull-request-${number}`, kind: 'pull-request', title, markdown: body ?? '' }]
        : []
    )
    const comments = threads.flatMap(({ number, title }) =>
      repository
        .comments(number)
        .filter(({ author }) => author.login === BOT)
        .flatMap(({ states }, index) => {
          const last = states.length - 1
          const chosen = [...new Set([0, Math.ceil(last / 2), last])]
          return chosen.map((at): ShownText => ({
            name: `comment-${number}-${index + 1}-${at === last ? 'end' : `state-${at + 1}`}`,
            ...{ kind: 'comment', title, markdown: states[at]?.body ?? '' }
          }))
        })
    )
    const summaries = this.#summaries.map((markdown, index): ShownText => {
      return { name: `summary-${index + 1}`, kind: 'summary', title: '', markdown }
    })
    return [...bodies, ...comments, ...summaries.filter(({ markdown }) => markdown.trim() !== '')]
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.fixture.close()
  }
}
