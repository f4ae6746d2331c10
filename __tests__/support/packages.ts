/** Published packages at the version before a known bug fix, each with a failing test and the turns of a model that fixes it. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface PackageCase {
  /** Folder in node_modules; a devDependency pinned to the version with the bug. */
  readonly folder: string
  readonly issue: { readonly title: string; readonly body: string }
  /** Content of the added test file. */
  readonly test: string
  /** The line or lines with the bug. */
  readonly oldText: string
  readonly newText: string
  /** An edit that cannot match, from which the model has to recover. */
  readonly misremembered: string
}

export const packageCases: readonly PackageCase[] = [
  {
    // Fixed in 3.1.2: "Fix return value for un-parsable strings".
    folder: 'fixture-bytes',
    issue: {
      title: 'bytes.parse returns NaN for text without a number',
      body: "`bytes.parse('foobar')` returns `NaN`; the documentation promises `null` for what cannot be parsed."
    },
    test: `const assert = require('node:assert/strict')
const { test } = require('node:test')
const bytes = require('..')

test('parses amounts with a unit', () => {
  assert.equal(bytes.parse('1kB'), 1024)
  assert.equal(bytes.parse('512'), 512)
})

test('returns null for text that holds no amount', () => {
  assert.equal(bytes.parse('foobar'), null)
})
`,
    oldText: '  return Math.floor(map[unit] * floatValue);\n',
    newText: '  if (isNaN(floatValue)) {\n    return null;\n  }\n\n  return Math.floor(map[unit] * floatValue);\n',
    misremembered: '  return Math.round(map[unit] * floatValue);\n'
  },
  {
    // Fixed in 1.0.1: a pair whose two sides are the same text.
    folder: 'fixture-balanced-match',
    issue: {
      title: 'A pair of equal delimiters is matched up to the last one',
      body: "`balanced('|', '|', 'a|b|c|d|e')` should find `b` as the body of the first pair."
    },
    test: `const assert = require('node:assert/strict')
const { test } = require('node:test')
const balanced = require('..')

test('finds the outermost pair', () => {
  assert.equal(balanced('{', '}', 'pre{in{nest}}post').body, 'in{nest}')
})

test('finds the first pair when both sides are equal', () => {
  assert.deepEqual(balanced('|', '|', 'a|b|c|d|e'), { start: 1, end: 3, pre: 'a', body: 'b', post: 'c|d|e' })
})
`,
    oldText: '  if (ai >= 0 && bi > 0) {\n    begs = [];\n',
    newText: '  if (ai >= 0 && bi > 0) {\n    if (a === b) {\n      return [ai, bi];\n    }\n    begs = [];\n',
    misremembered: '  if (ai > 0 && bi > 0) {\n    begs = [];\n'
  },
  {
    // Fixed in 1.2.1: "Improve error when `str` is not a string".
    folder: 'fixture-range-parser',
    issue: {
      title: 'A missing header fails with "Cannot read properties of undefined"',
      body: 'Called without a header, the parser should throw a TypeError that names its argument.'
    },
    test: `const assert = require('node:assert/strict')
const { test } = require('node:test')
const parse = require('..')

test('reads one range', () => {
  assert.deepEqual([...parse(1000, 'bytes=0-499')], [{ start: 0, end: 499 }])
})

test('names the argument that is not a text', () => {
  assert.throws(() => parse(200), /^TypeError: argument str must be a string$/)
})
`,
    oldText: "function rangeParser (size, str, options) {\n  var index = str.indexOf('=')\n",
    newText:
      "function rangeParser (size, str, options) {\n  if (typeof str !== 'string') {\n    throw new TypeError('argument str must be a string')\n  }\n\n  var index = str.indexOf('=')\n",
    misremembered: "function parseRange (size, str, options) {\n  var index = str.indexOf('=')\n"
  }
]

/** The published files of the package, its test, and a test script that needs no installation. */
export async function filesOf({ folder, test }: PackageCase): Promise<Record<string, string>> {
  const source = join(import.meta.dirname, '../../node_modules', folder)
  const names = await readdir(source)
  const files = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(source, name), 'utf8')] as const))
  )
  // Safe: a published package.json.
  const manifest = JSON.parse(files['package.json'] ?? '{}') as Record<string, unknown>
  const scripts = { test: 'node --test' }
  return {
    ...files,
    'package.json': `${JSON.stringify({ ...manifest, scripts, devDependencies: {} }, undefined, 2)}\n`,
    'test/bug.test.js': test
  }
}

/** The turns of a model: look, run the failing test, make one failing edit, read, fix, verify. */
export function scriptFor({ oldText, newText, misremembered, issue }: PackageCase) {
  const path = 'index.js'
  return [
    { text: 'I will look at the package.', toolCalls: [{ name: 'list_directory', arguments: { path: '.' } }] },
    {
      toolCalls: [
        { name: 'grep_search', arguments: { pattern: 'function' } },
        { name: 'read_file', arguments: { path: 'test/bug.test.js' } }
      ]
    },
    { toolCalls: [{ name: 'run_command', arguments: { command: 'npm test' } }] },
    { toolCalls: [{ name: 'edit_file', arguments: { path, old_string: misremembered, new_string: newText } }] },
    { text: 'Not there; I will read the file.', toolCalls: [{ name: 'read_file', arguments: { path } }] },
    { toolCalls: [{ name: 'edit_file', arguments: { path, old_string: oldText, new_string: newText } }] },
    { toolCalls: [{ name: 'run_command', arguments: { command: 'npm test' } }] },
    {
      toolCalls: [
        {
          name: 'finish',
          arguments: { title: `Fix: ${issue.title}`.slice(0, 72), description: 'The test passes now.', complete: true }
        }
      ]
    }
  ]
}
