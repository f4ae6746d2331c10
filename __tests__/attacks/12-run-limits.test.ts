import { readFileSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { TraceFile } from '../../src/report/trace-file.ts'
import { startForgeFixture } from '../support/github-forge.ts'

let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-bounds-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

it('stops writing the trace at its limit, with one warning', async () => {
  const told: string[] = []
  const path = join(folder, 'trace.jsonl')
  const maxBytes = 10_000
  const trace = new TraceFile({ path, now: Date.now, onFailure: (text) => told.push(text), maxBytes })
  for (let turn = 0; turn < 50; turn++) {
    trace.onEvent({ kind: 'warning', text: 'x'.repeat(1_000) })
    await new Promise(setImmediate)
  }
  await trace.close()
  expect((await stat(path)).size).toBeLessThanOrEqual(maxBytes)
  expect(told).toEqual([expect.stringMatching(/exceed 10000 bytes/)])
  for (const line of readFileSync(path, 'utf8').trim().split('\n'))
    expect(() => JSON.parse(line) as unknown).not.toThrow()
})

function commitOf(files: number) {
  const changes = Array.from({ length: files }, (_, index) => ({
    kind: 'deleted' as const,
    path: `file-${index}.txt`
  }))
  const id = 'a'.repeat(40)
  return {
    branch: 'agent/issue-1',
    isNewBranch: true,
    parent: id,
    parentTree: id,
    tree: id,
    changes,
    message: 'A change'
  }
}

it('refuses a change of more files than a pull request shows, without a request to GitHub', async () => {
  await using fixture = await startForgeFixture()
  const result = await fixture.forge.commit(commitOf(3_001))
  expect(result).toEqual({ kind: 'refused', reason: 'it changes 3001 files. The limit is 3000' })
  expect(fixture.calls()).toEqual([])
})
