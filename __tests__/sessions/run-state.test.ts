import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
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
    startedAt: 1_000,
    progressCommentId: 7,
    isCancelled: true,
    hasFinalComment: false,
    publishing
  })
  // Only the post step can find out what the remote has.
  state.setFinalCommentWritten()
  expect(readRunState(folder)?.hasFinalComment).toBe(false)
})

it('records how the run ended, in case the comment was not updated', () => {
  const state = new RunStateFile(folder, 1_000)
  state.onEvent({ kind: 'step', step: 'reading' })
  const outcome = { kind: 'answered', answer: 'Because.' } as const
  state.onEvent({ kind: 'ended', outcome })
  expect(readRunState(folder)).toMatchObject({ outcome, hasFinalComment: false })
})
