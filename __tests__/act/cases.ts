import type { EmulatedRepository } from '../../emulators/github/repository.ts'
import { simulatedModel, stageEvent, type FiredEvent } from '../../src/cli/simulate-scene.ts'
import { readWorkflow } from '../../src/workflows/read-workflow.ts'
import type { Script } from '../../emulators/model/script.ts'
import { exampleWorkflows, textOf } from '../support/repository-files.ts'

export interface ActCase {
  /** The file of the workflow. */
  readonly path: string
  readonly workflow: string
  /** What happens, for readers. */
  readonly event: string
  /** True if several jobs can take the request, and the first one does. */
  readonly isRace?: boolean
  /** Puts into the repository what the event is about. */
  readonly fire: (repository: EmulatedRepository, onReady: () => void) => Promise<FiredEvent>
}

/** The model of `simulate`. It tells the turns of several jobs apart by what each request holds. */
export const script: Script = (request) => {
  const turns = request.messages.filter(({ role }) => role === 'assistant').length
  return typeof simulatedModel === 'function' ? simulatedModel({ ...request, number: turns + 1 }) : { text: '' }
}

type Fire = ActCase['fire']

/** What each event of a workflow is tried with. */
const EVENTS: Readonly<Record<string, readonly (readonly [string, Fire])[]>> = {
  issue_comment: [
    ['a comment on an issue', staged('issue_comment')],
    ['a comment on a pull request', commentOnPullRequest('/agent fix this')],
    ['a comment without a command', staged('issue_comment', { words: 'See the log.' })]
  ],
  pull_request_review: [['a review that asks for changes', reviewWithChanges]],
  pull_request_review_comment: [['a comment on a line', staged('pull_request_review_comment')]],
  issues: [['a label on an issue', staged('issues')]],
  pull_request: [
    ['a pull request that is opened', staged('pull_request', { activity: 'opened' })],
    ['a label on a pull request', staged('pull_request')]
  ],
  workflow_run: [['failing CI', staged('workflow_run')]],
  schedule: [['a schedule', staged('schedule')]],
  workflow_dispatch: [['Run workflow', dispatched({})]]
}

/** Workflows that answer comments and differ only in their model or their setup are tried with one comment. */
const WITH_ALL_COMMENTS = new Set(['examples/minimal.yml', 'examples/two-jobs.yml'])

/** Every workflow of the examples and of the first page. Workflows that a command writes belong here too. */
export async function allWorkflows(): Promise<readonly (readonly [string, string])[]> {
  const examples = (await exampleWorkflows()).map((path) => [path, textOf(path)] as const)
  const shown = ['README.md', 'docs/quick-start.md'].flatMap((path) =>
    [...textOf(path).matchAll(/^```ya?ml\n(.+?)^```/gmsu)].map(([, text = '']) => [path, text] as const)
  )
  return [...examples, ...shown.filter(([, text]) => /^jobs:/m.test(text))]
}

export async function allCases(): Promise<readonly ActCase[]> {
  const cases = (await allWorkflows()).flatMap(([path, workflow]) =>
    readWorkflow(workflow, path).on.flatMap(({ name, types }) => {
      const events = (EVENTS[name] ?? []).filter(([event]) => isWanted(path, { event, types }))
      if (events.length === 0) throw new Error(`${path}: no event is known for ${name}.`)
      return events.map(([event, fire]) => ({ path, workflow, event, fire }))
    })
  )
  const stop = cases.find(({ path }) => path === 'examples/minimal.yml')
  if (!stop) throw new Error('examples/minimal.yml is gone.')
  return [
    ...cases,
    {
      ...stop,
      event: 'a comment that says stop',
      fire: staged('issue_comment', { words: '/agent stop' }),
      isRace: true
    }
  ]
}

function isWanted(path: string, { event, types }: { readonly event: string; readonly types: readonly string[] }) {
  if (event === 'a pull request that is opened') return types.includes('opened')
  if (event === 'a label on a pull request') return types.includes('labeled')
  return (
    !event.startsWith('a comment ') ||
    event === 'a comment on an issue' ||
    event === 'a comment on a line' ||
    WITH_ALL_COMMENTS.has(path)
  )
}

function staged(name: string, more: { readonly words?: string; readonly activity?: string } = {}): Fire {
  return async (repository, onReady) => {
    const seed = { ...SEED, activity: undefined, onReady, ...more }
    const fired = await stageEvent(name, repository, seed)
    onReady()
    return fired
  }
}

const SEED = {
  ...{ sender: 'ada', number: undefined, author: 'ada', words: '/agent fix this', label: 'agent', fork: undefined },
  title: 'Only the first part of a duration counts',
  body: '`1h 30m` is 3600 seconds, not 5400.'
}

function commentOnPullRequest(words: string): Fire {
  return async (repository, onReady) => {
    const number = await openPullRequest(repository)
    onReady()
    const { id } = repository.comment(number, { body: words, author: 'ada' })
    return { name: 'issue_comment', payload: repository.issueCommentEvent(id) }
  }
}

async function reviewWithChanges(repository: EmulatedRepository, onReady: () => void): Promise<FiredEvent> {
  const number = await openPullRequest(repository)
  onReady()
  const comments = [{ path: 'notes.md', line: 1, body: 'The second part of a duration is lost.' }]
  const review = await repository.review(number, {
    ...{ author: 'ada', state: 'CHANGES_REQUESTED', body: 'Please look at durations.', comments }
  })
  const [event] = await repository.reviewEvents(number, review.id)
  if (!event) throw new Error('The review has no event.')
  return event
}

async function openPullRequest(repository: EmulatedRepository): Promise<number> {
  await repository.push('notes', { 'notes.md': 'Durations have parts.\n' }, 'Add notes')
  const { title, body } = SEED
  const { number } = await repository.openPullRequest({ title, body, author: 'github-actions[bot]', head: 'notes' })
  return number
}

function dispatched(inputs: Readonly<Record<string, string>>): Fire {
  return (repository, onReady) => {
    onReady()
    return Promise.resolve({ name: 'workflow_dispatch', payload: repository.dispatch({ by: 'ada', inputs }) })
  }
}
