import { demoScript } from '../../emulators/demo/script.ts'
import type { EmulatedRepository } from '../../emulators/github/repository.ts'
import { nextStep, type Script, type Step } from '../../emulators/model/script.ts'
import type { SimulatedEventName } from './simulated-events.ts'

/** What an event is about, taken from the payload if there is one. */
export interface SceneSeed {
  readonly sender: string
  /** Default: the next number. */
  readonly number: number | undefined
  readonly title: string
  readonly body: string
  readonly author: string
  /** The text of the comment or the review. */
  readonly words: string
  readonly label: string
  /** One of `ACTIVITIES`. */
  readonly activity: string | undefined
  /** Where the pull request comes from; undefined for a branch of the repository. */
  readonly fork: EmulatedRepository | undefined
  /** Called when everything from before the event is in place: GitHub's times tell what came later. */
  readonly onReady: () => void
}

export interface FiredEvent {
  readonly name: string
  readonly payload: unknown
}

type PrepareEvent = (repository: EmulatedRepository, seed: SceneSeed) => Promise<FiredEvent> | FiredEvent

export const HEAD_BRANCH = 'simulated-head'

const FAILING_LOG = [
  '##[group]Run npm test',
  'not ok 1 - adds up all parts of a duration',
  '  expected: 5400',
  '  actual: 3600',
  '##[error]Process completed with exit code 1.',
  ''
].join('\n')

const EVENTS = {
  issue_comment: async (repository, seed) => {
    const number = seed.fork ? await openHead(repository, seed) : repository.openIssue(issueOf(seed)).number
    seed.onReady()
    const { id } = repository.comment(number, { body: seed.words, author: seed.sender })
    return { name: 'issue_comment', payload: repository.issueCommentEvent(id) }
  },
  issues: (repository, seed) => {
    const { number } = repository.openIssue(issueOf(seed))
    seed.onReady()
    const payload =
      seed.activity === 'assigned'
        ? repository.assign(number, { to: seed.author, by: seed.sender })
        : repository.addLabel(number, { label: seed.label, by: seed.sender })
    return { name: 'issues', payload }
  },
  pull_request: async (repository, seed) => {
    const number = await openHead(repository, seed)
    return { name: 'pull_request', payload: await pullRequestPayload(repository, number, seed) }
  },
  pull_request_review: (repository, seed) => reviewOf(repository, seed, { body: seed.words, remark: REMARK }),
  pull_request_review_comment: (repository, seed) => reviewOf(repository, seed, { body: '', remark: seed.words }),
  workflow_run: async (repository, seed) => {
    const { fork } = seed
    const number = await openHead(repository, { ...seed, author: 'github-actions[bot]' })
    const { headSha } = repository.pullRequest(number).pullRequest
    const step = { name: 'Run npm test', conclusion: 'failure' } as const
    const job = { name: 'test', conclusion: 'failure', log: FAILING_LOG, steps: [step] } as const
    // GitHub names no pull requests of forks.
    const origin = fork ? { from: fork.state, actor: CONTRIBUTOR } : { actor: seed.sender, pullRequests: [number] }
    const about = { headSha, headBranch: HEAD_BRANCH, ...origin, jobs: [job] }
    return { name: 'workflow_run', payload: await repository.checks.runEvent(repository.checks.addRun(about)) }
  },
  check_suite: async (repository, seed) => {
    const number = await openHead(repository, { ...seed, author: 'github-actions[bot]' })
    const { headSha } = repository.pullRequest(number).pullRequest
    const output = { title: 'Tests failed', summary: 'expected 5400, got 3600', text: null }
    const runs = [{ name: 'tests', conclusion: 'failure', output }] as const
    const suite = repository.checks.addSuite({ slug: 'other-ci', headSha, headBranch: HEAD_BRANCH, runs })
    return { name: 'check_suite', payload: await repository.checks.suiteEvent(suite, { by: seed.sender }) }
  },
  schedule: () => ({ name: 'schedule', payload: { schedule: '17 4 * * 1' } }),
  workflow_dispatch: (repository, { sender }) => ({
    name: 'workflow_dispatch',
    payload: repository.dispatch({ by: sender })
  }),
  repository_dispatch: (repository, seed) => {
    const { repository: about, sender } = repository.dispatch({ by: seed.sender })
    const payload = { action: 'simulated', branch: 'main', client_payload: {}, repository: about, sender }
    return { name: 'repository_dispatch', payload }
  }
} satisfies Readonly<Record<SimulatedEventName, PrepareEvent>>

