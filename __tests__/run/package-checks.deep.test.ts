import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { PipelineRun } from '../support/pipeline-run.ts'
import { calls, type Turn } from '../support/scripted-model.ts'

const finish = calls('finish', { title: 'Correct the sum', description: 'It adds.' })

const library = (sum: string) => `export const sum = (a, b) => ${sum}\n`
const test = (name: string, body: string) =>
  `import test from 'node:test'\nimport assert from 'node:assert'\n${body}\ntest('${name}', () => assert.equal(result, 5))\n`
const manifest = (name: string, dependencies: object = {}) =>
  JSON.stringify({ name, version: '1.0.0', type: 'module', scripts: { test: 'node --test' }, dependencies })

/** A workspace whose root declares no tests: `core` has a failing test, `app` uses it, and `docs` does not. */
const workspace = (sum: string) => ({
  'package.json': JSON.stringify({ private: true, workspaces: ['packages/*'] }),
  'packages/core/package.json': manifest('core'),
  'packages/core/sum.js': library(sum),
  'packages/core/sum.test.js': test('adds', "import { sum } from './sum.js'\nconst result = sum(2, 3)"),
  'packages/app/package.json': manifest('app', { core: '1.0.0' }),
  'packages/app/app.test.js': test('shows the sum', "import { sum } from '../core/sum.js'\nconst result = sum(2, 3)"),
  'packages/docs/package.json': manifest('docs'),
  'packages/docs/docs.test.js': test('is there', 'const result = 5'),
  // Nothing is installed here.
  '.github/agent.yml': '{"setup": []}'
})

const changeTo = (sum: string) => calls('write_file', { path: 'packages/core/sum.js', content: library(sum) })
const look = calls('read_file', { path: 'packages/core/sum.js' })

function checkedIn({ events }: PipelineRun): string[] {
  return events.flatMap((event) =>
    event.kind === 'checked' ? [`${event.when} ${event.check.command} ${event.check.exitCode ?? ''}`] : []
  )
}

describe('a workspace whose root declares no tests', () => {
  it('is verified by the tests of the changed package and of those that depend on it, as the model is told', async () => {
    await using run = await PipelineRun.open(workspace('a - b'))
    let prompt = ''
    const begin: Turn = (request) => {
      prompt = request.messages.map((message) => ('text' in message ? message.text : '')).join('\n')
      return Promise.resolve(look)
    }
    const added = calls('write_file', { path: 'packages/core/new.js', content: 'new\n' })
    expect(await run.play([begin, changeTo('a + b'), added, finish])).toMatchObject({ kind: 'proposed' })
    expect(prompt).toContain('are verified with their tests: cd packages/app && npm test, cd packages/core && npm test')
    expect(checkedIn(run)).toEqual([
      'after cd packages/core && npm test 0',
      'after cd packages/app && npm test 0',
      'before cd packages/core && npm test 1',
      'before cd packages/app && npm test 1'
    ])
    const [draft] = run.opened
    expect(draft).toMatchObject({ isDraft: false, body: expect.stringContaining('- Fixed: `adds`') })
    expect(draft?.body).toContain('- Fixed: `shows the sum`')
    // The work is still there after the run on the earlier code.
    const read = (name: string) => readFileSync(join(run.fixture.workTree, 'packages/core', name), 'utf8')
    expect(read('sum.js')).toBe(library('a + b'))
    expect(read('new.js')).toBe('new\n')
    expect(await run.pushedPaths()).toEqual(['packages/core/new.js', 'packages/core/sum.js'])
  })

  it('is worse if the change breaks a package that depends on the changed one', async () => {
    await using run = await PipelineRun.open(workspace('a + b'))
    expect(await run.play([look, changeTo('a * b'), finish])).toMatchObject({ kind: 'verify_failed' })
    expect(run.opened).toMatchObject([
      { isDraft: true, body: expect.stringContaining('- Newly failing: `shows the sum`') }
    ])
  })
})

it('says that nothing was verified if the change is in a package without tests', async () => {
  await using run = await PipelineRun.open({
    ...workspace('a + b'),
    'packages/plain/package.json': JSON.stringify({ name: 'plain' }),
    'packages/plain/a.txt': 'Helo\n'
  })
  const edit = calls('edit_file', { path: 'packages/plain/a.txt', old_string: 'Helo', new_string: 'Hello' })
  expect(await run.play([edit, finish])).toMatchObject({ kind: 'proposed' })
  expect(checkedIn(run)).toEqual([])
  expect(run.opened).toMatchObject([{ body: expect.stringMatching(/^⚠️ \*\*Not verified:\*\*/) }])
})

