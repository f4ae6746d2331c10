import { suggestionsMarker } from '../../../src/tasks/comment-markers.ts'
import { ourComments } from './promises.ts'
import { finish, plain, read, replace, type End, type Scenario } from './scenario.ts'
import type { SeenRequest, Step } from '../../../emulators/model/script.ts'
import type { Asked, Stage } from './stage.ts'

const BRANCH = 'patch'
const GIFT = 'Helo there'
const FIXED = 'Hello there'

/** A pull request of a stranger's fork, which lets maintainers edit its branch. */
async function contribute({ repository, emulators }: Stage) {
  const fork = await emulators.github.createRepository({ owner: 'mallory', name: 'project', forkOf: repository })
  await fork.push(BRANCH, { 'src/greeting.txt': `${GIFT}\n` }, 'A gift')
  const pull = { title: 'A gift', author: 'mallory', head: BRANCH, from: fork, maintainerCanModify: true }
  const { number } = await repository.openPullRequest(pull)
  return { fork, number }
}

async function ask(stage: Stage): Promise<Asked> {
  const { fork, number } = await contribute(stage)
  return { ...stage.comment(number, '/agent fix the greeting'), fork }
}

async function approveAdoption(stage: Stage): Promise<Asked> {
  const { number } = await contribute(stage)
  const adopting = stage.comment(number, '/agent fix --adopt the greeting')
  await stage.playEarlier(adopting)
  const [, hash = ''] = /approve ([0-9a-f]{32})/.exec(ourComments(stage, adopting).join('\n')) ?? []
  const approving = stage.comment(number, `/agent approve ${hash}`)
  return { ...approving, branch: `agent/pull-${number}-${approving.claim}` }
}

/** Each attempt finds the greeting as the contributor wrote it, unless it was published. */
function fixGift({ results }: SeenRequest): Step {
  if (results.length === 0) return { toolCalls: [read] }
  const isOpen = results.join('\n').includes(GIFT)
  return { toolCalls: [...(isOpen ? [replace(GIFT, FIXED)] : []), finish('It says Hello now.')] }
}

/** At any time, at most one review; at the end, one that has the change. */
function brokenReviews({ stage, asked }: Pick<End, 'stage' | 'asked'>): Promise<string[]> {
  const { reviews } = stage.repository.pullRequest(asked.number).pullRequest
  const own = reviews.filter(({ body }) => body.includes(suggestionsMarker(asked.claim)))
  const isRight = own.length <= 1 && own.length === reviews.length
  return Promise.resolve(isRight ? [] : [`${reviews.length} reviews, ${own.length} of them for this request`])
}

async function brokenSuggestions(end: End): Promise<string[]> {
  const { reviewComments } = end.stage.repository.pullRequest(end.asked.number).pullRequest
  const bodies = reviewComments.map(({ body }) => body)
  const isRight = bodies.length === 1 && bodies[0]?.includes(FIXED) === true
  return [
    ...(await brokenReviews(end)),
    ...(isRight || end.isLeft ? [] : [`the suggestions are ${bodies.join(' | ')}`])
  ]
}

/** What is pushed is not suggested as well, except after a push that failed because a person moved the branch. */
function brokenPush({ stage, asked, human }: End): Promise<string[]> {
  const { reviews } = stage.repository.pullRequest(asked.number).pullRequest
  return Promise.resolve(reviews.length === 0 || human !== undefined ? [] : ['there is a review'])
}

/** What becomes of a change for a fork. */
export const forkRuns: readonly Scenario[] = [
  {
    name: 'a change is suggested to a fork',
    files: plain,
    ask,
    model: fixGift,
    branch: BRANCH,
    greeting: GIFT,
    outcomes: ['suggested'],
    isPinned: true,
    brokenAnyTime: brokenReviews,
    brokenAtEnd: brokenSuggestions
  },
  {
    name: "a change is pushed to a fork with a person's token",
    files: plain,
    ask: async (stage) => ({ ...(await ask(stage)), person: 'ada' }),
    model: fixGift,
    branch: BRANCH,
    greeting: FIXED,
    outcomes: ['updated', 'no_change'],
    isPinned: true,
    brokenAtEnd: brokenPush
  },
  {
    name: 'the head of a fork is adopted',
    files: plain,
    ask: approveAdoption,
    model: fixGift,
    branch: undefined,
    greeting: FIXED,
    outcomes: ['proposed', 'updated', 'no_change'],
    isPinned: false,
    pullRequests: 2
  }
]
