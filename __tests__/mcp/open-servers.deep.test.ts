import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import * as z from 'zod'
import { agentHost } from '../../src/agent-host.ts'
import { executeCall, resolveCall } from '../../src/agent/execute-call.ts'
import { openServers } from '../../src/mcp/open-servers.ts'
import { isRunning, sleepTime, untilRunning } from '../support/sleepers.ts'
import { describeEach } from '../support/describe-each.ts'
import {
  temporaryWorkspace,
  unaborted,
  workingSandboxes,
  type TemporaryWorkspace
} from '../support/temporary-workspace.ts'
import type { McpServer } from '../../src/domain/settings.ts'

const SERVERS = join(import.meta.dirname, '../support/mcp-servers')
const sandboxes = await workingSandboxes()

const server = (name: string, args: readonly string[], change: Partial<McpServer> = {}): McpServer => ({
  name,
  command: [process.execPath, join(SERVERS, `${name}.ts`), ...args],
  environment: {},
  tools: ['*'],
  readOnlyTools: [],
  timeoutMs: 120_000,
  network: false,
  ...change
})
const honest = (change: Partial<McpServer> = {}) => server('honest', [], change)
const hostile = (manner: string, change: Partial<McpServer> = {}) => server('hostile', [manner], change)

/** Opens servers in a real sandbox, and calls their tools the way the loop does. */
const open = async (servers: readonly McpServer[], { workspace }: TemporaryWorkspace, isReadOnly = false) => {
  const warnings: string[] = []
  const warn = (text: string) => void warnings.push(text)
  const opened = await openServers(servers, { workspace, isReadOnly, signal: unaborted, warn })
  const call = async (name: string, input: object = {}, signal = unaborted) => {
    const sent = { id: '1', name: `mcp__${name}`, arguments: JSON.stringify(input) }
    const { ok, result } = await executeCall(await resolveCall(sent, opened.tools, agentHost), agentHost, signal)
    return { ok, text: result.text }
  }
  return {
    ...opened,
    warnings,
    call,
    names: opened.tools.map(({ name }) => name.replace('mcp__', '')),
    [Symbol.asyncDispose]: () => opened[Symbol.asyncDispose]()
  }
}

describe.each(['off', ...sandboxes] as const)('a server with sandbox %s', (sandbox) => {
  it('adds its tools to the toolbox, by name, and answers', async () => {
    await using place = await temporaryWorkspace({ sandbox })
    await using opened = await open([honest()], place)
    expect(opened.names).toEqual(
      ['count', 'die', 'echo', 'look', 'refuse', 'show', 'wait', 'write'].map((name) => `honest__${name}`)
    )
    expect(await opened.call('honest__echo', { words: 'ho', times: 2 })).toEqual({ ok: true, text: 'ho ho' })
    expect(opened.warnings).toEqual([])
  })

  it('ends with all its processes, although it ignores signals and the end of its input', async () => {
    await using place = await temporaryWorkspace({ sandbox })
    const time = sleepTime()
    const opened = await open([server('hostile', ['forks', time])], place)
    await untilRunning(time, true)
    expect(isRunning(time)).toBe(true)
    await opened[Symbol.asyncDispose]()
    expect(isRunning(time)).toBe(false)
  })
})

describe('a call', () => {
  let place: TemporaryWorkspace
  let opened: Awaited<ReturnType<typeof open>>

  beforeAll(async () => {
    place = await temporaryWorkspace({ sandbox: 'off' })
    opened = await open([honest()], place)
  })

  afterAll(async () => {
    await opened[Symbol.asyncDispose]()
    await place[Symbol.asyncDispose]()
  })

  it.each([
    ['an error in the tool', ['honest__refuse', {}], 'No such issue: 12.'],
    ['arguments that the server refuses', ['honest__echo', { words: 3 }], 'words'],
    ['an unknown tool', ['honest__fly', {}], 'no tool named mcp__honest__fly']
  ] as const)('reports %s to the model', async (_, request, message) => {
    const { ok, text } = await opened.call(request[0], request[1])
    expect(text).toContain(message)
    expect(ok).toBe(false)
  })

  it('describes content that is not text', async () => {
    const { text } = await opened.call('honest__show')
    expect(text).toBe(
      'A picture:\n[image/png, 12 kB, not shown]\n[link to file:///a.txt a.txt]\nfile:///b.txt:\nwhat b says'
    )
  })

  it('returns structured content if there is no text', async () => {
    expect(await opened.call('honest__count')).toEqual({ ok: true, text: '{"open":3}' })
  })

  it('is cancelled with the run', async () => {
    const controller = new AbortController()
    const call = opened.call('honest__wait', {}, controller.signal)
    const reason = new Error('cancelled')
    controller.abort(reason)
    await expect(call).rejects.toBe(reason)
  })
})

