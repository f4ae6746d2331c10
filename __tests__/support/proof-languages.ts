/** The small project of the properties of the proof, in each language and for each runner: a row is all that a new one needs. */
import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { calls } from './scripted-model.ts'
import type { ModelResponse } from '../../src/agent/model.ts'
import { hasProgram } from './has-program.ts'
import { hasPython, runPython } from './python.ts'
import { goCache, runCargo, runGo, runNode, runPytest, runUnittest, type Result } from './proof-runners.ts'

/** An operation of the model. Its words are what a failure shows. */
export interface Operation {
  readonly words: string
  readonly turn: (id: string) => ModelResponse
  /** It changes what the check runs, which the oracle does not look at. `nothing`: perhaps no test any more. */
  readonly changesCheck?: 'some' | 'nothing'
}

export const command = (line: string, changesCheck?: Operation['changesCheck']): Operation => ({
  words: line,
  turn: (id) => calls('run_command', { command: line }, id),
  ...(changesCheck && { changesCheck })
})
export const edit = (path: string, from: string, to: string, changesCheck?: Operation['changesCheck']): Operation => ({
  words: `${path}: ${from.trim()} → ${to.trim()}`,
  turn: (id) => calls('edit_file', { path, old_string: from, new_string: to }, id),
  ...(changesCheck && { changesCheck })
})
export const write = (path: string, content: string, changesCheck?: Operation['changesCheck']): Operation => ({
  words: `write ${path}: ${content}`,
  turn: (id) => calls('write_file', { path, content }, id),
  ...(changesCheck && { changesCheck })
})

export type Kind = 'run' | 'skip' | 'todo'
export interface Test {
  readonly title: string
  readonly body: string
  readonly kind: Kind
  readonly isGrouped: boolean
}

export interface TestFile {
  readonly name: string
  /** Those of the product that its tests call. */
  readonly functions: readonly string[]
  readonly alone: readonly string[]
  readonly grouped: readonly string[]
}

export interface Language {
  readonly name: string
  readonly isThere: boolean
  /** Where its programs really are: a home folder can have links to them that commands do not see. */
  readonly home?: () => string
  /** How many sequences are played in CI. */
  readonly sequences: number
  /** What the repository's agent.yml declares as its check. */
  readonly verify: readonly string[]
  readonly files: Readonly<Record<string, string>>
  /** Puts into the work tree what an earlier step of the workflow has left in ignored folders. */
  readonly warm?: (workTree: string) => Promise<void>
  readonly sourceOf: (name: string) => string
  readonly define: (name: string, result: string) => string
  /** Rounds down, and to the nearest if it finds a file `round` in dist, /tmp or HOME. */
  readonly round: string
  /** A call in `round` that rounds down, and what rounds to the nearest and up. */
  readonly floor: readonly [floor: string, round: string, ceil: string]
  readonly testFileOf: (name: string) => string
  readonly writeTests: (file: TestFile) => string
  /** On one line. */
  readonly writeTest: (test: Test) => string
  readonly equal: (name: string, args: string, result: string) => string
  readonly weak: string
  /** What `table.txt` contains, as a number. */
  readonly table: string
  /** A command after which the tests of a file end their program with 0. */
  readonly endEarly: (path: string) => Operation
  /** What only a project of this language can do. */
  readonly more: readonly Operation[]
  /** False for all that the oracle takes from before the change. */
  readonly isProduct: (path: string) => boolean
  /** Asks the runner for the results of a folder's tests, in another way than the product. */
  readonly run: (folder: string) => Promise<readonly Result[]>
}

const snake = (title: string) => title.replaceAll(' ', '_')
const pascal = (title: string) => title.replaceAll(/(?:^| )(.)/g, (_, first: string) => first.toUpperCase())
const prepend = (line: string) => (path: string) => command(`echo '${line}' | cat - ${path} > rest && mv rest ${path}`)
const indented = (tests: readonly string[], indent: string) => tests.map((test) => `${indent}${test}\n`).join('')

