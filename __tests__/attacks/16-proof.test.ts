import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Outcome } from '../../src/domain/outcome.ts'
import { PipelineRun } from '../support/pipeline-run.ts'
import { calls, callsAll, type Turn } from '../support/scripted-model.ts'

const finish = calls('finish', { title: 'Correct the sum', description: 'All tests pass.', complete: true })
const command = (line: string) => calls('run_command', { command: line }, line)
const write = (path: string, content: string) => calls('write_file', { path, content }, path)
const setSum = (from: number, to: number) =>
  calls('edit_file', { path: 'sum.txt', old_string: `${from}`, new_string: `${to}` }, `sum-${to}`)

/** A test that loads a build which git ignores; `sum.js` is its source. */
const project = {
  '.gitignore': 'dist\nnode_modules\n',
  '.github/agent.yml': '{"commands": "any", "verify": ["sh test.sh"]}\n',
  'test.sh':
    'test "$(cat sum.txt)" = 3 || { echo "1..1"; echo "not ok 1 - sum"; exit 1; }; echo "1..1"; echo "ok 1 - sum"\n',
  'sum.txt': '4\n'
}

const npm = {
  '.github/agent.yml': '{"commands": "any", "verify": ["npm test"]}\n',
  'package.json': '{"scripts": {"test": "sh test.sh"}}\n'
}

async function playOn(files: Readonly<Record<string, string>>, turns: readonly Turn[]) {
  await using run = await PipelineRun.open(files)
  const outcome: Outcome = await run.play(turns)
  const checked = run.events.flatMap((event) =>
    event.kind === 'checked' ? [`${event.when} ${event.check.exitCode ?? 'killed'}`] : []
  )
  const nudges = run.events.flatMap((event) => (event.kind === 'nudge' ? [event.text] : []))
  const left = readdirSync(join(run.fixture.root, 'state')).filter((name) => name.startsWith('copy-'))
  return {
    run,
    kind: outcome.kind,
    checked,
    nudges,
    left,
    published: await run.pushedPaths(),
    body: run.opened[0]?.body ?? ''
  }
}

it('stays red where the work only made it green in its own folder, home or /tmp', async () => {
  const planted = [
    'printf "script-shell=/bin/true\\n" > "$HOME/.npmrc"',
    'mkdir -p dist; echo "exit 0" > dist/answer',
    'mkdir -p node_modules/.bin; ln -s /bin/true node_modules/.bin/sh',
    'echo "exit 0" > /tmp/answer; echo "exit 0" > /var/tmp/answer'
  ]
  const loading = '[ ! -f dist/answer ] || . dist/answer; [ ! -f /tmp/answer ] || . /tmp/answer; '
  const files = { ...project, ...npm, 'test.sh': `${loading}${project['test.sh']}` }
  const note = write('note.txt', 'A note.\n')
  const { run, checked, body } = await playOn(files, [...planted.map(command), command('npm test'), note, finish])
  // It is green there.
  const ends = run.events.flatMap((event) => (event.kind === 'tool-finished' ? [event.exitCode] : []))
  expect(ends.slice(0, 5)).toEqual([0, 0, 0, 0, 0])
  // The last one runs when the model runs nothing.
  expect(checked).toEqual(['before 1', 'after 1', 'before 1'])
  expect(body).not.toContain('ixed')
})

it('proves what is published, in the folder that the model has worked in', async () => {
  const settings = '{"commands": "any", "verify": ["test $PWD = $(cat path) && mkdir dist && sh test.sh"]}\n'
  const files = { ...project, '.github/agent.yml': settings, path: '' }
  // The build of the check before the work is in the way of one by hand, if both are in one folder.
  const { kind, checked, published, left } = await playOn(files, [
    command('mkdir dist && pwd > path'),
    setSum(4, 3),
    finish
  ])
  expect(kind).toBe('proposed')
  expect(checked).toEqual(['before 2', 'after 0', 'before 2'])
  expect(published).toEqual(['path', 'sum.txt'])
  expect(left).toEqual([])
})

