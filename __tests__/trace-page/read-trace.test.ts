import { expect, it } from '@jest/globals'
import { readTrace } from '../../src/trace-page/read-trace.ts'
import {
  eventful,
  HEADER,
  linesOf,
  manyTurns,
  started,
  tokensOf,
  traceLines,
  turnOf,
  type WrittenCall,
  type WrittenEvent
} from '../support/traces.ts'

const read = (lines: readonly string[]) => readTrace(linesOf(lines), 'trace.jsonl')
const readEvents = (events: readonly WrittenEvent[]) => read(traceLines(events))
const readFileCall: WrittenCall = { id: 'a', name: 'read_file', subject: 'a', input: { path: 'a' }, result: 'text' }

it('reads every event of a run in which everything happens', async () => {
  const { fileNotes, end, conversation } = await readEvents(eventful)
  expect({ fileNotes, end }).toEqual({ fileNotes: [], end: 'proposed' })
  expect(conversation.turns.map(({ calls }) => calls.map(({ name, end: ended }) => [name, ended?.status]))).toEqual([
    [['read_file', 'done']],
    [],
    [
      ['edit_file', 'done'],
      ['run_command', 'failed'],
      ['run_command', 'refused']
    ],
    [['spawn_agent', 'done']]
  ])
})

it('keeps events other than calls in their turn, before or after the answer', async () => {
  const { turns } = (await readEvents(eventful)).conversation
  const labels = turns.map(({ notesBefore, notesAfter }) =>
    [notesBefore, notesAfter].map((notes) => notes.map(({ label }) => label))
  )
  expect(labels).toEqual([
    [[], []],
    [['Retry 1', 'Compaction'], []],
    [[], ['To the model']],
    [[], []]
  ])
})

it('keeps the diff of an edit, and the work of a child session in the turn that started it', async () => {
  const { turns } = (await readEvents(eventful)).conversation
  expect(turns[2]?.calls[0]?.edits).toMatchObject([
    { path: 'src/timer.js', diff: expect.stringContaining('+  return sum') }
  ])
  expect(turns[3]?.children).toMatchObject([
    { number: 1, conversation: { turns: [{ calls: [{ name: 'read_file' }] }] } }
  ])
})

it('keeps the time of the model and of the tools apart', async () => {
  const { turns } = (await readEvents([started, ...turnOf(1, '', [readFileCall])])).conversation
  // Events are 100 ms apart: request at 300, response at 400, the call ends at 800 and took 90 ms.
  expect(turns[0]).toMatchObject({
    modelSpans: [{ from: 300, to: 400 }],
    toolSpans: [{ from: 710, to: 800 }],
    span: { from: 200, to: 900 }
  })
})

it('counts calls that ran side by side once', async () => {
  const [turn, request, response, message, , ...rest] = turnOf(1, '', [readFileCall, { ...readFileCall, id: 'b' }])
  const events = [started, turn, request, response, message, ...rest].filter((event) => event !== undefined)
  const lines = traceLines(events).map((line) => line.replace(/"durationMs":90/, '"durationMs":450'))
  const { turns } = (await read(lines)).conversation
  expect(turns[0]?.toolSpans).toHaveLength(1)
})

it('sums up tokens and dollars of a turn, with those of other models', async () => {
  const other: WrittenEvent = {
    ...{ kind: 'other-model-usage', model: 'small', tokens: tokensOf(1_000, 0, 100) },
    price: { input: 1, cachedInput: 0.1, output: 2 }
  }
  const { turns } = (await readEvents([started, { kind: 'configured', ...settings }, ...turnOf(1, '', []), other]))
    .conversation
  expect(turns[0]?.usage).toMatchObject({ cached: 300, fresh: 5_000, output: 140 })
  expect(turns[0]?.usage.dollars).toBeCloseTo((4_000 * 3 + 300 * 0.3 + 40 * 15 + 1_000 + 200) / 1e6, 9)
})

const settings = {
  ...{ model: 'm', host: 'h', receivers: [], limits: { turns: 1, minutes: 1, tokens: 1 } },
  price: { input: 3, cachedInput: 0.3, output: 15 }
}

it('has no cost without a price', async () => {
  const { turns } = (await readEvents(turnOf(1, '', []))).conversation
  expect(turns[0]?.usage.dollars).toBeUndefined()
})

it('shows a call that did not run with its result, and one without a result as open', async () => {
  const [turn, request, response, usage, message] = turnOf(1, '', [readFileCall, { ...readFileCall, id: 'b' }])
  const skipped: WrittenEvent = {
    kind: 'message',
    message: { role: 'tool', callId: 'a', name: 'read_file', ok: false, text: 'Not run.' }
  }
  const events = [turn, request, response, usage, message, skipped].filter((event) => event !== undefined)
  const { turns } = (await readEvents(events)).conversation
  expect(turns[0]?.calls.map(({ end }) => end && [end.status, end.result])).toEqual([
    ['skipped', 'Not run.'],
    undefined
  ])
})

