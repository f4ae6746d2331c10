import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { demoProject } from '../../../emulators/demo/project.ts'
import type { Script } from '../../../emulators/model/script.ts'
import { startModelEmulator, type ModelEmulator } from '../../../emulators/model/start-model.ts'
import { callSource } from '../../support/cli-program.ts'
import { compileCache } from '../../support/compile-cache.ts'
import { startInTerminal, type TerminalOptions, type TerminalProgram } from '../../support/pty.ts'

const SOURCE = join(import.meta.dirname, '../../../src/cli/index.ts')
const CTRL_C = '\u0003'
const ESCAPE = '\u001B'
const SIGKILL = 9

let folder: string
let stateFolder: string
let model: ModelEmulator
let terminal: TerminalProgram | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-test-'))
  stateFolder = await mkdtemp(join(tmpdir(), 'forgehand-test-'))
  for (const [path, text] of Object.entries(demoProject)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  await promisify(execFile)('git', ['init', '--quiet', folder])
})

afterEach(async () => {
  terminal?.kill(SIGKILL)
  await terminal?.ended
  terminal = undefined
  await model.close()
  for (const path of [folder, stateFolder]) await rm(path, { recursive: true, force: true })
})

const PROSE =
  'I add a line that says what the next person who reads this file needs to know about durations and their units.'

const edit = {
  text: `${PROSE}\n`,
  toolCalls: [{ name: 'write_file', arguments: { path: 'NOTES.md', content: 'first line\nsecond line\n' } }]
}

/** Edits, and then begins a response that never ends. */
const waiting: Script = [
  edit,
  { fault: 'idle', turn: { text: `Done so far.\nNow I look ${'x'.repeat(400)}`, chunkChars: 24 }, afterChunks: 3 }
]

const ending: Script = [
  edit,
  { toolCalls: [{ name: 'finish', arguments: { title: 'Add notes', description: 'Notes.' } }] }
]

const runFlags = () => ['--base-url', model.baseUrl, '--model', model.name, '--cwd', folder, '--no-verify']

async function start(script: Script, options: TerminalOptions): Promise<TerminalProgram> {
  model = await startModelEmulator({ script })
  terminal = startInTerminal([process.execPath, SOURCE, 'run', 'add notes', ...runFlags()], {
    ...options,
    env: {
      OPENAI_API_KEY: model.apiKey,
      XDG_STATE_HOME: stateFolder,
      NODE_COMPILE_CACHE: compileCache,
      ...options.env
    }
  })
  return terminal
}

/** The colors that are still on at the end of an output. */
function openColors(output: string): string {
  const open = new Map<string, string>()
  for (const [, code = ''] of output.matchAll(new RegExp(String.raw`${ESCAPE}\[(\d*)m`, 'g'))) {
    const number = Number(code)
    if (number === 0) open.clear()
    else if (number === 22) ['1', '2'].forEach((each) => open.delete(each))
    else if (number === 39) [...open.keys()].filter((each) => Number(each) >= 30).forEach((each) => open.delete(each))
    else open.set(code, code)
  }
  return [...open.keys()].join(' ')
}

const isWaiting = (screen: string) => screen.includes('Now I look') && /Work · [1-9]/.test(screen)

