import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { changedRun, openReplayFixture, replayToday, type ReplayFixture } from '../support/replayed-runs.ts'

let fixture: ReplayFixture

beforeAll(async () => {
  fixture = await openReplayFixture()
})

afterAll(() => fixture.close())

interface Change {
  readonly run: string
  /** The kind of the changed line. */
  readonly kind: string
  readonly from: string
  readonly to: string
  /** The conversation, the turn, the event and the field that are named. */
  readonly named: string
}

const changes: Readonly<Record<string, Change>> = {
  'a result that the model got differently': {
    ...{ run: 'fix-a-bug', kind: 'tool-finished', from: 'parseDuration(text)', to: 'parseDuration(word)' },
    named: 'the run, 2: message message.text'
  },
  'a different text of the model': {
    ...{ run: 'fix-a-bug', kind: 'message', from: 'I will look', to: 'I did look' },
    named: 'the run, 2: request digest'
  },
  'a changed schema': {
    ...{ run: 'fix-a-bug', kind: 'tools', from: '"old_string"', to: '"text_before"' },
    named: 'the run, 1: tools tools.edit_file.parameters.'
  },
  'a changed description': {
    ...{ run: 'fix-a-bug', kind: 'tools', from: 'Run an allowed shell command', to: 'Run a command' },
    named: 'the run, 1: tools tools.run_command.description'
  },
  'a removed tool': {
    ...{ run: 'fix-a-bug', kind: 'tools', from: '"grep_search"', to: '"ripgrep"' },
    named: 'the run, 1: tools tools.ripgrep'
  },
  'a changed text of the loop': {
    ...{ run: 'stopped-at-a-limit', kind: 'nudge', from: 'left', to: 'remaining' },
    named: 'the run, 4: nudge text'
  },
  'a changed refusal of arguments': {
    ...{ run: 'mistakes-and-a-patch', kind: 'tool-finished', from: 'no tool', to: 'no such tool' },
    named: 'the run, 1: tool-finished read_files text'
  },
  'a compaction that frees another amount': {
    ...{ run: 'compaction', kind: 'compaction', from: '"freedTokens":', to: '"freedTokens":1' },
    named: 'the run, 4: compaction freedTokens'
  },
  'a run that ends differently': {
    ...{ run: 'loop-detected', kind: 'done', from: 'stuck', to: 'finished' },
    named: 'the run, 6: done end'
  },
  'a changed result in a child session': {
    ...{
      run: 'a-child',
      kind: 'child',
      from: '"name":"grep_search","ok":true,"text":"',
      to: '"name":"grep_search","ok":true,"text":"Well. '
    },
    named: 'child 1, 1: message message.text'
  }
}

it('names the first difference', async () => {
  const found: Record<string, string> = {}
  for (const [name, { run, kind, from, to, named }] of Object.entries(changes)) {
    const trace = await changedRun(fixture, run, (lines) => {
      const place = lines.findIndex((line) => line.includes(`,"kind":"${kind}"`) && line.includes(from))
      return lines.map((line, index) => (index === place ? line.replace(from, to) : line))
    })
    const { divergence } = await replayToday(trace, fixture)
    const { conversation, turn, event, field } = divergence ?? {
      conversation: '',
      turn: 0,
      event: '',
      field: 'nothing'
    }
    const shown = `${conversation}, ${turn}: ${event} ${field}`
    found[name] = shown.startsWith(named) ? named : shown
  }
  expect(found).toEqual(Object.fromEntries(Object.entries(changes).map(([name, { named }]) => [name, named])))
})

it('names a missing step', async () => {
  const trace = await changedRun(fixture, 'loop-detected', (lines) => {
    const nudge = lines.findIndex((line) => line.includes('"kind":"nudge"'))
    return lines.filter((_, place) => place !== nudge)
  })
  const { divergence } = await replayToday(trace, fixture)
  expect(divergence).toMatchObject({ field: 'kind', recorded: 'message', now: 'nudge' })
})

it('names what the recording contains after the end of the work', async () => {
  const trace = await changedRun(fixture, 'loop-detected', (lines) => [...lines, lines.at(-1) ?? ''])
  const { divergence } = await replayToday(trace, fixture)
  expect(divergence).toMatchObject({ event: 'done', field: '', now: undefined })
})
