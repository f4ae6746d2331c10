/** What "verified" means, on the built action: one case for each way in which a verdict could be untrue. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { environmentIn } from '../real/run-case.ts'
import type { SeenRequest, Turn } from '../../emulators/model/script.ts'
import {
  agentFile,
  ask,
  askAt,
  call,
  finish,
  ownComments,
  pullRequests,
  run,
  turn,
  useActionFixtures,
  workspaceOf,
  write
} from '../support/end-to-end.ts'
import { hasProgram } from '../support/has-program.ts'

const openFixture = useActionFixtures()

/** A test in TAP that fails, and one that passes. `sum.txt` is what they test. */
const project = {
  '.gitignore': 'dist/\nnode_modules/\n',
  '.github/agent.yml': agentFile({ verify: ['sh test.sh'] }),
  'sum.txt': '4\n',
  'test.sh': [
    'end=0; echo 1..2',
    'is() { test "$1" = "$2" && echo "ok $3" || { echo "not ok $3"; end=1; }; }',
    'is "$(cat sum.txt)" 3 "1 - sum"',
    'is "$(wc -l < sum.txt | tr -d " ")" 1 "2 - one line"',
    'exit $end',
    ''
  ].join('\n')
}
const green = { ...project, 'sum.txt': '3\n' }
const edit = (path: string, from: string, to: string) => call('edit_file', { path, old_string: from, new_string: to })
const done = turn(finish('All tests pass.'))
const finding = { path: 'new.txt', line: 3, severity: 'blocking', title: 'Wrong for zero', body: 'It divides.' }
const greeting = (word: string, version: string) => ({
  [`packages/${word}/package.json`]: JSON.stringify({ name: 'greet', version }),
  [`packages/${word}/word`]: `${word}\n`
})

const without = (words: string) => new RegExp(`^(?![^]*${words})`)

interface Case {
  readonly files?: Readonly<Record<string, string>>
  readonly work: readonly Turn[]
  readonly inputs?: Readonly<Record<string, string>>
  readonly outcome?: string
  readonly status: string
  /** What the pull request says. */
  readonly says?: readonly RegExp[]
  /** The test that it lists as fixed. */
  readonly fixes?: string
  /** True if the issue stays open on merge. */
  readonly staysOpen?: true
}

/** A set-up command has made the file that is tested. The change breaks what it was made of. */
const staleBuild = (setup: string, tested: string): Case => ({
  files: {
    ...{ ...green, 'test.sh': project['test.sh'].replace('cat sum.txt', `cat ${tested}`), 'out.txt': 'old\n' },
    '.gitignore': `${project['.gitignore']}.buildcache/\n`,
    '.github/agent.yml': agentFile({ setup: [setup], verify: ['sh test.sh'] })
  },
  work: [turn(edit('sum.txt', '3', '5')), done, done],
  outcome: 'verify_failed',
  status: 'failed',
  staysOpen: true
})

