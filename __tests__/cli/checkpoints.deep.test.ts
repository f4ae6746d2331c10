import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import type { Script } from '../../emulators/model/script.ts'
import { startModelEmulator } from '../../emulators/model/start-model.ts'
import { atTerminal } from '../support/pty-program.ts'
import { call, type ProgramResult } from '../support/cli-program.ts'

let base: string
let checkout: string
const at = (path: string) => join(checkout, path)
const read = (path: string) => readFileSync(at(path), 'utf8')

beforeEach(() => {
  base = realpathSync(mkdtempSync(join(tmpdir(), 'forgehand-test-')))
  checkout = join(base, 'project')
  mkdirSync(checkout)
  writeFileSync(at('a.txt'), 'one\n')
  writeFileSync(at('run.sh'), 'true\n')
  writeFileSync(at('.gitignore'), '.env\n')
  execFileSync('git', ['init', '--quiet', checkout])
})
afterEach(() => {
  rmSync(base, { recursive: true })
})

const ask = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<ProgramResult> =>
  call([...args, '--cwd', checkout], { XDG_STATE_HOME: join(base, 'state'), ...env }).ended

/** Returns how the run ended, and all requests to the model as JSON. */
async function run(request: string, script: Script, env: Readonly<Record<string, string>> = {}) {
  const model = await startModelEmulator({ script })
  const endpoint = ['--base-url', model.baseUrl, '--model', model.name]
  const ended = await ask(['run', request, ...endpoint, '--no-verify'], { OPENAI_API_KEY: model.apiKey, ...env })
  await model.close()
  return { ...ended, requests: JSON.stringify(model.requests.map(({ body }) => body)) }
}

const write = (path: string, content: string) => ({
  toolCalls: [{ name: 'write_file', arguments: { path, content } }]
})
const finish = { toolCalls: [{ name: 'finish', arguments: { title: 'Done', description: 'Done.', not_done: '' } }] }
const edit = {
  toolCalls: [{ name: 'edit_file', arguments: { path: 'a.txt', old_string: 'one', new_string: 'two' } }]
}

it('undoes a run, and undoes the undo', async () => {
  writeFileSync(at('by-hand.txt'), 'mine\n')
  const { stdout } = await run('change it\nat once', [edit, write('sub/new.txt', 'x\n'), finish])
  expect(stdout).toContain('forgehand undo reverts everything')
  writeFileSync(at('.env'), 'kept\n')
  chmodSync(at('run.sh'), 0o755)

  const undone = await ask(['undo', '--force'])
  expect(undone.stdout).toMatch(/^The work tree is restored to checkpoint 0 of .*, before "change it":\n/)
  expect([read('a.txt'), read('by-hand.txt'), read('.env')]).toEqual(['one\n', 'mine\n', 'kept\n'])
  expect(existsSync(at('sub'))).toBe(false)

  const { saved } = JSON.parse((await ask(['undo', '1', '--json'])).stdout) as { saved: number }
  expect([read('a.txt'), existsSync(at('sub')), saved]).toEqual(['two\n', false, 4])
  await ask(['undo', '2'])
  expect(read('sub/new.txt')).toBe('x\n')
})

it('keeps what was changed after a run, unless it is forced, and can bring it back', async () => {
  await run('change it', [edit, write('new.txt', 'x\n'), finish])
  writeFileSync(at('a.txt'), 'two\nmine\n')
  writeFileSync(at('new.txt'), 'x\n')
  const refused = await ask(['undo'])
  expect([refused.exitCode, refused.stderr]).toEqual([
    1,
    expect.stringMatching(/^You changed these files after the run.*:\n {2}a\.txt\nNothing was changed\..* --force\./)
  ])
  expect(JSON.parse((await ask(['undo', '--json'])).stdout)).toMatchObject({ error: { kind: 'failed' } })
  expect(read('a.txt')).toBe('two\nmine\n')

  const forced = await ask(['undo', '--force'])
  expect([read('a.txt'), existsSync(at('new.txt'))]).toEqual(['one\n', false])
  const [, number = ''] = /forgehand undo (\d+) reverts this and brings your changes back/.exec(forced.stdout) ?? []
  // The undo itself is no change of the user's, so nothing is asked.
  expect((await ask(['undo', number])).exitCode).toBe(0)
  expect(read('a.txt')).toBe('two\nmine\n')
})

