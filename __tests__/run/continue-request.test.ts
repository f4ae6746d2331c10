import { expect, it } from '@jest/globals'
import { readContinuation } from '../../src/run/claim/continue-request.ts'
import type { Session, SessionRequest } from '../../src/sessions/session.ts'
import { task } from '../support/run-snapshots.ts'

function request(claim: string, verb: SessionRequest['verb'] = 'fix'): SessionRequest {
  return {
    author: { login: 'ada', id: 7 },
    claim,
    at: task.createdAt,
    verb,
    flags: { draft: false },
    text: 'the sum',
    outcome: 'partial',
    result: '',
    commits: [],
    pending: [],
    model: 'some-model',
    host: 'models.example',
    used: { turns: 1, tokens: 1, seconds: 1 }
  }
}

function sessionWith(...requests: readonly SessionRequest[]): Session {
  const empty = { approvals: [], stops: [], openQuestions: [], threads: [] }
  return { ...empty, version: 1, generation: 1, updatedAt: task.createdAt, requests: [...requests], summary: '' }
}

it.each([
  ['is that of the request', sessionWith(request('comment-1')), true],
  ['is that of an earlier attempt of this run', sessionWith(request('comment-1'), request('comment-99')), true],
  ['is that of an update', sessionWith(request('comment-1'), request('comment-2', 'update')), false]
])('continues a conversation only if it is about the request: it %s', (_, session, isLatest) => {
  const continuing = { ...task, request: { ...task.request, verb: 'continue', text: '' } } as const
  expect(readContinuation(continuing, session, '/agent')).toMatchObject({
    task: { request: { verb: 'fix', text: 'the sum' } },
    continuation: { isLatest }
  })
})
