import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { CheckerSettings } from '../../src/settings/diagnostics.ts'
import { toolbox } from '../../src/tools/index.ts'
import { describeEach } from '../support/describe-each.ts'
import {
  temporaryWorkspace,
  unaborted,
  workingSandboxes,
  type TemporaryWorkspace
} from '../support/temporary-workspace.ts'
import { toolNamed } from '../support/tool-call.ts'

const nodeModules = join(import.meta.dirname, '../../node_modules')
const environment = { PATH: process.env['PATH'], HOME: homedir() }

const open = (files: Readonly<Record<string, string>>, options: { readonly sandbox?: 'off' } = { sandbox: 'off' }) =>
  temporaryWorkspace({ files, environment, ...options })

/** With the compilers and linters of this repository. */
const openWithPrograms = async (files: Readonly<Record<string, string>>) => {
  const place = await open(files)
  await symlink(nodeModules, join(place.root, 'node_modules'))
  return place
}

/** A program of the repository that prints something and exits. */
const program = (output: string, exitCode = 1) => `#!/bin/sh\ncat <<'END'\n${output}\nEND\nexit ${exitCode}\n`

const ask = async (
  { workspace }: TemporaryWorkspace,
  input: { readonly path?: string } = { path: '.' },
  checkers?: CheckerSettings
): Promise<string> => {
  const tool = toolNamed(toolbox(workspace, { isReadOnly: false, checkers }), 'get_diagnostics')
  return (await tool.run(input, unaborted)).text
}

// Without the DOM types, which take most of a run of the compiler.
const strict = JSON.stringify({ compilerOptions: { strict: true, types: [], lib: ['es5'] }, include: ['**/*'] })