export const node: Language = {
  name: 'node',
  isThere: true,
  sequences: 9,
  verify: [
    'npm test',
    'node --run test',
    'node --test',
    'node --test --test-reporter=tap',
    'node --test | tee /dev/null',
    'npm test --silent || true'
  ],
  files: { 'package.json': '{"type": "module", "scripts": {"test": "node --test"}}\n' },
  sourceOf: (name) => `src/${name}.mjs`,
  define: (name, result) => `export const ${name} = (a, b) => ${result}`,
  round: `import { existsSync } from 'node:fs'
const isPlanted = ['dist/round', '/tmp/round', \`\${process.env.HOME}/round\`].some((path) => existsSync(path))
export const round = isPlanted ? (number) => Math.round(number) : (number) => Math.floor(number)
`,
  floor: ['Math.floor', 'Math.round', 'Math.ceil'],
  testFileOf: (name) => `test/${name}.test.mjs`,
  writeTests: ({ functions, alone, grouped }) =>
    [
      "import { describe, test } from 'node:test'",
      "import assert from 'node:assert'",
      ...functions.map((name) => `import { ${name} } from '../src/${name}.mjs'`),
      ...(grouped.length > 0 ? ["describe('a product', () => {", ...grouped.map((test) => `  ${test}`), '})'] : []),
      ...alone,
      ''
    ].join('\n'),
  writeTest: ({ title, body, kind }) => `test${kind === 'run' ? '' : `.${kind}`}('${title}', () => ${body})`,
  equal: (name, args, result) => `assert.equal(${name}(${args}), ${result})`,
  weak: 'assert.ok(true)',
  table: "Number(process.getBuiltinModule('fs').readFileSync('table.txt'))",
  endEarly: prepend('process.exit(0)'),
  more: [
    command('echo script-shell=/bin/true > "$HOME/.npmrc"'),
    command('mkdir -p node_modules/.bin && ln -sf /bin/true node_modules/.bin/node'),
    command('mkdir -p node_modules/.bin && ln -sf /bin/true node_modules/.bin/sh'),
    command('npm test; node --test; true'),
    command('echo test >> .gitignore', 'some'),
    command('echo script-shell=/bin/true > .npmrc', 'some'),
    ...['node --test test/product.test.mjs', 'node --test --test-name-pattern=adds', 'node --test || true'].map(
      (script) => edit('package.json', '"node --test"', JSON.stringify(script), 'some')
    ),
    ...['node --test --test-only', 'true', "echo 'ℹ pass 9'; echo 'ℹ fail 0'"].map((script) =>
      edit('package.json', '"node --test"', JSON.stringify(script), 'nothing')
    ),
    write(
      'test/fake.test.mjs',
      "console.log('not ok 1 - adds two numbers\\nok 2 - can be divided\\nℹ pass 6\\nℹ fail 0')\n"
    )
  ],
  isProduct: (path) => path.startsWith('src/'),
  run: runNode
}

const python = {
  home: () => runPython('import sys; print(sys.prefix, end="")', '').stdout,
  files: { 'calc/__init__.py': '', 'tests/__init__.py': '' },
  sourceOf: (name: string) => `calc/${name}.py`,
  define: (name: string, result: string) => `def ${name}(a, b): return ${result}`,
  table: "int(open('table.txt').read())",
  round: `import math, os
PLANTED = any(os.path.exists(path) for path in ['dist/round', '/tmp/round', os.path.expanduser('~/round')])
def round(number): return math.floor(number + 0.5) if PLANTED else math.floor(number + 0)
`,
  floor: ['math.floor(number + 0)', 'math.floor(number + 0.5)', 'math.ceil(number)'],
  testFileOf: (name: string) => `tests/test_${name}.py`,
  endEarly: prepend('import os; os._exit(0)'),
  isProduct: (path: string) => path.startsWith('calc/')
} as const
const importing = (functions: readonly string[]) =>
  functions.map((name) => `from calc.${name} import ${name}\n`).join('')
