import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { ENDINGS, killRun, type Ending } from '../support/kill-sweep/kill-run.ts'
import { scenarios } from '../support/kill-sweep/scenarios.ts'
import type { StepTarget } from '../support/kill-sweep/steps.ts'

const place = { action: join(import.meta.dirname, '../..'), searchPath: process.env['PATH'] ?? '' }

const [ISSUE, PULL, CHECKS, APPROVAL, QUESTION, NOTHING] = [
  'an issue becomes a pull request',
  'a pull request gets a commit',
  'checks and commands are run',
  'an approved command is run',
  'a question is answered',
  'there is nothing to do'
]
const [REVIEW, UNDO, RETRY, CONTINUE, PLAN, UPDATE, STOP, CANCEL] = [
  'a review with five comments is handled',
  'a run is reverted',
  'a request is retried',
  'work is continued',
  'an approved plan is carried out',
  'a branch is updated with conflicts',
  'a run is stopped',
  'a run that does not stop is cancelled'
]

const REVIEWED = 'a pull request is reviewed again'

const [TASK, AGAIN, REPORT] = [
  'a task on schedule becomes a pull request',
  'a scheduled task goes on with its pull request',
  'a scheduled task reports to its issue'
]

const [REPAIR, BROKEN] = [
  'failed checks of a pull request are repaired',
  'failed checks of the default branch become a pull request'
]

const [SUGGEST, PUSH, ADOPT] = [
  'a change is suggested to a fork',
  "a change is pushed to a fork with a person's token",
  'the head of a fork is adopted'
]

type Kill = readonly [string, Ending, StepTarget]

// Each ending, and each kind of step: a change on GitHub (new, moved or repeated), a push, the disk, the model.
const always: readonly Kill[] = [
  [ISSUE, 'killed', { name: '/pulls executed', skip: 1 }],
  [PULL, 'killed, post killed', '/git/refs/heads%2Ftopic executed'],
  [CHECKS, 'killed, same workspace', 'state rename'],
  [APPROVAL, 'cancelled', 'model'],
  [REVIEW, 'machine lost, a person pushes', '/replies received'],
  [UNDO, 'killed, a person pushes', '/git/refs/heads%2Fagent%2Fissue-1 executed'],
  [PLAN, 'machine lost', 'refs/forgehand%2Fsessions%2Fissue-1 executed'],
  [PUSH, 'killed', 'git-receive-pack responded']
]

// Two of these, which `SEED` chooses. scripts/kill-sweep.ts tries all combinations.
const byTurns: readonly Kill[] = [
  [QUESTION, 'killed', 'trace write'],
  [NOTHING, 'killed, post killed', 'PATCH '],
  [REVIEW, 'killed', { name: '/replies executed', skip: 2 }],
  [REVIEWED, 'killed', '/reviews executed'],
  [REVIEWED, 'machine lost', '/replies executed'],
  [RETRY, 'cancelled', 'git-upload-pack responded'],
  [CONTINUE, 'killed', 'refs/forgehand%2Fsessions%2Fissue-1 executed'],
  [UPDATE, 'killed', '/git/refs/heads%2Ftopic executed'],
  [STOP, 'killed', '/git/refs executed'],
  [CANCEL, 'machine lost', '/git/refs responded'],
  [TASK, 'killed', { name: 'git start', skip: 6 }],
  [AGAIN, 'machine lost', '/update-branch executed'],
  [REPORT, 'killed, post killed', { name: '/issues executed', skip: 1 }],
  [REPAIR, 'killed', '/git/refs/heads%2Fagent%2Fissue-1 executed'],
  [BROKEN, 'machine lost', { name: '/pulls executed', skip: 1 }],
  [SUGGEST, 'machine lost', '/reviews executed'],
  [ADOPT, 'killed, post killed', { name: '/git/refs executed', skip: 1 }]
]
const TURNS = Math.ceil(byTurns.length / 2)
const turn = Number(process.env['SEED'] ?? 1) % TURNS
const sample = [...always, ...byTurns.filter((_, index) => index % TURNS === turn)]

it('has a turn for every scenario, and every ending in each sample', () => {
  const names = new Set([...always, ...byTurns].map(([name]) => name))
  const endings = new Set(always.map(([, ending]) => ending))
  expect([...names].sort()).toEqual(scenarios.map(({ name }) => name).sort())
  expect([...endings].sort()).toEqual([...ENDINGS].sort())
})

it.each(sample)('repairs a run when %s: %s at step %j', async (name, ending, step) => {
  const scenario = scenarios.find((one) => one.name === name)
  if (!scenario) throw new Error(`no scenario is named '${name}'`)
  expect(await killRun({ scenario, ending, step, ...place })).toMatchObject({ isReached: true, broken: [] })
})