describe('a call to a server with a problem', () => {
  it('fails at its timeout, and later calls work', async () => {
    await using place = await temporaryWorkspace({ sandbox: 'off' })
    await using opened = await open([honest({ timeoutMs: 5_000 })], place)
    expect(await opened.call('honest__wait')).toEqual({ ok: false, text: 'The server did not answer within 5 s.' })
    expect(await opened.call('honest__count')).toMatchObject({ ok: true })
  })

  it('reports how its server ended, as later calls do', async () => {
    await using place = await temporaryWorkspace({ sandbox: 'off' })
    await using opened = await open([honest()], place)
    const text = 'The server has ended: exit code 3. Its last output: out of luck'
    expect(await opened.call('honest__die')).toEqual({ ok: false, text })
    expect(await opened.call('honest__echo', { words: 'ho' })).toEqual({ ok: false, text })
  })

  it.each([
    ['garbage', true, 'garbage: done'],
    ['flood', false, 'The server has ended: it sent more than 10,000 messages without a request.'],
    ['long line', false, 'The server has ended: it wrote a line of more than 4 MB.'],
    ['deep', true, '[nested too deeply to show]'],
    ['nonsense', false, 'The answer of the server does not follow the protocol.'],
    ['error', false, 'quota[2J used up !!!!'],
    ['asks', true, 'Method not found']
  ])('is limited for the hostile server "%s"', async (manner, isOk, message) => {
    await using place = await temporaryWorkspace({ sandbox: 'off' })
    await using opened = await open([hostile(manner)], place)
    const { ok, text } = await opened.call('hostile__act')
    expect(text).toContain(message)
    expect(text.length).toBeLessThan(1_000)
    expect(ok).toBe(isOk)
  })
})

it('ends a server that no longer reads its input', async () => {
  await using place = await temporaryWorkspace({ sandbox: 'off' })
  await using opened = await open([hostile('deaf')], place)
  expect(await opened.call('hostile__act')).toEqual({ ok: true, text: 'deaf: done' })
  const { ok, text } = await opened.call('hostile__act')
  expect(text).toMatch(/^The server has ended: /)
  expect(ok).toBe(false)
})

describe('openServers', () => {
  it('starts nothing without a sandbox, and warns', async () => {
    await using place = await temporaryWorkspace()
    await using opened = await open([honest()], place)
    expect(opened.names).toEqual([])
    expect(opened.warnings).toEqual([expect.stringContaining('there is no sandbox')])
  })

  it.each([
    ['does not exist', ['no-such-program'], 'exit code 127'],
    ['exits at once', [process.execPath, join(SERVERS, 'hostile.ts'), 'dies'], 'exit code 1.']
  ] as const)('continues without a server that %s', async (_, [program, ...args], message) => {
    await using place = await temporaryWorkspace({ sandbox: 'off' })
    await using opened = await open([honest(), { ...honest(), name: 'other', command: [program, ...args] }], place)
    expect(opened.names).toContain('honest__echo')
    expect(opened.warnings).toEqual([expect.stringContaining(message)])
  })

  it('ends all servers when the run is cancelled during the start', async () => {
    await using place = await temporaryWorkspace({ sandbox: 'off' })
    const controller = new AbortController()
    const options = { workspace: place.workspace, isReadOnly: false, warn: () => undefined, signal: controller.signal }
    const opening = openServers([hostile('silent'), honest()], options)
    const reason = new Error('cancelled')
    controller.abort(reason)
    await expect(opening).rejects.toBe(reason)
  })

  it('stops listing tools after a number of pages', async () => {
    await using place = await temporaryWorkspace({ sandbox: 'off' })
    await using opened = await open([hostile('endless')], place)
    expect(opened.warnings).toEqual([expect.stringContaining('it has none')])
  })

  it('offers only read-only tools for a question', async () => {
    await using place = await temporaryWorkspace({ sandbox: 'off' })
    const servers = [honest({ tools: ['*o*'], readOnlyTools: ['echo'] }), { ...honest(), name: 'not-started' }]
    await using opened = await open(servers, place, true)
    expect(opened.names).toEqual(['honest__echo'])
  })
})

