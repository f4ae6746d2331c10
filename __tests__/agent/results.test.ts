import { describe, expect, it } from '@jest/globals'
import * as z from 'zod'
import { runAgent } from '../../src/agent/loop.ts'
import { ResultCache } from '../../src/agent/result-cache.ts'
import { defineTool, type Tool } from '../../src/agent/tool.ts'
import { ToolError } from '../../src/errors.ts'
import { calls, callsAll, ScriptedModel } from '../support/scripted-model.ts'
import { finish, ofKind, prompt, recorded, run, summary, tool } from '../support/agent-runs.ts'

/** A tool that reads one file and counts its reads, with tools that may change the file. */
function counter(change: Partial<Tool> = {}) {
  let [reads, content] = [0, 'first']
  const read = defineTool({
    name: 'read',
    description: '',
    cachePolicy: 'cacheable',
    parameters: z.strictObject({ path: z.string(), raw: z.boolean().default(false) }),
    aliases: { file: 'path' },
    subject: ({ path }) => path,
    run: ({ path }) => {
      reads += 1
      return path === 'nowhere'
        ? Promise.reject(new ToolError('No such file.'))
        : Promise.resolve({ text: `${path}: ${content}` })
    }
  })
  const write = tool(
    'write',
    () => {
      content = 'second'
      return Promise.resolve({ text: 'written' })
    },
    'mutating'
  )
  const deny = tool(
    'deny',
    () => Promise.resolve({ text: 'no', denial: { command: 'x', reason: 'y', remedy: undefined } }),
    'mutating'
  )
  const fail = tool('fail', () => Promise.reject(new ToolError('half done')), 'mutating')
  const look = tool('look', () => Promise.resolve({ text: 'seen' }))
  return { tools: [{ ...read, ...change }, write, deny, fail, look, finish], reads: () => reads }
}

async function play(given: ReturnType<typeof counter>, ...replies: ReturnType<typeof calls>[]) {
  const { events, onEvent } = recorded()
  await runAgent(prompt, run(new ScriptedModel(...replies, calls('finish', summary)), { tools: given.tools, onEvent }))
  return ofKind(events, 'tool-finished').filter(({ name }) => name === 'read')
}

const read = (input: object) => calls('read', input)

describe('a repeated read', () => {
  it('gets the same result, byte for byte, whatever the names and order of its arguments', async () => {
    const given = counter()
    const replies = [read({ path: 'a', raw: false }), read({ raw: false, path: 'a' }), read({ file: 'a' })]
    const found = await play(given, ...replies)
    expect(found.map(({ text, cached }) => [text, cached])).toEqual([
      ['a: first', false],
      ['a: first', true],
      ['a: first', true]
    ])
    expect(given.reads()).toBe(1)
  })

  it.each(['write', 'deny', 'fail'])('runs again after a call that may have changed the tree: %s', async (name) => {
    const given = counter()
    const found = await play(given, read({ path: 'a' }), calls(name, {}), read({ path: 'a' }))
    expect(found.map(({ cached }) => cached)).toEqual([false, false])
  })

  it('runs again when the fingerprint of what it reads has changed', async () => {
    const prints = ['one', 'one', 'two']
    const given = counter({ fingerprint: () => Promise.resolve(prints.shift() ?? '') })
    const found = await play(given, ...[1, 2, 3].map(() => read({ path: 'a' })))
    expect(found.map(({ cached }) => cached)).toEqual([false, true, false])
  })

  it('always runs when there is no fingerprint', async () => {
    const given = counter({ fingerprint: () => Promise.reject(new ToolError('No such file.')) })
    const found = await play(given, read({ path: 'a' }), read({ path: 'a' }))
    expect(found.map(({ ok, cached }) => [ok, cached])).toEqual([
      [true, false],
      [true, false]
    ])
  })

  it('is not cached when it fails', async () => {
    const found = await play(counter(), read({ path: 'nowhere' }), read({ path: 'nowhere' }))
    expect(found.map(({ ok, cached }) => [ok, cached])).toEqual([
      [false, false],
      [false, false]
    ])
  })

  it('is not cached for a tool whose answers differ', async () => {
    const found = await play(counter({ cachePolicy: 'none' }), read({ path: 'a' }), read({ path: 'a' }))
    expect(found.map(({ cached }) => cached)).toEqual([false, false])
  })

  it('does not share its result with another run', async () => {
    const given = counter()
    await play(given, read({ path: 'a' }))
    await play(given, read({ path: 'a' }))
    expect(given.reads()).toBe(2)
  })
})

it('reports each edit before the end of its call', async () => {
  const edits = [
    { path: 'a', added: 1, removed: 0, isNew: true },
    { path: 'b', added: 0, removed: 2 }
  ]
  const write = tool('write', () => Promise.resolve({ text: 'ok', edits }), 'mutating')
  const { events, onEvent } = recorded()
  const model = new ScriptedModel(callsAll({ id: '7', name: 'write', arguments: '{}' }), calls('finish', summary))
  await runAgent(prompt, run(model, { tools: [write, finish], onEvent }))
  const about = events.filter((event) => 'callId' in event && event.callId === '7')
  expect(about.map(({ kind }) => kind)).toEqual(['tool-started', 'file-modified', 'file-modified', 'tool-finished'])
  expect(ofKind(events, 'file-modified')).toEqual(
    edits.map((edit) => ({ kind: 'file-modified', callId: '7', ...edit }))
  )
})

describe('the cache', () => {
  it('keeps the most recently used results, up to a number', () => {
    const cache = new ResultCache()
    cache.keep('first', { text: '1' })
    for (let index = 0; index < 199; index += 1) cache.keep(`${index}`, { text: '' })
    expect(cache.find('first')).toEqual({ text: '1' })
    cache.keep('one more', { text: '' })
    expect(cache.find('0')).toBeUndefined()
    expect(cache.find('first')).toEqual({ text: '1' })
  })

  it('keeps results up to a number of characters', () => {
    const cache = new ResultCache()
    for (const key of ['a', 'b', 'c']) cache.keep(key, { text: 'x'.repeat(1_900_000) })
    expect(['a', 'b', 'c'].map((key) => cache.find(key) !== undefined)).toEqual([false, true, true])
    cache.keep('d', { text: 'x'.repeat(5_000_000) })
    expect(['b', 'c', 'd'].map((key) => cache.find(key) !== undefined)).toEqual([false, false, false])
  })
})
