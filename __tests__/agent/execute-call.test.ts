import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import * as z from 'zod'
import '../support/property-seed.ts'
import { agentHost } from '../../src/agent-host.ts'
import { executeCall, resolveCall } from '../../src/agent/execute-call.ts'
import { readArguments } from '../../src/agent/read-arguments.ts'
import { defineTool, type Tool } from '../../src/agent/tool.ts'
import { growth, LINEAR, slowdown, usualMs } from '../support/scaling.ts'
import { propertyRuns } from '../support/property-runs.ts'

const { signal } = new AbortController()

const readFile = defineTool({
  name: 'read_file',
  description: '',
  cachePolicy: 'cacheable',
  otherNames: ['open_file'],
  parameters: z.strictObject({
    path: z.string(),
    offset: z.number().int().min(1).optional(),
    is_raw: z.boolean().default(false),
    globs: z.array(z.string()).optional(),
    range: z.strictObject({ from: z.number() }).optional(),
    mode: z.enum(['text', 'bytes']).optional()
  }),
  aliases: { file: 'path', filename: 'path' },
  subject: ({ path }) => path,
  run: ({ path }) => Promise.resolve({ text: path })
})
const grep = defineTool({ ...readFile, name: 'grep_search', otherNames: ['search_codebase'] })
const tools: readonly Tool[] = [grep, readFile]

const prepare = (name: string, given: string) => resolveCall({ id: '1', name, arguments: given }, tools, agentHost)
const inputOf = async (given: unknown) => {
  const prepared = await prepare('read_file', typeof given === 'string' ? given : JSON.stringify(given))
  return prepared.kind === 'ready' ? prepared.input : prepared.reason
}

describe('a tool', () => {
  it.each(['read_file', 'open_file', 'readFile', 'read-file', 'functions.read_file', 'Open_File'])(
    'is found as %s',
    async (name) => {
      await expect(prepare(name, '{"path":"a"}')).resolves.toMatchObject({ kind: 'ready', tool: { name: 'read_file' } })
    }
  )

  it.each([
    ['read_fil', 'Did you mean read_file? Use one of: grep_search, read_file.'],
    ['serch_codebase', 'Did you mean grep_search? Use one of: grep_search, read_file.'],
    ['grep', 'Did you mean grep_search? Use one of: grep_search, read_file.'],
    ['fly', 'There is no tool named fly. Use one of: grep_search, read_file.']
  ])('that does not exist, such as %s, is answered with the nearest names', async (name, words) => {
    await expect(prepare(name, '{}')).resolves.toMatchObject({ reason: expect.stringContaining(words) })
  })

  it('is not guessed when two would fit', async () => {
    const twins = [
      { ...readFile, name: 'a_b', otherNames: [] },
      { ...readFile, name: 'ab', otherNames: [] }
    ]
    const prepared = await resolveCall({ id: '1', name: 'a-b', arguments: '{"path":"a"}' }, twins, agentHost)
    expect(prepared).toMatchObject({ kind: 'invalid', reason: expect.stringContaining('a_b, ab') })
  })
})

describe('unambiguous arguments', () => {
  const defaults = { path: 'a', is_raw: false }

  it.each([
    ['a number as text', { path: 'a', offset: '5' }, { ...defaults, offset: 5 }],
    ['a boolean as text', { path: 'a', is_raw: 'True' }, { ...defaults, is_raw: true }],
    ['null for an optional field', { path: 'a', offset: null, is_raw: null, range: null, mode: null }, defaults],
    ['one string for a list', { path: 'a', globs: '*.ts' }, { ...defaults, globs: ['*.ts'] }],
    ['a list as JSON text', { path: 'a', globs: '["*.ts"]' }, { ...defaults, globs: ['*.ts'] }],
    [
      'an object as JSON text that contains a number as text',
      { path: 'a', range: '{"from":"2"}' },
      { ...defaults, range: { from: 2 } }
    ],
    ['an alias', { file: 'a' }, defaults],
    ['two aliases with the same value', { file: 'a', filename: 'a' }, defaults],
    ['a name in another case', { path: 'a', isRaw: true }, { ...defaults, is_raw: true }],
    ['all arguments as JSON text', JSON.stringify('{"path":"a"}'), defaults],
    ['an unescaped line break', '{"path":"a\nb"}', { ...defaults, path: 'a\nb' }],
    ['a surplus bracket', '{"path":"a"}}', defaults],
    ['a trailing comma', '{"path":"a",}', defaults],
    ['a fence', '```json\n{"path":"a"}\n```', defaults],
    ['single quotes', "{'path': 'a', 'is_raw': True}", { ...defaults, is_raw: true }],
    ['an unescaped backslash before a letter', String.raw`{"path":"\d+"}`, { ...defaults, path: String.raw`\d+` }],
    ['the arguments as JSON text with a trailing comma', JSON.stringify('{"path":"a",}'), defaults]
  ])('are accepted: %s', async (_, given, input) => {
    await expect(inputOf(given)).resolves.toEqual(input)
  })

  it('are read in linear time if a fence around them is not closed', () => {
    const read = (spaces: number) => readArguments(`\`\`\`\n${' '.repeat(spaces)}x`)
    expect(growth(read, 4_000)).toBeLessThan(LINEAR)
  })

  it('are not changed when the schema accepts them', async () => {
    await expect(inputOf({ path: '5' })).resolves.toMatchObject({ path: '5' })
    await expect(inputOf({ path: 'null' })).resolves.toMatchObject({ path: 'null' })
  })
})

