import { sessionSchema } from '../../../src/sessions/session.ts'
import type { SeenRequest, Step } from '../../../emulators/model/script.ts'
import { call, finish, fix, plain, read, replace, type End, type Scenario } from './scenario.ts'
import type { Asked, Stage } from './stage.ts'

const BRANCH = 'agent/issue-1'
/** The requests to the model that the earlier run makes. */
const EARLIER_REQUESTS = 2

/** An issue with a pull request by an earlier run. */
async function openWork(stage: Stage): Promise<{ issue: number; pull: number }> {
  const issue = stage.openIssue()
  await stage.playEarlier(stage.comment(issue, '/agent fix this'))
  return { issue, pull: issue + 1 }
}

/** Does the work of the earlier run, then another one. */
export function fixTwice(to: string) {
  return (request: SeenRequest): Step => {
    const { number, results } = request
    if (number <= EARLIER_REQUESTS) return fix(request)
    // An earlier conversation ends with its own results.
    if (results.length === 0 || results.includes('Finished.')) return { toolCalls: [read] }
    const [from] = /\bHel+o\b(?!,)/.exec(results.join('\n')) ?? []
    return { toolCalls: [...(from === undefined ? [] : [replace(from, to)]), finish('It says more now.')] }
  }
}

/** Asks for a plan, and approves it. */
async function approvePlan(stage: Stage): Promise<Asked> {
  const issue = stage.openIssue()
  await stage.playEarlier(stage.comment(issue, '/agent plan the greeting'))
  const record = await stage.git('show', `refs/forgehand/sessions/issue-${issue}:session.json`)
  const { plan } = sessionSchema.parse(JSON.parse(record))
  return stage.comment(issue, `/agent approve ${plan?.hash ?? ''}`)
}

function workFromPlan(request: SeenRequest): Step {
  if (request.number === 1) return { toolCalls: [read] }
  if (request.number === EARLIER_REQUESTS) return { toolCalls: [finish('- [ ] Correct `src/greeting.txt`')] }
  return fixTwice('Hello')(request)
}

const RESOLVED = 'Hello, all\n'

/** A pull request whose change conflicts with one of the default branch. */
async function askForUpdate(stage: Stage): Promise<Asked> {
  const { repository } = stage
  await repository.push('topic', { 'src/greeting.txt': 'Hello\n', 'notes.txt': 'A topic.\n' }, 'Begin a topic')
  const { number } = await repository.openPullRequest({ title: 'A topic', author: 'ada', head: 'topic' })
  await repository.push('main', { 'src/greeting.txt': 'Helo, all\n', 'base.txt': 'Of the base.\n' }, 'Greet all')
  return stage.comment(number, '/agent update')
}

function resolveConflict({ results }: SeenRequest): Step {
  if (results.length === 0) return { toolCalls: [read] }
  const isConflict = results.join('\n').includes('<<<<<<<')
  const write = call('write_file', { path: 'src/greeting.txt', content: RESOLVED })
  return { toolCalls: [...(isConflict ? [write] : []), finish('Greets all, correctly.')] }
}

async function brokenMerge({ stage, headBefore, human, isLeft }: End): Promise<string[]> {
  if (isLeft) return []
  const [parents, main, different, merges] = await Promise.all([
    stage.git('log', '-1', '--format=%P', 'topic'),
    stage.git('rev-parse', 'main'),
    stage.git('diff', '--name-only', 'main', 'topic'),
    stage.git('rev-list', '--merges', 'main..topic')
  ])
  const own = ['notes.txt', 'src/greeting.txt', ...(human === undefined ? [] : ['by-hand.txt'])].toSorted().join()
  return [
    ...(human !== undefined || parents === `${headBefore ?? ''} ${main}` ? [] : [`the parents are ${parents}`]),
    ...(merges.split('\n').length === 1 ? [] : [`the merges are ${merges}`]),
    ...(different.split('\n').join() === own ? [] : [`the difference has ${different}`])
  ]
}

async function brokenUndo({ stage, isLeft, human }: End): Promise<string[]> {
  const [pull] = [...stage.repository.state.issues.values()].filter(({ pullRequest }) => pullRequest !== undefined)
  if (isLeft || human !== undefined) return []
  const count = await stage.git('rev-list', '--count', `main..${BRANCH}`)
  return [
    ...(count === '2' ? [] : [`the branch has ${count} commits`]),
    ...(pull?.state === 'open' && pull.pullRequest?.isDraft === true ? [] : ['the empty pull request is not a draft'])
  ]
}

/** Requests in threads that an earlier run, or a moving base, has given a state. */
export const laterRuns: readonly Scenario[] = [
  {
    name: 'a run is reverted',
    files: plain,
    ask: async (stage) => stage.comment((await openWork(stage)).pull, '/agent undo'),
    model: (request) => fix(request),
    branch: BRANCH,
    greeting: 'Helo',
    outcomes: ['updated'],
    isPinned: false,
    brokenAtEnd: brokenUndo
  },
  {
    name: 'a request is retried',
    files: plain,
    ask: async (stage) => stage.comment((await openWork(stage)).issue, '/agent retry'),
    model: fixTwice('Hello, again'),
    branch: BRANCH,
    greeting: 'Hello, again',
    outcomes: ['proposed', 'updated', 'no_change'],
    isPinned: true
  },
  {
    name: 'work is continued',
    files: plain,
    ask: async (stage) => stage.comment((await openWork(stage)).issue, '/agent continue and greet all'),
    model: fixTwice('Hello, all'),
    branch: BRANCH,
    greeting: 'Hello, all',
    outcomes: ['proposed', 'updated', 'no_change'],
    isPinned: true
  },
  {
    name: 'an approved plan is carried out',
    files: plain,
    ask: approvePlan,
    model: workFromPlan,
    branch: BRANCH,
    outcomes: ['proposed', 'updated', 'no_change'],
    isPinned: false
  },
  {
    name: 'a branch is updated with conflicts',
    files: plain,
    ask: askForUpdate,
    model: resolveConflict,
    branch: 'topic',
    greeting: RESOLVED.trim(),
    outcomes: ['updated', 'no_change'],
    isPinned: true,
    brokenAtEnd: brokenMerge
  }
]