it('reads a trace that was cut off in the middle of a line, and says so', async () => {
  const lines = traceLines(eventful.slice(0, -9))
  const cut = [...lines.slice(0, -1), lines.at(-1)?.slice(0, 40) ?? '']
  const { fileNotes, end, conversation } = await read(cut)
  expect(end).toBeUndefined()
  expect(fileNotes).toEqual(['The trace ends before the run did: what happened later is not in it.'])
  expect(conversation.turns.length).toBeGreaterThan(2)
})

it('skips broken lines, says how many, and keeps the rest', async () => {
  const lines = traceLines(eventful)
  const nested = `{"at":1,"kind":"message","message":${'['.repeat(5_000)}${']'.repeat(5_000)}}`
  const broken = [
    'not json',
    '{"at":"soon","kind":"turn"}',
    '{"at":1,"kind":"turn","turn":"one"}',
    nested,
    '[]',
    'null'
  ]
  const { fileNotes, conversation } = await read([...lines.slice(0, 3), ...broken, ...lines.slice(3)])
  expect(fileNotes).toEqual(['6 lines of the trace could not be read, the first at line 4.'])
  expect(conversation.turns).toHaveLength(4)
})

it.each([
  [2, 'A newer Forgehand wrote this trace (version 2'],
  [0, 'An older Forgehand wrote this trace (version 0']
])('shows what it can of a trace of version %d', async (version, note) => {
  const [, ...lines] = traceLines(eventful)
  const unknown = JSON.stringify({ at: 5, kind: 'teleported', to: 'the moon' })
  const { fileNotes, conversation } = await read([JSON.stringify({ ...HEADER, version }), unknown, ...lines])
  expect(fileNotes).toEqual([expect.stringContaining(note)])
  expect(conversation.turns).toHaveLength(4)
})

it('reads traces that do not say yet how a call ended', async () => {
  const lines = traceLines([started, ...turnOf(1, '', [readFileCall])]).map((line) =>
    line.replace('"status":"done",', '')
  )
  const { conversation, run } = await read(lines)
  expect(conversation.turns[0]?.calls[0]?.end?.status).toBe('done')
  expect(run.tools).toMatchObject([{ status: 'done' }])
})

it('shortens huge results, and all texts once there are too many', async () => {
  const turns = Array.from({ length: 40 }, (_, index) =>
    turnOf(index + 1, '', [{ ...readFileCall, result: 'x'.repeat(index === 0 ? 5_000_000 : 500_000) }])
  )
  const { conversation } = await readEvents([started, ...turns.flat()])
  const lengths = conversation.turns.map(({ calls }) => calls[0]?.end?.result.length ?? 0)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(100_000)
  expect(conversation.turns[0]?.calls[0]?.end?.result).toContain('of 5000000 characters removed here')
})

it('leaves out what no page can show, and says so', async () => {
  const { fileNotes, conversation } = await readEvents([
    started,
    ...Array.from({ length: 20_050 }, (_, index): WrittenEvent => ({ kind: 'turn', turn: index }))
  ])
  expect(conversation.turns).toHaveLength(20_000)
  expect(fileNotes).toContain('The trace is too large for one page: 50 later entries are left out.')
})

it('shows nothing of a turn that is left out in the last turn that is shown', async () => {
  const { fileNotes, conversation } = await readEvents([
    started,
    ...Array.from({ length: 19_998 }, (_, index): WrittenEvent => ({ kind: 'turn', turn: index })),
    ...turnOf(19_999, 'Shown.', [readFileCall]),
    ...turnOf(20_000, 'Left out.', [readFileCall])
  ])
  const last = conversation.turns.at(-1)
  expect(last).toMatchObject({ text: 'Shown.', calls: [{ name: 'read_file' }], usage: { output: 40 } })
  expect(last?.modelSpans).toHaveLength(1)
  expect(fileNotes).toContain('The trace is too large for one page: 2 later entries are left out.')
})

it.each([
  ['nothing', []],
  ['text', ['Hello.']],
  ['the JSON of something else', ['{"schema":"other","version":1}']],
  ['a trace without its first line', traceLines(manyTurns(1)).slice(1)]
])('refuses %s', async (_, lines) => {
  await expect(read(lines)).rejects.toThrow('trace.jsonl is not a trace: its first line is not the header of one')
})

it('names how a run of the command line ended', async () => {
  const local: WrittenEvent[] = [...turnOf(1, '', []), { kind: 'done', end: 'stuck' }]
  await expect(readEvents(local)).resolves.toMatchObject({ end: 'stuck', fileNotes: [] })
})
