import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { startModelEmulator } from '../../emulators/model/start-model.ts'
import { call, callSource } from '../support/cli-program.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-test-'))
  await promisify(execFile)('git', ['init', '--quiet', folder])
  await mkdir(join(folder, '.github'))
  await writeFile(join(folder, 'greeting.txt'), 'hello\u001b[2J\n')
})

afterEach(() => rm(folder, { recursive: true, force: true }))

const callTool = (...args: readonly string[]) => call(['tool', ...args, '--cwd', folder]).ended

it('prints what the model would see, without control characters', async () => {
  const { exitCode, stdout } = await callTool('read_file', '--input', '{"path": "greeting.txt"}')
  expect(stdout).toMatch(/^1\thello\[2J\n/)
  expect(exitCode).toBe(0)
})

it('prints the result as JSON', async () => {
  const input = JSON.stringify({ path: 'new.txt', content: 'new\n' })
  const { exitCode, stdout } = await callTool('write_file', '--input', input, '--json')
  expect(JSON.parse(stdout)).toMatchObject({
    ok: true,
    text: expect.stringContaining('new.txt'),
    edits: [expect.objectContaining({ path: 'new.txt', added: 1, removed: 0 })],
    denial: null,
    durationMs: expect.any(Number)
  })
  expect(await readFile(join(folder, 'new.txt'), 'utf8')).toBe('new\n')
  expect(exitCode).toBe(0)
})

it('applies the command rules of agent.yml and prints the rule that would allow a command', async () => {
  await writeFile(join(folder, '.github/agent.yml'), 'commands: [make lint]\n')
  const { exitCode, stdout } = await callTool('run_command', '--input', '{"command": "make all"}', '--json')
  expect(JSON.parse(stdout)).toMatchObject({ ok: false, denial: { command: 'make all', remedy: "- 'make all'" } })
  expect(exitCode).toBe(1)
})

describe('what commands can read', () => {
  let other: string
  beforeEach(async () => {
    other = await realpath(await mkdtemp(join(tmpdir(), 'forgehand-other-')))
    await writeFile(join(other, 'key'), 'KEY OF THE USER')
    await writeFile(join(folder, '.github/agent.yml'), `commands: any\nreadable-paths: [${other}]\n`)
  })
  afterEach(() => rm(other, { recursive: true }))

  const readKey = (paths: string) => {
    const args = ['run_command', '--input', JSON.stringify({ command: `cat ${other}/key` }), '--cwd', folder]
    return callSource(['tool', ...args], { FORGEHAND_READABLE_PATHS: paths }).ended
  }

  it('is opened by the environment of the user, and not by agent.yml, which commands can write', async () => {
    const [closed, opened, wrong] = await Promise.all([readKey(''), readKey(`/srv/tools:${other}`), readKey('tools')])
    expect(closed.stdout).not.toContain('KEY OF THE USER')
    expect(closed.stderr).toContain(`To open them: export FORGEHAND_READABLE_PATHS=${other}\n`)
    expect(opened.stdout).toContain('KEY OF THE USER')
    expect(opened.stderr).not.toContain('FORGEHAND_READABLE_PATHS')
    expect(wrong.stderr).toContain('FORGEHAND_READABLE_PATHS[0] is "tools". Expected an absolute path')
  })
})

it('does not start in a checkout that is a home folder', async () => {
  const { exitCode, stderr } = await callSource(['tool', '--list', '--cwd', folder], { HOME: folder }).ended
  expect(stderr).toContain(`is or contains the home folder ${folder}, whose keys the model could read. Work in a clone`)
  expect(exitCode).toBe(2)
})

it.each([
  ['an unknown parameter', ['read_file', '--input', '{"pth": "a"}'], 'pth'],
  ['arguments that are not JSON', ['read_file', '--input', '{"path": '], 'not valid JSON'],
  ['no arguments', ['read_file'], 'path'],
  ['a missing file', ['read_file', '--input', '{"path": "greting.txt"}'], 'greeting.txt']
])('reports %s as it would to the model, and exits with 1', async (_, args, message) => {
  const { exitCode, stdout } = await callTool(...args)
  expect(stdout).toContain(message)
  expect(exitCode).toBe(1)
})

it('reports a mistake in agent.yml without control characters', async () => {
  await writeFile(join(folder, '.github/agent.yml'), '"\\e[2Jcommand\\u202e": []\n')
  const { exitCode, stderr } = await callTool('read_file', '--input', '{"path": "greeting.txt"}')
  expect(stderr).toContain('[2Jcommand')
  expect(stderr).not.toMatch(/(?!\n)[\p{Cf}\p{Cc}]/u)
  expect(exitCode).toBe(1)
})

it.each([
  ['no tool is named', [], '--list'],
  ['there is no such tool', ['read_fil'], 'Did you mean read_file'],
  [
    'a tool that changes something is called with --read-only',
    ['write_file', '--read-only'],
    'no tool named write_file'
  ]
])('exits with 2 when %s', async (_, args, message) => {
  const { exitCode, stdout, stderr } = await callTool(...args)
  expect(stderr).toContain(message)
  expect(stdout).toBe('')
  expect(exitCode).toBe(2)
})

describe('--list', () => {
  it('prints the size of each tool and of the system prompt, within the limit', async () => {
    const { stdout } = await callTool('--list', '--json')
    const { tools, systemPrompt, total } = JSON.parse(stdout) as {
      tools: { name: string; characters: number }[]
      systemPrompt: number
      total: number
    }
    expect(tools.reduce((sum, { characters }) => sum + characters, systemPrompt)).toBe(total)
    expect(total).toBeLessThanOrEqual(9_000)
  })

  it('lists the tools in the order that the model sees', async () => {
    const { exitCode, stdout } = await callTool('--list', '--read-only')
    const names = stdout.split('\n').map((line) => line.split(' ', 1).join())
    expect(names.slice(1, -3)).toEqual(['find_files', 'finish', 'grep_search', 'list_directory', 'read_file'])
    expect(exitCode).toBe(0)
  })
})

it.each([
  ['run', 'delegation: { spawn-agent: true, generate-code: true }\ntools: { todo: false }\n', []],
  ['ask', '', ['--read-only']]
])('lists the tools that the model gets in %s, after an unknown name too', async (command, file, flags) => {
  await writeFile(join(folder, '.github/agent.yml'), file)
  const model = await startModelEmulator({ script: [{ text: 'Done.' }, { text: 'Done.' }] })
  const endpoint = ['--base-url', model.baseUrl, '--model', model.name, '--cwd', folder]
  await call([command, 'what is it?', ...endpoint], { OPENAI_API_KEY: model.apiKey, XDG_STATE_HOME: folder }).ended
  await model.close()
  const body = model.requests[0]?.body as { tools: { function: { name: string } }[] }
  const sent = body.tools.map((tool) => tool.function.name)

  const { tools } = JSON.parse((await callTool('--list', '--json', ...flags)).stdout) as { tools: { name: string }[] }
  expect(tools.map(({ name }) => name)).toEqual(sent)
  const { stderr } = await callTool('no_such_tool', ...flags)
  expect(stderr).toContain(`Use one of: ${sent.join(', ')}.`)
})

describe('a tool of an MCP server', () => {
  const server = join(import.meta.dirname, '../support/mcp-servers/honest.ts')
  const named = (command: readonly string[]) =>
    JSON.stringify({ 'mcp-servers': { honest: { command, tools: ['echo'] } } })

  it('runs', async () => {
    await writeFile(join(folder, '.github/agent.yml'), named([process.execPath, server]))
    const args = ['mcp__honest__echo', '--input', '{"words": "heard"}', '--sandbox', 'off']
    const { exitCode, stdout } = await callTool(...args)
    expect(stdout).toBe('heard\n')
    expect(exitCode).toBe(0)
  })

  it('is left out with a warning when its server does not start', async () => {
    await writeFile(join(folder, '.github/agent.yml'), named(['false']))
    const { exitCode, stdout, stderr } = await callTool('--list')
    expect(stderr).toContain('The MCP server honest of agent.yml cannot be used.')
    expect(stdout).not.toContain('mcp__')
    expect(exitCode).toBe(0)
  })
})
