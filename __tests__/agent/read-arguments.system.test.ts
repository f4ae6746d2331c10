import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import '../support/property-seed.ts'
import { readArguments } from '../../src/agent/read-arguments.ts'
import { propertyRuns } from '../support/property-runs.ts'
import { describeWithPython, runPython } from '../support/python.ts'

const names = new Set(['path', 'content'])
const read = (text: string) => readArguments(text, (name) => names.has(name))?.value

describe('arguments with several readings', () => {
  it.each([
    ['{"path": "x" "y"}'],
    ['{"path": "a.ts", "content": "x" "y"}'],
    ['{"path": "x""y"}'],
    ['{"path": "x" + "y"}'],
    ['{"path": "x"\n  "y"}'],
    ["{'path': 'x' 'y'}"],
    ['{"path": """a.ts", "content": "b"""}'],
    ["{'path': '''a.ts', 'content': 'b'''}"],
    [String.raw`{"path": "a\x1b[0m",}`],
    [String.raw`{"path": "a\x00"}`],
    [String.raw`{"path": "a\x1b", "content": true}`],
    [String.raw`{"path": "a\x1b", "content": true, "all": None}`]
  ])('are not read: %s', (text) => {
    expect(read(text)).toBeUndefined()
  })

  it.each([
    ['{"path": "so " " there"}', { path: 'so " " there' }],
    ['{"path": "a", "content": "print(" ")"}', { path: 'a', content: 'print(" ")' }],
    ['{"path": "a", "content": "say "x" and "y"!"}', { path: 'a', content: 'say "x" and "y"!' }],
    ['{"path": "a", "content": """{"a": 1, "b": 2}"""}', { path: 'a', content: '{"a": 1, "b": 2}' }],
    ['{"path": """a""", "content": """f("x", "y")"""}', { path: 'a', content: 'f("x", "y")' }],
    [String.raw`{'path': 'a\x1b'}`, { path: 'a\u001b' }],
    [String.raw`{"path": "a\x1b", "all": True}`, { path: 'a\u001b', all: true }],
    [String.raw`{'path': "a\x1b"}`, { path: 'a\u001b' }]
  ])('are read if only one can be meant: %s', (text, value) => {
    expect(read(text)).toEqual(value)
  })
})

const PROGRAM = `
import ast, json, sys
def meaning(text):
    try:
        return {"value": ast.literal_eval(text)}
    except (ValueError, SyntaxError, MemoryError, RecursionError, TypeError):
        return {}
print(json.dumps([meaning(text) for text in json.load(sys.stdin)]))
`

describeWithPython('arguments in Python', () => {
  const piece = fc.constantFrom(
    ...['a', ' ', '\\n', '\\t', '\\x1b', '\\x00', '\\u00e9', '\\d', "\\'", '\\"', '\\\\', '"', "'", '""', "''"],
    ...['" "', "' '", '", "content": "', "', 'content': '", 'é', '#', ':', ',']
  )
  const quote = fc.constantFrom('"', "'", '"""', "'''")
  const string = fc
    .tuple(quote, fc.array(piece, { maxLength: 4 }))
    .map(([mark, pieces]) => mark + pieces.join('') + mark)
  const value = fc.oneof({ weight: 4, arbitrary: string }, fc.constantFrom('True', 'None', '1', '[1, None]', "'x'"))
  const text = fc.tuple(value, value).map(([path, content]) => `{'path': ${path}, 'content': ${content}}`)

  it('have the value that Python gives them, or are not read', () => {
    const texts = fc.sample(text, propertyRuns(1_000) * 4)
    const { stdout, stderr } = runPython(PROGRAM, JSON.stringify(texts))
    expect(stderr).toBe('')
    // Safe: the program above prints this.
    const meanings = JSON.parse(stdout) as { readonly value?: unknown }[]
    const pairs = texts.flatMap((each, index) => {
      const [ours, python] = [read(each), meanings[index]]
      // Text with escapes between three quotes is read as it is written: models use them to write no escapes.
      const isRaw = /("""|''').*\\.*\1/.test(each)
      return ours === undefined || python?.value === undefined || isRaw ? [] : [{ each, ours, python: python.value }]
    })
    expect(pairs.length).toBeGreaterThan(texts.length / 10)
    expect(pairs.filter(({ ours, python }) => JSON.stringify(ours) !== JSON.stringify(python))).toEqual([])
  })
})
