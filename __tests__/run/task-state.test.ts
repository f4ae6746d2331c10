import { expect, it } from '@jest/globals'
import type { OwnPullRequest } from '../../src/forge/forge.ts'
import { retiredBody, taskState } from '../../src/run/target/task-state.ts'
import { taskMarker } from '../../src/tasks/comment-markers.ts'

const HASH = 'a'.repeat(16)
const OTHER = 'b'.repeat(16)
const DAY_MS = 24 * 60 * 60_000
const now = Date.parse('2026-11-20T10:00:00Z')
const question = { key: 'task-tidy', hash: HASH, now, againAfterMs: undefined }

function pullRequest(number: number, changes: Partial<OwnPullRequest> = {}): OwnPullRequest {
  return {
    number,
    url: '',
    state: 'open',
    headRef: 'agent/task-tidy',
    headSha: 'c'.repeat(40),
    baseRef: 'main',
    isFork: false,
    headPage: undefined,
    allowsEdits: false,
    isDraft: false,
    title: '',
    body: `${taskMarker('task-tidy', HASH)}\n\nWork.`,
    isMerged: false,
    closedAt: undefined,
    ...changes
  }
}
const closed = { state: 'closed', closedAt: '2026-11-10T10:00:00Z' } as const

it.each<[string, OwnPullRequest[], object]>([
  ['none', [], { kind: 'fresh' }],
  ['one of another task', [pullRequest(1, { body: taskMarker('task-other', HASH) })], { kind: 'fresh' }],
  [
    'one without our marker at its start',
    [pullRequest(1, { body: `> ${taskMarker('task-tidy', HASH)}` })],
    { kind: 'fresh' }
  ],
  ['merged', [pullRequest(1, { ...closed, isMerged: true })], { kind: 'fresh' }],
  ['open, on whatever branch', [pullRequest(1, { headRef: 'x' })], { kind: 'open', thread: { number: 1 } }],
  ['open, of an earlier prompt', [pullRequest(1, { body: taskMarker('task-tidy', OTHER) })], { kind: 'open' }],
  ['closed by a person', [pullRequest(1, closed)], { kind: 'not-wanted', thread: { number: 1 } }],
  [
    'closed, of another prompt',
    [pullRequest(1, { ...closed, body: taskMarker('task-tidy', OTHER) })],
    { kind: 'fresh' }
  ],
  [
    'closed by a run',
    [pullRequest(1, { ...closed, body: retiredBody(pullRequest(1), 'task-tidy') })],
    { kind: 'fresh' }
  ],
  ['open behind a newer closed one', [pullRequest(2, closed), pullRequest(1)], { thread: { number: 1 } }],
  [
    'merged before one was closed',
    [pullRequest(2, closed), pullRequest(1, { ...closed, isMerged: true })],
    { kind: 'not-wanted' }
  ]
])('with %s', (_, own, expected) => {
  expect(taskState(own, question)).toMatchObject(expected)
})

it.each([
  [9 * DAY_MS, 'fresh'],
  [11 * DAY_MS, 'not-wanted']
])('wants a task again %d ms after a person closed its pull request 10 days ago: %s', (againAfterMs, kind) => {
  expect(taskState([pullRequest(1, closed)], { ...question, againAfterMs })).toMatchObject({ kind })
})
