import type { SeenRequest, Step } from '../../../emulators/model/script.ts'
import { readFindingMarker, reviewMarker } from '../../../src/tasks/comment-markers.ts'
import { call, finish, plain, type End, type Scenario } from './scenario.ts'
import type { Asked, Stage } from './stage.ts'

const PATH = 'lines.txt'
const text = (...words: readonly string[]) => words.map((word) => `${word}\n`).join('')

/** A pull request with a review of ours, one of whose findings is fixed by now. */
async function reviewAgain(stage: Stage): Promise<Asked> {
  const { repository } = stage
  const files = { [PATH]: text('one', 'two', 'three'), 'src/greeting.txt': 'Hello\n' }
  await repository.push('topic', files, 'Add lines')
  const { number } = await repository.openPullRequest({ title: 'Lines', author: 'ada', head: 'topic' })
  stage.waitASecond()
  await stage.playEarlier(stage.comment(number, '/agent review'))
  await repository.push('topic', { [PATH]: text('one', 'second', 'three', 'four') }, 'Fix a line')
  stage.waitASecond()
  return stage.comment(number, '/agent review')
}

function commentOn(line: number) {
  const about = { severity: 'important', title: `Line ${line} is wrong`, body: 'It says so.' }
  return call('comment_on', { path: PATH, line, ...about })
}

function reviewLines({ messages }: SeenRequest): Step {
  const isSecond = messages.some(({ text: said }) => said.includes('# Earlier findings'))
  return { toolCalls: [commentOn(isSecond ? 4 : 2), finish('One line is wrong.')] }
}

function brokenReview({ stage, asked: { number, claim } }: Pick<End, 'stage' | 'asked'>): string[] {
  const { reviews, reviewComments } = stage.repository.pullRequest(number).pullRequest
  const count = reviews.filter(({ body }) => body.startsWith(reviewMarker(claim))).length
  const roots = reviewComments.filter(({ replyTo }) => replyTo === undefined)
  const places = roots.map(({ thread }) => `${thread.path}:${thread.lines?.line ?? ''}`)
  return [
    ...(count <= 1 ? [] : [`${count} reviews for one request`]),
    ...(reviews.some(({ state }) => state === 'PENDING') ? ['a review is pending'] : []),
    ...(new Set(places).size === places.length ? [] : [`findings are repeated: ${places.join(', ')}`]),
    ...(roots.every(({ body }) => readFindingMarker(body) !== undefined) ? [] : ['a finding has no marker']),
    ...(reviewComments.filter(({ replyTo }) => replyTo !== undefined).length <= 1
      ? []
      : ['a finding was answered twice'])
  ]
}

export const reviewerRun: Scenario = {
  name: 'a pull request is reviewed again',
  files: plain,
  ask: reviewAgain,
  model: reviewLines,
  branch: 'topic',
  outcomes: ['reviewed'],
  isPinned: true,
  isRemembered: false,
  brokenAnyTime: (end) => Promise.resolve(brokenReview(end).filter((text) => text !== 'a review is pending')),
  brokenAtEnd: (end) => {
    const { reviewComments } = end.stage.repository.pullRequest(end.asked.number).pullRequest
    const [fixed, fresh] = reviewComments.filter(({ replyTo }) => replyTo === undefined)
    return Promise.resolve([
      ...brokenReview(end),
      ...(fixed?.thread.resolvedBy ? [] : ['the finding that is gone is open']),
      ...(fresh?.thread.lines?.line === 4 ? [] : ['the new finding is missing'])
    ])
  }
}
