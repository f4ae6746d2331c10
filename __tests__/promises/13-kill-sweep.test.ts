import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { ENDINGS, killRun, type KillRun } from '../support/kill-sweep/kill-run.ts'
import { scenarios } from '../support/kill-sweep/scenarios.ts'

const place = { action: join(import.meta.dirname, '../..'), searchPath: process.env['PATH'] ?? '' }

// A sample that is spread over all steps: each scenario and each way to end begins elsewhere. scripts/kill-sweep.ts takes every step.
const STEPS = 64
const sample = scenarios.flatMap((scenario, row) =>
  ENDINGS.map((ending, column): [string, string, number, KillRun] => {
    const step = 1 + ((row * 13 + column * 27) % STEPS)
    return [scenario.name, ending, step, { scenario, ending, step, ...place }]
  })
)

it.each(sample)('repairs a run when %s: %s at step %s', async (...[, , , run]) => {
  expect((await killRun(run)).broken).toEqual([])
})
