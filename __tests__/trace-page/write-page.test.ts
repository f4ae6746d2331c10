import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { tracePage } from '../../src/trace-page/write-page.ts'
import { started, traceLines, turnOf } from '../support/traces.ts'

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-page-'))
})

afterAll(() => rm(folder, { recursive: true, force: true }))

const events = [
  started,
  ...turnOf(1, 'I read it.', [
    { id: 'a', name: 'read_file', subject: 'a.js', input: { path: 'a.js' }, result: 'one \u2028 two \u2029 three 🙂' }
  ])
]

it.each([
  ['LF', '\n'],
  ['CRLF', '\r\n']
])('shows every event of a file with %s, whatever characters its texts have', async (name, lineEnd) => {
  const path = join(folder, `${name}.jsonl`)
  await writeFile(path, traceLines(events).join(lineEnd) + lineEnd)
  const page = await tracePage(path)
  expect(page).toContain(String.raw`one \\u{2028} two \\u{2029} three 🙂`)
  expect(page).not.toContain('could not be read, the first')
})

it('reads a file in pieces, and nothing of a line that is too long', async () => {
  const path = join(folder, 'long.jsonl')
  const [header = '', ...lines] = traceLines(events)
  const text = 'é'.repeat(90_000)
  const warning = JSON.stringify({ at: 1, kind: 'warning', text })
  await writeFile(path, [header, 'x'.repeat(40 * 1024 * 1024), warning, ...lines].join('\n'))
  const page = await tracePage(path)
  expect(page).toContain('1 line of the trace could not be read, the first at line 2.')
  expect(page).toContain(text)
  expect(page).toContain('I read it.')
})