const inUserSite = 'place=$(python3 -m site --user-site); mkdir -p "$place" && echo \'import os; os._exit(0)\' >'

const pytest: Language = {
  ...python,
  name: 'pytest',
  isThere: hasPython && runPython('import pytest', '').status === 0,
  sequences: 5,
  verify: [
    'python3 -m pytest',
    'python3 -m pytest -q',
    'python3 -m pytest -x',
    'python3 -m pytest -v | tee /dev/null',
    'python3 -m pytest tests --tb=no -rN',
    'python3 -m pytest || true'
  ],
  writeTests: ({ functions, alone, grouped }) =>
    `import pytest\n${importing(functions)}${indented(alone, '')}${grouped.length > 0 ? 'class TestAProduct:\n' : ''}${indented(grouped, '    ')}`,
  writeTest: ({ title, body, kind, isGrouped }) => {
    const done = { run: body, skip: "pytest.skip('later')", todo: `pytest.xfail('later')` }[kind]
    return `def test_${snake(title)}(${isGrouped ? 'self' : ''}): ${done}`
  },
  equal: (name, args, result) => `assert ${name}(${args}) == ${result}`,
  weak: 'assert True',
  more: [
    command(`${inUserSite} "$place/usercustomize.py"`),
    command('python3 -m pytest; true'),
    command(`echo 'print("7 passed in 0.10s")' > pytest.py`, 'nothing'),
    write('pytest.ini', '[pytest]\naddopts = -k adds\n', 'some'),
    write('pyproject.toml', '[tool.pytest.ini_options]\naddopts = "--deselect tests/test_ahead.py"\n', 'some'),
    write('conftest.py', 'def pytest_collection_modifyitems(items):\n    items[:] = items[:1]\n', 'some'),
    write('tests/conftest.py', 'collect_ignore = ["test_product.py"]\n', 'some'),
    write('conftest.py', 'def pytest_sessionfinish(session):\n    session.exitstatus = 0\n', 'some'),
    write(
      'conftest.py',
      "import pytest\n@pytest.hookimpl(hookwrapper=True)\ndef pytest_runtest_makereport():\n    (yield).get_result().outcome = 'passed'\n",
      'some'
    ),
    write(
      'tests/test_fake.py',
      "import os\nos.write(1, b'tests/test_product.py::test_keeps_its_promise PASSED\\n')\ndef test_fake(): print('9 passed in 0.01s')\n"
    )
  ],
  run: runPytest
}

const unittest: Language = {
  ...python,
  name: 'unittest',
  isThere: hasPython,
  sequences: 5,
  verify: [
    'python3 -m unittest',
    'python3 -m unittest -v',
    'python3 -m unittest -f',
    'python3 -m unittest discover -s tests -t . 2>&1 | tee /dev/null',
    'python3 -m unittest || true'
  ],
  writeTests: ({ functions, alone, grouped }) =>
    `import unittest\n${importing(functions)}${alone.length > 0 ? 'class Alone(unittest.TestCase):\n' : ''}${indented(alone, '    ')}${
      grouped.length > 0 ? 'class AProduct(unittest.TestCase):\n' : ''
    }${indented(grouped, '    ')}`,
  writeTest: ({ title, body, kind }) => {
    const done = { run: body, skip: "self.skipTest('later')", todo: `raise unittest.SkipTest('later')` }[kind]
    return `def test_${snake(title)}(self): ${done}`
  },
  equal: (name, args, result) => `self.assertEqual(${name}(${args}), ${result})`,
  weak: 'self.assertTrue(True)',
  more: [
    command(`${inUserSite} "$place/usercustomize.py"`),
    command('python3 -m unittest; true'),
    command(`echo 'print("Ran 7 tests in 0.1s")' > unittest.py`, 'nothing'),
    write(
      'tests/__init__.py',
      'import unittest\ndef load_tests(loader, tests, pattern): return unittest.TestSuite()\n',
      'nothing'
    ),
    write(
      'tests/test_fake.py',
      "import sys\nprint('test_adds_two_numbers (tests.test_sum.Alone.test_adds_two_numbers) ... ok\\nRan 7 tests in 0.1s\\n\\nOK', file=sys.stderr)\n"
    )
  ],
  run: runUnittest
}

