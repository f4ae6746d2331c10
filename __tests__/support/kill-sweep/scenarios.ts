import type { EmulatedRepository } from '../../../emulators/github/repository.ts'
import type { FileChanges } from '../../../emulators/github/push.ts'
import { progressMarker, runMarker } from '../../../src/tasks/comment-markers.ts'
import { approvalHash, pendingMarker } from '../../../src/tasks/pending-marker.ts'
import type { ScriptedCall, SeenRequest, Step } from '../../../emulators/model/script.ts'

/** The thread, and the comment in it that starts the run. */
export interface Asked {
  readonly number: number
  readonly comment: number
}

/** A request, and how it must end when nothing interrupts it. */
export interface Scenario {
  readonly name: string
  readonly files: FileChanges
  /** Writes the comment that starts the run. */
  readonly ask: (repository: EmulatedRepository) => Promise<Asked>
  readonly model: (request: SeenRequest) => Step
  /** The branch that gets the work; undefined for none. */
  readonly branch: string | undefined
  /** Possible outcomes of an uninterrupted run, whatever an earlier run has already done. */
  readonly outcomes: readonly string[]
  /** True if the branch already has a pull request, so that it is left unchanged once a person has moved it. */
  readonly isPinned: boolean
}

const call = (name: string, input: ScriptedCall['arguments']): ScriptedCall => ({ name, arguments: input })
const finish = (description: string) => call('finish', { title: 'Correct the greeting', description })
const read = call('read_file', { path: 'src/greeting.txt' })
const edit = call('edit_file', { path: 'src/greeting.txt', old_string: 'Helo', new_string: 'Hello' })

const plain = { 'README.md': 'A greeting.\n', 'src/greeting.txt': 'Helo\n' }
const settings = (file: object) => ({ '.github/agent.yml': JSON.stringify(file) })

/** Fixes the greeting, or reports that it is already fixed. */
function mend({ results }: SeenRequest, ...beforeEnd: readonly ScriptedCall[]): Step {
  if (results.length === 0) return { toolCalls: [read] }
  if (/\bHelo\b/.test(results.join('\n'))) return { toolCalls: [edit, ...beforeEnd, finish('It says Hello now.')] }
  return { toolCalls: [finish('It is done already.')] }
}

async function askOnIssue(repository: EmulatedRepository, body = '/agent fix this') {
  const { number } = repository.openIssue({ title: 'The greeting is wrong', body: 'Helo?', author: 'marie' })
  return Promise.resolve({ number, comment: repository.comment(number, { author: 'ada', body }).id })
}

async function askOnPullRequest(repository: EmulatedRepository) {
  await repository.push('topic', { 'notes.txt': 'A topic.\n' }, 'Begin a topic')
  const { number } = await repository.openPullRequest({ title: 'A topic', author: 'ada', head: 'topic' })
  const comment = repository.comment(number, { author: 'ada', body: '/agent fix the greeting' })
  // Times are whole seconds: a push in the same second would count as one after the comment.
  Object.assign(comment, { createdAt: new Date(Date.now() + 2_000) })
  return { number, comment: comment.id }
}

const MEND = 'sh mend.sh'

/** Approves a command that an earlier run has asked for. */
async function approveOnIssue(repository: EmulatedRepository) {
  const { number, comment } = await askOnIssue(repository)
  const request = { verb: 'fix', text: 'this', flags: { ...noFlags } } as const
  const waiting = {
    kind: 'command',
    command: MEND,
    cwd: '',
    severity: 'none',
    reason: 'It is not on the list.'
  } as const
  const scope = { number, request, approved: [], waiting }
  const body = `${progressMarker(`comment-${comment}`)}\n\n${pendingMarker(scope)}\n\n${runMarker('6', 'ended')}\n\nWaiting.`
  repository.comment(number, { author: 'github-actions[bot]', body })
  const approval = repository.comment(number, { author: 'ada', body: `/agent approve ${approvalHash(scope)}` })
  return { number, comment: approval.id }
}

const noFlags = {
  model: undefined,
  budget: undefined,
  turns: undefined,
  minutes: undefined,
  base: undefined,
  effort: undefined,
  draft: false,
  dryRun: false
}

export const scenarios: readonly Scenario[] = [
  {
    name: 'an issue becomes a pull request',
    files: { ...plain, ...settings({ verify: [] }) },
    ask: askOnIssue,
    model: (request) => mend(request),
    branch: 'agent/issue-1',
    outcomes: ['proposed', 'updated', 'no_change'],
    isPinned: false
  },
  {
    name: 'a pull request gets a commit',
    files: { ...plain, ...settings({ verify: [] }) },
    ask: askOnPullRequest,
    model: (request) => mend(request),
    branch: 'topic',
    outcomes: ['updated', 'no_change'],
    isPinned: true
  },
  {
    name: 'checks and commands are run',
    files: { ...plain, ...settings({ verify: ['grep -c H src/greeting.txt'], commands: ['cat *'] }) },
    ask: askOnIssue,
    model: (request) => mend(request, call('run_command', { command: 'cat src/greeting.txt' })),
    branch: 'agent/issue-1',
    outcomes: ['proposed', 'updated', 'no_change'],
    isPinned: false
  },
  {
    name: 'an approved command is run',
    files: { ...plain, ...settings({ verify: [] }), 'mend.sh': 'echo Hello >src/greeting.txt\n' },
    ask: approveOnIssue,
    model: ({ results }) => ({
      toolCalls: [results.length === 0 ? call('run_command', { command: MEND }) : finish('It says Hello now.')]
    }),
    branch: 'agent/issue-1',
    outcomes: ['proposed', 'updated', 'no_change'],
    isPinned: false
  },
  {
    name: 'a question is answered',
    files: { ...plain, ...settings({ verify: [] }) },
    ask: (repository) => askOnIssue(repository, '/agent explain the greeting'),
    model: ({ results }) => ({ toolCalls: [results.length === 0 ? read : finish('It greets.')] }),
    branch: undefined,
    outcomes: ['answered'],
    isPinned: false
  },
  {
    name: 'there is nothing to do',
    files: { ...plain, ...settings({ verify: [] }) },
    ask: askOnIssue,
    model: ({ results }) => ({ toolCalls: [results.length === 0 ? read : finish('It is meant to be so.')] }),
    branch: undefined,
    outcomes: ['no_change'],
    isPinned: false
  }
]
