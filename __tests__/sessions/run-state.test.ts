import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { Outcome } from '../../src/domain/outcome.ts'
import type { RunEvent } from '../../src/report/reporter.ts'
import { check, publication, snapshotOf } from '../support/run-snapshots.ts'
import { readRunState, RunStateFile } from '../../src/sessions/run-state.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-state-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

it('names the folder that cannot be created', async () => {
  const file = join(folder, 'file')
  await writeFile(file, '')
  expect(() => new RunStateFile(join(file, 'state'), 1_000)).toThrow(
    /cannot be created \(ENOTDIR\)\. Set RUNNER_TEMP to a writable folder/
  )
})

it('records nothing until the author is known to have write access', () => {
  const state = new RunStateFile(folder, 1_000)
  state.onEvent({ kind: 'step', step: 'permission' })
  state.setCancelled()
  expect(readRunState(folder)).toBeUndefined()
})

it('records what the post step needs, from reading the thread on', () => {
  const state = new RunStateFile(folder, 1_000)
  state.onEvent({ kind: 'step', step: 'reading' })
  state.setProgressComment(7)
  const publishing = { branch: 'agent/issue-1', base: 'main', parent: 'a'.repeat(40) }
  state.onEvent({ kind: 'publishing', ...publishing })
  state.setCancelled()
  expect(readRunState(folder)).toEqual({
    wasBlocked: false,
    startedAt: 1_000,
    progressCommentId: 7,
    isCancelled: true,
    hasResultComment: false,
    hasFinalComment: false,
    publishing
  })
})

it('keeps room on the disk only while commands of the model run', () => {
  const state = new RunStateFile(folder, 1_000)
  const kept = (['reading', 'working', 'verifying', 'working', 'publishing'] as const).map((step) => {
    state.onEvent({ kind: 'step', step })
    return existsSync(join(folder, 'state.json.reserve'))
  })
  expect(kept).toEqual([false, true, false, true, false])
})

it('records what the run has used, before the next request can be killed', () => {
  const state = new RunStateFile(folder, 1_000)
  const tokens = { input: 100, cachedInput: 0, output: 10, reasoning: 0, isEstimate: false }
  const figures = { turns: 2, tokens, cost: 0.02, durationMs: 3_000 }
  state.followFigures(() => figures)
  state.onEvent({ kind: 'step', step: 'reading' })
  expect(readRunState(folder)?.figures).toBeUndefined()
  state.onEvent({ kind: 'usage', tokens })
  expect(readRunState(folder)?.figures).toEqual(figures)
  figures.turns = 3
  state.onEvent({ kind: 'child', child: 1, event: { kind: 'usage', tokens } })
  expect(readRunState(folder)?.figures?.turns).toBe(3)
})

describe('what was sent', () => {
  const change = { patch: '+Hello\n', paths: ['a.txt'], protectedPaths: [], hasFile: true }
  const publishing = { kind: 'publishing', branch: 'agent/issue-1', base: 'main', parent: 'a'.repeat(40) } as const
  const cancelled = { kind: 'cancelled', reason: 'SIGINT' } as const

  function started(...events: readonly RunEvent[]) {
    const state = new RunStateFile(folder, 1_000)
    for (const event of [{ kind: 'step', step: 'reading' } as const, ...events]) state.onEvent(event)
    return state
  }

  function endedRun(outcome: Outcome) {
    return { ...snapshotOf({ kind: 'ended', outcome }), outcome }
  }

  it('includes the whole run, in case its comments cannot be written', () => {
    const run = {
      ...endedRun({ kind: 'failed', reason: 'No access.' }),
      verification: { before: [], after: [check('npm test', 0)] },
      unpublished: change
    }
    started().setEnded(run)
    expect(readRunState(folder)).toMatchObject({
      ended: JSON.parse(JSON.stringify(run)) as unknown,
      hasResultComment: false,
      hasFinalComment: false
    })
  })

  it('includes the change of a run that is killed after it kept the change', () => {
    started({ kind: 'work-started', rules: 'b', tree: 'c' }, { kind: 'change-unpublished', ...change })
    expect(readRunState(folder)).toMatchObject({ unpublished: change })
    expect(readRunState(folder)?.work).toBeUndefined()
  })

  it('says whether the result comment is complete', () => {
    const state = started()
    state.setResultComment(5)
    expect(readRunState(folder)).toMatchObject({ resultCommentId: 5, hasResultComment: false })
    state.setResultWritten(6)
    expect(readRunState(folder)).toMatchObject({ resultCommentId: 6, hasResultComment: true })
  })

  it.each<[boolean, string, Outcome, readonly RunEvent[]]>([
    [false, 'a push was cut off, which only the post step can find out', cancelled, [publishing]],
    [false, 'the post step has time to keep the work', cancelled, [{ kind: 'work-started', rules: 'b', tree: 'c' }]],
    [true, 'nothing was changed before the run was cancelled', cancelled, []],
    [true, 'the signal came after the work was published', { kind: 'proposed', publication }, [publishing]]
  ])('has a final comment: %s, because %s', (expected, _, outcome, events) => {
    const state = started(...events)
    state.setCancelled()
    state.setEnded(endedRun(outcome))
    state.setFinalCommentWritten()
    expect(readRunState(folder)?.hasFinalComment).toBe(expected)
  })
})
