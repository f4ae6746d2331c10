import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { TraceFile } from '../../src/report/trace-file.ts'
import { toolFinished } from '../support/run-snapshots.ts'

let folder: string
let time: number

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forgehand-trace-'))
  time = Date.UTC(2026, 10, 21)
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function open(path = join(folder, 'deep', 'trace.jsonl'), maxBytes = 10_000) {
  const failures: string[] = []
  const trace = new TraceFile({ path, maxBytes, now: () => time, onFailure: (message) => failures.push(message) })
  return {
    path,
    failures,
    trace,
    lines: () =>
      readFileSync(path, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line): unknown => JSON.parse(line))
  }
}

it('starts with a header', async () => {
  const { trace, lines, path } = open()
  expect(lines()).toEqual([{ schema: 'forgehand.trace', version: 1, startedAt: '2026-11-21T00:00:00.000Z' }])
  expect(statSync(path).mode & 0o777).toBe(0o600)
  await trace.close()
})

it('has one line for each event, also for programs that end lines at other characters', async () => {
  const { trace, lines, path } = open()
  const text = 'a\u2028b\u2029c\u0085d\r\ne\\u2028'
  trace.onEvent({ kind: 'warning', text })
  await trace.close()
  expect(
    readFileSync(path, 'utf8')
      .trimEnd()
      .split(/[\r\n\v\f\u0085\u2028\u2029]/)
  ).toHaveLength(2)
  expect(lines()[1]).toEqual({ at: 0, kind: 'warning', text })
})

it('has every event with its time, except the deltas of a stream', async () => {
  const { trace, lines } = open()
  time += 5
  trace.onEvent({ kind: 'delta', channel: 'text', text: 'He' })
  trace.onEvent({ kind: 'message', message: { role: 'assistant', text: 'Hello', thinking: '', toolCalls: [] } })
  time += 5
  trace.onEvent(toolFinished())
  await trace.close()
  expect(lines().slice(1)).toEqual([
    { at: 5, kind: 'message', message: { role: 'assistant', text: 'Hello', thinking: '', toolCalls: [] } },
    expect.objectContaining({ at: 10, kind: 'tool-finished', callId: '1' })
  ])
})

it('is on disk one iteration of the event loop later, even if it is not closed', async () => {
  const { trace, lines } = open()
  trace.onEvent({ kind: 'turn', turn: 1 })
  await nextTurn()
  expect(lines().at(-1)).toEqual({ at: 0, kind: 'turn', turn: 1 })
  await trace.close()
})

it.each(['a turn', 'a child session'])('is on disk before a request of %s leaves', async (of) => {
  const { trace, lines } = open()
  const request = { kind: 'request', model: 'scripted', isTurn: true, reused: 0, added: [] } as const
  trace.onEvent({ kind: 'turn', turn: 1 })
  trace.onEvent(of === 'a turn' ? request : { kind: 'child', child: 1, event: request })
  expect(lines()).toMatchObject([{ version: 1 }, { kind: 'turn' }, { kind: of === 'a turn' ? 'request' : 'child' }])
  await trace.close()
})

it('accepts no event after it was closed', async () => {
  const { trace, lines } = open()
  await trace.close()
  trace.onEvent({ kind: 'turn', turn: 1 })
  await trace.close()
  expect(lines()).toHaveLength(1)
})

it('reports only once that it can no longer be written', async () => {
  const { trace, failures } = open(join(folder, 'short.jsonl'), 100)
  for (const turn of [1, 2, 3]) {
    trace.onEvent({ kind: 'turn', turn })
    await nextTurn()
  }
  expect(failures).toEqual([expect.stringContaining('The trace can no longer be written: it would exceed 100 bytes')])
})

it('throws immediately when it cannot be created', () => {
  expect(() => open(join(folder, 'a\0b'))).toThrow()
})
