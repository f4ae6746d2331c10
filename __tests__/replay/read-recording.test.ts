import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { readRecording } from '../../src/replay/recording.ts'
import { openReplayFixture, type ReplayFixture } from '../support/replayed-runs.ts'

let fixture: ReplayFixture

beforeEach(async () => {
  fixture = await openReplayFixture()
})

afterEach(() => fixture.close())

const head = '{"schema":"forgehand.trace","version":1,"startedAt":"2026-11-22T00:00:00.000Z"}'

const TURN = '{"at":1,"kind":"turn","turn":1}'

async function read(...lines: readonly string[]) {
  const path = join(fixture.folder, 'trace.jsonl')
  await writeFile(path, lines.join('\n'))
  return readRecording(path)
}

it.each([
  ['is empty', [''], /is not a trace/],
  ['is not a trace', ['{"name":"kitchen-timer"}'], /is not a trace/],
  ['is of another version', [head.replace('1,', '2,')], /a trace of version 2; this Forgehand replays version 1/],
  [
    'has a line that is not JSON',
    [head, '{"at":', '{"at":1,"kind":"turn","turn":1}'],
    /^Line 2 of .* does not fit the format of a trace/
  ],
  ['has a field of another type', [head, '{"at":1,"kind":"turn","turn":"x"}', TURN], /^Line 2 of .* does not fit/],
  [
    'has a child without a number',
    [head, '{"at":1,"kind":"child","child":-1,"event":{}}', TURN],
    /^Line 2 of .* does not fit/
  ],
  [
    'is nested too deeply',
    [head, `{"at":1,"kind":"more","what":${'['.repeat(9_000)}${']'.repeat(9_000)}}`, TURN],
    /^Line 2 of .* does not fit/
  ],
  [
    'has a repetition of impossible length',
    [head, '{"at":1,"kind":"repetition","chars":1e15}', TURN],
    /^Line 2 of .* does not fit/
  ]
])('refuses a file that %s', async (_, lines, message) => {
  await expect(read(...lines)).rejects.toThrow(message)
})

it('refuses a missing file', async () => {
  await expect(readRecording(join(fixture.folder, 'none.jsonl'))).rejects.toThrow(
    /none\.jsonl cannot be read: there is no such file/
  )
})

it('refuses a file that is too large, without reading it', async () => {
  const path = join(fixture.folder, 'trace.jsonl')
  await writeFile(path, `${head}\n`)
  await truncate(path, 512 * 1024 * 1024 + 1)
  await expect(readRecording(path)).rejects.toThrow(
    /trace\.jsonl has 536870913 bytes\. The limit for a trace is 536870912/
  )
})

it('refuses a device', async () => {
  await expect(readRecording('/dev/zero')).rejects.toThrow('/dev/zero is not a file.')
})

it('skips unknown fields, and an incomplete last line', async () => {
  const { run, isComplete } = await read(head, '{"at":2,"kind":"turn","turn":1,"more":true}', '{"at":3,"kind":"mess')
  expect(run).toEqual([{ at: 2, number: 2, event: { kind: 'turn', turn: 1 } }])
  expect(isComplete).toBe(false)
})
