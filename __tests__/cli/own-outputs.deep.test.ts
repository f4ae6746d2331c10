import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { startModelEmulator } from '../../emulators/model/start-model.ts'
import { callSource, type ProgramResult } from '../support/cli-program.ts'

const HEADER = '{"schema":"forgehand.trace","version":1}\n'

let base: string
let checkout: string
const at = (path: string) => join(checkout, path)

beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'forgehand-test-')))
  checkout = join(base, 'project')
  mkdirSync(checkout)
  writeFileSync(at('a.txt'), 'one\n')
  writeFileSync(at('tracked.jsonl'), HEADER)
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '-m', 'all')
})
afterEach(() => {
  rmSync(base, { recursive: true })
})

function git(...args: readonly string[]): void {
  execFileSync('git', ['-C', checkout, ...args])
}

function ask(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<ProgramResult> {
  return callSource(args, { XDG_STATE_HOME: join(base, 'state'), ...env }).ended
}

async function run(trace: string, env: Readonly<Record<string, string>> = {}): Promise<ProgramResult> {
  const edit = { path: 'a.txt', old_string: 'one', new_string: 'two' }
  const model = await startModelEmulator({
    script: [
      { toolCalls: [{ name: 'edit_file', arguments: edit }] },
      { toolCalls: [{ name: 'finish', arguments: { title: 'Done', description: 'Done.' } }] }
    ]
  })
  const endpoint = ['--base-url', model.baseUrl, '--model', model.name, '--no-verify', '--json']
  const options = ['--cwd', checkout, '--trace', trace]
  const ended = await ask(['run', 'change it', ...endpoint, ...options], { OPENAI_API_KEY: model.apiKey, ...env })
  await model.close()
  return ended
}

it.each(['run.jsonl', 'new folder/run.jsonl', 'tracked.jsonl'])(
  'keeps the trace %s and its page out of the changes, the checkpoints and undo',
  async (name) => {
    const page = name.replace(/jsonl$/, 'html')
    const ended = await run(at(name))
    expect(JSON.parse(ended.stdout)).toMatchObject({ edits: [{ path: 'a.txt' }], checkpoint: 0 })
    await ask(['trace', at(name)])
    const { stdout: patch } = await ask(['diff', '--cwd', checkout])
    expect(patch.match(/^diff --git .*$/gm)).toEqual(['diff --git a/a.txt b/a.txt'])

    const { stdout } = await ask(['undo', '--cwd', checkout, '--json'])
    expect(JSON.parse(stdout)).toMatchObject({ files: [{ path: 'a.txt' }], skipped: [] })
    expect(readFileSync(at('a.txt'), 'utf8')).toBe('one\n')
    expect(readFileSync(at(name), 'utf8')).toContain('"kind":"done"')
    expect(existsSync(at(page))).toBe(true)
  }
)

it('keeps the trace out of the changes when no checkpoints are kept', async () => {
  const { stdout } = await run(at('run.jsonl'), { XDG_STATE_HOME: at('state') })
  expect(JSON.parse(stdout)).toMatchObject({ edits: [{ path: 'a.txt' }] })
})

it('overwrites a trace, and no other file', async () => {
  writeFileSync(at('old.jsonl'), HEADER)
  expect((await run(at('old.jsonl'))).exitCode).toBe(0)
  const ended = await run(at('a.txt'))
  expect(ended.stderr).toContain('a.txt exists and is not a trace, so it was not overwritten.')
  expect(ended.exitCode).toBe(2)
  expect(readFileSync(at('a.txt'), 'utf8')).toBe('two\n')
})
