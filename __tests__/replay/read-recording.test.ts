import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { readRecording } from '../../src/replay/read-recording.ts'
import { openReplayFixture, type ReplayFixture } from '../support/replayed-runs.ts'

let fixture: ReplayFixture

beforeEach(async () => {
  fixture = await openReplayFixture()
})

afterEach(() => fixture.close())

const head = '{"schema":"forgehand.trace","version":1,"startedAt":"2026-11-22T00:00:00.000Z"}'

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
  ['has a field of another type', [head, '{"at":1,"kind":"turn","turn":"x"}', ''], /^Line 2 [^]*turn/],
  ['has a child without a number', [head, '{"at":1,"kind":"child","child":-1,"event":{}}', ''], /^Line 2 [^]*child/],
  [
    'is nested too deeply',
    [head, `{"at":1,"kind":"more","what":${'['.repeat(9_000)}${']'.repeat(9_000)}}`, ''],
    /^Line 2 [^]*nested deeper than 200 levels/
  ],
  [
    'has a repetition of impossible length',
    [head, '{"at":1,"kind":"repetition","chars":1e15}', ''],
    /^Line 2 [^]*chars/
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
    /trace\.jsonl has 536870913 bytes\. The limit for a replay is 536870912/
  )
})

it('refuses a device', async () => {
  await expect(readRecording('/dev/zero')).rejects.toThrow('/dev/zero is not a file.')
})

it('skips unknown events and fields, and an incomplete last line', async () => {
  const { run, isComplete } = await read(
    head,
    '{"at":1,"kind":"from-the-future","what":1}',
    '{"at":2,"kind":"turn","turn":1,"more":true}',
    '{"at":3,"kind":"mess'
  )
  expect(run).toEqual([{ at: 2, line: 3, event: { kind: 'turn', turn: 1 } }])
  expect(isComplete).toBe(false)
})

it.each(['--output=/tmp/x', 'HEAD', 'main; rm -rf .'])('does not take %s for a commit', async (commit) => {
  expect(await read(head, JSON.stringify({ at: 1, kind: 'base-commit', commit }), '')).toMatchObject({
    commit: undefined
  })
})

it('reads the commit that the work began with', async () => {
  const commit = 'a1'.repeat(20)
  expect(await read(head, JSON.stringify({ at: 1, kind: 'base-commit', commit }), '')).toMatchObject({ commit })
})