describe('a run at a terminal', () => {
  it.each([40, 100])('shows log, diff, words, step and figures in %d columns', async (columns) => {
    const program = await start(waiting, { columns })
    await program.until(isWaiting)
    const screen = program.screen()
    expect(screen.slice(-3)).toEqual([
      expect.stringMatching(/^Now I look x+$/),
      expect.stringMatching(/^[⠀-⣿] Work · \d[\d mins]*$/),
      expect.stringMatching(/^ {2}turn 2 · [\d.]+k? tokens · \d[\d mins]*$/)
    ])
    expect(screen).toContain('    +first line')
    expect(screen).toContain('Done so far.')
    // No word of the model is broken at the edge.
    expect(screen.join(' ').replace(/ +/g, ' ')).toContain(PROSE)
    expect(program.output()).toContain(`${ESCAPE}[32m    +first line${ESCAPE}[39m`)
  })

  it('leaves the log and the result after Ctrl+C', async () => {
    const program = await start(waiting, { columns: 80 })
    await program.until(isWaiting)
    program.type(CTRL_C)
    expect(await program.ended).toBe(130)
    const screen = program.screen().join('\n')
    expect(screen).not.toMatch(/[⠀-⣿]|Now I look/)
    expect(screen).toContain('Done so far.')
    expect(screen).toContain('NOTES.md')
    expect(screen).toContain('The run was interrupted. The work so far is in the work tree.')
    expect(screen).toContain('forgehand undo reverts everything')
    expect(program.hidesCursor()).toBe(false)
    expect(openColors(program.output())).toBe('')
    expect(await readFile(join(folder, 'NOTES.md'), 'utf8')).toContain('second line')
  })

  it('leaves the cursor visible, and the prompt on a new row, when it is killed', async () => {
    const program = await start(waiting, { columns: 80 })
    await program.until(isWaiting)
    program.kill(SIGKILL)
    await program.ended
    expect(program.hidesCursor()).toBe(false)
    expect(program.output()).toMatch(/tokens[^\n]*\n$/)
  })

  it('draws the rows once after the terminal has become narrower, and wider again', async () => {
    const program = await start(waiting, { columns: 100 })
    await program.until(isWaiting)
    const shownRows = () => program.history().filter((line) => /[⠀-⣿] Work|turn 2 ·|Now I look/.test(line))
    const drawn = () => program.output().split(`${ESCAPE}[J`).length
    const nextFrames = async (count: number) => {
      const before = drawn()
      await program.until(() => drawn() >= before + count)
    }
    for (const columns of [44, 120]) {
      // Right after a frame, so that the program knows the size before it draws the next.
      await nextFrames(1)
      program.resize(columns)
      await nextFrames(2)
      expect(shownRows()).toHaveLength(3)
    }
    expect(program.history()).toContain('Done so far.')
  })

  it('is narrower than the terminal if COLUMNS says so, and has no colors with NO_COLOR', async () => {
    const program = await start(waiting, { columns: 100, env: { COLUMNS: '40', NO_COLOR: '1' } })
    await program.until(isWaiting)
    // eslint-disable-next-line no-control-regex -- colors are control sequences
    expect(program.output()).not.toMatch(/\u001B\[\d+m/)
    expect(Math.max(...program.screen().map(({ length }) => length))).toBeLessThan(40)
  })

  it.each([
    ['FORCE_COLOR=0', { FORCE_COLOR: '0' }, false],
    ['FORCE_COLOR=1, even where colors are unknown', { FORCE_COLOR: '1', TERM: 'vt100' }, true]
  ])('follows %s', async (_, env, hasColors) => {
    const program = await start(ending, { columns: 80, env })
    await program.ended
    // eslint-disable-next-line no-control-regex -- colors are control sequences
    expect(/\u001B\[\d+m/.test(program.output())).toBe(hasColors)
    expect(program.screen().join('\n')).toContain('    +first line')
  })

  it('writes plain lines with TERM=dumb', async () => {
    const program = await start(ending, { columns: 40, env: { TERM: 'dumb' } })
    expect(await program.ended).toBe(0)
    expect(program.output()).toContain('+ NOTES.md +2')
    expect(program.output()).not.toContain(ESCAPE)
    expect(program.output()).not.toContain('+first line')
    expect(program.output()).toContain(`${PROSE}\r\n`)
  })
})

it('writes plain lines into a pipe, whatever the variables of terminals say', async () => {
  model = await startModelEmulator({ script: ending })
  const ofTerminals = { FORCE_COLOR: '1', COLUMNS: '40', TERM: 'xterm-256color', LANG: 'C.UTF-8' }
  const env = { OPENAI_API_KEY: model.apiKey, XDG_STATE_HOME: stateFolder, ...ofTerminals }
  const { exitCode, stdout, stderr } = await callSource(['run', 'add notes', ...runFlags()], env).ended
  const [work = '', result] = stdout.split('\n\n')
  // It tests itself while the model answers, so its line can come anywhere.
  const withoutSandbox = work.replace(/^ *Sandbox: .*\n/m, '')
  expect(withoutSandbox.slice(withoutSandbox.indexOf('▸')).replace(/[\d.]+ m?s$/gm, 'TIME')).toBe(
    ['▸ Work', PROSE, '  + NOTES.md +2 −0', '  ✓ write_file NOTES.md · TIME', '  ✓ finish Add notes · TIME'].join('\n')
  )
  expect(result).toMatch(/^NOT VERIFIED/)
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' })
})
