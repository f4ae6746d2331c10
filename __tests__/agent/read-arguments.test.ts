import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import '../support/property-seed.ts'
import { readArguments, separateCalls } from '../../src/agent/read-arguments.ts'
import { propertyRuns } from '../support/property-runs.ts'

/** The objects in a text; undefined if it cannot be read. */
const read = (text: string) => {
  const found = readArguments(text)
  return found.kind === 'read' ? found.objects.map(({ value }) => value) : undefined
}
const a = { path: 'a' }
const b = { path: 'b' }

it('reads the objects of a call, whatever follows the first', () => {
  const cases: readonly (readonly [string, readonly object[]])[] = [
    ['', [{}]],
    ['null', [{}]],
    ['{"path":"a"}', [a]],
    ['{"path":"a"}{"path":"a"}', [a]],
    ['{"path":"a"}\n{"path":"a"', [a]],
    ['{"path":"a"}, {"path":"b"}', [a, b]],
    ['{"path":"a"}{"path":"b"}{"path":"a"}', [a, b]],
    ['{}{"path":"a"}', [a]],
    ['{"path":"a"}{}', [a]],
    ['{}""', [{}]],
    ['{"path":"a"}""', [a]],
    ['{"path":"a"}}]', [a]],
    ['{"path":"a"}</invoke>', [a]],
    ['{"path":"a"}}</invoke>}', [a]],
    ['{"path":"a"}</invoke>{"path":"a"}', [a]],
    ['{"path":"a"}</invoke>\n{"path":"b"}', [a, b]],
    ['{"path":"a"}</x:args></x:call>\n<x:call>\n{"path":"b"}</x:call>', [a, b]],
    ['{"path":"a"}\n```\n```json\n{"path":"b"}\n```', [a, b]],
    ['{"path":"a"}<|im_end|>\n<|im_start|>{"path":"b"}', [a, b]],
    ['{"path":"a"}</parameter></tool_call>', [a]],
    ['{"path":"a"}<|im_end|>', [a]],
    ['{"path":"a"}\nI will read the file now.', [a]],
    ['{"path":"a"}\nThen I close {the block}', [a]],
    ['{"path":"a"}\nOnce more: {"path":"a"}', [a]],
    ['{"path":"a"}{"path":"b"}{"path":"a"}{"path":"b', [a, { path: 'b' }]],
    ['```json\n{"path":"a"}\n```', [a]],
    ['"{\\"path\\":\\"a\\"}"', [a]],
    ["{'path': 'a', all: True, none: None,}", [{ ...a, all: true, none: null }]],
    ['{"path":"a\nb"}', [{ path: 'a\nb' }]],
    [String.raw`{"path":"\d\u0041\/\'"}`, [{ path: String.raw`\dA/'` }]]
  ]
  expect(cases.filter(([text, objects]) => JSON.stringify(read(text)) !== JSON.stringify(objects))).toEqual([])
})

// Each of them has more than one reading.
it('does not read what may be something else', () => {
  const cases = [
    '{"path":"a"',
    '{"path":"a"}{"path":"b',
    '{"path":"a","text":"if (x) {"} y","all":true}',
    '{"path":"a","text":"return {"}"}',
    '{"path":"a"}</invoke><invoke name="delete_file">{"path":"b"}',
    '{"path":"a"}</read_file><delete_file>{"path":"b"}',
    '{"path":"a"}\nThe file has {"path":"b"}',
    '{"path":"a"}</invoke>{"path":"b',
    '{"path":"say "x" there"}',
    '{"path":"x" "y"}',
    '{"path":"""a"""}',
    '{"path":"a","path":"b"}',
    '{"path":1e999}',
    String.raw`{"path":"a\x1b"}`,
    String.raw`{"path":"a\$"}`,
    '{"path":"a\\\nb"}',
    '[{"path":"a"}]',
    '"a"',
    'path=a',
    Array.from({ length: 40 }, (_, index) => `{"path":"${index}"}`).join('')
  ]
  expect(cases.filter((text) => read(text) !== undefined)).toEqual([])
})

it('makes separate calls of separate objects, each with an id of its own', () => {
  const call = (id: string, text: string) => ({ id, name: 'read_file', arguments: text })
  const calls = separateCalls([call('1', '{"path":"a"}{"path":"b"}'), call('1_2', "{'path':'c'}"), call('2', '{"pa')])
  expect(calls.map(({ id, arguments: args }) => [id, args])).toEqual([
    ['1', '{"path":"a"}'],
    ['1_2_', '{"path":"b"}'],
    ['1_2', '{"path":"c"}'],
    ['2', '{"pa']
  ])
})

describe('JSON', () => {
  const fields = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 5 }))

  it('has the value that JSON.parse gives it', () => {
    fc.assert(
      fc.property(fields, fc.constantFrom(0, 2), (value, indentation) => {
        const text = JSON.stringify(value, undefined, indentation)
        expect(read(text)).toEqual([JSON.parse(text)])
      }),
      { numRuns: propertyRuns(1_000) }
    )
  })

  // A value that was cut or damaged must not become another value.
  it('is not read if its end is missing', () => {
    fc.assert(
      fc.property(fields, fc.nat(), (value, at) => {
        const text = JSON.stringify(value)
        const cut = text.slice(0, 1 + (at % (text.length - 1)))
        expect(read(cut)).toBeUndefined()
      }),
      { numRuns: propertyRuns(1_000) }
    )
  })
})