it('tells the model what the checks before the work found when it is known', async () => {
  const wait = command('while ! [ -f told ]; do sleep 0.01; break; done')
  const { nudges } = await playOn(project, [wait, command('sleep 1'), setSum(4, 3), finish])
  expect(nudges).toContainEqual(expect.stringMatching(/# Checks before your work\nsh test.sh failed[^]*not ok 1 - sum/))
})

describe('a check that the work made worse', () => {
  const green = { ...project, 'sum.txt': '3\n' }

  it('stays so, whatever the code of the first round left in an ignored folder', async () => {
    const test = `[ ! -f dist/answer ] || . dist/answer; . ./product.sh; ${project['test.sh']}`
    const planting = 'mkdir -p dist; echo "echo 1..1; echo ok 1 - sum; exit 0" > dist/answer\n'
    const files = { ...green, 'test.sh': test, 'product.sh': 'true\n' }
    const edit = (from: string, to: string) =>
      calls('edit_file', { path: 'product.sh', old_string: from, new_string: to }, to)
    const { kind, checked } = await playOn(files, [
      edit('true\n', planting),
      setSum(3, 5),
      finish,
      edit(planting, ':\n'),
      finish
    ])
    expect(kind).toBe('verify_failed')
    expect(checked).toEqual(['before 0', 'after 1', 'after 1'])
  })

  it('is one round, however often one response calls finish', async () => {
    const often = callsAll(...['a', 'b', 'c'].flatMap((id) => finish.toolCalls.map((call) => ({ ...call, id }))))
    const { kind, checked, run } = await playOn(green, [setSum(3, 5), often, finish])
    expect(kind).toBe('verify_failed')
    expect(checked).toEqual(['before 0', 'after 1'])
    expect(run.events.filter((event) => event.kind === 'turn')).toHaveLength(5)
  })

  it('goes back to the model, which mends it in the same conversation', async () => {
    const { kind, checked, run, body } = await playOn(green, [
      setSum(3, 5),
      finish,
      (request) => {
        const answer = request.messages.findLast(({ role }) => role === 'tool')
        expect(answer?.text).toContain('finish was refused')
        expect(answer?.text).toMatch(/sh test.sh failed with exit code 1[^]*Fail now, and did not before: sum\./)
        return Promise.resolve(callsAll(...setSum(5, 3).toolCalls, ...write('new.txt', 'x\n').toolCalls))
      },
      finish
    ])
    expect(kind).toBe('proposed')
    expect(checked).toEqual(['before 0', 'after 1', 'after 0'])
    expect(body).not.toContain('❌')
    expect(run.steps.slice(3)).toEqual(['working', 'verifying', 'working', 'verifying', 'publishing', 'proposed'])
  })

  it.each([
    [0, ['before 0', 'after 1']],
    [2, ['before 0', 'after 1']]
  ])('ends the run after %i rounds, and is not run again for the same files', async (rounds, ran) => {
    const settings = `{"verify": ["sh test.sh"], "limits": {"verify-rounds": ${rounds}}}\n`
    const { kind, checked, run } = await playOn({ ...green, '.github/agent.yml': settings }, [setSum(3, 5), finish])
    expect(kind).toBe('verify_failed')
    expect(checked).toEqual(ran)
    expect(run.events.filter((event) => event.kind === 'turn')).toHaveLength(2 + rounds)
  })
})

it('says so where no sandbox keeps the proof apart, and closes nothing', async () => {
  await using run = await PipelineRun.open(project)
  run.sandbox = 'off'
  expect(await run.play([setSum(4, 3), finish])).toMatchObject({ kind: 'proposed' })
  const { body } = run.opened[0] ?? {}
  expect(body).toMatch(/The proof was made where the work was done[^]*Refs #\d+, which stays open on merge/)
})

it.each([
  ['emptied', calls('edit_file', { path: 'test.sh', old_string: '= 3 ||', new_string: '= 4 ||' })],
  ['fixed by the sources', setSum(4, 3)]
])('runs the tests as they were before: one that is %s', async (how, edit) => {
  const comment = calls('edit_file', { path: 'test.sh', old_string: 'exit 1', new_string: 'exit 2' }, 'comment')
  const { kind, body } = await playOn(project, [edit, comment, finish])
  expect(kind).toBe('proposed')
  const isFixed = how !== 'emptied'
  expect(body.includes('Closes #12')).toBe(isFixed)
  expect(body.includes('Fixed: `sum`')).toBe(isFixed)
  expect(body.includes('1 test as it was before fails with this change:** `sum`')).toBe(!isFixed)
})

const scripted = {
  ...project,
  '.github/agent.yml': '{"verify": ["node --run test"]}\n',
  'package.json': '{"scripts": {"test": "sh run.sh sum difference"}}\n',
  'run.sh':
    'echo 1..$#; for name; do test "$(cat $name)" = 3 && echo "ok 1 - $name" || { echo "not ok 1 - $name"; end=1; }; done; exit $end\n',
  sum: '4\n',
  difference: '3\n'
}
const replace = (path: string, from: string, to: string) =>
  calls('edit_file', { path, old_string: from, new_string: to }, `${path}-${to}`)
const setScript = (script: string) => replace('package.json', 'sh run.sh sum difference', script)

it.each([
  ['a script leaves out the one that fails', setScript('sh run.sh difference'), [], ['sum']],
  ['a script leaves out one that the change breaks', setScript('sh run.sh sum'), ['difference'], ['difference']],
  ['a script has another order', setScript('sh run.sh difference sum'), [], []],
  [
    'what the script calls leaves one out',
    replace('run.sh', 'echo 1..$#; for name;', 'echo 1..1; for name in sum;'),
    ['difference'],
    ['difference']
  ]
])('runs the tests the way they ran before: %s', async (how, edit, broken, failing) => {
  const fix = failing.includes('sum') ? [] : [replace('sum', '4', '3')]
  const { kind, body } = await playOn(scripted, [
    edit,
    ...fix,
    ...broken.map((path) => replace(path, '3', '5')),
    finish
  ])
  expect(kind).toBe('proposed')
  expect(body.includes('Closes #12')).toBe(how.includes('order'))
  expect(body.includes('Fixed: `sum`')).toBe(fix.length > 0)
  const [, ...names] = /as it was before fails with this change:\*\* `(.*)`/.exec(body) ?? []
  expect(names).toEqual(failing)
  expect(body.includes('Tests that ran before do not run now')).toBe(!how.includes('order'))
})

describe('a change of the declared dependencies', () => {
  const manifest = (version: string) => `{"dependencies": {"greet": "file:packages/${version}"}}\n`
  const greeting = {
    '.gitignore': 'node_modules\n',
    '.github/agent.yml': '{"verify": ["sh test.sh"]}\n',
    'package.json': manifest('one'),
    'packages/one/package.json': '{"name": "greet", "version": "1.0.0"}\n',
    'packages/one/word': 'hello\n',
    'packages/two/package.json': '{"name": "greet", "version": "2.0.0"}\n',
    'packages/two/word': 'goodbye\n',
    'test.sh':
      'echo 1..1; grep -q hello node_modules/greet/word && echo "ok 1 - greets" || { echo "not ok 1 - greets"; exit 1; }\n'
  }
  const bump = calls('edit_file', { path: 'package.json', old_string: 'packages/one', new_string: 'packages/two' })

  it('is checked with what it declares, not with what was installed before', async () => {
    const { kind, checked } = await playOn(greeting, [bump, finish])
    expect(kind).toBe('verify_failed')
    expect(checked).toEqual(['before 0', 'after 1'])
  })

  it('is not verified if that cannot be installed without running its code', async () => {
    const gems = { ...project, 'sum.txt': '3\n', Gemfile: "gem 'one', path: 'one'\n" }
    const upgrade = calls('edit_file', { path: 'Gemfile', old_string: "path: 'one'", new_string: "path: 'two'" })
    const { checked, body } = await playOn(gems, [upgrade, finish])
    expect(checked).toEqual(['before 0'])
    expect(body).toContain('what this change needs could not be installed')
  })
})
