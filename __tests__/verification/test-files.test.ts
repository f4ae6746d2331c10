import { expect, it } from '@jest/globals'
import { renamedTests } from '../../src/verification/renamed-tests.ts'
import { changesTestSettings, isTestFile, quotesTest } from '../../src/verification/test-files.ts'

it('knows test files by the conventions of folders and names', () => {
  const tests = [
    ...['test/a.js', 'src/__tests__/a.ts', 'a.test.mjs', 'lib/a.spec.tsx', 'test.js', 'cypress/login.cy.ts', 'a.snap'],
    ...['tests/unit/a.py', 'test_a.py', 'pkg/a_test.py', 'app/tests.py', 'conftest.py', 'tox.ini', 'pytest.ini'],
    ...['a_test.go', 'pkg/testdata/in.txt', 'spec/a_spec.rb', 'tests/it.rs', 'src/tests.rs', 'src/test/java/a/B.java'],
    ...['ATest.java', 'TestA.java', 'AIT.java', 'ASpec.kt', 'ATests.cs', 'ATest.php', 't/basic.t', 'a_test.exs'],
    ...['jest.config.ts', '.mocharc.yml', 'phpunit.xml.dist', 'run.bats', 'pyproject.toml', 'setup.cfg']
  ]
  const others = [
    ...['src/a.js', 'latest.js', 'contest.py', 'attest/a.go', 'src/testing.ts', 'protest.rb', 'Cargo.toml'],
    ...['a.tsx', 'Latest.java', 'src/spec.md', 'README.md', 'package.json']
  ]
  expect(tests.filter((path) => !isTestFile(path))).toEqual([])
  expect(others.filter((path) => isTestFile(path))).toEqual([])
})

it('knows what of package.json decides how tests run', () => {
  const before = { name: 'a', scripts: { test: 'jest' }, jest: {}, dependencies: { b: '1' } }
  const changes = (change: object) =>
    changesTestSettings(JSON.stringify(before), JSON.stringify({ ...before, ...change }))
  const settings = [
    { scripts: { test: 'true' } },
    { jest: { bail: 1 } },
    { anyRunner: { only: ['x'] } },
    { scripts: undefined }
  ]
  const others = [
    {},
    { name: 'b', version: '2' },
    { dependencies: { b: '2' } },
    { peerDependencies: {}, exports: './b.js' }
  ]
  expect(settings.filter((change) => !changes(change))).toEqual([])
  expect(others.filter(changes)).toEqual([])
  expect(changesTestSettings(JSON.stringify(before), '')).toBe(true)
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

it('knows a file of tests by the titles in it, and not one that throws what a test is called after', () => {
  const names = ['route › Method should be a string', 'adds two']
  expect(quotesTest("check('adds two', () => {})", names)).toBe(true)
  expect(quotesTest("[['adds two', 3]]", names)).toBe(true)
  const message = "'Method should be a string'"
  expect(quotesTest(`assert(typeof method === 'string', ${message})\nthrow new Error(${message}\n)`, names)).toBe(false)
})
