import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { killRun, type Ending } from '../support/kill-sweep/kill-run.ts'
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

// Each scenario, ending and kind of step occurs. scripts/kill-sweep.ts tries all combinations.
const sample: readonly (readonly [string, Ending, StepTarget])[] = [
  [ISSUE, 'killed', { name: '/pulls executed', skip: 1 }],
  [ISSUE, 'cancelled', '/git/refs received'],
  [ISSUE, 'machine lost', '/issues/1/comments executed'],
  [ISSUE, 'machine lost, a person pushes', '/git/refs responded'],
  [PULL, 'killed, post killed', '/git/refs/heads%2Ftopic executed'],
  [PULL, 'killed, same workspace', 'git-upload-pack responded'],
  [CHECKS, 'killed, a person pushes', { name: '/pulls responded', skip: 1 }],
  [CHECKS, 'killed, same workspace', 50],
  [CHECKS, 'killed', 'state rename'],
  [CHECKS, 'killed', 'trace write'],
  [APPROVAL, 'killed', '/git/refs executed'],
  [APPROVAL, 'cancelled', 'model'],
  [QUESTION, 'cancelled', 'model'],
  [QUESTION, 'killed', '/reactions executed'],
  [NOTHING, 'killed, post killed', 'PATCH ']
]

it.each(sample)('repairs a run when %s: %s at step %j', async (name, ending, step) => {
  const scenario = scenarios.find((one) => one.name === name)
  if (!scenario) throw new Error(`no scenario is named '${name}'`)
  expect((await killRun({ scenario, ending, step, ...place })).broken).toEqual([])
})
