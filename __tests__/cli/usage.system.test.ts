import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { call, callSource } from '../support/cli-program.ts'

const LOCAL = ['--model', 'any', '--base-url', 'http://127.0.0.1:9/v1']

it.each([
  { args: ['rum'], says: 'There is no command "rum". Did you mean run?' },
  { args: ['fix the bug'], says: 'To give a model a request, write: forgehand run "' },
  { args: ['help', 'nope'], says: 'There is no command "nope". Choose one of demo, init,' },
  { args: ['help', 'rum'], says: 'There is no command "rum". Did you mean run?' },
  { args: ['completion', 'fich'], says: 'The shell is "fich". Did you mean fish? Choose one of bash, zsh, fish.' },
  { args: ['completion'], says: 'The shell is missing. Add it after the command.' },
  { args: ['trace', 'a', 'b'], says: 'trace takes one argument, not 2.' },
  { args: ['keep', 'it'], says: 'keep takes no arguments, not 1.' },
  { args: ['run', 'x', '--api', 'chta'], says: '--api is "chta". Did you mean chat? Choose one of chat, responses,' },
  { args: ['run', 'x', '--model'], says: '--model has no value. Write --model <name>.' },
  { args: ['undo', 'abc'], says: 'The checkpoint is "abc". It must be the number of a checkpoint.' },
  { args: ['demo', '--kepe'], says: 'There is no option --kepe here. Did you mean --keep?' },
  { args: ['run', 'x', ...LOCAL, '--tracee'], says: 'Did you mean --trace?' },
  { args: ['run', '--model', 'any'], says: 'The request is missing' },
  { args: ['run', ''], says: 'forgehand run "fix the failing test"' },
  { args: ['run', 'fix', 'the', 'bug'], says: "forgehand run 'fix the bug'" },
  { args: ['ask', 'what', 'is', 'it'], says: "forgehand ask 'what is it'" },
  { args: ['run', 'x'], says: '--model' },
  { args: ['run', 'x', ...LOCAL, '--turns', '0'], says: '--turns is "0". It must be a positive integer.' },
  { args: ['run', 'x', ...LOCAL, '--sandbox', 'none'], says: 'bubblewrap' },
  { args: ['run', 'x', ...LOCAL, '--cwd', '/nowhere'], says: '/nowhere' },
  { args: ['run', 'x', ...LOCAL, '--cwd', '/'], says: 'is not in a git repository' },
  { args: ['run', 'x', '--model', 'any'], says: 'OPENAI_API_KEY is not set' },
  { args: ['run', 'x', '--model', 'any', '--base-url', 'nonsense'], says: 'base URL' },
  { args: ['tool'], says: '--list' },
  { args: ['tool', 'read_file', '{"path":"a"}'], says: 'Give its arguments with --input: forgehand tool read_file' },
  { args: ['simulate', '--event', 'push'], says: '--payload' },
  { args: ['simulate', '--event', 'push', '--payload', '/nowhere.json'], says: '/nowhere.json' }
])('exits with 2 for $args and explains it on standard error', async ({ args, says }) => {
  const { exitCode, stdout, stderr } = await call(args).ended
  expect(stderr).toContain(says)
  expect(stdout).toBe('')
  expect(exitCode).toBe(2)
})

it('says that no model is set if the variable for it is empty', async () => {
  const { exitCode, stderr } = await callSource(['run', 'x'], { FORGEHAND_MODEL: '' }).ended
  expect(stderr).toContain('No model is set.')
  expect(exitCode).toBe(2)
})

it('refuses to send a key unencrypted', async () => {
  const args = ['run', 'x', '--model', 'any', '--base-url', 'http://example.com/v1']
  const { exitCode, stderr } = await call(args, { OPENAI_API_KEY: 'secret-key' }).ended
  expect(stderr).toContain('unencrypted')
  expect(stderr).not.toContain('secret-key')
  expect(exitCode).toBe(2)
})

it.each([
  [[]],
  [['demo']],
  [['run']],
  [['ask']],
  [['undo']],
  [['checkpoints']],
  [['diff']],
  [['keep']],
  [['tool']],
  [['simulate']],
  [['trace']]
])('explains %j with --help', async (command: string[]) => {
  const { exitCode, stdout } = await call([...command, '--help']).ended
  expect(stdout).toContain(`Usage: ${['forgehand', ...command].join(' ')}`)
  expect(exitCode).toBe(0)
})

it('prints the version of the package', async () => {
  const text = await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')
  const { stdout } = await call(['--version']).ended
  expect(text).toContain(`"version": "${stdout.trim()}"`)
})

it.each([['help', 'run'], ['help'], ['help', 'help']])('shows help for %j %j', async (...args) => {
  const [, name] = args
  const { exitCode, stdout } = await call(args).ended
  expect(stdout).toContain(`Usage: ${['forgehand', name].filter(Boolean).join(' ')}`)
  expect(exitCode).toBe(0)
})
