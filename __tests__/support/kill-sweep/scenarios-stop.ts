import { setTimeout as delay } from 'node:timers/promises'
import type { SeenRequest, Step } from '../../../emulators/model/script.ts'
import { edit, plain, read, type End, type Scenario, type ScenarioJob } from './scenario.ts'
import { EARLIER_RUN, type Asked, type Stage } from './stage.ts'

const OFTEN_MS = 500
const NEVER_MS = 3_600_000
const BRANCH = 'agent/issue-1'

/** Works on an issue until its second request to the model, which is never answered, and is asked to stop. */
async function stopWhileItWorks(stage: Stage, pollMs: number): Promise<Asked> {
  const issue = stage.openIssue()
  const working = stage.comment(issue, '/agent fix this')
  const beside = await stage.startBeside(working, { FORGEHAND_STOP_MS: String(pollMs) })
  await untilAsked(stage, HANGING_REQUEST)
  const stopping = stage.comment(issue, '/agent stop')
  return { ...stopping, since: working.since, beside }
}

const HANGING_REQUEST = 2
const PATIENCE_MS = 60_000

async function untilAsked({ emulators: { model } }: Stage, count: number): Promise<void> {
  const endsAt = performance.now() + PATIENCE_MS
  while (model.requests.length < count) {
    if (performance.now() > endsAt) throw new Error('The run that is to be stopped did not begin its work.')
    await delay(25)
  }
}

function workAndHang({ number }: SeenRequest): Step {
  if (number === 1) return { toolCalls: [read, edit] }
  return { fault: 'idle', turn: {}, afterChunks: 0 }
}

/** The draft of the work so far, if a person did not take the branch. */
function brokenDraft({ stage, human }: End): Promise<string[]> {
  const [pull] = [...stage.repository.state.issues.values()].filter(({ pullRequest }) => pullRequest !== undefined)
  const isRight = pull?.pullRequest?.isDraft === true || human !== undefined
  return Promise.resolve(isRight ? [] : ['the stopped run left no draft'])
}

function brokenCancel({ stage }: End): Promise<string[]> {
  const { cancelledRuns } = stage.repository.state
  return Promise.resolve(cancelledRuns.includes(EARLIER_RUN) ? [] : ['the run that does not stop was not cancelled'])
}

const stopJob = {
  files: plain,
  model: workAndHang,
  outcomes: ['answered'],
  isPinned: false,
  notices: 1
} satisfies Partial<Scenario>

const job = (permissions: ScenarioJob['permissions']): ScenarioJob => ({
  inputs: { phase: 'stop', 'api-key': '', model: '', 'base-url': '' },
  environment: { FORGEHAND_STOP_MS: String(OFTEN_MS) },
  permissions
})

/** The job of `/agent stop` is ended, not the run that it stops. */
export const stops: readonly Scenario[] = [
  {
    ...stopJob,
    name: 'a run is stopped',
    ask: (stage) => stopWhileItWorks(stage, OFTEN_MS),
    branch: BRANCH,
    job: job({}),
    brokenAtEnd: brokenDraft
  },
  {
    ...stopJob,
    name: 'a run that does not stop is cancelled',
    ask: (stage) => stopWhileItWorks(stage, NEVER_MS),
    branch: undefined,
    job: job({ actions: 'write' }),
    brokenAtEnd: brokenCancel
  }
]
