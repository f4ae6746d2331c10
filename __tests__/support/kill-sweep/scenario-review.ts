import type { SeenRequest, Step } from '../../../emulators/model/script.ts'
import { hasThreadMarker } from '../../../src/tasks/comment-markers.ts'
import { call, finish, plain, replace, type End, type Scenario } from './scenario.ts'
import type { Asked, Stage } from './stage.ts'

const BOT = 'github-actions[bot]'
const WORDS = ['one', 'two', 'three', 'four', 'five']
const PATH = 'lines.txt'
const readLines = call('read_file', { path: PATH })

/** Ada reviews a pull request of ours, with five comments on lines. */
async function review(stage: Stage): Promise<Asked> {
  const { repository } = stage
  const files = { [PATH]: WORDS.map((word) => `${word}\n`).join(''), 'src/greeting.txt': 'Hello\n' }
  await repository.push('topic', files, 'Add lines')
  const { number } = await repository.openPullRequest({ title: 'Lines', author: BOT, head: 'topic' })
  stage.waitASecond()
  const comments = WORDS.map((word, index) => ({ path: PATH, line: index + 1, body: `Write ${word} in capitals.` }))
  const { id } = await repository.review(number, { author: 'ada', body: '', comments })
  const [event] = await repository.reviewEvents(number, id)
  if (!event) throw new Error('The review caused no event.')
  return { number, event: { eventName: event.name, payload: event.payload }, claim: `review-${id}`, since: 0 }
}

/** Answers the threads that the prompt shows, by what the file says. */
function workOff({ results, messages }: SeenRequest): Step {
  if (results.length === 0) return { toolCalls: [readLines] }
  const content = results.join('\n')
  const prompt = messages.find(({ text }) => text.includes('# Review threads'))?.text ?? ''
  const asked = [...prompt.matchAll(/^## (T\d+):[^]*?Write (\w+) in capitals/gm)]
  const answers = asked.map(([, thread = '', word = '']) => {
    const isThere = content.includes(word.toUpperCase())
    return {
      edit: isThere ? [] : [replace(word, word.toUpperCase(), PATH)],
      answer: call('answer_thread', { thread, verdict: isThere ? 'already_done' : 'fixed', text: `About ${word}.` })
    }
  })
  return { toolCalls: [...answers.flatMap(({ edit, answer }) => [...edit, answer]), finish('All in capitals.')] }
}

/** The threads, with our replies. */
function threadsOf({ stage, asked: { number } }: Pick<End, 'stage' | 'asked'>) {
  const all = stage.repository.pullRequest(number).pullRequest.reviewComments
  return all
    .filter(({ replyTo }) => replyTo === undefined)
    .map(({ id, thread }) => ({
      isResolved: thread.resolvedBy !== undefined,
      replies: all.filter(({ replyTo }) => replyTo === id),
      markedReplies: all.filter(({ replyTo, body }) => replyTo === id && hasThreadMarker(body, id))
    }))
}

async function brokenThreads({ stage, asked, headBefore }: Pick<End, 'stage' | 'asked' | 'headBefore'>) {
  const threads = threadsOf({ stage, asked })
  const commits = (await stage.git('rev-list', `${headBefore ?? ''}..topic`)).split('\n').filter(Boolean)
  const named = threads.flatMap(({ replies }) =>
    replies.flatMap(({ body }) => /Fixed in `?([0-9a-f]{7,})/.exec(body)?.[1] ?? [])
  )
  const claimed = threads.filter(({ isResolved, replies }) => isResolved || replies.length > 0)
  return [
    ...(threads.every(({ replies }) => replies.length <= 1) ? [] : ['a thread was answered twice']),
    ...(threads.every(({ replies, markedReplies }) => replies.length === markedReplies.length)
      ? []
      : ['a reply has no marker']),
    ...(commits.length > 0 || claimed.length === 0 ? [] : ['a thread was settled without a commit']),
    ...named
      .filter((id) => !commits.some((commit) => commit.startsWith(id)))
      .map((id) => `a reply names ${id}, which the branch does not have`)
  ]
}

async function brokenReview(end: End): Promise<string[]> {
  const { stage, human, isLeft } = end
  const broken = await brokenThreads(end)
  const threads = threadsOf(end)
  if (isLeft) return broken
  const content = (await stage.git('show', `topic:${PATH}`)).trim()
  const settled = threads.filter(({ isResolved, replies }) => isResolved && replies.length === 1)
  return [
    ...broken,
    ...(settled.length === WORDS.length ? [] : [`only ${settled.length} threads are settled`]),
    ...(content === WORDS.join('\n').toUpperCase() || human !== undefined ? [] : [`the file says ${content}`])
  ]
}

export const reviewRun: Scenario = {
  name: 'a review with five comments is handled',
  files: plain,
  ask: review,
  model: workOff,
  branch: 'topic',
  outcomes: ['updated', 'no_change'],
  isPinned: true,
  isOffered: true,
  brokenAnyTime: brokenThreads,
  brokenAtEnd: brokenReview
}