describe('arguments that are refused', () => {
  it.each([
    ['an array', '[{"path":"a"}]', 'The arguments of read_file are an array. Send one JSON object.'],
    ['a number', '7', 'are a number. Send one JSON object.'],
    ['a string that contains no object', '"a"', 'are a string. Send one JSON object.'],
    [
      'JSON with a missing comma',
      '{"path": "a" "offset": 3}',
      'at character 13 (comma expected), at ▸ in: {"path": "a" ▸"offset": 3}'
    ],
    ['JSON that ends too early', '{"path": "a", "off', 'they end at character 18, too early'],
    ['a backslash before a line break', '{"path":"a\\\nb"}', 'are not valid JSON'],
    ['a backslash before a tab', '{"path":"a\\\tb"}', 'are not valid JSON'],
    ['a backslash before a sign', String.raw`{"path":"\$HOME"}`, 'are not valid JSON'],
    ['quotes that may end anywhere', '{"path":"{"a": "b"}","offset":3}', 'are not valid JSON'],
    ['a number that JSON cannot hold', '{"path":"a","offset":1e999}', 'contain a number that is too large'],
    ['two values for one name', '{"path":"a","path":"b"}', 'have two different values for one parameter'],
    ['a quote that may have lost its partner', '{"path":"say "x", "offset":3}', 'are not valid JSON'],
    ['an empty text without the required arguments', '""', 'Bad arguments for read_file'],
    ['text that is not JSON', 'path=a', 'are not valid JSON at character 0'],
    [
      'text that is not a number',
      { path: 'a', offset: '5 lines' },
      '- offset: Invalid input: expected number, received string.'
    ],
    ['a fraction', { path: 'a', offset: '5.5' }, 'offset: Invalid input: expected int, received number.'],
    ['null for a required field', { path: null }, '- path is missing.'],
    [
      'a list that is cut off',
      { path: 'a', globs: '[1, 2, unclosed' },
      'globs: Invalid input: expected array, received string.'
    ],
    [
      'JSON text of a string for a list',
      { path: 'a', globs: '"a' },
      'globs: Invalid input: expected array, received string.'
    ],
    ['a list for a string', { path: ['a'] }, 'path: Invalid input: expected string, received array.'],
    ['an unknown name', { path: 'a', colour: 1 }, 'There is no argument "colour".'],
    ['two aliases with different values', { file: 'a', filename: 'b' }, 'There is no argument "filename".'],
    ['a name and its alias with different values', { path: 'a', file: 'b' }, 'There is no argument "file".'],
    ['a prototype', '{"path":"a","__proto__":{"offset":1}}', 'There is no argument "__proto__".'],
    ['nesting that is too deep', `{"path":${'['.repeat(500)}${']'.repeat(500)}}`, 'nested deeper than 64 levels']
  ])('are %s', async (_, given, words) => {
    await expect(inputOf(given)).resolves.toContain(words)
  })

  it('are answered with every mistake and the parameters', async () => {
    const reason = await inputOf({ offset: 0, mode: 'x' })
    expect(reason).toMatch(
      /- path is missing\.\n- offset: Too small: .*>=1\.\n- mode: Invalid option: .*"text"\|"bytes"\.\n/
    )
    expect(reason).toContain(
      'It takes {path: string, offset?: integer, is_raw?: boolean, globs?: string[], range?: object, mode?: "text" | "bytes"}'
    )
  })

  it('are answered with the types of a list in brackets', async () => {
    const parameters = z.strictObject({ sides: z.array(z.enum(['left', 'right'])) })
    const paint = defineTool({
      ...readFile,
      name: 'paint',
      parameters,
      subject: () => '',
      run: () => Promise.resolve({ text: '' })
    })
    await expect(resolveCall({ id: '1', name: 'paint', arguments: '{}' }, [paint], agentHost)).resolves.toMatchObject({
      reason: expect.stringContaining('It takes {sides: ("left" | "right")[]}')
    })
  })

  it('get an answer of limited length', async () => {
    const globs = Array.from({ length: 5_000 }, () => 1)
    const keys = Object.fromEntries(globs.map((_, index) => [`${'k'.repeat(50)}${index}`, 1]))
    expect(String(await inputOf({ path: 'a', globs })).length).toBeLessThan(3_000)
    expect(String(await inputOf({ path: 'a', ...keys })).length).toBeLessThan(3_000)
    await expect(prepare('x'.repeat(100_000), '{}')).resolves.toMatchObject({
      reason: expect.stringMatching(/^.{0,200}$/)
    })
  })
})