describe('get_diagnostics with TypeScript', () => {
  it('reports file, line, column, severity, message and code, and counts findings elsewhere', async () => {
    await using place = await openWithPrograms({
      'tsconfig.json': strict,
      'a.ts': 'export const a: number = "x"\n',
      'b.ts': 'import { a } from "./a"\nexport const b: string = a\n'
    })
    await expect(ask(place, { path: 'a.ts' })).resolves.toBe(
      [
        "a.ts:1:14 error: Type 'string' is not assignable to type 'number'. (TS2322)",
        'tsc -p tsconfig.json: 1 finding here, 1 elsewhere: b.ts'
      ].join('\n')
    )
  })

  it('removes duplicates, writes nothing to the tree and notices a change', async () => {
    await using place = await openWithPrograms({ 'tsconfig.json': strict, 'a.ts': 'export const a: number = "x"\n' })
    const first = await ask(place)
    await expect(ask(place)).resolves.toBe(first)
    await expect(readdir(place.root)).resolves.toEqual(['.git', 'a.ts', 'node_modules', 'tsconfig.json'])
    await writeFile(join(place.root, 'a.ts'), 'export const a: number = 1\n')
    await expect(ask(place)).resolves.toBe('tsc -p tsconfig.json: no findings')
  })

  it('joins the lines of a long message', async () => {
    const text = 'export const a: { b: { c: number } } = { b: { c: 1 } }\nexport const d: { b: { c: string } } = a\n'
    await using place = await openWithPrograms({ 'tsconfig.json': strict, 'a.ts': text })
    await expect(ask(place)).resolves.toMatch(/a\.ts:2:14 error: Type .* The types of 'b\.c' are incompatible/)
  })

  it('checks referenced projects, and the nearest of several', async () => {
    await using place = await openWithPrograms({
      'tsconfig.json': '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }, { "path": "./tools" }] }',
      'tsconfig.app.json': '{ // the page\n  "compilerOptions": { "types": [], "lib": ["es5"] }, "include": ["src"], }',
      'src/a.ts': 'const a: number = ""\n',
      'tools/tsconfig.json': strict,
      'tools/b.ts': 'const b: number = ""\n',
      'packages/c/tsconfig.json': strict,
      "packages/c/it's $(touch x).ts": 'const c: number = ""\n'
    })
    const text = await ask(place, { path: 'src' })
    expect(text).toMatch(/^src\/a\.ts:1:7 error: /)
    expect(text).toMatch(
      /tsc -p tsconfig\.app\.json: 1 finding\ntsc -p tools\/tsconfig\.json: no findings here, 1 elsewhere: tools/
    )
    const all = await ask(place)
    expect(all).toMatch(/^packages\/c\/it's \$\(touch x\)\.ts:1:7 error: /)
    expect(all).toMatch(/tsc -p packages\/c\/tsconfig\.json: 1 finding\n/)
  })

  it('reports a missing compiler without downloading it', async () => {
    await using place = await open({ 'tsconfig.json': '{}', 'a.ts': 'const a = 1\nconst b = (\n' })
    await expect(ask(place)).resolves.toBe(
      'a.ts:3:1 error: Unexpected token\ntsc -p tsconfig.json: did not run: typescript is not installed in node_modules'
    )
  })
})

const eslintConfig = 'export default [{ files: ["**/*.js"], rules: { "no-undef": 2, "no-empty": 1 } }]\n'

describe('get_diagnostics with ESLint', () => {
  it('reports errors and warnings with their rules', async () => {
    await using place = await openWithPrograms({
      'package.json': '{ "type": "module" }',
      'eslint.config.js': eslintConfig,
      "src/it's.js": 'if (x) {}\n',
      '-f.js': 'const y = (\n',
      'other.ts': 'x\n'
    })
    await expect(ask(place)).resolves.toBe(
      [
        '-f.js:2:1 error: Parsing error: Unexpected token',
        "src/it's.js:1:5 error: 'x' is not defined (no-undef)",
        "src/it's.js:1:8 warning: Empty block statement (no-empty)",
        'eslint: 3 findings'
      ].join('\n')
    )
  })

  it('runs in the folder of its configuration, only for files below it', async () => {
    await using place = await openWithPrograms({
      'packages/a/package.json': '{ "type": "module" }',
      'packages/a/eslint.config.js': eslintConfig,
      'packages/a/a.js': 'x()\n',
      'b.js': 'y()\n'
    })
    await expect(ask(place)).resolves.toBe(
      "packages/a/a.js:1:1 error: 'x' is not defined (no-undef)\neslint in packages/a: 1 finding"
    )
  })

  it('keeps text of a report on one line, and finds the report among warnings of plug-ins', async () => {
    const report =
      '[plug-in] The data is old.\n\n/a.js\n  1:1  error  a\u001b[2J\tb  r\n  0:0  warning  ignored\n\n[done]'
    await using place = await open({ 'eslint.config.js': '', 'a.js': '', 'node_modules/.bin/eslint': '' })
    await writeFile(
      join(place.root, 'node_modules/.bin/eslint'),
      program(report.replace('/a.js', `${place.root}/a.js`))
    )
    await chmod(join(place.root, 'node_modules/.bin/eslint'), 0o755)
    await expect(ask(place, { path: 'a.js' })).resolves.toBe('a.js:1:1 error: a b (r)\neslint: 1 finding')
  })

  it('reports why it failed', async () => {
    await using place = await openWithPrograms({
      'eslint.config.mjs': 'throw new Error("broken on purpose")',
      'a.js': 'x\n'
    })
    await expect(ask(place)).resolves.toMatch(/^eslint: did not run: exit code 2: [^]*broken on purpose/)
  })
})

describe('get_diagnostics with Python', () => {
  const files = {
    'pyproject.toml': '[tool.ruff.lint]\nselect = ["F"]\n',
    'setup.cfg': '[flake8]\n',
    'a b.py': 'import os\n'
  }

  it("runs the linters of the project's own environment on the requested files", async () => {
    const report = 'for path; do :; done; echo "$path:1:8: F401 [*] \\`os\\` imported but unused"; exit 1'
    await using place = await open({
      ...files,
      '.venv/bin/ruff': `#!/bin/sh\n[ "$1 $2 $3" = "check --output-format concise" ] || exit 2\n${report}\n`,
      '.venv/bin/flake8': program("./a b.py:1:1: F401 'os' imported but unused")
    })
    execFileSync('chmod', ['+x', join(place.root, '.venv/bin/ruff'), join(place.root, '.venv/bin/flake8')])
    await expect(ask(place, { path: 'a b.py' })).resolves.toBe(
      [
        "a b.py:1:1 warning: 'os' imported but unused (F401)",
        'a b.py:1:8 warning: `os` imported but unused (F401)',
        'ruff: 1 finding',
        'flake8: 1 finding'
      ].join('\n')
    )
  })

  it('reports which linter is not installed', async () => {
    await using place = await temporaryWorkspace({ files, sandbox: 'off', environment: { PATH: '/usr/bin:/bin' } })
    await expect(ask(place, { path: 'a b.py' })).resolves.toMatch(
      /^ruff: did not run: it is not installed: .*\nflake8: did not run: it is not installed: .*$/
    )
  })
})

const crate = {
  'Cargo.toml': '[workspace]\nmembers = ["a"]\n',
  'a/Cargo.toml': '[package]\nname = "a"\nversion = "0.1.0"\n',
  'a/src/main.rs': 'fn main() {\n    let x: i32 = "a";\n}\n'
}

// For machines without it, its output is recorded in problem-matcher.test.ts.
const describeCargo = spawnSync('cargo', ['--version']).status === 0 ? describe : describe.skip
const describeJava = spawnSync('javac', ['-version']).status === 0 ? describe : describe.skip
const describeGo = spawnSync('go', ['version']).status === 0 ? describe : describe.skip

describeCargo('get_diagnostics with the cargo of this machine', () => {
  it('finds a file whose path starts from the workspace folder', async () => {
    await using place = await open(crate)
    await expect(ask(place, { path: 'a' })).resolves.toMatch(
      /^a\/src\/main\.rs:2:18 error: mismatched types.* \(E0308\)[^]*cargo check in a: 1 finding$/
    )
  })
})

describeGo('get_diagnostics with the go of this machine', () => {
  it('finds what go vet and the compiler object to', async () => {
    // Without imports, so that nothing of the standard library is compiled.
    await using place = await open({
      'm/go.mod': 'module m\n\ngo 1.19\n',
      'm/main.go': 'package main\n\nfunc main() {\n\tx := 1\n\tx = x\n}\n',
      'm/sub/a.go': 'package sub\n\nvar a int = "a"\n'
    })
    const found = await ask(place, { path: 'm' })
    expect(found).toMatch(/^m\/main\.go:5:2 error: self-assignment of x/m)
    expect(found).toMatch(/^m\/sub\/a\.go:3:13 error: cannot use "a" /m)
  })
})

describeJava('get_diagnostics with the Java compiler of this machine', () => {
  it('finds what it objects to', async () => {
    await using place = await open({ 'src/t/A.java': 'package t;\n\nclass A {\n    int a = "x";\n}\n' })
    const command = 'javac -d "$HOME" src/t/A.java'
    const found = await ask(place, { path: 'src' }, [{ command, matchers: 'gcc', files: '*.java' }])
    expect(found).toMatch(/^src\/t\/A\.java:4 error: incompatible types: String[^]*: 1 finding$/)
  })
})

describe('get_diagnostics with Rust and Go', () => {
  /** A project, and a program that replaces the real one. */
  const withProgram = async (name: string, script: string, files: Readonly<Record<string, string>>) => {
    const folder = await mkdtemp(join(tmpdir(), 'forgehand-program-'))
    await writeFile(join(folder, name), script, { mode: 0o755 })
    const place = await temporaryWorkspace({ files, sandbox: 'off', environment: { PATH: `${folder}:/usr/bin:/bin` } })
    return {
      place,
      [Symbol.asyncDispose]: () =>
        Promise.all([place[Symbol.asyncDispose](), rm(folder, { recursive: true })]).then(() => undefined)
    }
  }

  it('reads the output of cargo check', async () => {
    const said = 'a/src/main.rs:2:18: error[E0308]: mismatched types\nerror: could not compile `a`'
    await using made = await withProgram('cargo', program(said, 101), crate)
    await expect(ask(made.place, { path: 'a/src/main.rs' })).resolves.toBe(
      'a/src/main.rs:2:18 error: mismatched types (E0308)\ncargo check in a: 1 finding'
    )
  })

  it('runs go vet for the packages of the files', async () => {
    const vet = '#!/bin/sh\n[ "$*" = "vet ./." ] && echo "./sub/a.go:3:2: unreachable code"\nexit 1\n'
    const files = { 'm/go.mod': 'module m\n', 'm/sub/a.go': 'package sub\n', 'm/main.go': 'package main\n' }
    await using made = await withProgram('go', vet, files)
    await expect(ask(made.place, { path: 'm/main.go' })).resolves.toBe(
      'go vet in m: no findings here, 1 elsewhere: m/sub/a.go'
    )
  })
})

describe('get_diagnostics with commands of agent.yml', () => {
  const files = { 'a.css': 'a\n', 'b.txt': 'b\n', 'c.json': '{,}\n' }

  it('runs only commands for the requested files', async () => {
    await using place = await open(files)
    const checkers: CheckerSettings = [
      { command: 'echo a.css:1:1: warning: grey', matchers: 'gcc', files: '*.css' },
      { command: 'touch ran', matchers: 'gcc', files: '*.md' }
    ]
    await expect(ask(place, { path: 'a.css' }, checkers)).resolves.toBe(
      'a.css:1:1 warning: grey\necho a.css:1:1: warning: grey: 1 finding'
    )
    expect(existsSync(join(place.root, 'ran'))).toBe(false)
  })

  it('shows a hundred findings, errors first, and counts the rest', async () => {
    await using place = await open(files)
    const command = 'seq 1 150 | sed "s/.*/b.txt:&:1: warning: w/"; echo b.txt:999:1: error: e'
    const text = await ask(place, { path: 'b.txt' }, [{ command, matchers: 'gcc', files: undefined }])
    const lines = text.split('\n')
    expect(lines).toHaveLength(102)
    expect(lines.slice(98, 101)).toEqual([
      'b.txt:99:1 warning: w',
      'b.txt:999:1 error: e',
      '(51 more. Set path to fewer files.)'
    ])
  })

  it('omits output that an expression takes too long for, colors and paths outside', async () => {
    await using place = await open(files)
    const slow = [{ severity: 'error', patterns: [{ regexp: '^(a+)+$', message: 1 }] }]
    const checkers: CheckerSettings = [
      { command: `printf '%060d!' 0 | tr 0 a`, matchers: slow, files: undefined },
      {
        command: String.raw`printf '\033[31mb.txt\033[0m:2: error: red\n/etc/x:1: error: far\n../y:1: error: up\n'`,
        matchers: 'gcc',
        files: undefined
      }
    ]
    const text = await ask(place, { path: 'b.txt' }, checkers)
    expect(text).toMatch(/^b\.txt:2 error: red\n.*did not run: its output could not be parsed\n/)
    expect(text).toMatch(/: 1 finding here, 2 elsewhere: \/etc\/x, \/.*\/y$/)
  })

  it('runs no checker when agent.yml lists none', async () => {
    await using place = await openWithPrograms({ 'tsconfig.json': strict, 'a.ts': 'const a: number = ""\n' })
    await expect(ask(place, { path: 'a.ts' }, [])).resolves.toBe(
      'No syntax error found. No checker is set up for a.ts. Add one under diagnostics in .github/agent.yml.'
    )
  })
})

describe('get_diagnostics', () => {
  it('checks the syntax if no checker is set up', async () => {
    await using place = await open({ 'a.json': '{,}\n', 'b.md': '# b\n' })
    await expect(ask(place)).resolves.toMatch(
      /^a\.json:1:2 error: Value expected\nNo checker is set up for these 2 files\. Add one under diagnostics/
    )
  })

  it('reports that no command can run', async () => {
    await using place = await open({ 'tsconfig.json': '{}', 'a.ts': 'const a = (\n' }, {})
    await mkdir(join(place.root, 'node_modules/.bin'), { recursive: true })
    await writeFile(join(place.root, 'node_modules/.bin/tsc'), '')
    await expect(ask(place)).resolves.toMatch(
      /^a\.ts:2:1 error: .*\ntsc -p tsconfig\.json: did not run: there is no sandbox$/
    )
  })

  it('checks all files that were written or changed when path is omitted', async () => {
    await using place = await open({ 'a.json': '{}', 'b.json': '{', 'c.json': '{' })
    const changedFiles = () => Promise.resolve(['c.json', 'deleted.json'])
    const tools = toolbox(place.workspace, { isReadOnly: false, changedFiles })
    await toolNamed(tools, 'edit_file').run({ path: 'a.json', old_string: '{}', new_string: '[' }, unaborted)
    const { text } = await toolNamed(tools, 'get_diagnostics').run({}, unaborted)
    expect(text).toMatch(/^a\.json:1:2 error: .*\nc\.json:1:2 error: .*\nNo checker is set up for these 2 files/)
  })

  it.each([
    ['nothing was changed', {}, 'No file has been changed yet. Set path, or use . for all files.'],
    ['a folder is empty', { path: 'empty' }, 'None of these files exists now.']
  ])('reports that %s', async (_, input, expected) => {
    await using place = await open({})
    await mkdir(join(place.root, 'empty'))
    await expect(ask(place, input)).resolves.toBe(expected)
  })

  it.each([
    ['a path that does not exist', 'no.ts', /no\.ts does not exist\. Search for it with find_files/],
    ['a path outside', '../x', /outside the repository/]
  ])('refuses %s', async (_, path, message) => {
    await using place = await open({})
    await expect(ask(place, { path })).rejects.toThrow(message)
  })
})

describeEach(await workingSandboxes())('a checker in %s', (sandbox) => {
  it('has no network, although agent.yml lists hosts for commands', async () => {
    await using place = await temporaryWorkspace({ files: { 'a.txt': '' }, sandbox, network: ['example.org'] })
    const command = 'echo "a.txt:1: error: proxy ${HTTPS_PROXY:-none}"'
    const text = await ask(place, { path: 'a.txt' }, [{ command, matchers: 'gcc', files: undefined }])
    expect(text).toMatch(/^a\.txt:1 error: proxy none\n/)
  })
})

describe('a written file', () => {
  it.each([
    ['write_file', { path: 'new.json', content: '{\n"a" 1}' }, 'Syntax: new.json:2:5 error: Colon expected'],
    [
      'edit_file',
      { path: 'a.yml', old_string: 'b: c', new_string: '  b: c' },
      /Syntax: a\.yml:1:4 error: Nested mappings/
    ],
    ['edit_file', { path: 'bad.toml', old_string: 'x', new_string: 'y' }, /Syntax: bad\.toml:.* \(not new\)$/]
  ])('has its syntax checked after %s', async (name, input, expected) => {
    await using place = await open({ 'a.yml': 'a: 1\nb: c\n', 'bad.toml': 'x\n' })
    const tools = toolbox(place.workspace, { isReadOnly: false })
    const { text } = await toolNamed(tools, name).run(input, unaborted)
    expect(text).toMatch(expected)
  })
})