it('asks about changes between two runs, but not about files that undo leaves alone', async () => {
  await run('the first', [edit, finish])
  writeFileSync(at('run.sh'), 'false\n')
  await run('the second', [write('new.txt', 'x\n'), finish])
  expect((await ask(['undo'])).exitCode).toBe(0)
  expect(read('run.sh')).toBe('false\n')
  expect((await ask(['undo', '0'])).stderr).toMatch(/after the run.*:\n {2}run\.sh\nNothing/)
})

it('asks at a terminal', async () => {
  await run('change it', [edit, finish])
  writeFileSync(at('a.txt'), 'two\nmine\n')
  const program = atTerminal(['undo', '--cwd', checkout], { XDG_STATE_HOME: join(base, 'state') })
  await program.shows('Restore them too? The undo can be undone (y/n) [n]: ')
  program.type('\r')
  expect(await program.ended).toMatchObject({ exitCode: 1 })
  expect(read('a.txt')).toBe('two\nmine\n')
})

it('lists the steps of each run and shows the changes since', async () => {
  await run('the first', [edit, finish])
  await run('the second', [write('new.txt', 'x\ny\n'), finish])
  const { stdout } = await ask(['checkpoints'])
  expect(stdout.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'TIME')).toBe(
    'Run 0  TIME  the first\n  0  TIME  edit_file a.txt  +1 −1 in 1 file\n  1  TIME  the end of the run\n\n' +
      'Run 2  TIME  the second\n  2  TIME  write_file new.txt  +2 −0 in 1 file\n  3  TIME  current state\n\n' +
      'forgehand undo NUMBER restores the work tree from before that run or step.\n'
  )
  expect((await ask(['diff'])).stdout).toMatch(/^diff --git a\/new\.txt b\/new\.txt\n(.*\n)+\+x\n\+y\n$/)
  expect((await ask(['diff', '0'])).stdout).toMatch(/-one\n\+two\n/)
  expect(JSON.parse((await ask(['checkpoints', '--json'])).stdout)).toMatchObject([
    { number: 0, request: 'the first', step: { tool: 'edit_file', subject: 'a.txt' } },
    { number: 1, stat: [] },
    { number: 2, request: 'the second', stat: [{ path: 'new.txt', added: 2, removed: 0 }] },
    { number: 3, stat: [] }
  ])
})

it('names the run to undo after a run that changed nothing, and when the last run is already undone', async () => {
  const says = { toolCalls: [], text: 'It is one.' }
  await run('change it', [edit, finish])
  await run('what is it now?', [says])

  const { stdout } = await ask(['undo'])
  expect(stdout.replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'TIME')).toBe(
    'The last run, "what is it now?" (TIME), changed no file. ' +
      'To undo the run before it that changed files, "change it" (TIME):\n\n  forgehand undo 0\n'
  )
  expect(read('a.txt')).toBe('two\n')
  expect(JSON.parse((await ask(['undo', '--json'])).stdout)).toMatchObject({ checkpoint: 2, files: [], earlier: 0 })
  expect((await ask(['checkpoints'])).stdout).toMatch(/\nRun 2 .* what is it now\? {2}\(no changes\)\n/)

  await ask(['undo', '0'])
  expect(read('a.txt')).toBe('one\n')
  writeFileSync(at('by-hand.txt'), 'mine\n')
  expect((await ask(['undo'])).stdout).toMatch(/changed no file\. To undo the run before it/)
  expect(read('by-hand.txt')).toBe('mine\n')
  rmSync(at('by-hand.txt'))
  await run('change it again', [edit, finish])
  await ask(['undo'])
  expect((await ask(['undo'])).stdout).toMatch(
    /^The last run, "change it again" \(.*\), is already undone\. No earlier run has changes to undo\.\n$/
  )
  expect(read('a.txt')).toBe('one\n')
})

it('counts the files that commands changed', async () => {
  mkdirSync(at('.github'))
  writeFileSync(at('.github/agent.yml'), 'commands: [bash run.sh]\n')
  writeFileSync(at('run.sh'), 'echo two > a.txt\n')
  const command = { toolCalls: [{ name: 'run_command', arguments: { command: 'bash run.sh' } }] }
  const { stdout } = await run('change it', [command, finish])
  expect(stdout).toContain('(forgehand diff shows it, new files too):\n  a.txt +1 −1\n')
})