it('runs only the checks of agent.yml if it names any', async () => {
  await using run = await PipelineRun.open({
    ...workspace('a - b'),
    '.github/agent.yml': '{"verify": [], "setup": []}'
  })
  await run.play([look, changeTo('a + b'), finish])
  expect(checkedIn(run)).toEqual([])
})

it('counts a failing test of a package that the work added as worse', async () => {
  await using run = await PipelineRun.open(workspace('a + b'))
  const added = [
    calls('write_file', { path: 'packages/new/package.json', content: manifest('new') }),
    calls('write_file', { path: 'packages/new/new.test.js', content: test('is new', 'const result = 4') })
  ]
  expect(await run.play([...added, finish])).toMatchObject({ kind: 'verify_failed' })
  expect(checkedIn(run)).toContain('after cd packages/new && npm test 1')
})

describe('a change that breaks a package', () => {
  const replace = (path: string, content: string) => [
    calls('read_file', { path }),
    calls('write_file', { path, content })
  ]
  const breaking = [look, changeTo('a * b')]
  const withoutScript = manifest('app', { core: '1.0.0' }).replace('"test":', '"disabled":')

  it.each([
    ['its dependency', replace('packages/app/package.json', manifest('app'))],
    ['the package', [calls('run_command', { command: 'rm -r packages/app' })]]
  ])('is worse although it removes %s', async (_, hiding) => {
    await using run = await PipelineRun.open(workspace('a + b'))
    expect(await run.play([...breaking, ...hiding, finish])).toMatchObject({ kind: 'verify_failed' })
    expect(checkedIn(run)).toContain('before cd packages/app && npm test 0')
  })

  it('is worse if only a test script is gone, which is named first', async () => {
    await using run = await PipelineRun.open(workspace('a + b'))
    const hiding = replace('packages/app/package.json', withoutScript)
    expect(await run.play([...hiding, finish])).toMatchObject({ kind: 'verify_failed' })
    expect(checkedIn(run)).toContain('before cd packages/app && npm test 0')
    expect(run.opened).toMatchObject([
      {
        isDraft: true,
        body: expect.stringMatching(/^❌ \*\*Checks no longer run:\*\* `cd packages\/app && npm test` ran before/)
      }
    ])
  })

  it('is worse although the root declares a test that passes', async () => {
    await using run = await PipelineRun.open(workspace('a + b'))
    const root = { private: true, workspaces: ['packages/*'], scripts: { test: 'exit 0' } }
    const hiding = replace('package.json', JSON.stringify(root))
    expect(await run.play([...breaking, ...hiding, finish])).toMatchObject({ kind: 'verify_failed' })
    expect(checkedIn(run)).toContain('after npm test 0')
  })
})

it('runs the tests that the root declares since the work', async () => {
  await using run = await PipelineRun.open({ 'README.md': 'A\n', '.github/agent.yml': '{"setup": []}' })
  const added = [
    calls('write_file', { path: 'package.json', content: manifest('app') }),
    calls('write_file', { path: 'a.test.js', content: test('is new', 'const result = 5') })
  ]
  expect(await run.play([...added, finish])).toMatchObject({ kind: 'proposed' })
  expect(checkedIn(run)).toEqual(['after npm test 0', expect.stringMatching(/^before npm test [1-9]/)])
  expect(run.opened).toMatchObject([{ isDraft: false }])
})

it('publishes what the model wrote, whatever a check does to the work tree', async () => {
  const hostile = {
    name: 'core',
    version: '1.0.0',
    scripts: {
      test: 'rm -rf sum.js && ln -s /etc/passwd sum.js && mkdir -p old.js && touch old.js/x && echo old.js >> .gitignore'
    }
  }
  await using run = await PipelineRun.open({
    ...workspace('a - b'),
    'packages/core/package.json': JSON.stringify(hostile),
    'packages/core/old.js': 'old\n'
  })
  const remove = calls('run_command', { command: 'rm packages/core/old.js' })
  // The check breaks the test of the other package, before the work too.
  expect(await run.play([look, changeTo('a + b'), remove, finish])).toMatchObject({ kind: 'proposed' })
  expect(await run.pushedPaths()).toEqual(['packages/core/old.js', 'packages/core/sum.js'])
})
