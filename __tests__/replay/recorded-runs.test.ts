import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { changedRun, FIXTURES, openReplayFixture, replayToday, type ReplayFixture } from '../support/replayed-runs.ts'

const runs = (await readdir(FIXTURES)).map((name) => name.replace('.jsonl', ''))

let fixture: ReplayFixture

beforeAll(async () => {
  fixture = await openReplayFixture()
})

afterAll(() => fixture.close())

// After an intended change of the tools or the loop: npx node scripts/record-runs.ts
describe.each(runs)('%s', (name) => {
  it('replays without a divergence', async () => {
    const replayed = await replayToday(join(FIXTURES, `${name}.jsonl`), fixture)
    expect(replayed).toMatchObject({ divergence: undefined, isComplete: true })
  })

  it('replays without a divergence if it was killed at any line', async () => {
    const { length } = await linesOf(name)
    const found = []
    for (let kept = 1; kept < length; kept += 2) {
      const trace = await changedRun(fixture, name, (lines) => lines.slice(0, kept))
      found.push(await replayToday(trace, fixture).catch(messageOf))
    }
    const [tooShort, rest] = [
      found.filter((each) => typeof each === 'string'),
      found.filter((each) => typeof each !== 'string')
    ]
    expect(rest.filter(({ divergence, isComplete }) => divergence !== undefined || isComplete)).toEqual([])
    expect(new Set(tooShort)).toEqual(new Set([expect.stringContaining('The trace cannot be replayed')]))
    expect(rest.length).toBeGreaterThan(10)
  })

  it('is small', async () => {
    expect((await stat(join(FIXTURES, `${name}.jsonl`))).size).toBeLessThan(100_000)
  })
})

async function linesOf(name: string): Promise<readonly string[]> {
  let all: readonly string[] = []
  await changedRun(fixture, name, (lines) => (all = lines))
  return all
}

function messageOf(error: unknown): string {
  return (error as Error).message // Anything else fails the test.
}
