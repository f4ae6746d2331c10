import { readTaskMarker } from '../../../src/tasks/comment-markers.ts'
import type { SeenRequest, Step } from '../../../emulators/model/script.ts'
import { call, fix, plain, read, type End, type Scenario, type ScenarioJob } from './scenario.ts'
import { fixTwice } from './scenarios-later-runs.ts'
import type { Asked, Stage } from './stage.ts'

/** GitHub's id of the run that is ended; see kill-run.ts. */
const CLAIM = 'task-greeting-7'
const BRANCH = 'agent/task-greeting'

const job = (inputs: ScenarioJob['inputs'] = {}): ScenarioJob => ({
  inputs: { prompt: 'Correct the greeting.', 'task-id': 'greeting', ...inputs },
  environment: {},
  permissions: {}
})

/** A schedule has no thread. Its pull request or issue is the first one. */
function schedule(): Promise<Asked> {
  const event = { eventName: 'schedule', payload: { schedule: '17 4 * * 1' } }
  return Promise.resolve({ number: 1, event, claim: CLAIM, since: 0 })
}

/** A pull request by an earlier run, and a default branch that has moved since. */
async function scheduleAgain(stage: Stage): Promise<Asked> {
  const asked = await schedule()
  await stage.playEarlier(asked, job().inputs)
  await stage.repository.push('main', { 'other.txt': 'Other.\n' }, 'Work of others')
  return asked
}

function report({ results }: SeenRequest): Step {
  const description = 'src/greeting.txt says Helo.'
  return { toolCalls: [results.length === 0 ? read : call('finish', { title: 'Misspelled greetings', description })] }
}

function brokenReport({ stage }: End): Promise<string[]> {
  const bodies = [...stage.repository.state.issues.values()].map(({ body }) => body ?? '')
  const marked = bodies.filter((body) => readTaskMarker(body, 'task-greeting') !== undefined)
  const isRight = marked.length === 1 && bodies.length === 1 && bodies[0]?.includes('says Helo') === true
  return Promise.resolve(isRight ? [] : [`${bodies.length} issues, ${marked.length} with the marker`])
}

async function brokenMerge({ stage, isLeft }: End): Promise<string[]> {
  const merges = (await stage.git('rev-list', '--merges', `main..${BRANCH}`)).split('\n').filter(Boolean)
  return merges.length === 1 || isLeft ? [] : [`${merges.length} merges of the default branch`]
}

/** Tasks of the repository. */
export const taskRuns: readonly Scenario[] = [
  {
    name: 'a task on schedule becomes a pull request',
    files: plain,
    ask: schedule,
    model: (request) => fix(request),
    branch: BRANCH,
    outcomes: ['proposed', 'updated', 'no_change'],
    isPinned: true,
    leavesMovedBranch: true,
    hasThread: false,
    job: job()
  },
  {
    name: 'a scheduled task goes on with its pull request',
    files: plain,
    ask: scheduleAgain,
    model: fixTwice('Hello, all'),
    branch: BRANCH,
    greeting: 'Hello, all',
    outcomes: ['updated', 'no_change'],
    isPinned: true,
    hasThread: false,
    job: job(),
    brokenAtEnd: brokenMerge
  },
  {
    name: 'a scheduled task reports to its issue',
    files: plain,
    ask: schedule,
    model: report,
    branch: undefined,
    outcomes: ['answered'],
    isPinned: false,
    hasThread: false,
    job: job({ report: 'issue' }),
    brokenAtEnd: brokenReport
  }
]
