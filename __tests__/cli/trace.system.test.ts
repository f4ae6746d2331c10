import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { callSource } from '../support/cli-program.ts'
import { eventful, traceLines } from '../support/traces.ts'

let folder: string
let trace: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-trace-'))
  trace = join(folder, 'trace.jsonl')
  await writeFile(trace, `${traceLines(eventful).join('\n')}\n`)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

it('writes the page next to the trace, for its owner only, and prints its path', async () => {
  const { exitCode, stdout } = await callSource(['trace', trace]).ended
  const page = join(folder, 'trace.html')
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: `${page}\n` })
  expect(await readFile(page, 'utf8')).toContain('The timer rings too early')
  expect((await stat(page)).mode & 0o777).toBe(0o600)
})

it('writes it to another file, and says where as JSON', async () => {
  const page = join(folder, 'other.html')
  const { stdout } = await callSource(['trace', trace, '--output', page, '--json']).ended
  expect(JSON.parse(stdout)).toEqual({ page })
  expect(await readFile(page, 'utf8')).toContain('The timer rings too early')
})

it('does not overwrite the trace with its page', async () => {
  const { exitCode, stderr } = await callSource(['trace', trace, '--output', join(folder, '.', 'trace.jsonl')]).ended
  expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining('is the trace itself') })
  expect(await readFile(trace, 'utf8')).toMatch(/^\{/)
})

it('opens the page in the browser of the desktop', async () => {
  const desktop = join(folder, 'desktop')
  const pipe = join(folder, 'opened')
  execFileSync('mkfifo', [pipe])
  await mkdir(desktop)
  // The program that desktops have for it, as a script that says what it was given.
  await writeFile(join(desktop, 'xdg-open'), `#!/bin/sh\necho "$1" > ${pipe}\n`, { mode: 0o700 })
  const { ended } = callSource(['trace', trace, '--open'], { PATH: `${desktop}:${process.env['PATH'] ?? ''}` })
  expect(await readFile(pipe, 'utf8')).toBe(`${join(folder, 'trace.html')}\n`)
  await expect(ended).resolves.toMatchObject({ exitCode: 0 })
})

it('says so where no browser can be opened', async () => {
  const { exitCode, stderr } = await callSource(['trace', trace, '--open'], { PATH: folder }).ended
  expect(stderr).toContain('No browser could be opened')
  expect(stderr).toContain(`Open it yourself: ${join(folder, 'trace.html')}`)
  expect(exitCode).toBe(1)
})

it('serves the page on a secret path of 127.0.0.1 until it is interrupted', async () => {
  const { child, ended, said } = callSource(['trace', trace, '--serve'])
  const url = /http:\S+/.exec(await said('(Ctrl+C ends it'))?.[0] ?? ''
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\/$/)
  const headers = { connection: 'close' }
  const answer = await fetch(url, { headers })
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(await answer.text()).toContain('The timer rings too early')
  const nowhere = await fetch(new URL('/', url), { headers })
  expect(nowhere.status).toBe(404)
  expect(await nowhere.text()).toContain('Open the address that the command printed')
  child.kill('SIGINT')
  await expect(ended).resolves.toMatchObject({ exitCode: 130 })
})

it.each([
  { args: ['/nowhere.jsonl'], says: '/nowhere.jsonl cannot be read' },
  { args: ['/dev/zero'], says: '/dev/zero is not a file' },
  { args: [import.meta.filename], says: 'is not a trace: its first line' },
  { args: ['/nowhere.jsonl', '--serve'], says: '/nowhere.jsonl cannot be read' },
  { args: ['t.jsonl', '--serve', '--output', 'x'], says: '--serve writes no file' }
])('exits with 2 for $args and explains it', async ({ args, says }) => {
  const { exitCode, stdout, stderr } = await callSource(['trace', ...args]).ended
  expect(stderr).toContain(says)
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
})
