import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Suggestion } from '../../../src/domain/review-thread.ts'
import { SeenFiles } from '../../../src/tools/seen-files.ts'
import { applySuggestion } from '../../../src/tools/threads/apply-suggestion.ts'
import { temporaryWorkspace } from '../../support/temporary-workspace.ts'
import { call } from '../../support/tool-call.ts'

const start = 'one\r\n\ttwo\r\nthree\r\n'
const suggestion: Suggestion = { path: 'a.ts', startLine: 2, endLine: 2, lines: ['\t2  ', ''] }

async function open(suggested: Suggestion, file: Buffer | string = start) {
  const place = await temporaryWorkspace({ files: { 'a.ts': '' } })
  const path = join(place.root, 'a.ts')
  await writeFile(path, file)
  const tool = applySuggestion(place.workspace, {
    seen: new SeenFiles(),
    labels: ['T1', 'T3'],
    suggestions: new Map([['T3', suggested]]),
    readAtStart: () => Promise.resolve(start)
  })
  return { [Symbol.asyncDispose]: () => place[Symbol.asyncDispose](), tool, path, read: () => readFile(path) }
}

describe('apply_suggestion', () => {
  it('writes the suggested lines to the byte, with the line ends of the file', async () => {
    await using place = await open(suggestion)
    await expect(call(place.tool, { thread: 'T3' })).resolves.toMatchObject({
      text: expect.stringMatching(/^Changed a\.ts \(\+2 −1\)\./),
      edits: [{ path: 'a.ts', added: 2, removed: 1 }]
    })
    expect(String(await place.read())).toBe('one\r\n\t2  \r\n\r\nthree\r\n')
  })

  it('follows the lines to where the work has moved them', async () => {
    await using place = await open(suggestion, `zero\r\n${start}`)
    await call(place.tool, { thread: '3' })
    expect(String(await place.read())).toBe('zero\r\none\r\n\t2  \r\n\r\nthree\r\n')
  })

  it('changes nothing when the work has changed the lines', async () => {
    const now = start.replace('two', '2')
    await using place = await open(suggestion, now)
    await expect(call(place.tool, { thread: 'T3' })).rejects.toThrow(
      'lines 2 to 2 are no longer as the reviewer saw them'
    )
    expect(String(await place.read())).toBe(now)
  })

  it('keeps a byte order mark', async () => {
    await using place = await open({ ...suggestion, startLine: 1, endLine: 1, lines: ['1'] }, `\ufeff${start}`)
    await call(place.tool, { thread: 'T3' })
    expect(String(await place.read())).toBe('\ufeff1\r\n\ttwo\r\nthree\r\n')
  })

  it.each([
    ['T1', 'T1 has no suggestion. Edit the file yourself.'],
    ['T2', 'There is no thread "T2". The threads are T1, T3.']
  ])('tells a thread without a suggestion from one that does not exist: %s', async (thread, message) => {
    await using place = await open(suggestion)
    await expect(call(place.tool, { thread })).rejects.toThrow(message)
  })

  it('refuses a path outside of the repository', async () => {
    await using place = await open({ ...suggestion, path: '../a.ts' })
    await expect(call(place.tool, { thread: 'T3' })).rejects.toThrow(/outside|\.\./)
  })
})
