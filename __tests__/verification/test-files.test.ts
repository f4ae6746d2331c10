import { expect, it } from '@jest/globals'
import { movedTests, renamedTests } from '../../src/verification/renamed-tests.ts'
import {
  canBeIn,
  changesTestSettings,
  definesTest,
  isTestFile,
  losesTestLines
} from '../../src/verification/test-files.ts'

it('knows test files by the conventions of folders and names', () => {
  const tests = [
    ...['test/a.js', 'src/__tests__/a.ts', 'a.test.mjs', 'lib/a.spec.tsx', 'test.js', 'cypress/login.cy.ts', 'a.snap'],
    ...['tests/unit/a.py', 'test_a.py', 'pkg/a_test.py', 'app/tests.py', 'conftest.py', 'tox.ini', 'pytest.ini'],
    ...['a_test.go', 'pkg/testdata/in.txt', 'spec/a_spec.rb', 'tests/it.rs', 'src/tests.rs', 'src/test/java/a/B.java'],
    ...['ATest.java', 'TestA.java', 'AIT.java', 'ASpec.kt', 'ATests.cs', 'ATest.php', 't/basic.t', 'a_test.exs'],
    ...['jest.config.ts', '.mocharc.yml', 'phpunit.xml.dist', 'run.bats', 'vite.config.mts']
  ]
  const others = [
    ...['src/a.js', 'latest.js', 'contest.py', 'attest/a.go', 'src/testing.ts', 'protest.rb', 'Cargo.toml'],
    ...['a.tsx', 'Latest.java', 'src/spec.md', 'README.md', 'package.json', 'src/snapshot/take.js', 'pyproject.toml']
  ]
  expect(tests.filter((path) => !isTestFile(path))).toEqual([])
  expect(others.filter((path) => isTestFile(path))).toEqual([])
})

it('knows what of a manifest decides how tests run', async () => {
  const before = { name: 'a', scripts: { test: 'jest' }, jest: {}, dependencies: { b: '1' } }
  const project = '[project]\ndependencies = ["b==1"]\n'
  const cfg = '[metadata]\nname = a\n\n[options]\ninstall_requires = b==1\n'
  const json = (change: object) =>
    ['package.json', JSON.stringify(before), JSON.stringify({ ...before, ...change })] as const
  const settings = [
    json({ scripts: { test: 'true' } }),
    json({ jest: { bail: 1 } }),
    json({ anyRunner: { only: ['x'] } }),
    json({ scripts: undefined }),
    ['package.json', JSON.stringify(before), ''],
    ['a/pyproject.toml', project, `${project}[tool.pytest.ini_options]\naddopts = "-x"\n`],
    ['pyproject.toml', project, `${project}[tool.hatch.envs.test]\nscripts = {}\n`],
    ['setup.cfg', cfg, `${cfg}[tool:pytest]\naddopts = -x\n`]
  ] as const
  const others = [
    json({}),
    json({ name: 'b', version: '2' }),
    json({ dependencies: { b: '2' } }),
    json({ peerDependencies: {}, exports: './b.js' }),
    ['pyproject.toml', project, project.replace('b==1', 'b==2')],
    ['pyproject.toml', project, `${project}[tool.ruff]\nline-length = 99\n`],
    ['setup.cfg', cfg, cfg.replace('b==1', 'b==2')]
  ] as const
  const changing = async (all: readonly (readonly [string, string, string])[]) =>
    await Promise.all(all.map((each) => changesTestSettings(...each)))
  expect(await changing(settings)).toEqual(settings.map(() => true))
  expect(await changing(others)).toEqual(others.map(() => false))
})

it('calls a test renamed only if nothing else changes in its place', () => {
  const patch = (...lines: readonly string[]) =>
    `diff --git a/t.js b/t.js\n--- a/t.js\n+++ b/t.js\n@@ -1,3 +1,3 @@\n context\n${lines.join('\n')}\n context\n`
  const pure = patch("-it('adds', () => {", "+it('sums up', () => {")
  const emptied = patch("-it('adds', () => { equal(f(), 3) })", "+it('sums up', () => { ok(true) })")
  const both = patch("-it('adds', () => {", '-  equal(f(), 3)', "+it('sums up', () => {", '+  ok(true)')
  const renamed = (text: string) => renamedTests(['g › adds', 'g › other'], ['g › sums up', 'g › new'], text)
  expect(renamed(pure)).toEqual([{ from: 'g › adds', to: 'g › sums up' }])
  expect([emptied, both, ''].flatMap(renamed)).toEqual([])
  expect(
    renamedTests(
      ['e.com/a.TestOld'],
      ['e.com/a.TestNew'],
      patch('-func TestOld(t *testing.T) {', '+func TestNew(t *testing.T) {')
    )
  ).toHaveLength(1)
  expect(
    renamedTests(['t.py::T::test_a[1]'], ['t.py::T::test_b[1]'], patch('-    def test_a(x):', '+    def test_b(x):'))
  ).toHaveLength(1)
})

