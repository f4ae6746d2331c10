import type { EmulatedRepository } from '../../emulators/github/repository.ts'
import type { BuiltInEvent } from './simulate-flags.ts'

export interface EventSeed {
  readonly sender: string
  /** Default: the next number. */
  readonly number: number | undefined
  readonly title: string
  readonly body: string
  readonly author: string
  /** The text of the comment or the review. */
  readonly words: string
  readonly label: string
  /** True for a comment on a pull request. */
  readonly isPullRequest: boolean
  /** Called when everything from before the event is in place: GitHub's times tell what came later. */
  readonly onReady: () => void
}

type PrepareEvent = (repository: EmulatedRepository, seed: EventSeed) => unknown

/** Puts into the repository what the event is about. Returns the payload that GitHub sends. */
export async function prepareEvent(name: string, repository: EmulatedRepository, seed: EventSeed): Promise<unknown> {
  const prepare = (EVENTS as Readonly<Partial<Record<string, PrepareEvent>>>)[name] // Safe: only wider.
  if (!prepare) throw new Error(`${name} is not built in.`)
  return await prepare(repository, seed)
}

/** GitHub's clock. Until it starts it is behind: times have whole seconds, and what was there before the event must be older. */
export function createClock(): { readonly now: () => Date; readonly start: () => void } {
  let behindMs = 60_000
  return { now: () => new Date(Date.now() - behindMs), start: () => (behindMs = 0) }
}

const REMARK = 'The second part of a duration is lost.'
const HEAD_BRANCH = 'simulated-head'
const BOT = 'github-actions[bot]'
const FAILING_LOG = `##[group]Run npm test
not ok 1 - adds up all parts of a duration
  expected: 5400
  actual: 3600
##[error]Process completed with exit code 1.
`

const EVENTS: Readonly<Record<BuiltInEvent, PrepareEvent>> = {
  issue_comment: async (repository, seed) => {
    const number = seed.isPullRequest ? await openHead(repository, seed) : openIssue(repository, seed)
    const { id } = repository.comment(number, { body: seed.words, author: seed.sender })
    return repository.issueCommentEvent(id)
  },
  issues: (repository, seed) =>
    repository.addLabel(openIssue(repository, seed), { label: seed.label, by: seed.sender }),
  pull_request: async (repository, seed) =>
    repository.addLabel(await openHead(repository, seed), { label: seed.label, by: seed.sender }),
  pull_request_review: async (repository, seed) =>
    (await reviewEvents(repository, seed, { body: seed.words, remark: REMARK }))[0],
  pull_request_review_comment: async (repository, seed) =>
    (await reviewEvents(repository, seed, { body: '', remark: seed.words }))[1],
  workflow_run: async (repository, seed) => {
    const number = await openHead(repository, { ...seed, author: BOT })
    const { headSha } = repository.pullRequest(number).pullRequest
    const steps = [{ name: 'Run npm test', conclusion: 'failure' }] as const
    const jobs = [{ name: 'test', conclusion: 'failure', log: FAILING_LOG, steps }] as const
    const run = { headSha, headBranch: HEAD_BRANCH, actor: seed.sender, pullRequests: [number], jobs }
    return await repository.checks.runEvent(repository.checks.addRun(run))
  }
}

function openIssue(repository: EmulatedRepository, seed: EventSeed): number {
  const { number } = repository.openIssue(issueOf(seed))
  seed.onReady()
  return number
}

async function openHead(repository: EmulatedRepository, seed: EventSeed): Promise<number> {
  await repository.push(HEAD_BRANCH, { 'notes.md': 'Durations have parts.\n' }, 'Add notes')
  const { number } = await repository.openPullRequest({ ...issueOf(seed), head: HEAD_BRANCH })
  seed.onReady()
  return number
}

/** The payloads about the review and about its comment. */
async function reviewEvents(
  repository: EmulatedRepository,
  seed: EventSeed,
  { body, remark }: { readonly body: string; readonly remark: string }
): Promise<readonly unknown[]> {
  const number = await openHead(repository, { ...seed, author: BOT })
  const comments = [{ path: 'notes.md', line: 1, body: remark }]
  const { id } = await repository.review(number, { author: seed.sender, body, comments })
  return (await repository.reviewEvents(number, id)).map(({ payload }) => payload)
}

function issueOf({ number, title, body, author }: EventSeed) {
  return { title, body, author, ...(number !== undefined && { number }) }
}
