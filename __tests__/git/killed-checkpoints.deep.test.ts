import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { undoTo } from '../../src/git/checkpoint-history.ts'
import { CheckpointJournal } from '../../src/git/checkpoint-journal.ts'
import { compileCache } from '../support/compile-cache.ts'
import { Fixture } from '../support/git-fixture.ts'

const PROGRAM = join(import.meta.dirname, '../support/take-checkpoints.ts')
/** The program takes three checkpoints in the same way, so that of each kind of write some are among these. `SEED` says which. */
const STEP = 2
const FIRST = Number(process.env['SEED'] ?? 1) % STEP

let fixture: Fixture
beforeEach(() => {
  fixture = new Fixture()
})
afterEach(() => {
  fixture.discard()
})

function takeCheckpoints(dyingAt: number) {
  const args = [PROGRAM, fixture.workTree, fixture.gitDir, String(dyingAt)]
  return spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache }
  })
}

const contents = () =>
  ['a.txt', 'sub/deep/b.txt'].map((path) => readFileSync(join(fixture.workTree, path), 'utf8').trim())

it('a checkpoint in the journal is whole, whichever write a run is killed before', async () => {
  fixture.commit({ 'a.txt': '0\n', 'sub/deep/b.txt': '0\n', 'sub/other.txt': 'other\n' })
  fixture.clone()
  const writes = Number(takeCheckpoints(0).stdout)
  const numbersOfWrites = Array.from({ length: writes }, (_, index) => index + 1)
  let most = 0
  for (const dyingAt of numbersOfWrites.filter((number) => number % STEP === FIRST || number === writes)) {
    fixture.write({ 'a.txt': '0\n', 'sub/deep/b.txt': '0\n' })
    rmSync(fixture.gitDir, { recursive: true, force: true })
    const { signal, stderr } = takeCheckpoints(dyingAt)
    expect({ signal, stderr }).toEqual({ signal: 'SIGKILL', stderr: '' })

    const present = contents()
    const checkout = await fixture.open({ isExact: true })
    const journal = new CheckpointJournal(checkout.git.directory, () => new Date())
    const numbers = journal.entries.map(({ number }) => number)
    // The checkpoint of what was there when the run was killed: the first undo takes it, unless the run has.
    let last: number | undefined
    for (const number of numbers.toReversed()) {
      const { saved } = await undoTo({ checkout, journal }, number)
      expect(contents()).toEqual([String(number), String(number)])
      last ??= saved?.number ?? number
    }
    if (last !== undefined) await undoTo({ checkout, journal }, last)
    expect(contents()).toEqual(present)
    most = Math.max(most, numbers.length)
  }
  expect(most).toBe(3)
})
