import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { startEmulators, type EmulatorOptions, type Emulators, type JobOptions } from '../start-emulators.ts'
import { RunnerEmulator, type StepResult } from '../runner/runner.ts'
import { conversationTurns, STUCK_AT, SUGGESTED } from './conversation-turns.ts'
import { demoComment, demoIssue, demoProject } from './project.ts'

/** A request of a person, and the runs that it started. */
export interface Scene {
  /** Such as `1-fix`. */
  readonly name: string
  /** What the people did. */
  readonly title: string
  /** In the order in which they ended. */
  readonly runs: readonly StepResult[]
}

/** Emulators on which a whole conversation about one pull request is played. */
export interface Conversation extends Emulators {
  /** Plays it scene by scene, each when the caller asks for the next. Each run has a checkout of its own. */
  play(job: Omit<JobOptions, 'runId' | 'payload' | 'eventName'>): AsyncGenerator<Scene, undefined>
}

/** Starts the emulators of the conversation, whose runs need the built action. */
export async function openConversation(options: Pick<EmulatorOptions, 'searchPath' | 'parent'>): Promise<Conversation> {
  const clock = { aheadMs: 0 }
  const stuck = Promise.withResolvers<undefined>()
  const emulators = await startEmulators({
    ...options,
    repository: { owner: 'demo', name: 'kitchen-timer', files: demoProject },
    script: ({ number }) => {
      if (number === STUCK_AT) stuck.resolve(undefined)
      const step = conversationTurns[number - 1]
      if (!step) throw new Error(`The conversation has no response ${number}.`)
      return step
    },
    maintainer: demoComment.author,
    now: () => new Date(Date.now() + clock.aheadMs)
  })
  // GitHub's times have whole seconds, and what happens in one second has no order.
  const tick = () => void (clock.aheadMs += 1_000)
  const play: Conversation['play'] = (job) => new Player(emulators, job, tick).play(stuck.promise)
  return { ...emulators, play }
}

interface PlayedEvent {
  readonly name: string
  readonly payload: unknown
}

class Player {
  readonly #emulators: Emulators
  readonly #job: JobOptions
  readonly #tick: () => void
  #runs = 0

  constructor(emulators: Emulators, job: JobOptions, tick: () => void) {
    this.#emulators = emulators
    this.#job = job
    this.#tick = tick
  }

  /** @param stuck resolved when the last run waits for its model */
  async *play(stuck: Promise<unknown>): AsyncGenerator<Scene, undefined> {
    const { repository } = this.#emulators
    const { author } = demoComment
    const issue = repository.openIssue(demoIssue).number
    const fixed = await this.#run(this.#say(issue, demoComment.body))
    yield { name: '1-fix', title: `${author} asks for the fix on the issue`, runs: [fixed] }

    const pull = Number(fixed.outputs['pull-request-number'])
    const { id } = await this.#later(() => repository.review(pull, { author, ...REVIEW }))
    yield {
      name: '2-review',
      title: `${author} leaves a review with four remarks`,
      runs: await this.#runReview(pull, id)
    }

    const question = repository.reviewComments(pull, id).at(-1)?.id ?? 0
    const { reviewId } = this.#later(() => repository.replyToReviewComment(question, { author, body: ANSWER }))
    yield { name: '3-answer', title: `${author} answers the question`, runs: await this.#runReview(pull, reviewId) }

    const more = this.#say(pull, '/agent continue and say so in the README')
    yield await this.#scene('4-continue', `${author} asks for more`, more)

    yield await this.#scene('5-undo', `${author} takes the last run back`, this.#say(pull, '/agent undo'))

    await this.#later(() => repository.push('main', WEEKS, 'Read weeks'))
    yield await this.#scene('6-update', 'main has moved, and conflicts', this.#say(pull, '/agent update'))

    const planned = await this.#run(this.#say(pull, '/agent plan read decimals such as 1.5h'))
    yield { name: '7-plan', title: `${author} asks for a plan`, runs: [planned] }

    const hash = /\/agent approve [0-9a-f]{32}/.exec(repository.comments(pull).at(-1)?.body ?? '')?.[0] ?? ''
    yield await this.#scene('8-approve', `${author} approves the plan`, this.#say(pull, hash))

    const working = this.#run(this.#say(pull, '/agent fix the README: it does not mention decimals'))
    await stuck
    const stopped = await this.#run(this.#say(pull, '/agent stop'), STOP_JOB)
    yield { name: '9-stop', title: `${author} stops a run at work`, runs: [stopped, await working] }

    yield await this.#scene('10-resume', `${author} lets it continue`, this.#say(pull, '/agent continue'))

    yield await this.#scene('11-help', `${author} asks what can be done here`, this.#say(pull, '/agent help'))
  }

  async #scene(name: string, title: string, event: PlayedEvent): Promise<Scene> {
    return { name, title, runs: [await this.#run(event)] }
  }

  /** All events of a review, one after the other. */
  async #runReview(pull: number, reviewId: number): Promise<StepResult[]> {
    const runs: StepResult[] = []
    for (const event of await this.#emulators.repository.reviewEvents(pull, reviewId)) runs.push(await this.#run(event))
    return runs
  }

  async #run({ name, payload }: PlayedEvent, inputs: Readonly<Record<string, string>> = {}): Promise<StepResult> {
    this.#tick()
    const { folder } = this.#emulators
    const runId = (this.#runs += 1)
    const workspace = await mkdtemp(join(folder, 'workspace-'))
    const job = this.#emulators.jobFor(0, {
      ...this.#job,
      ...{ eventName: name, payload, runId, workspace, inputs: { ...this.#job.inputs, ...inputs } }
    })
    const runner = await RunnerEmulator.start(job, folder)
    const main = await runner.main()
    await runner.post()
    return main
  }

  #say(number: number, body: string): PlayedEvent {
    this.#tick()
    const { repository } = this.#emulators
    const { id } = repository.comment(number, { author: demoComment.author, body })
    return { name: 'issue_comment', payload: repository.issueCommentEvent(id) }
  }

  #later<T>(act: () => T): T {
    this.#tick()
    return act()
  }
}

const STOP_JOB = { phase: 'stop', 'api-key': '', model: '', 'base-url': '' }

const CODE = 'src/duration.js'

const REVIEW = {
  body: 'The bug is gone, thank you. Four remarks:',
  comments: [
    {
      path: CODE,
      line: 3,
      body: `The comment should say what happens to everything else.\n\n\`\`\`suggestion\n${SUGGESTED}\n\`\`\``
    },
    { path: CODE, line: 5, body: 'This is the pattern of the next line once more. Please write it once.' },
    { path: CODE, line: 6, body: 'Can we take the parser of the `parse-duration` package instead?' },
    { path: CODE, line: 7, body: 'Is `1h 1h` two hours? The README says "largest first".' }
  ]
}

const ANSWER = 'Yes, refuse both, as the README says.'

/** Conflicts with the pull request. */
const WEEKS = {
  [CODE]: (demoProject[CODE] ?? '').replace('d: 86400 }', 'd: 86400, w: 604800 }').replace('[smhd]', '[smhdw]'),
  'README.md': (demoProject['README.md'] ?? '').replace('h, d)', 'h, d, w)')
}
