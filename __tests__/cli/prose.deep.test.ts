import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { columnsOf } from '../../src/text/columns.ts'
import { compileCache } from '../support/compile-cache.ts'
import { startInTerminal } from '../support/pty.ts'

const ROOT = join(import.meta.dirname, '../..')
const SOURCE = join(ROOT, 'src/cli/index.ts')

let state: string
beforeAll(async () => {
  state = await mkdtemp(join(tmpdir(), 'forgehand-test-'))
  // Not our own checkout, which has the program in it.
  await mkdir(join(state, 'checkout/.git'), { recursive: true })
})
afterAll(() => rm(state, { recursive: true }))

/** The lines that the program wrote to a terminal of this width. */
async function linesAt(columns: number, program: string, args: readonly string[]): Promise<readonly string[]> {
  const env = { NODE_COMPILE_CACHE: compileCache, NO_COLOR: '1', XDG_STATE_HOME: join(state, 'of-user') }
  const terminal = startInTerminal([process.execPath, program, ...args], { columns, cwd: join(state, 'checkout'), env })
  expect(await terminal.ended).toBe(0)
  return terminal.output().split('\r\n')
}

const tooLong = (lines: readonly string[], columns: number) => lines.filter((line) => columnsOf(line) > columns)

describe.each([50, 80, 200])('at %i columns', (columns) => {
  it('the list of tools is broken between words', async () => {
    const lines = await linesAt(columns, SOURCE, ['tool', '--list'])
    expect(lines.length).toBeGreaterThan(10)
    expect(tooLong(lines, columns)).toEqual([])
  })

  it('the help is broken between words, and its URL is whole', async () => {
    const lines = await linesAt(columns, SOURCE, ['run', '--help'])
    const [url, ...others] = lines.filter((line) => line.includes('https://'))
    expect(url).toMatch(/https:\/\/\S+\/docs\/models\.md$/)
    expect(others).toEqual([])
    expect(
      tooLong(lines, columns).filter((line) => !line.startsWith('https://') && !line.includes('forgehand run'))
    ).toEqual([])
  })
})
