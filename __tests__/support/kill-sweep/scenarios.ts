import type { EmulatedRepository } from '../../../emulators/github/repository.ts'
import type { FileChanges } from '../../../emulators/github/push.ts'
import type { ScriptedCall, SeenRequest, Step } from '../../../emulators/model/script.ts'

/** A thing to ask for, and how it must have ended once nothing was in its way. */
export interface Scenario {
  readonly name: string
  readonly files: FileChanges
  /** Writes the comment that starts the run. */
  readonly ask: (repository: EmulatedRepository) => Promise<{ readonly number: number; readonly comment: number }>
  readonly model: (request: SeenRequest) => Step
  /** The branch that gets the work; undefined when there is to be none. */
  readonly branch: string | undefined
  /** What a run may end in that nothing interrupts, whatever an earlier one had done already. */
  readonly outcomes: readonly string[]
  /** True when the branch has a pull request already, so that it is left as it is once a person moved it. */
  readonly isPinned: boolean
}

const call = (name: string, input: ScriptedCall['arguments']): ScriptedCall => ({ name, arguments: input })
const finish = (description: string) => call('finish', { title: 'Correct the greeting', description })
const read = call('read_file', { path: 'src/greeting.txt' })
const edit = call('edit_file', { path: 'src/greeting.txt', old_string: 'Helo', new_string: 'Hello' })

const plain = { 'README.md': 'A greeting.\n', 'src/greeting.txt': 'Helo\n' }
const settings = (file: object) => ({ '.github/agent.yml': JSON.stringify(file) })

/** Mends what is not mended yet, and says so when it is. */
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
  // Times are whole seconds: a push in the second of the comment would count as one that came after it.
  Object.assign(comment, { createdAt: new Date(Date.now() + 2_000) })
  return { number, comment: comment.id }
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