/** Events that can be about the pull request of a fork. */
export const FORK_EVENTS: readonly string[] = [
  'issue_comment',
  'pull_request',
  'pull_request_review',
  'pull_request_review_comment',
  'workflow_run'
]

/**
 * True if GitHub gives the jobs neither secrets nor a token that writes.
 * Source: https://docs.github.com/actions/reference/workflows-and-actions/events-that-trigger-workflows
 */
export function isRestricted(event: string, isFork: boolean): boolean {
  return isFork && event.startsWith('pull_request')
}

/** The owner of the fork, who cannot write to the repository. */
export const CONTRIBUTOR = 'contributor'

/** Puts into the repository what the event is about. Returns the event as GitHub sends it. */
export async function prepareEvent(name: string, repository: EmulatedRepository, seed: SceneSeed): Promise<FiredEvent> {
  const prepare = (EVENTS as Readonly<Partial<Record<string, PrepareEvent>>>)[name] // Safe: only wider.
  if (!prepare) throw new Error(`No scene for ${name}.`)
  return await prepare(repository, seed)
}

/** The scripted model of the demo. Depending on the tools that it is offered, it also plans, answers, or gives a verdict on a review. */
export const simulatedModel: Script = async (request) => nextStep(stepsFor(request.tools), request)

function stepsFor(tools: readonly string[]): readonly Step[] {
  const [look] = demoScript
  const [finish] = demoScript.slice(-1)
  if (tools.includes('plan_items')) {
    const items = ['src/duration.js', 'test/duration.test.js'].map((path) => ({ key: path, title: path, text: '' }))
    return [look, callOf('plan_items', { items }), callOf('finish', PLANNED)]
  }
  if (!tools.includes('edit_file'))
    return [look, callOf('read_file', { path: 'src/duration.js' }), callOf('finish', ANSWER)]
  if (!tools.includes('answer_thread') || !finish) return demoScript
  const verdict = { thread: 'T1', verdict: 'fixed', text: 'All parts of a duration are added up now.' }
  return [...demoScript.slice(0, -1), callOf('answer_thread', verdict), finish]
}

const PLANNED = { title: 'Two files', description: 'Each file of the project is an item.', complete: true }
const ANSWER = {
  title: 'Why only one part counts',
  description: '`parseDuration` matches only the start of the text, so everything after the first part is lost.',
  complete: true
}

function callOf(name: string, args: Readonly<Record<string, unknown>>): Step {
  return { text: '', toolCalls: [{ name, arguments: args }] }
}

const REMARK = 'The second part of a duration is lost.'

/** A review with a body is an event of its own; without one, only its comment is. */
async function reviewOf(
  repository: EmulatedRepository,
  seed: SceneSeed,
  { body, remark }: { readonly body: string; readonly remark: string }
): Promise<FiredEvent> {
  const number = await openHead(repository, { ...seed, author: 'github-actions[bot]' })
  const comments = [{ path: 'notes.md', line: 1, body: remark }]
  const review = await repository.review(number, { author: seed.sender, body, comments })
  const events = await repository.reviewEvents(number, review.id)
  const event = body === '' ? events[1] : events[0]
  if (!event) throw new Error('The review has no such event.')
  return event
}

async function openHead(repository: EmulatedRepository, seed: SceneSeed): Promise<number> {
  const { fork } = seed
  await (fork ?? repository).push(HEAD_BRANCH, { 'notes.md': 'Durations have parts.\n' }, 'Add notes')
  const origin = fork && { from: fork, author: CONTRIBUTOR, maintainerCanModify: true }
  const { number } = await repository.openPullRequest({ ...issueOf(seed), head: HEAD_BRANCH, ...origin })
  seed.onReady()
  return number
}

async function pullRequestPayload(
  repository: EmulatedRepository,
  number: number,
  { activity, label, sender, fork }: SceneSeed
): Promise<unknown> {
  const by = fork ? CONTRIBUTOR : sender
  switch (activity) {
    case 'synchronize':
      await (fork ?? repository).push(HEAD_BRANCH, { 'more.md': 'Hours, minutes, seconds.\n' }, 'Add more')
      return repository.pullRequestEvent(number, { action: activity, by })
    case 'opened':
    case 'reopened':
    case 'ready_for_review':
      return repository.pullRequestEvent(number, { action: activity, by })
    default:
      return repository.addLabel(number, { label, by: sender })
  }
}

function issueOf({ number, title, body, author }: SceneSeed) {
  return { title, body, author, ...(number !== undefined && { number }) }
}
