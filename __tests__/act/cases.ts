import type { EmulatedRepository } from '../../emulators/github/repository.ts'
import { nextStep, type Script } from '../../emulators/model/script.ts'
import { demoScript } from '../../emulators/demo/script.ts'
import { prepareEvent } from '../../src/cli/built-in-events.ts'
import { scriptedModel } from '../../src/cli/simulate.ts'
import { forgehandStep, readWorkflow } from '../../src/doctor/workflow.ts'
import { TRIGGERS } from '../../src/init/choices.ts'
import { allWorkflows, type ActWorkflow } from './workflows.ts'

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

export interface FiredEvent {
  readonly name: string
  readonly payload: unknown
}

/** The scripted model of `simulate`, or a plan for a job that asks for one. It tells the turns of several jobs apart by what each request holds. */
export const script: Script = (request) => {
  const turns = request.messages.filter(({ role }) => role === 'assistant').length
  return nextStep(request.tools.includes('plan_items') ? PLAN : scriptedModel, { ...request, number: turns + 1 })
}

const [LOOK] = demoScript
const ITEMS = ['src/duration.js', 'test/duration.test.js'].map((path) => ({ key: path, title: path, text: '' }))
const PLANNED = { title: 'Two files', description: 'Each file of the project is an item.', complete: true }
const PLAN: Script = [
  LOOK,
  { toolCalls: [{ name: 'plan_items', arguments: { items: ITEMS } }] },
  { toolCalls: [{ name: 'finish', arguments: PLANNED }] }
]

type Fire = ActCase['fire']
type Named = readonly [event: string, fire: Fire]

/** What the comments and labels of a workflow start with, from its inputs. */
interface Words {
  readonly trigger: string
  readonly label: string
}

/** What each event of a workflow is tried with. */
const EVENTS: Readonly<Record<string, (words: Words) => readonly Named[]>> = {
  issue_comment: ({ trigger }) => [
    ['a comment on an issue', staged('issue_comment', { words: `${trigger} fix this` })],
    ['a comment on a pull request', commentOnPullRequest(`${trigger} fix this`)],
    ['a command in the second line', staged('issue_comment', { words: `Again.\n${trigger} fix this` })],
    ['a comment without a command', staged('issue_comment', { words: 'See the log.' })]
  ],
  pull_request_review: () => [
    ['a review that asks for changes', review('CHANGES_REQUESTED')],
    ['a review that approves', review('APPROVED')]
  ],
  pull_request_review_comment: ({ trigger }) => [
    ['a comment on a line', staged('pull_request_review_comment', { words: `${trigger} fix this` })]
  ],
  issues: ({ label }) => [['a label on an issue', staged('issues', { label })]],
  pull_request: ({ label }) => [
    ['a pull request that is opened', openedPullRequest],
    ['a label on a pull request', staged('pull_request', { label })]
  ],
  workflow_run: () => [['failing CI', staged('workflow_run')]],
  schedule: () => [['a schedule', scheduled]],
  workflow_dispatch: () => [['Run workflow', dispatched({})]]
}

const ALL_TRIGGERS = `forgehand init --triggers ${TRIGGERS.join(',')}`
/** Workflows that answer comments and differ only in their model or their setup are tried with one comment, and no review that approves. */
const WITH_ALL_COMMENTS = new Set(['examples/minimal.yml', 'examples/two-jobs.yml', ALL_TRIGGERS])
const ONLY_THERE =
  /^(?:a comment on a pull request|a command in the second line|a comment without a command|a review that approves)$/

export async function allCases(): Promise<readonly ActCase[]> {
  const cases = (await allWorkflows()).flatMap(casesOf)
  const stops = ['examples/minimal.yml', ALL_TRIGGERS].map((path): ActCase => {
    const other = cases.find((each) => each.path === path)
    if (!other) throw new Error(`${path} is gone.`)
    const fire = staged('issue_comment', { words: '/agent stop' })
    return { ...other, event: 'a comment that says stop', fire, isRace: true }
  })
  return [...cases, ...stops]
}

function casesOf({ path, text: workflow }: ActWorkflow): readonly ActCase[] {
  const { on, jobs } = readWorkflow(workflow, path)
  const inputs = Object.values(jobs).map((job) => forgehandStep(job)?.with)
  const input = (name: string) => inputs.map((all) => all?.[name]).find((value) => value !== undefined)
  const words = { trigger: input('trigger') ?? '/agent', label: input('trigger-label') ?? 'agent' }
  return on.flatMap(({ name, types }) => {
    const events = (EVENTS[name]?.(words) ?? []).filter(([event]) => isWanted(path, { event, types }))
    if (events.length === 0) throw new Error(`${path}: no event is known for ${name}.`)
    return events.map(([event, fire]) => ({ path, workflow, event, fire }))
  })
}

function isWanted(path: string, { event, types }: { readonly event: string; readonly types: readonly string[] }) {
  if (event === 'a pull request that is opened') return types.includes('opened')
  if (event === 'a label on a pull request') return types.includes('labeled')
  return WITH_ALL_COMMENTS.has(path) || !ONLY_THERE.test(event)
}

function staged(name: string, more: Partial<Record<'words' | 'label', string>> = {}): Fire {
  return async (repository, onReady) => ({
    name,
    payload: await prepareEvent(name, repository, { ...SEED, isPullRequest: false, onReady, ...more })
  })
}

const SEED = {
  ...{ sender: 'ada', number: undefined, author: 'ada', words: '/agent fix this', label: 'agent' },
  title: 'Only the first part of a duration counts',
  body: '`1h 30m` is 3600 seconds, not 5400.'
}

const scheduled: Fire = (_, onReady) => {
  onReady()
  return Promise.resolve({ name: 'schedule', payload: { schedule: '17 4 * * 1' } })
}

const openedPullRequest: Fire = async (repository, onReady) => {
  const number = await openPullRequest(repository, 'ada')
  onReady()
  return { name: 'pull_request', payload: repository.pullRequestEvent(number, { action: 'opened', by: 'ada' }) }
}

function commentOnPullRequest(words: string): Fire {
  return async (repository, onReady) => {
    const number = await openPullRequest(repository)
    onReady()
    const { id } = repository.comment(number, { body: words, author: 'ada' })
    return { name: 'issue_comment', payload: repository.issueCommentEvent(id) }
  }
}

function review(state: 'CHANGES_REQUESTED' | 'APPROVED'): Fire {
  return async (repository, onReady) => {
    const number = await openPullRequest(repository)
    onReady()
    const comments = [{ path: 'notes.md', line: 1, body: 'The second part of a duration is lost.' }]
    const { id } = await repository.review(number, {
      ...{ author: 'ada', state, body: 'Please look at durations.', comments }
    })
    const [event] = await repository.reviewEvents(number, id)
    if (!event) throw new Error('The review has no event.')
    return event
  }
}

async function openPullRequest(repository: EmulatedRepository, author = 'github-actions[bot]'): Promise<number> {
  await repository.push('notes', { 'notes.md': 'Durations have parts.\n' }, 'Add notes')
  const { title, body } = SEED
  const { number } = await repository.openPullRequest({ title, body, author, head: 'notes' })
  return number
}

function dispatched(inputs: Readonly<Record<string, string>>): Fire {
  return (repository, onReady) => {
    onReady()
    return Promise.resolve({ name: 'workflow_dispatch', payload: repository.dispatch({ by: 'ada', inputs }) })
  }
}