it('reports that there are no checkpoints when a run took none', async () => {
  mkdirSync(at('.github'))
  writeFileSync(at('.github/agent.yml'), 'nonsense: 1\n')
  await run('change it', [finish])
  await expect(ask(['checkpoints'])).resolves.toMatchObject({
    stdout: 'This checkout has no checkpoints. They are created by `forgehand run`.\n'
  })
})

it('deletes the checkpoints and keeps the work', async () => {
  await run('change it', [edit, finish])
  expect((await ask(['keep'])).stdout).toBe('The work tree stays as it is. Deleted 2 checkpoints.\n')
  expect(read('a.txt')).toBe('two\n')
  await expect(ask(['undo'])).resolves.toMatchObject({
    exitCode: 1,
    stderr: `There are no checkpoints of ${checkout}. forgehand run takes them.\n`
  })
})

it('hides the checkpoints of all checkouts from commands', async () => {
  // Of this folder, commands see only what is on the PATH.
  const home = mkdtempSync(join(tmpdir(), 'forgehand-state-'))
  mkdirSync(join(home, 'bin'))
  const environment = { XDG_STATE_HOME: home, PATH: `${process.env['PATH'] ?? ''}:${join(home, 'bin')}` }
  mkdirSync(join(home, 'forgehand/other-checkout'), { recursive: true })
  writeFileSync(join(home, 'bin/seen.txt'), '')
  writeFileSync(at('look.sh'), `ls -R ${home}\n`)
  mkdirSync(at('.github'))
  writeFileSync(at('.github/agent.yml'), 'commands: [bash look.sh]\n')
  const look = { toolCalls: [{ name: 'run_command', arguments: { command: 'bash look.sh' } }] }
  const { requests } = await run('look around', [look, finish, finish], environment)
  rmSync(home, { recursive: true })
  expect(requests).toContain('seen.txt')
  expect(requests).not.toMatch(/project-[0-9a-f]|other-checkout/)
})

it.each([
  ['is inside the checkout', () => at('state')],
  ['cannot be created', () => '/dev/null']
])('runs without checkpoints and says so when their folder %s', async (_, folder) => {
  const { stdout } = await run('change it', [edit, finish], { XDG_STATE_HOME: folder() })
  expect(stdout).toContain('No checkpoints are kept')
  expect([read('a.txt'), existsSync(at('state'))]).toEqual(['two\n', false])
})

it('restores a linked work tree', async () => {
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', checkout, '-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { stdio: 'pipe' })
  git('add', '-A')
  git('commit', '-qm', 'first')
  git('worktree', 'add', '-q', join(base, 'linked'))
  checkout = join(base, 'linked')
  const pointer = read('.git')
  await run('change it', [edit, write('new.txt', 'x\n'), finish])
  expect((await ask(['undo'])).exitCode).toBe(0)
  expect([read('a.txt'), existsSync(at('new.txt')), read('.git')]).toEqual(['one\n', false, pointer])
})

it('refuses to change a checkout that another process is using', async () => {
  await run('change it', [edit, finish])
  const folder = execFileSync('ls', [join(base, 'state/forgehand')], { encoding: 'utf8' }).trim()
  const lock = join(base, 'state/forgehand', folder, 'lock')
  writeFileSync(lock, `${process.pid}`)
  const { exitCode, stderr } = await ask(['undo'])
  expect([exitCode, stderr]).toEqual([
    1,
    expect.stringContaining(`(process ${process.pid}) is working on this checkout`)
  ])
  expect(read('a.txt')).toBe('two\n')
  // No process can have this number, so its lock is stale.
  writeFileSync(lock, '4194305')
  expect((await ask(['undo'])).exitCode).toBe(0)
  expect(existsSync(lock)).toBe(false)
})

it.each([
  [['undo', 'x'], 'It must be the number of a checkpoint.'],
  [['undo', '1', '2'], 'undo takes one argument, not 2'],
  [['undoo'], 'Did you mean undo?']
])('exits with 2 for %j', async (args, says) => {
  const { exitCode, stderr } = await ask(args)
  expect([exitCode, stderr]).toEqual([2, expect.stringContaining(says)])
})