const cases: Readonly<Record<string, Case>> = {
  'a fix': {
    work: [turn(edit('sum.txt', '4', '3'))],
    status: 'passed',
    says: [/^All tests pass[^]*### How it was verified/, /2 pass \(1 of them fixed\)/, without('self-review')],
    fixes: 'sum'
  },
  'a change beside a failing test': {
    work: [turn(write('note.txt', 'A note.\n'))],
    status: 'unchanged',
    says: [/- ❌ `sh test\.sh`[^]*\nAll tests pass/],
    staysOpen: true
  },
  // A.1
  'a home folder, ignored files and programs that turn the check green': {
    files: {
      ...project,
      '.github/agent.yml': agentFile({ commands: 'any', verify: ['npm test'] }),
      'package.json': '{"scripts": {"test": "sh test.sh"}}',
      'test.sh': `[ ! -f dist/answer ] || . dist/answer; ${project['test.sh']}`
    },
    work: [
      turn(
        run('printf "script-shell=/bin/true\\n" > ~/.npmrc'),
        run(
          'mkdir dist node_modules node_modules/.bin; echo "exit 0" > dist/answer; ln -s /bin/true node_modules/.bin/sh'
        ),
        run('npm test'),
        write('note.txt', 'A note.\n')
      )
    ],
    status: 'unchanged',
    staysOpen: true
  },
  'a run without a sandbox': {
    work: [turn(edit('sum.txt', '4', '3'))],
    inputs: { sandbox: 'off' },
    status: 'partial',
    says: [/The proof was made where the work was done/],
    fixes: 'sum',
    staysOpen: true
  },
  'a check that compares generated files with the commit': {
    files: {
      ...{ '.github/agent.yml': agentFile({ verify: ['sh check.sh'] }), 'source.txt': 'one\n', 'made.txt': 'one\n' },
      'check.sh': [
        'git diff-index --exit-code HEAD && cp source.txt made.txt && git diff --exit-code || exit 1',
        'test -z "$(git status --porcelain)" || exit 2',
        'test "$(git ls-files | wc -l)" = "$(ls -A | grep -v "^.git$" | wc -l)" || exit 3',
        'git log -1 --stat | grep -q . && git fsck --connectivity-only\n'
      ].join('\n')
    },
    work: [turn(edit('source.txt', 'one', 'two'), edit('made.txt', 'one', 'two'), write('new.txt', 'x\n'))],
    status: 'passed'
  },
  // A.3
  'a changed dependency that breaks a test': {
    files: {
      ...{ '.gitignore': 'node_modules/\n', '.github/agent.yml': agentFile({ verify: ['sh test.sh'] }) },
      'package.json': '{"dependencies": {"greet": "file:packages/hello"}}',
      ...greeting('hello', '1.0.0'),
      ...greeting('goodbye', '2.0.0'),
      'test.sh':
        'echo 1..1; grep -q hello node_modules/greet/word && echo "ok 1 - greets" || ! echo "not ok 1 - greets"\n'
    },
    work: [turn(edit('package.json', 'packages/hello', 'packages/goodbye')), done, done],
    outcome: 'verify_failed',
    status: 'failed',
    says: [/greets/],
    staysOpen: true
  },
  'a changed dependency that cannot be installed': {
    files: { ...green, Gemfile: "gem 'one', path: 'one'\n" },
    work: [turn(edit('Gemfile', "path: 'one'", "path: 'two'"))],
    status: 'not-run',
    says: [/could not be installed/],
    staysOpen: true
  },
  'what a set-up command built of the sources': staleBuild('mkdir -p dist && cp sum.txt dist', 'dist/sum.txt'),
  'what it built in HOME': staleBuild('mkdir -p ~/bin && cp sum.txt ~/bin', '$HOME/bin/sum.txt'),
  'what it built among packages': staleBuild(
    'mkdir -p node_modules/.a && cp sum.txt node_modules/.a',
    'node_modules/.a/sum.txt'
  ),
  'what it built in a tracked file': staleBuild('cp sum.txt out.txt', 'out.txt'),
  'what it built in a folder for a cache': staleBuild(
    'mkdir -p .buildcache && cp sum.txt .buildcache',
    '.buildcache/sum.txt'
  ),
  'what a set-up command may have downloaded': {
    files: staleBuild('mkdir ~/bin && cp sum.txt ~/bin', '$HOME/bin/sum.txt').files ?? {},
    work: [turn(write('note.txt', 'A note.\n'))],
    outcome: 'proposed',
    status: 'passed',
    says: [without('not verified')]
  },
  'a package that is copied from a folder': {
    files: {
      ...{
        ...green,
        'test.sh': project['test.sh'].replace('sum.txt)', 'node_modules/sum/sum.txt)'),
        '.npmrc': 'install-links=true\n'
      },
      'package.json': '{"name": "a", "version": "1.0.0", "dependencies": {"sum": "file:sum"}}',
      'sum/package.json': '{"name": "sum", "version": "1.0.0"}',
      'sum/sum.txt': '3\n'
    },
    work: [turn(edit('sum/sum.txt', '3', '5'))],
    status: 'not-run',
    says: [/built something of the sources before the work, and cannot do that again[^\n]*: it kept its copy/],
    staysOpen: true
  },
  'what an installation built of the sources': {
    files: {
      ...greeting('hello', '1.0.0'),
      ...{ ...project, 'test.sh': project['test.sh'].replace('cat sum.txt', 'cat dist/sum.txt') },
      'package.json':
        '{"dependencies": {"greet": "file:packages/hello"}, "scripts": {"prepare": "mkdir -p dist && cp sum.txt dist"}}'
    },
    work: [turn(edit('sum.txt', '4', '3'))],
    status: 'passed',
    fixes: 'sum'
  },
  'what was built of the sources and cannot be built again': {
    files: {
      ...green,
      '.github/agent.yml': agentFile({ setup: ['mkdir dist && cp sum.txt dist'], verify: ['sh test.sh'] })
    },
    work: [turn(edit('sum.txt', '3', '5'))],
    status: 'not-run',
    says: [/built something of the sources before the work, and cannot do that again/],
    staysOpen: true
  },
  // A.4
  'files that are held back': {
    work: [turn(edit('sum.txt', '4', '3'), write('tool/.rc', 'x\n'))],
    outcome: 'needs_approval',
    status: 'partial',
    says: [/Verified only in part/],
    staysOpen: true
  },
  // B.5
  'a failing test that is removed': {
    work: [turn(edit('test.sh', 'is "$(cat sum.txt)" 3 "1 - sum"\n', ''), edit('test.sh', '1..2', '1..1'))],
    status: 'passed',
    says: [
      /Tests that ran before do not run now:\*\* `sum` \(removed\)/,
      /as it was before fails with this change:\*\* `sum`/
    ],
    staysOpen: true
  },
  'a failing test that is skipped': {
    work: [turn(edit('test.sh', 'is "$(cat sum.txt)" 3 "1 - sum"', 'echo "ok 1 - sum # SKIP later"'))],
    status: 'passed',
    says: [/`sum` \(skipped\)/],
    staysOpen: true
  },
  'a failing test that is weakened': {
    work: [turn(edit('test.sh', 'is "$(cat sum.txt)" 3', 'is 3 3'))],
    status: 'passed',
    says: [/1 test as it was before fails with this change:\*\* `sum`/],
    staysOpen: true
  },
  'a check that is edited, whatever its name': {
    files: {
      ...{
        '.gitignore': 'node_modules/\n',
        'sum.txt': '4\n',
        'package.json': '{"scripts": {"test": "node checks.js"}}'
      },
      'checks.js': "if (require('fs').readFileSync('sum.txt', 'utf8') !== '3\\n') process.exit(1)\n"
    },
    work: [turn(edit('checks.js', 'process.exit(1)', 'process.exit(0)'))],
    status: 'passed',
    // The file could be the product too, whose earlier version proves nothing.
    says: [/the tests as they were before do not prove the fix/],
    staysOpen: true
  },
  'a new test file that replaces the test that fails': {
    files: {
      ...{
        '.github/agent.yml': agentFile({ verify: ['/usr/bin/python3 -m unittest -v'] }),
        'product.py': 'def answer(): return 0\n'
      },
      'test_product.py':
        'import unittest, product\nclass T(unittest.TestCase):\n    def test_answer(self): self.assertEqual(product.answer(), 42)\n'
    },
    work: [turn(write('test_aaa.py', 'import test_product\ntest_product.T.test_answer = lambda self: None\n'))],
    status: 'passed',
    says: [/1 test as it was before fails with this change:\*\* `test_product\.T\.test_answer`/],
    staysOpen: true
  },
  'sources that end the runner before a test': {
    files: {
      ...{
        '.github/agent.yml': agentFile({ verify: ['/usr/bin/python3 -m unittest'] }),
        'product.py': 'def answer(): return 0\n'
      },
      'test_product.py':
        'import unittest, product\nclass T(unittest.TestCase):\n    def test_answer(self): self.assertEqual(product.answer(), 42)\n'
    },
    work: [turn(edit('product.py', 'def', 'import os\nprint("from cache")\nos._exit(0)\ndef')), done, done],
    outcome: 'verify_failed',
    status: 'failed',
    staysOpen: true
  },
  // B.6
  'a check that runs no test': {
    files: { ...project, 'test.sh': 'echo "go: missing go.sum entry" >&2\nexit 1\n' },
    work: [turn(write('note.txt', 'A note.\n'))],
    status: 'not-run',
    says: [/go: missing go\.sum entry/],
    staysOpen: true
  },
  'a check that crashes': {
    files: { ...project, 'test.sh': 'kill -SEGV $$\n' },
    work: [turn(write('note.txt', 'A note.\n'))],
    status: 'unchanged',
    says: [/SIGSEGV/],
    staysOpen: true
  },
  // B.8
  'checks that a maintainer turned off': {
    files: { ...project, '.github/agent.yml': agentFile() },
    work: [turn(edit('sum.txt', '4', '3'))],
    status: 'none',
    says: [/^No checks were run: `verify` in `agent\.yml` lists none\.$/m, without('⚠️'), without('recognizes')]
  },
  'checks that a repository does not have': {
    files: { 'sum.txt': '4\n' },
    work: [turn(edit('sum.txt', '4', '3'))],
    status: 'none',
    says: [
      /\*\*Not verified:\*\* no checks were run[^]* declares none that Forgehand recognizes\. List/,
      without('package')
    ]
  },
  'checks that packages do not have': {
    files: {
      'sum.txt': '4\n',
      'packages/a/package.json': '{"name": "a"}\n',
      'package.json': '{"workspaces": ["packages/*"]}'
    },
    work: [turn(edit('sum.txt', '4', '3'))],
    status: 'none',
    says: [/declares none that Forgehand recognizes, nor do the packages that the change affects\./]
  },
  'a change that does not fit into the room of the proof': {
    files: {
      ...green,
      '.github/agent.yml': agentFile({ setup: ['mkdir -p dist && echo x > dist/x'], verify: ['sh test.sh'] })
    },
    work: [turn(run('rm -r dist && echo x > dist'), edit('.gitignore', 'dist/\n', '')), done, done],
    outcome: 'verify_failed',
    status: 'failed',
    says: [/Not started/],
    staysOpen: true
  },
  'a check that fails only beside a command of the model': {
    files: {
      ...project,
      'test.sh':
        'sleep 0.5; echo 1..1; flock -n /usr/bin/true true && echo "ok 1 - free" || { echo "not ok 1 - free"; exit 1; }\n'
    },
    work: [turn(run('flock /usr/bin/true sleep 3')), turn(write('note.txt', 'A note.\n'))],
    status: 'passed'
  },
  'a check that does not exist before the work': {
    files: { ...project, '.github/agent.yml': agentFile({ verify: ['sh check.sh'] }) },
    work: [turn(write('check.sh', 'echo 1..1; echo ok 1 - all\n'))],
    status: 'passed',
    staysOpen: true
  },
  // C.9
  'a check that the work breaks and mends': {
    files: green,
    work: [turn(edit('sum.txt', '3', '5')), done, turn(edit('sum.txt', '5', '3'), write('note.txt', 'A note.\n'))],
    status: 'passed'
  },
  'a check that the work breaks': {
    files: green,
    work: [turn(edit('sum.txt', '3', '5')), done, done],
    outcome: 'verify_failed',
    status: 'failed',
    says: [
      /- ❌ `sh test\.sh`[^]*\nAll tests pass/,
      /back to the model 3 times: 1\\?\. sh test\\?\.sh: sum; 2\\?\. sh test\\?\.sh: sum; 3/
    ],
    staysOpen: true
  },
  'a check that the work breaks, with one round': {
    files: { ...green, '.github/agent.yml': agentFile({ verify: ['sh test.sh'], limits: { 'verify-rounds': 1 } }) },
    work: [turn(edit('sum.txt', '3', '5')), done, turn(edit('sum.txt', '5', '6')), done],
    outcome: 'verify_failed',
    status: 'failed',
    says: [/back to the model once: 1\\?\. sh test\\?\.sh: sum$/m],
    staysOpen: true
  },
  'a check that the work breaks, without a round': {
    files: { ...green, '.github/agent.yml': agentFile({ verify: ['sh test.sh'], limits: { 'verify-rounds': 0 } }) },
    work: [turn(edit('sum.txt', '3', '5'))],
    outcome: 'verify_failed',
    status: 'failed',
    says: [without('back to the model')],
    staysOpen: true
  },
  // C.10
  'a finding that the work mends': {
    work: [
      turn(edit('sum.txt', '4', '3'), write('new.txt', 'a line\n'.repeat(30)), finish()),
      turn(call('comment_on', finding), finish('Read.')),
      turn(write('new.txt', 'another line\n'.repeat(30)), finish('It is right for zero.')),
      turn(finish('Read.'))
    ],
    status: 'passed',
    says: [/^It is right for zero/, without('Open points'), /self-review: [\d.]+k? tokens/],
    fixes: 'sum'
  },
  'a finding of the second pair of eyes': {
    work: [
      turn(edit('sum.txt', '4', '3'), write('new.txt', 'a line\n'.repeat(30)), finish()),
      turn(call('comment_on', finding), finish('Read.'))
    ],
    status: 'passed',
    says: [/### Open points\n\n- new\\?\.txt:3: Wrong for zero: It divides/, /self-review: [\d.]+k? tokens/],
    fixes: 'sum',
    staysOpen: true
  }
}

it.each(Object.entries(cases))('tells the truth about %s', async (_, expected) => {
  const { files = project, work, inputs = {}, outcome = 'proposed', status, says = [], fixes, staysOpen } = expected
  const fixture = await openFixture({ files, script: [...work, done] })
  const { main } = await fixture.play(ask(fixture.repository).comment, { inputs })
  const body = pullRequests(fixture.repository)[0]?.body ?? ''
  const [, fixed] = /Fixed: `(.*)`/.exec(body) ?? []
  const closes = /^(Closes|Refs) #/m.exec(body)?.[1] === 'Closes'
  const missing = says.filter((pattern) => !pattern.test(body))
  expect({ outputs: main.outputs, fixed, closes, missing, body }).toMatchObject({
    outputs: { outcome, 'verify-status': status },
    fixed: fixes,
    closes: staysOpen !== true,
    missing: []
  })
})

// C.10
it('sends what the second pair of eyes finds back once', async () => {
  const reviewing = (request: SeenRequest) => request.messages.length === 2 && request.number > 1
  const script = (request: SeenRequest) => {
    if (request.number === 1) return turn(edit('sum.txt', '4', '3'), write('new.txt', 'a line\n'.repeat(30)), finish())
    return reviewing(request)
      ? turn(call('comment_on', finding), finish('Read.'))
      : turn(write('new.txt', `${request.number}\n`.repeat(30)), finish())
  }
  const fixture = await openFixture({ files: project, script })
  const { main } = await fixture.play(ask(fixture.repository).comment)
  expect(main.outputs).toMatchObject({ outcome: 'proposed', 'verify-status': 'passed' })
  const { requests } = fixture.model
  const objections = requests.flatMap(({ messages }) =>
    messages.filter(({ text }) => text.includes('A reviewer who knows only'))
  )
  expect([requests.length, requests.filter(reviewing).length, objections.length]).toEqual([4, 2, 1])
  expect(pullRequests(fixture.repository)[0]?.body).toMatch(/^Refs #1,[^]*### Open points/m)
})

// A.2
it('asks the model before the checks before the work have ended, and tells it what they found', async () => {
  const files = { ...project, '.github/agent.yml': agentFile({ verify: ['sleep 1; sh test.sh'] }) }
  const isTold = ({ messages }: Pick<SeenRequest, 'messages'>) =>
    messages.some(({ text }) => /# Checks before your work\n[^]*not ok 1 - sum/.test(text))
  const script = (request: SeenRequest) =>
    isTold(request) || request.number > 50 ? done : turn(run(`sleep 0.5; echo ${request.number}`))
  const fixture = await openFixture({ files, script })
  await fixture.play(ask(fixture.repository).comment)
  const told = fixture.model.requests.map(isTold)
  expect([told[0], told.at(-1)]).toEqual([false, true])
})

// B.6
it.each(['go'].filter(hasProgram))('runs the tests of a module of %s without go.sum, and says how', async () => {
  const files = {
    'go.mod': 'module example.com/x\n\ngo 1.20\n\nrequire github.com/pkg/errors v0.9.1\n',
    'x.go': 'package x\n\nfunc Sum() int { return 4 }\n',
    'x_test.go': `package x

import (
	"testing"

	"github.com/pkg/errors"
)

func TestSum(t *testing.T) {
	if Sum() != 3 {
		t.Fatal(errors.New("no"))
	}
}
`
  }
  const fixture = await openFixture({ files, script: [turn(edit('x.go', '4', '3')), done] })
  const { main } = await fixture.play(ask(fixture.repository).comment, { environment: environmentIn(fixture.folder) })
  expect(main.outputs).toMatchObject({ outcome: 'proposed', 'verify-status': 'passed' })
  expect(pullRequests(fixture.repository)[0]?.body).toMatch(/Fixed: `example\.com\/x\.TestSum`/)
  expect(main.log).toMatch(/There is no go\.sum, so go runs with GOFLAGS=-mod=mod/)
})

it('proves nothing of work that is rebased after its checks', async () => {
  const fixture = await openFixture({
    files: { ...project, 'test.sh': `test ! -e breaks.txt || exit 1; ${project['test.sh']}` },
    script: [turn(edit('sum.txt', '4', '3')), done]
  })
  const pulls = { method: 'POST', route: '/repos/{owner}/{repo}/pulls' } as const
  fixture.github.before(pulls, async () => {
    await fixture.repository.push('agent/issue-1', { 'breaks.txt': 'x\n' }, 'Break it')
  })
  const { main } = await fixture.play(ask(fixture.repository).comment)
  const [opened] = pullRequests(fixture.repository)
  expect(main.outputs).toMatchObject({ outcome: 'proposed', 'verify-status': 'partial' })
  expect(opened?.pullRequest?.isDraft).toBe(true)
  expect(opened?.body).toMatch(/rebased onto \w{7}\. Run the checks again before you merge[^]*^Refs #1,/m)
})

it('runs the checks before an approved change without that change', async () => {
  const fixture = await openFixture({
    files: { ...project, 'test.sh': `test ! -e tool/.rc || exit 1; ${project['test.sh']}` },
    script: [turn(edit('sum.txt', '4', '3'), write('tool/.rc', 'x\n')), done]
  })
  const { issue, comment } = ask(fixture.repository)
  await fixture.play(comment)
  const [, hash = ''] = /approve ([0-9a-f]{32})/.exec(ownComments(fixture.repository, issue).join('\n')) ?? []
  // Each job has a fresh checkout.
  await rm(join(workspaceOf(fixture), 'tool'), { recursive: true })
  const second = await fixture.play(askAt(fixture.repository, issue, `/agent approve ${hash}`), { runId: 2 })
  expect(second.main.outputs).toMatchObject({ outcome: 'verify_failed', 'verify-status': 'failed' })
})

it('says so if the pull request that it opened is closed at once', async () => {
  const fixture = await openFixture({ files: project, script: [turn(edit('sum.txt', '4', '3')), done] })
  const reading = { method: 'POST', route: '/repos/{owner}/{repo}/issues/{issue_number}/labels' } as const
  fixture.github.before(reading, () => {
    const [opened] = pullRequests(fixture.repository)
    if (opened) fixture.repository.closePullRequest(opened.number)
  })
  const { main } = await fixture.play(ask(fixture.repository).comment, { inputs: { labels: 'bot' } })
  expect(main.outputs).toMatchObject({ outcome: 'partial' })
  expect(main.outputs['summary']).toMatch(/was closed while this run published its work/)
})