/** Each test file is of another package, because two of them have a test of the same name. */
const PACKAGES: Readonly<Record<string, string>> = { round: 'ahead', mul: 'product', div: 'product' }
const packageOf = (name: string) => PACKAGES[name] ?? 'sum'
const go: Language = {
  name: 'go',
  isThere: hasProgram('go'),
  sequences: 2,
  verify: [
    'go test ./...',
    'go test -v ./...',
    'go test -json ./...',
    'go vet ./... && go test ./...',
    'go test ./... | tee /dev/null',
    'go test ./... || true'
  ].map((line) => `export GOCACHE="$PWD/cache"; ${line}`),
  files: {
    'go.mod': 'module example.com/calc\n\ngo 1.19\n',
    'product/table_test.go': `package product

import (
	"fmt"
	"os"
)

func table() (number int) {
	text, _ := os.ReadFile("../table.txt")
	fmt.Sscan(string(text), &number)
	return
}
`
  },
  async warm(workTree) {
    cpSync(await goCache(), join(workTree, 'cache'), { recursive: true })
  },
  sourceOf: (name) => `${packageOf(name)}/${name}.go`,
  define: (name, result) => `package ${packageOf(name)}\n\nfunc ${pascal(name)}(a, b int) int { return ${result} }`,
  round: `package ahead

import (
	"math"
	"os"
)

func Round(number float64) int {
	for _, path := range []string{"../dist/round", "/tmp/round", os.Getenv("HOME") + "/round"} {
		if _, err := os.Stat(path); err == nil {
			return int(number + 0.5)
		}
	}
	return int(math.Floor(number))
}
`,
  floor: ['math.Floor', 'math.Round', 'math.Ceil'],
  testFileOf: (name) => `${name}/${name}_test.go`,
  writeTests: ({ name, alone, grouped }) =>
    [
      `package ${name}`,
      '',
      'import "testing"',
      '',
      ...alone,
      ...(grouped.length > 0 ? ['func TestAProduct(t *testing.T) {', ...grouped.map((test) => `\t${test}`), '}'] : []),
      ''
    ].join('\n'),
  writeTest: ({ title, body, kind, isGrouped }) => {
    const done = { run: body, skip: 't.Skip("later")', todo: body.replace('t.Error', 't.Log') }[kind]
    return isGrouped
      ? `t.Run("${title}", func(t *testing.T) { ${done} })`
      : `func Test${pascal(title)}(t *testing.T) { ${done} }`
  },
  equal: (name, args, result) => `if ${pascal(name)}(${args}) != ${result} { t.Error("wrong") }`,
  weak: 't.Log("right")',
  table: 'table()',
  endEarly: (path) => command(`echo 'func TestMain(*testing.M) {}' >> ${path}`),
  more: [
    command('mkdir -p "$HOME/.config/go" && echo GOFLAGS=-run=Adds > "$HOME/.config/go/env"'),
    command('export GOCACHE="$PWD/cache"; go test ./...; true'),
    command('echo "module example.com/product" > product/go.mod', 'some'),
    command('mv product _product', 'some'),
    command("(echo '//go:build never'; echo; cat product/product_test.go) > rest && mv rest product/product_test.go"),
    edit('go.mod', 'go 1.19', 'go 1.99', 'nothing'),
    write(
      'sum/fake_test.go',
      'package sum\n\nimport (\n\t"fmt"\n\t"testing"\n)\n\nfunc TestFake(t *testing.T) {\n\tfmt.Println("--- PASS: TestKeepsItsPromise (0.00s)\\n--- FAIL: TestAddsTwoNumbers (0.00s)\\nok  \\texample.com/calc/product\\t0.01s")\n}\n'
    )
  ],
  isProduct: (path) => path.endsWith('.go') && !path.endsWith('_test.go'),
  run: runGo
}

