import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { syntaxChecker, syntaxDiagnostic } from '../../src/diagnostics/syntax.ts'
import { formatDiagnostic } from '../../src/diagnostics/diagnostic.ts'
import { temporaryWorkspace, unaborted } from '../support/temporary-workspace.ts'

const found = async (path: string, text: string): Promise<string | undefined> => {
  const diagnostic = await syntaxDiagnostic(path, text)
  return diagnostic && formatDiagnostic(diagnostic)
}

describe('a syntax check reports the place of the error', () => {
  it.each([
    ['a.json', '{\n  "a": 1,\n  "b" 2\n}', 'a.json:3:7 error: Colon expected'],
    ['a.json', '{"a": 1,}', 'a.json:1:9 error: Property name expected'],
    ['a.json', '// no\n{}', 'a.json:1:1 error: Invalid comment token'],
    ['a.json', '', 'a.json:1:1 error: Value expected'],
    ['a.json', '{"a": "b\u0001"}', 'a.json:1:7 error: Invalid character'],
    ['tsconfig.json', '{ // fine\n "a": [1,], }}', 'tsconfig.json:2:14 error: End of file expected'],
    ['a.yml', 'a:\n  - b\n c: d\n', /^a\.yml:3:\d+ error: /],
    ['a.yaml', 'ok: 1\n---\na: "b\n', /^a\.yaml:4:1 error: Missing closing "quote/],
    ['a.toml', '[a]\nb = \n', /^a\.toml:2:\d+ error: /],
    ['Cargo.lock', 'x', /^Cargo\.lock:1:\d+ error: /],
    ['src/a.ts', 'const a: number = 1\nfunction f( {\n', /^src\/a\.ts:3:1 error: Unexpected token/],
    ['a.js', 'const a: number = 1', /^a\.js:1:8 error: /],
    ['a.mjs', 'with (a) {}', /^a\.mjs:1:1 error: /],
    ['a.jsx', 'const a = <a><b></a>', /^a\.jsx:1:17 error: .*closing tag/],
    ['a.tsx', 'const a: A = <b>{</b>', /^a\.tsx:1:19 error: /],
    ['a.d.ts', 'declare const a: =', /^a\.d\.ts:1:\d+ error: /]
  ])('%s %j', async (path, text, expected) => {
    await expect(found(path, text)).resolves.toMatch(expected)
  })
})

describe('a syntax check reports nothing for', () => {
  it.each([
    ['valid JSON', 'a.json', '\ufeff{"a": [1, null]}\r\n'],
    ['comments where they are usual', 'tsconfig.build.json', '{ /* x */ "a": [1,], // y\n}'],
    ['comments in editor settings', '.vscode/settings.json', '// mine\n{"a": 1,}'],
    ['comments in the settings of ASP.NET', 'src/appsettings.Development.json', '{ // local\n "a": 1, }'],
    ['an empty settings file', '.eslintrc', '// nothing\n'],
    ['JSON5', 'a.json5', '{a: 1}'],
    ['custom tags', 'template.yaml', 'a: !Ref b\nc: !GetAtt d.e\n'],
    ['a repeated merge key', 'a.yml', 'x: &x {a: 1}\ny: &y {b: 2}\nz:\n  <<: *x\n  <<: *y\n'],
    ['expressions in workflows', 'ci.yml', 'if: ${{ github.ref }}\nrun: echo ${{ a }}\n'],
    ['a Helm template', 'templates/a.yaml', 'a:\n{{- if .Values.b }}\n  b: {{ .Values.b }}\n{{- end }}\n'],
    ['a Jinja template', 'a.json', '{% for x in y %}{{ x }},{% endfor %}'],
    ['a template by its name', '{{cookiecutter.name}}/a.js', '{{ x'],
    ['valid TOML', 'a.toml', 'a = 1\n[[b]]\nc = 2026-01-01\n'],
    ['Flow', 'a.js', '/* @flow */\nconst a: number = 1'],
    ['JSX in a .js file', 'a.js', 'export const a = () => <div style={{ a: 1 }} />'],
    ['a script that starts with #!', 'a.js', '#!/usr/bin/env node\nreturn 1'],
    ['CommonJS', 'a.cjs', 'const a = require("a"); if (a) return; module.exports = new.target'],
    ['a top-level await', 'a.js', 'const a = await b()'],
    ['standard decorators', 'a.ts', '@a export class B { @c accessor d = 1 }'],
    ['older decorators', 'a.ts', 'class A { constructor(@Inject() private b: C) {} }'],
    ['decorators after export', 'a.js', 'export @a class B { @c() d() {} }'],
    ['explicit resource management', 'a.ts', 'await using a = b(); using c = d()'],
    ['import attributes', 'a.ts', 'import a from "./a.json" with { type: "json" }'],
    ['modern types', 'a.ts', 'type A<T> = T extends infer U extends string ? U : never; let a = <A<"b">>b satisfies C'],
    ['generic arrows', 'a.mts', 'export const a = <T,>(b: T) => b'],
    ['declarations', 'a.d.ts', 'declare module "x" { const a: number; export = a }\ndeclare global { var b: string }'],
    ['other languages', 'a.rb', 'def ('],
    ['a file without an extension', 'Makefile', '\t{']
  ])('%s', async (_, path, text) => {
    await expect(found(path, text)).resolves.toBeUndefined()
  })

  it.each([
    ['a text that is too long', 'a.json', '['.repeat(1_000_001)],
    ['deeply nested brackets', 'a.js', '['.repeat(200_000)],
    ['deeply nested YAML', 'a.yaml', '['.repeat(200_000)],
    ['deeply nested TOML', 'a.toml', `a = ${'['.repeat(200_000)}`],
    ['a text that its parser would take years for', 'a.ts', `${'<T>(a=>'.repeat(40)}1${')'.repeat(40)}`]
  ])('%s', async (_, path, text) => {
    await expect(found(path, text)).resolves.toBeUndefined()
  })
})

it('never throws', async () => {
  const paths = fc.constantFrom('a.json', 'tsconfig.json', 'a.yml', 'a.toml', 'a.ts', 'a.jsx', 'a.d.ts')
  const marks = ['{', '}', '[', ']', '"', "'", '`', ':', ',', '\n', ' ', '<', '>', '&a', '*a', '=', 'a', '/*']
  const text = fc.array(fc.constantFrom(...marks), { maxLength: 40 }).map((parts) => parts.join(''))
  const answers = fc.asyncProperty(paths, text, async (path, content) => {
    await syntaxDiagnostic(path, content)
  })
  await expect(fc.assert(answers)).resolves.toBeUndefined()
})

describe('after a write', () => {
  const check = async (path: string, text: string, before?: string) => {
    await using place = await temporaryWorkspace({ sandbox: 'off' })
    const answer = await syntaxChecker(place.workspace)({ path, text, before }, unaborted)
    return { answer, hasBytecode: existsSync(join(place.root, '__pycache__')) }
  }

  it.each([
    ['a new error', 'a.json', '{', '{}', 'Syntax: a.json:1:2 error: Close brace expected'],
    ['an error in a new file', 'a.json', '{', undefined, 'Syntax: a.json:1:2 error: Close brace expected'],
    ['an error that is not new', 'a.json', '\n{', '{', 'Syntax: a.json:2:2 error: Close brace expected (not new)'],
    ['an error that replaced another one', 'a.json', '{', '{]', 'Syntax: a.json:1:2 error: Close brace expected'],
    ['nothing for a valid file', 'a.json', '{}', '{', '']
  ])('reports %s', async (...[, path, text, before, expected]) => {
    await expect(check(path, text, before)).resolves.toMatchObject({ answer: expected })
  })

  it.each([
    ['a new error', 'def f(:\n  pass\n', 'x = 1\n', /^Syntax: a\.py:1:7 error: .* \(Python 3\.\d+\)$/],
    ['an error that is not new', 'print "a"\n', '\nprint "a"\n', /^Syntax: a\.py:1:1 error: .* \(not new\)$/],
    ['bad indentation', 'if a:\nb\n', undefined, /^Syntax: a\.py:2:\d error: expected an indented block/],
    ['a return outside of a function', 'return 1\n', undefined, /'return' outside function/],
    ['nothing for a valid file', 'match a:\n  case 1: pass\n', 'def', /^$/],
    ['nothing for Python 2', '#!/usr/bin/python2\nprint "a"\n', undefined, /^$/]
  ])('reports %s in Python, and writes no bytecode', async (...[, text, before, expected]) => {
    const { answer, hasBytecode } = await check('a.py', text, before)
    expect(answer).toMatch(expected)
    expect(hasBytecode).toBe(false)
  })

  it('runs nothing that is written, and imports nothing from the tree', async () => {
    const trap = 'open("ran", "w")\n'
    const files = { 'json.py': trap, 'base64.py': trap, 'sitecustomize.py': trap, 'zlib/__init__.py': trap }
    await using place = await temporaryWorkspace({ files, sandbox: 'off' })
    const written = { path: 'a.py', text: `${trap}(`, before: undefined }
    await expect(syntaxChecker(place.workspace)(written, unaborted)).resolves.toContain('was never closed')
    expect(existsSync(join(place.root, 'ran'))).toBe(false)
  })

  it('checks long Python files, but no text that is too long for a command', async () => {
    await using place = await temporaryWorkspace({ sandbox: 'off' })
    const check = syntaxChecker(place.workspace)
    const long = { path: 'a.py', text: `${'x = 1\n'.repeat(100_000)}(`, before: `${'\n'.repeat(600_000)}(` }
    await expect(check(long, unaborted)).resolves.toMatch(/^Syntax: a\.py:100001:1 error: .* \(not new\)$/)
    const noise = randomBytes(400_000).toString('base64')
    await expect(check({ path: 'a.py', text: `"${noise}`, before: undefined }, unaborted)).resolves.toBe('')
  })

  it('reports nothing for Python without a sandbox or an interpreter', async () => {
    const written = { path: 'a.py', text: '(', before: undefined }
    await using bare = await temporaryWorkspace({ files: { 'a.py': '(' } })
    await expect(syntaxChecker(bare.workspace)(written, unaborted)).resolves.toBe('')
    await using empty = await temporaryWorkspace({
      files: { 'a.py': '(' },
      sandbox: 'off',
      environment: { PATH: '/nowhere' }
    })
    await expect(syntaxChecker(empty.workspace)(written, unaborted)).resolves.toBe('')
  })

  it('ends when the run is cancelled', async () => {
    await using place = await temporaryWorkspace({ files: { 'a.py': '(' }, sandbox: 'off' })
    const check = syntaxChecker(place.workspace)
    const aborted = AbortSignal.abort(new Error('The run was cancelled.'))
    await expect(check({ path: 'a.py', text: '(', before: undefined }, aborted)).rejects.toThrow('was cancelled')
  })
})
