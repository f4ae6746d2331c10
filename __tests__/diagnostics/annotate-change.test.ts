import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { annotateChange, type ChangeToAnnotate } from '../../src/diagnostics/annotate-change.ts'

const patch = `diff --git a/src/a.ts b/src/a.ts
index 1111111..2222222 100644
--- a/src/a.ts
+++ b/src/a.ts
@@ -10,3 +10,4 @@ export function a() {
 ten
+eleven
 twelve
 thirteen
diff --git a/packages/b/index.js b/packages/b/index.js
new file mode 100644
--- /dev/null
+++ b/packages/b/index.js
@@ -0,0 +1,2 @@
+one
+two
diff --git a/gone.ts b/gone.ts
deleted file mode 100644
--- a/gone.ts
+++ /dev/null
@@ -1 +0,0 @@
-gone
`

function annotate(output: string, change: Partial<ChangeToAnnotate> = {}) {
  const after = [{ command: 'npm run lint', output }]
  return annotateChange({ before: [], after, syntax: [], patch, root: '/tree', checkers: undefined, ...change })
}

const error = 'src/a.ts(11,7): error TS2322: Type A is no B.'

it('puts what a check prints at its line, with the rule and the check as title', () => {
  expect(annotate(error)).toEqual([
    {
      path: 'src/a.ts',
      line: 11,
      severity: 'error',
      title: 'TS2322 · npm run lint',
      message: 'Type A is no B.'
    }
  ])
})

describe('the line of an annotation', () => {
  it.each([
    ['a changed line', 'src/a.ts:11:1: error: wrong', [['src/a.ts', 11]]],
    ['a line beside it', 'src/a.ts:13:1: error: wrong', [['src/a.ts', 13]]],
    ['a line far from it', 'src/a.ts:14:1: error: wrong', []],
    ['a file of the change without a line', '\n/tree/src/a.ts\n  0:0  error  No config  x\n', [['src/a.ts', 11]]],
    ['a file that was not changed', 'src/c.ts:11:1: error: wrong', []],
    ['a deleted file', 'gone.ts:1:1: error: wrong', []],
    ['an absolute path', '/tree/src/a.ts:11:1: error: wrong', [['src/a.ts', 11]]],
    ['a path from the folder of a package', 'index.js:2:1: error: wrong', [['packages/b/index.js', 2]]],
    ['colors', '\u001B[31msrc/a.ts:11:1: error: wrong\u001B[0m', [['src/a.ts', 11]]]
  ])('is found for %s', (_, output, expected) => {
    expect(annotate(output).map(({ path, line }) => [path, line])).toEqual(expected)
  })

  it('is not guessed if two changed files have the printed name', () => {
    const twice = patch + patch.replaceAll('packages/b', 'packages/c')
    expect(annotate('index.js:2:1: error: wrong', { patch: twice })).toEqual([])
  })
})

it.each([
  ['an accent', String.raw`"b/caf\303\251.ts"`, 'café.ts'],
  ['a quotation mark', String.raw`"b/say \"hi\".ts"`, 'say "hi".ts'],
  ['a backslash', String.raw`"b/src\\a.ts"`, 'src\\a.ts'],
  ['a space', 'b/my file.ts\t', 'my file.ts']
])('finds a file whose name git writes in another way: with %s', (_, written, path) => {
  const quoted = `diff --git a/x b/x\n--- /dev/null\n+++ ${written}\n@@ -0,0 +1 @@\n+one\n`
  expect(annotate(`${path}(1,1): error TS1: wrong`, { patch: quoted })).toMatchObject([{ path, line: 1 }])
})

it('has errors first, and new ones before those that were there before the work', () => {
  const old = 'src/a.ts:12:1: error: old'
  const before = [{ command: 'npm run lint', output: 'src/a.ts:11:1: error: old' }]
  const output = `src/a.ts:10:1: warning: careful\n${old}\nsrc/a.ts:13:1: error: new\n`
  expect(annotate(output, { before }).map(({ message }) => message)).toEqual(['new', 'old', 'careful'])
})

it('has no more than ten, and none twice', () => {
  const many = Array.from({ length: 30 }, (_, index) => `src/a.ts:11:${index + 1}: error: wrong ${index}`).join('\n')
  expect(annotate(many)).toHaveLength(10)
  const after = ['npm run lint', 'npm test'].map((command) => ({ command, output: error }))
  expect(annotate('', { after })).toHaveLength(1)
})

it('uses the problem matchers of agent.yml, and errors in the syntax', () => {
  const pattern = { regexp: '^BAD (\\S+) (\\d+) (.*)$', file: 1, line: 2, message: 3 }
  const matchers = [{ severity: 'warning', patterns: [pattern] }]
  const syntax = [
    {
      path: 'packages/b/index.js',
      line: 1,
      column: 1,
      severity: 'error' as const,
      message: 'Unexpected token',
      code: ''
    }
  ]
  const found = annotate('BAD src/a.ts 11 too bad', {
    checkers: [{ command: 'x', matchers, files: undefined }],
    syntax
  })
  expect(found.map(({ title, message }) => [title, message])).toEqual([
    ['syntax', 'Unexpected token'],
    ['npm run lint', 'too bad']
  ])
})

it('is at most ten annotations of one line each, in changed files and within the limits, whatever a check prints', () => {
  const word = fc.constantFrom(
    'src/a.ts',
    ':',
    '11',
    '(',
    ')',
    ': error: ',
    ' warning ',
    '\n',
    '::error::x',
    '##[error]',
    'é',
    ' '
  )
  const output = fc
    .array(fc.oneof(word, fc.string({ unit: 'grapheme' })), { maxLength: 60 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(output, (text) => {
      const found = annotate(`${text}\nsrc/a.ts:11:1: error: ${text}`)
      expect(found.length).toBeLessThanOrEqual(10)
      for (const { path, line, title, message } of found) {
        expect(['src/a.ts', 'packages/b/index.js']).toContain(path)
        expect(line).toBeGreaterThan(0)
        expect(message.length).toBeLessThanOrEqual(400)
        expect(title + message).not.toMatch(/[\n\r]/)
      }
    })
  )
})