describe('a tool whose schema or subject crashes', () => {
  const broken = new TypeError('x is undefined')
  const fails = () => {
    throw broken
  }

  it.each<[string, Partial<Tool>]>([
    ['its schema', { parameters: z.strictObject({ path: z.string().refine(fails) }) }],
    ['its subject', { subject: fails }]
  ])('fails only the call, and its stack is reported: %s', async (_, change) => {
    const call = { id: '1', name: 'read_file', arguments: '{"path":"a"}' }
    const done = await executeCall(await resolveCall(call, [{ ...readFile, ...change }], agentHost), agentHost, signal)
    expect(done).toMatchObject({ ok: false, bug: broken.stack })
    expect(done.result.text).toBe(
      'read_file crashed (x is undefined). This is a bug in the tool, not in your call. Try a different approach.'
    )
  })
})

describe('any call', () => {
  const mutated = fc
    .tuple(fc.jsonValue(), fc.nat(), fc.string({ maxLength: 3 }), fc.nat(4))
    .map(([value, at, inserted, left]) => {
      const text = JSON.stringify({ path: value, offset: value })
      const place = at % (text.length + 1)
      return text.slice(0, place) + inserted + text.slice(place + left)
    })
  const deep = fc.nat(20_000).map((depth) => '{"path":'.repeat(depth))
  const hostile = fc.constantFrom('__proto__', 'constructor', 'toString', 'path', 'k'.repeat(10_000))
  const objects = fc
    .array(fc.tuple(fc.oneof(hostile, fc.string()), fc.jsonValue()))
    .map((entries) => JSON.stringify(Object.fromEntries(entries)))
  const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.json(), mutated, deep, objects)

  it('is resolved without invented arguments, or refused with a reason', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.constant('read_file'), fc.string()), anything, async (name, given) => {
        const prepared = await prepare(name, given)
        const reason = prepared.kind === 'invalid' ? prepared.reason : ''
        expect([reason.length < 4_000, reason.isWellFormed()]).toEqual([true, true])
        const { path } = z
          .object({ path: z.string().default('') })
          .parse(prepared.kind === 'ready' ? prepared.input : {})
        expect(given.includes(JSON.stringify(path).slice(1, -1)) || given.includes(path)).toBe(true)
      }),
      { numRuns: propertyRuns(500) }
    )
  })

  it('is parsed in linear time, even if its escapes end too early', async () => {
    for (const start of ['{"path": ', '{"path": "']) {
      const resolving = (size: number) => () => prepare('read_file', start + '\\"'.repeat(size))
      expect(await slowdown(resolving(200_000), await usualMs(resolving(12_500)))).toBeLessThan(LINEAR)
    }
  })
})

describe('a result', () => {
  const saying = async (text: string, maxResultLength?: number) => {
    const tool = {
      ...readFile,
      ...(maxResultLength !== undefined && { maxResultLength }),
      run: () => Promise.resolve({ text })
    }
    const { result } = await executeCall(
      { kind: 'ready', callId: '1', tool, input: {}, subject: '' },
      agentHost,
      signal
    )
    return result.text
  }

  it('is cut in the middle at the limit of its tool, and says by how much', async () => {
    const shortened = await saying('abcdefghij'.repeat(10), 53)
    expect(shortened).toBe('abcde\n[… 90 of 100 characters removed here …]\nfghij')
    expect(await saying(shortened, 53)).toBe(shortened)
  })

  it('stays within the limit of its tool, and is not cut a second time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 100, maxLength: 130 }),
        fc.integer({ min: 50, max: 90 }),
        async (text, max) => {
          const shortened = await saying(`${text}😀😀`, max)
          expect(shortened.length).toBeLessThanOrEqual(max)
          expect(await saying(shortened, max)).toBe(shortened)
        }
      )
    )
  })

  it('is complete up to the limit', async () => {
    await expect(saying('abcd', 4)).resolves.toBe('abcd')
    expect((await saying('a'.repeat(70_000))).length).toBeLessThan(60_100)
  })

  it('is never cut inside a character', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 30 }), fc.nat(20), async (text, max) => {
        expect((await saying(`${text}😀😀\ud800`, max)).isWellFormed()).toBe(true)
      })
    )
  })
})

it('does not run a call that the protocol could not read, and lists the parameters', async () => {
  const call = { id: '1', name: 'read_file', arguments: '{"path":"a"}', problem: 'The call could not be read.' }
  await expect(resolveCall(call, tools, agentHost)).resolves.toMatchObject({
    kind: 'invalid',
    reason: expect.stringMatching(/^The call could not be read\.\nIt takes \{path: string,/)
  })
})
