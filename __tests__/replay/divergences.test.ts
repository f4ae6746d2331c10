import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { changedRun, openReplayFixture, replayToday, type ReplayFixture } from '../support/replayed-runs.ts'

let fixture: ReplayFixture

beforeAll(async () => {
  fixture = await openReplayFixture()
})

afterAll(() => fixture.close())

interface Change {
  readonly run: string
  /** The kind of the changed line, and which of that kind, from 0. */
  readonly kind: string
  readonly index: number
  readonly from: string
  readonly to: string
}

interface Named {
  readonly what: string
  readonly field: string
  readonly textLine?: number
  readonly recorded?: string
  readonly now?: string
  readonly conversation?: string
  readonly turns?: number
}

const cases: readonly (readonly [string, Change, Named])[] = [
  [
    'a result that the model got differently',
    { run: 'fix-a-bug', kind: 'tool-finished', index: 0, from: 'parseDuration(text)', to: 'parseDuration(word)' },
    { what: 'the message with the result of ', field: 'message.text', turns: 2 }
  ],
  [
    'a different text of the model',
    { run: 'fix-a-bug', kind: 'message', index: 0, from: 'I will look', to: 'I did look' },
    { what: 'the request to the model differs', field: 'digest', turns: 2 }
  ],
  [
    'a changed schema',
    { run: 'fix-a-bug', kind: 'tools', index: 0, from: '"old_string"', to: '"text_before"' },
    { what: 'the tool edit_file has changed', field: 'parameters.', turns: 1 }
  ],
  [
    'a changed description',
    { run: 'fix-a-bug', kind: 'tools', index: 0, from: 'Run an allowed shell command', to: 'Run a command' },
    { what: 'the tool run_command has changed', field: 'description', textLine: 1, turns: 1 }
  ],
  [
    'a removed tool',
    { run: 'fix-a-bug', kind: 'tools', index: 0, from: '"grep_search"', to: '"ripgrep"' },
    { what: 'the tool ripgrep is no longer offered', field: '', turns: 1 }
  ],
  [
    'a changed text of the loop',
    { run: 'stopped-at-a-limit', kind: 'nudge', index: 0, from: 'left', to: 'remaining' },
    { what: 'a nudge differs', field: 'text', textLine: 1 }
  ],
  [
    'a changed refusal of arguments',
    { run: 'mistakes-and-a-patch', kind: 'tool-finished', index: 0, from: 'no tool', to: 'no such tool' },
    { what: 'the result of read_files', field: 'text', textLine: 1, turns: 1 }
  ],
  [
    'a compaction that frees another amount',
    { run: 'compaction', kind: 'compaction', index: 0, from: '"freedTokens":', to: '"freedTokens":1' },
    { what: 'the compaction of the history differs', field: 'freedTokens' }
  ],
  [
    'a run that ends differently',
    { run: 'loop-detected', kind: 'done', index: 0, from: 'stuck', to: 'finished' },
    { what: 'the end of the work differs', field: 'end', recorded: 'finished', now: 'stuck' }
  ],
  [
    'a changed result in a child session',
    {
      run: 'a-child',
      kind: 'child',
      index: 0,
      from: '"name":"grep_search","ok":true,"text":"',
      to: '"name":"grep_search","ok":true,"text":"Well. '
    },
    { what: 'the message with the result of grep_search', field: 'message.text', conversation: 'child 1', turns: 1 }
  ]
]

it.each(cases)('names %s', async (_, { run, kind, index, from, to }, named) => {
  const trace = await changedRun(fixture, run, (lines) => {
    // By its text too: parallel reads end in any order.
    const isMeant = (line: string) => line.includes(`,"kind":"${kind}"`) && line.includes(from)
    const places = [...lines.keys()].filter((place) => isMeant(lines[place] ?? ''))
    return lines.map((line, place) => (place === places[index] ? line.replace(from, to) : line))
  })
  const { outcome, divergence } = await replayToday(trace, fixture)
  expect(outcome).toBe('diverged')
  expect(divergence).toMatchObject({
    ...named,
    what: expect.stringContaining(named.what),
    field: expect.stringContaining(named.field)
  })
})

it('names a missing step', async () => {
  const trace = await changedRun(fixture, 'loop-detected', (lines) => {
    const nudge = lines.findIndex((line) => line.includes('"kind":"nudge"'))
    return lines.filter((_, place) => place !== nudge)
  })
  const { divergence } = await replayToday(trace, fixture)
  expect(divergence).toMatchObject({
    what: 'another event happens',
    recorded: 'a message of role user',
    now: 'a nudge'
  })
})

it('names what the recording contains after the end of the work', async () => {
  const trace = await changedRun(fixture, 'loop-detected', (lines) => [...lines, lines.at(-1) ?? ''])
  const { divergence } = await replayToday(trace, fixture)
  expect(divergence).toMatchObject({
    what: 'the work ends, but the recording continues',
    recorded: 'the end of the work'
  })
})
