import { fix, plain, type Scenario } from './scenario.ts'
import type { Asked, Stage } from './stage.ts'

const BOT = 'github-actions[bot]'
const BRANCH = 'agent/issue-1'
const LOG = `${[
  '##[group]Run grep -q Hello src/greeting.txt',
  '##[endgroup]',
  'Error: it says Helo',
  '##[error]Process completed with exit code 1.'
]
  .map((line) => `2026-11-20T10:00:00.0000000Z ${line}`)
  .join('\n')}\n`

const permissions = { actions: 'write', checks: 'read' } as const

/** A workflow fails on a branch. */
async function fail(stage: Stage, branch: string) {
  const { repository } = stage
  const headSha = (await repository.head(branch)) ?? ''
  stage.waitASecond()
  stage.waitASecond()
  const jobs = [{ name: 'test', steps: [{ name: 'Test', conclusion: 'failure' as const }], log: LOG }]
  const run = repository.checks.addRun({ headSha, headBranch: branch, actor: 'ada', jobs })
  const event = { eventName: 'workflow_run', payload: await repository.checks.runEvent(run) }
  return { event, claim: `ci-${headSha}-${run.workflow.id}`, since: 0 }
}

async function failOnPullRequest(stage: Stage): Promise<Asked> {
  const { repository } = stage
  await repository.push(BRANCH, { 'notes.txt': 'Notes.\n' }, 'Add notes')
  const { number } = await repository.openPullRequest({ title: 'Notes', author: BOT, head: BRANCH })
  return { number, ...(await fail(stage, BRANCH)) }
}

async function failOnDefault(stage: Stage): Promise<Asked> {
  return { number: 1, ...(await fail(stage, 'main')) }
}

/** Repairs of failed checks. */
export const repairs: readonly Scenario[] = [
  {
    name: 'failed checks of a pull request are repaired',
    files: plain,
    ask: failOnPullRequest,
    model: (request) => fix(request),
    branch: BRANCH,
    outcomes: ['updated', 'no_change'],
    isPinned: true,
    isOffered: true,
    job: { inputs: {}, environment: {}, permissions }
  },
  {
    name: 'failed checks of the default branch become a pull request',
    files: plain,
    ask: failOnDefault,
    model: (request) => fix(request),
    branch: 'agent/ci-ci',
    outcomes: ['proposed', 'updated', 'skipped'],
    isPinned: true,
    leavesMovedBranch: true,
    hasThread: false,
    job: { inputs: {}, environment: {}, permissions }
  }
]
