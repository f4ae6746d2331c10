import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { copyTrace } from '../../src/action/run-task.ts'

let folder: string
let proposal: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-trace-'))
  proposal = join(folder, 'proposal')
  await mkdir(proposal)
})

afterEach(() => rm(folder, { recursive: true }))

function copy(): readonly string[] {
  const warnings: string[] = []
  copyTrace(join(folder, 'trace.jsonl'), proposal, (text) => {
    warnings.push(text)
  })
  return warnings
}

it('adds the trace to the proposal', async () => {
  await writeFile(join(folder, 'trace.jsonl'), '{}\n')
  expect(copy()).toEqual([])
  expect(await readdir(proposal)).toEqual(['trace.jsonl'])
})

it('leaves the proposal as it is, with a warning, if the trace cannot be copied', async () => {
  expect(copy()).toEqual([expect.stringContaining('The proposal has no trace: ENOENT')])
  expect(await readdir(proposal)).toEqual([])
})
