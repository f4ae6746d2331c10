import { progressMarker, runMarker } from '../../../src/tasks/comment-markers.ts'
import { approvalHash, pendingMarker } from '../../../src/tasks/pending-marker.ts'
import { noFlags } from '../no-flags.ts'
import { call, finish, fix, plain, read, settings, type Scenario } from './scenario.ts'
import type { Stage } from './stage.ts'

async function askOnIssue(stage: Stage, body = '/agent fix this') {
  return Promise.resolve(stage.comment(stage.openIssue(), body))
}

async function askOnPullRequest(stage: Stage) {
  const { repository } = stage
  await repository.push('topic', { 'notes.txt': 'A topic.\n' }, 'Begin a topic')
  const { number } = await repository.openPullRequest({ title: 'A topic', author: 'ada', head: 'topic' })
  return stage.comment(number, '/agent fix the greeting')
}

const FIX = 'sh fix.sh'

/** Approves a command that an earlier run has asked for. */
async function approveOnIssue(stage: Stage) {
  const { number, claim } = await askOnIssue(stage)
  const request = { verb: 'fix', text: 'this', flags: noFlags } as const
  const waiting = {
    kind: 'command',
    command: FIX,
    cwd: '',
    severity: 'none',
    reason: 'It is not on the list.'
  } as const
  const scope = { number, request, approved: [], waiting }
  const body = `${progressMarker(claim)}\n\n${pendingMarker(scope)}\n\n${runMarker('6', 'ended')}\n\nWaiting.`
  stage.repository.comment(number, { author: 'github-actions[bot]', body })
  return stage.comment(number, `/agent approve ${approvalHash(scope)}`)
}

/** Requests that nothing preceded. */
export const firstRuns: readonly Scenario[] = [
  {
    name: 'an issue becomes a pull request',
    files: plain,
    ask: askOnIssue,
    model: (request) => fix(request),
    branch: 'agent/issue-1',
    outcomes: ['proposed', 'updated', 'no_change'],
    isPinned: false
  },
  {
    name: 'a pull request gets a commit',
    files: plain,
    ask: askOnPullRequest,
    model: (request) => fix(request),
    branch: 'topic',
    outcomes: ['updated', 'no_change'],
    isPinned: true
  },
  {
    name: 'checks and commands are run',
    files: { ...plain, ...settings({ verify: ['grep -c H src/greeting.txt'], commands: ['cat *'] }) },
    ask: askOnIssue,
    model: (request) => fix(request, call('run_command', { command: 'cat src/greeting.txt' })),
    branch: 'agent/issue-1',
    outcomes: ['proposed', 'updated', 'no_change'],
    isPinned: false
  },
  {
    name: 'an approved command is run',
    files: { ...plain, 'fix.sh': 'echo Hello >src/greeting.txt\n' },
    ask: approveOnIssue,
    model: ({ results }) => ({
      toolCalls: [results.length === 0 ? call('run_command', { command: FIX }) : finish('It says Hello now.')]
    }),
    branch: 'agent/issue-1',
    outcomes: ['proposed', 'updated', 'no_change'],
    isPinned: false
  },
  {
    name: 'a question is answered',
    files: plain,
    ask: (stage) => askOnIssue(stage, '/agent explain the greeting'),
    model: ({ results }) => ({ toolCalls: [results.length === 0 ? read : finish('It greets.')] }),
    branch: undefined,
    outcomes: ['answered'],
    isPinned: false
  },
  {
    name: 'there is nothing to do',
    files: plain,
    ask: askOnIssue,
    model: ({ results }) => ({ toolCalls: [results.length === 0 ? read : finish('It is meant to be so.')] }),
    branch: undefined,
    outcomes: ['no_change'],
    isPinned: false
  }
]