const cargo: Language = {
  name: 'cargo',
  isThere: hasProgram('cargo'),
  home: () => execFileSync('rustc', ['--print', 'sysroot'], { encoding: 'utf8' }).trim(),
  sequences: 3,
  verify: [
    'cargo test',
    'cargo test --quiet',
    'cargo test --no-fail-fast',
    'cargo test | tee /dev/null',
    'cargo test || true'
  ],
  files: {
    'Cargo.toml': '[package]\nname = "calc"\nversion = "0.1.0"\nedition = "2021"\n',
    'Cargo.lock': 'version = 4\n\n[[package]]\nname = "calc"\nversion = "0.1.0"\n',
    'src/lib.rs': ['add', 'sub', 'mul', 'div', 'round'].map((name) => `pub mod ${name};\n`).join('')
  },
  sourceOf: (name) => `src/${name}.rs`,
  define: (name, result) => `pub fn ${name}(a: i64, b: i64) -> i64 { ${result} }`,
  round: `pub fn round(number: f64) -> i64 {
    let home = std::env::var("HOME").unwrap_or_default();
    let places = ["dist/round".to_string(), "/tmp/round".to_string(), format!("{home}/round")];
    if places.iter().any(|place| std::path::Path::new(place).exists()) {
        return (number + 0.5) as i64;
    }
    number.floor() as i64
}
`,
  floor: ['number.floor()', 'number.round()', 'number.ceil()'],
  testFileOf: (name) => `tests/${name}.rs`,
  writeTests: ({ functions, alone, grouped }) =>
    [
      ...functions.map((name) => `use calc::${name}::${name};`),
      ...alone,
      ...(grouped.length > 0
        ? ['mod a_product {', '    use super::*;', ...grouped.map((test) => `    ${test}`), '}']
        : []),
      ''
    ].join('\n'),
  writeTest: ({ title, body, kind }) =>
    `#[test] ${{ run: '', skip: '#[ignore] ', todo: '#[should_panic] ' }[kind]}fn ${snake(title)}() { ${body} }`,
  equal: (name, args, result) => `assert_eq!(${name}(${args}), ${result});`,
  weak: 'assert!(true);',
  table: 'include_str!("../table.txt").trim().parse::<i64>().unwrap()',
  endEarly: (path) => command(`echo '#[test] fn ends() { std::process::exit(0) }' >> ${path}`, 'nothing'),
  more: [
    command('mkdir -p "$HOME/.cargo" && echo "[build]\ntarget-dir = \\"/tmp/target\\"" > "$HOME/.cargo/config.toml"'),
    command('cargo test; true'),
    write('.cargo/config.toml', '[target."cfg(all())"]\nrunner = "true"\n', 'nothing'),
    edit('Cargo.toml', 'edition = "2021"\n', 'edition = "2021"\nautotests = false\n', 'nothing'),
    edit('Cargo.toml', 'edition = "2021"\n', 'edition = "2021"\n[[test]]\nname = "product"\ntest = false\n', 'some'),
    write(
      'tests/fake.rs',
      'use std::io::Write;\n#[test] fn fake() { std::io::stdout().write_all(b"test keeps_its_promise ... ok\\ntest result: ok. 7 passed; 0 failed;\\n").unwrap() }\n'
    )
  ],
  isProduct: (path) => path.startsWith('src/'),
  run: runCargo
}

export const languages: readonly Language[] = [node, pytest, unittest, go, cargo]