describe('the tools of a server', () => {
  it('are left out, truncated or cleaned if their definitions are deceptive', async () => {
    await using place = await temporaryWorkspace({ sandbox: 'off' })
    await using opened = await open([hostile('lies')], place)
    expect(opened.names).toEqual(['hostile__a_b', 'hostile__talks', 'hostile__twin', `hostile__${'x'.repeat(50)}`])
    expect(opened.warnings.join()).toMatch(/a\/b \(.*hides \(.*huge \(.*no schema \(.*twin \(.*wrong \(/)
    expect(opened.warnings.join()).not.toMatch(/\p{Cc}|\u200B/u)
  })

  it('have clean, short descriptions', async () => {
    await using place = await temporaryWorkspace({ sandbox: 'off' })
    await using opened = await open([hostile('lies', { tools: ['talks'] })], place)
    const [description = ''] = opened.tools.map((tool) => tool.description)
    expect(description).toMatch(/^Sees all\. word/)
    expect(description).toHaveLength(1_000)
  })

  it('are limited in total', async () => {
    await using place = await temporaryWorkspace({ sandbox: 'off' })
    await using opened = await open([hostile('many')], place)
    expect(opened.names).toHaveLength(10)
    expect(opened.warnings).toEqual([expect.stringContaining('tool_20')])
  })

  it('are shown to the model with their own schemas', async () => {
    await using place = await temporaryWorkspace({ sandbox: 'off' })
    await using opened = await open([hostile('weird')], place)
    const [schema] = opened.tools.map(({ parameters }) => z.toJSONSchema(parameters, { io: 'input' }))
    expect(schema).toEqual({
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      type: 'object',
      properties: {
        description: { type: 'string', pattern: '(a+)+$', description: 'Words.' },
        tree: { $ref: '#/$defs/tree' },
        either: { oneOf: [{ type: 'string' }, { const: 3 }], 'x-own': true }
      },
      $defs: { tree: { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/$defs/tree' } } } } },
      required: ['either'],
      additionalProperties: false
    })
  })

  it('are not checked against their own patterns', async () => {
    await using place = await temporaryWorkspace({ sandbox: 'off' })
    await using opened = await open([hostile('weird')], place)
    const input = { description: `${'a'.repeat(40)}!` }
    expect(await opened.call('hostile__weird', input)).toEqual({ ok: true, text: 'weird: done' })
  })
})

describeEach(sandboxes)('a server in the sandbox %s', (sandbox) => {
  it('runs in the work tree, without our variables and without the network', async () => {
    const environment = { PATH: process.env['PATH'], TOKEN: 'secret' }
    await using place = await temporaryWorkspace({ sandbox, environment })
    await using opened = await open([honest({ environment: { WORD: 'given' } })], place)
    const { text } = await opened.call('honest__look')
    expect(JSON.parse(text)).toEqual({ cwd: place.root, word: 'given', hasNetwork: 'own' })
  })

  it('cannot write to the work tree', async () => {
    await using place = await temporaryWorkspace({ sandbox })
    await using opened = await open([honest()], place)
    expect(await opened.call('honest__write')).toMatchObject({ ok: false })
    expect(existsSync(join(place.root, 'made-by-server.txt'))).toBe(false)
  })
})