it('knows a test whose file was moved by the file in its name', () => {
  const moves = new Map([
    ['tests/new.py', 'tests/old.py'],
    ['tests/new.rs', 'tests/old.rs']
  ])
  const removed = ['tests/old.py::test_a', 'tests.old.T.test_a', 'tests/old.rs › a', 'tests.old_other.T.test_a']
  const added = ['tests/new.py::test_a', 'tests.new.T.test_a', 'tests/new.rs › a', 'tests.new_other.T.test_a']
  const pairs = removed.slice(0, 3).map((from, index) => ({ from, to: added[index] }))
  expect(movedTests(removed, [...added, 'tests/new.py::test_b'], moves)).toEqual(pairs)
})

it('knows a file of tests by the tests that it defines, and not one that only has the words', () => {
  const names = [
    'route › Method should be a string',
    'adds two',
    'not found',
    'check_add.py::test_adds[1-2]',
    'a.TestAdds',
    'T › works'
  ]
  const tests = [
    "check('adds two', () => {})",
    'it(`adds two`, { timeout: 5 }, async (t) => {',
    'spec("works", function () {',
    "[['adds two', 3]]",
    'def test_adds(a, b):',
    'func TestAdds(t *testing.T) {'
  ]
  const others = [
    "assert(typeof method === 'string', 'Method should be a string')",
    "throw new HttpError('not found', 404)",
    "// says 'adds two' when it adds two",
    "log('works')",
    'function works (value, done) {'
  ]
  expect(tests.filter((text) => !definesTest(text, names))).toEqual([])
  expect(others.filter((text) => definesTest(text, names))).toEqual([])
})

it('notices when a file loses lines of tests, whatever its name', () => {
  const rust =
    'fn add(a: i32) -> i32 { a + 1 }\n\n#[cfg(test)]\nmod tests {\n  #[test]\n  fn works() {\n    let x = 3;\n    assert_eq!(add(2), x);\n  }\n}\n'
  const python = 'def add(a):\n    """\n    >>> add(2)\n    3\n\n    Text.\n    """\n    return a\n'
  const lost: readonly (readonly [string, string])[] = [
    [rust, rust.replace('let x = 3', 'let x = 2')],
    [rust, rust.replace('assert_eq!(add(2), x);', '')],
    [python, python.replace('    3\n', '    2\n')],
    ['check(() => {\n  assert.equal(a, 1)\n})\n', 'check(() => {\n  assert.equal(a, 2)\n})\n'],
    ['self.assertEqual(a, 1)', ''],
    ['t.Errorf("no")', ''],
    ['expect(a).toBe(1)', 'expect(a).toBe(2)']
  ]
  const kept: readonly (readonly [string, string])[] = [
    [rust, rust.replace('a + 1', 'a + 2')],
    [rust, rust.replace('#[cfg(test)]', 'fn more() {}\n\n#[cfg(test)]')],
    [rust, rust.replace('  #[test]', '  #[test]\n  fn more() { assert!(true); }\n\n  #[test]')],
    [python, python.replace('return a', 'return a + 1')],
    ['let a = load().expect("there");', 'let a = read().expect("there");'],
    ['if (/x/.test(name)) return', 'return'],
    ['    assert state in TABLE\n', '']
  ]
  expect(lost.filter(([before, after]) => !losesTestLines(before, after))).toEqual([])
  expect(kept.filter(([before, after]) => losesTestLines(before, after))).toEqual([])
})

it('knows the tests of a file of Rust', () => {
  const text = 'fn test_quote() {}\nfn works() {}'
  const inside = [
    ['src/bytes.rs', 'shlex › bytes::test_quote'],
    ['src/lib.rs', 'shlex › test_quote'],
    ['src/lib.rs', 'shlex › tests::works'],
    ['a/src/x/mod.rs', 'a › x::tests::works'],
    ['src/bytes.rs', 'shlex › src/bytes.rs - quote (line 5)'],
    ['add.py', 'add.py::adds']
  ] as const
  const outside = [
    ['src/bytes.rs', 'shlex › test_quote'],
    ['a/src/x/y.rs', 'a › x::tests::works'],
    ['src/lib.rs', 'tests/lib.rs › works'],
    ['src/lib.rs', 'smallvec › tests::test_invalid']
  ] as const
  expect(inside.filter(([path, name]) => !canBeIn(path, text, name))).toEqual([])
  expect(outside.filter(([path, name]) => canBeIn(path, text, name))).toEqual([])
})
