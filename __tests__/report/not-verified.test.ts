import { describe, expect, it } from '@jest/globals'
import type { Check } from '../../src/domain/verification.ts'
import { jobSummary } from '../../src/report/job-summary.ts'
import { pullRequestBody } from '../../src/report/pull-request-body.ts'
import type { RunEvent } from '../../src/report/reporter.ts'
import { resultText } from '../../src/report/result-body.ts'
import type { EndedRun } from '../../src/report/run-snapshot.ts'
import { safeMarkdown } from '../../src/text/markdown/safe-markdown.ts'
import { check, publication, snapshotOf, start, task } from '../support/run-snapshots.ts'

const sandbox: RunEvent = { kind: 'sandbox', description: 'bubblewrap', probes: [], refused: [] }
const working: RunEvent = { kind: 'step', step: 'working' }
const proposed: RunEvent = { kind: 'ended', outcome: { kind: 'proposed', publication } }
const missing = check('npm test', 127, 'sh: 1: jest: not found\n')
const repositoryUrl = 'https://github.com/acme/app'

const runWith = (...events: readonly RunEvent[]) => {
  const run = snapshotOf({ kind: 'started', run: start }, ...events, proposed)
  return run as EndedRun // It has an outcome.
}

const RUNS: readonly (readonly [string, EndedRun, string])[] = [
  ['there are no checks', runWith(sandbox, working), 'no checks were run, because this repository declares none'],
  ['there is no sandbox', runWith(working), 'no checks were run, because there was no sandbox'],
  ['the run did no work of its own', runWith(), 'no checks were run. Run them before you merge.'],
  [
    'no check could run',
    runWith(
      sandbox,
      { kind: 'checked', when: 'before', check: missing },
      { kind: 'checked', when: 'after', check: missing }
    ),
    '`npm test` could not run (sh: 1: jest: not found)'
  ]
]

/** The text up to the summary of the model, the first table or the second heading. */
const top = (markdown: string) => markdown.split(/^(?:(?<=[^])#{2,3} |\||It adds)/m)[0]

describe.each(RUNS)('if %s', (_, run, reason) => {
  const notice = `⚠️ **Not verified:** ${reason}`

  it('the pull request says so first', async () => {
    const summary = { title: 'Add', description: 'It adds.', notDone: '', isComplete: true }
    const text = {
      task,
      branch: 'agent/issue-12',
      summary,
      partialReasons: [],
      repositoryUrl,
      usesWorkflowToken: false
    }
    expect((await pullRequestBody(run, text)).startsWith(notice)).toBe(true)
  })

  it('the comment says so on top', () => {
    expect(top(resultText(run, '/agent', undefined))).toContain(notice)
  })

  it('the job summary says so on top', async () => {
    expect(top(await jobSummary(run, { trigger: '/agent', repositoryUrl }))).toContain(notice)
  })
})

type Checked = readonly [when: 'before' | 'after', check: Check]
const end = (...events: readonly (Checked | RunEvent)[]) =>
  runWith(
    sandbox,
    ...events.map((each): RunEvent => ('kind' in each ? each : { kind: 'checked', when: each[0], check: each[1] }))
  )
const tests = check('npm test', 0, 'ok 1 - a')
const hanging = check('npm run slow', undefined, 'ok 1 - a')
const lint = check('npm run lint', 127, 'sh: 1: eslint: not found\n')

it.each([
  [
    'a check that did not run or finish, even if others passed',
    end(
      ['before', tests],
      ['before', hanging],
      ['before', lint],
      ['after', tests],
      ['after', hanging],
      ['after', lint]
    ),
    '⚠️ **Not verified by all checks:** `npm run slow` did not finish. `npm run lint` could not run (sh: 1: eslint: not found).'
  ],
  [
    'checks that did not finish',
    end(['before', hanging], ['after', hanging]),
    '⚠️ **Not verified:** `npm run slow` did not finish.'
  ],
  [
    'a check that fails since the work',
    end(['before', tests], ['after', check('npm test', 1, 'ok 1 - a\nnot ok 2 - b\n')]),
    '❌ **Checks fail:** `npm test` passed before the work and fails now: `b`.'
  ],
  [
    'more tests that fail',
    end(
      ['before', check('npm test', 1, 'not ok 1 - a\n')],
      ['after', check('npm test', 1, 'not ok 1 - a\nnot ok 2 - b\n')]
    ),
    '❌ **Checks fail:** `npm test` failed before the work and more tests fail now: `b`.'
  ],
  [
    'a check that only ran after the work and fails',
    end(['after', check('make test', 1, 'broken\n')]),
    '❌ **Checks fail:** `make test` did not run before the work and fails now.'
  ],
  [
    'a check that does not finish any more',
    end(['before', tests], ['after', check('npm test', undefined, 'ok 1 - a')]),
    '❌ **Checks fail:** `npm test` passed before the work and does not finish now.'
  ],
  [
    'a check that is gone',
    end(['before', tests], ['after', check('npm test', 1, 'npm error Missing script: "test"\n')]),
    '❌ **Checks no longer run:** `npm test` ran before the work and could not run (npm error Missing script: "test") after it.'
  ],
  [
    'a check that no longer has tests',
    end(['before', tests], ['after', check('npm test', 0, 'fine\n')]),
    '❌ **Checks no longer run:** `npm test` ran before the work and ran no tests after it.'
  ]
])('names on top %s', async (_, run, notice) => {
  const summary = { title: 'Add', description: 'It adds.', notDone: '', isComplete: true }
  const text = { task, branch: 'agent/issue-12', summary, partialReasons: [], repositoryUrl, usesWorkflowToken: false }
  const body = await pullRequestBody(run, text)
  expect(body.split('\n\n')[0]?.replaceAll(String.raw`\_`, '_')).toBe(notice)
})

const body = async (run: EndedRun, description = 'It adds.') => {
  const summary = { title: 'Add', description, notDone: '', isComplete: true }
  const text = { task, branch: 'agent/issue-12', summary, partialReasons: [], repositoryUrl, usesWorkflowToken: false }
  return (await pullRequestBody(run, text)).replaceAll(String.raw`\_`, '_')
}

it('begins with one neutral line if agent.yml lists no checks, and speaks of packages only where there are some', async () => {
  const none = (...events: readonly RunEvent[]) => body(runWith(sandbox, working, ...events))
  const chosen = await none({ kind: 'no-checks', why: 'by-choice' })
  expect(chosen).toMatch(/^No checks were run: `verify` in `agent\.yml` lists none\.\n/)
  expect(await none()).toMatch(/^⚠️ .* declares none that Forgehand recognizes\. List/)
  expect(await none({ kind: 'no-checks', why: 'none-in-packages' })).toMatch(/recognizes, nor do the packages that/)
})

it('names the failed installation before the program that is missing for it', async () => {
  const problem = {
    title: '',
    cause: 'The lock file does not match package.json.',
    line: '',
    advice: '',
    yaml: '',
    output: ''
  }
  const installation = { tool: 'npm', command: 'npm ci', result: 'failed', durationMs: 1, problem } as const
  const run = runWith(
    sandbox,
    { kind: 'dependencies', ...installation },
    { kind: 'checked', when: 'before', check: missing },
    { kind: 'checked', when: 'after', check: missing }
  )
  const [first] = (await body(run)).split('\n\n')
  expect(first).toBe(
    '⚠️ **Not verified:** The lock file does not match package.json. `npm test` could not run (sh: 1: jest: not found).'
  )
})

const tap = (exitCode: number, ...points: readonly string[]) => check('npm test', exitCode, points.join('\n'))
const red = tap(1, 'not ok 1 - a', 'ok 2 - b')

it('calls nothing fixed and closes nothing if a test that failed is hidden, and says what became of it', async () => {
  const edited = { kind: 'tests-changed', changedTestFiles: ['a.test.js'] } as const
  const ranOld = (...failing: readonly string[]) => ({
    ...edited,
    oldTests: { failing, files: ['a.test.js'] }
  })
  const renamed: RunEvent = { ...ranOld(), renamedTests: [{ from: 'a', to: 'c' }] }
  const cases: readonly (readonly [events: readonly RunEvent[], after: Check, shown: readonly string[]])[] = [
    [[ranOld()], tap(0, 'ok 1 - b'), ['⚠️ **Tests that ran before do not run now:** `a` (removed).', 'Removed: `a`']],
    [[ranOld()], tap(0, 'ok 1 - a # SKIP', 'ok 2 - b'), ['do not run now:** `a` (skipped).', 'Skipped now: `a`']],
    [[renamed], tap(0, 'ok 1 - c', 'ok 2 - b'), ['Renamed: `a → c`']],
    [
      [ranOld('a')],
      tap(0, 'ok 1 - a', 'ok 2 - b'),
      ['⚠️ **1 test as it was before fails with this change:** `a`.', 'that this change touches: `a.test.js`']
    ],
    [[edited], tap(0, 'ok 1 - a', 'ok 2 - b'), ['pass as the edited test files have them: `a`']],
    [[], check('npm test', 0, '# pass 1\n# fail 0\n'), ['1 pass, 1 fewer fail, 1 fewer ran']]
  ]
  const bodies = await Promise.all(
    cases.map(async ([events, after, shown]) => {
      const text = await body(end(['before', red], ['after', after], ...events))
      return { text, missing: shown.filter((words) => !text.includes(words)) }
    })
  )
  const isWrong = (text: string) =>
    /Closes #|Fixed:|of them fixed/.test(text) || !text.includes('which stays open on merge')
  expect(bodies.filter(({ text, missing: without }) => without.length > 0 || isWrong(text))).toEqual([])
  const honest = await body(end(['before', red], ['after', tap(0, 'ok 1 - a', 'ok 2 - b')], ranOld()))
  expect(honest).toMatch(/^Closes #12$/m)
  expect(honest).toMatch(/2 pass \(1 of them fixed\).*\n {2}- Fixed: `a`/)
})

it('marks the tests of a check that did not run again', () => {
  expect(resultText(end(['before', tests]), '/agent', undefined)).toContain('exit 0, 1 pass · before the work only')
})

it.each([
  [
    'checks that are worse',
    [
      ['before', tap(0, 'ok 1 - a')],
      ['after', tap(1, 'not ok 1 - a')]
    ],
    'list first'
  ],
  [
    'checks that still fail',
    [
      ['before', red],
      ['after', red]
    ],
    'list first'
  ],
  ['checks that failed and did not run again', [['before', red]], 'list first'],
  [
    'a check that could not run beside a green one',
    [
      ['after', tests],
      ['after', lint]
    ],
    'list first'
  ],
  [
    'tests that do not run any more',
    [
      ['before', tap(0, 'ok 1 - a', 'ok 2 - b')],
      ['after', tests]
    ],
    'list first'
  ],
  [
    'green checks',
    [
      ['before', red],
      ['after', tap(0, 'ok 1 - a', 'ok 2 - b')]
    ],
    'words first'
  ]
] satisfies [string, Checked[], string][])(
  'puts the list of checks and the words of the model in order: %s',
  async (_, checked, order) => {
    const words = 'All tests pass.'
    const run = end(...checked)
    const outcome = { kind: 'no_change', explanation: words } as const
    const unchanged = { ...run, outcome }
    const answer = await safeMarkdown(words, { filesUrl: undefined, maxLength: 100 })
    const texts = [
      await body(run, words),
      resultText(run, '/agent', answer),
      resultText(unchanged, '/agent', answer),
      await jobSummary(unchanged, { trigger: '/agent', repositoryUrl })
    ]
    const orders = texts.map((text) =>
      text.search(/^- (✅|❌|⚪|⚠️)/mu) < text.indexOf(words) ? 'list first' : 'words first'
    )
    expect(orders).toEqual(texts.map(() => order))
  }
)

it('says what was tried before the checks failed, also if another job did it, and nothing of it if they pass', async () => {
  const sentBack = (failed: string): RunEvent => ({ kind: 'step', step: 'working', failed })
  const verifying: RunEvent = { kind: 'step', step: 'verifying' }
  const tried = [verifying, sentBack('npm test: a_b'), verifying, sentBack('npm test: exit 2'), verifying]
  const [good, bad] = [tap(0, 'ok 1 - a'), tap(1, 'not ok 1 - a')]
  const words = 'Failed checks went back to the model 2 times: 1. npm test: a_b; 2. npm test: exit 2'
  const failed = end(...tried, ['before', good], ['after', bad])
  const { cost, selfReview, verification, ...rest } = failed
  const earlier = { ...rest, model: 'm', host: 'h', receivers: [], cost, selfReview, verification }
  expect(await body(failed)).toContain(words)
  expect(await body(runWith({ kind: 'earlier-job', earlier }))).toContain(words)
  expect(resultText(failed, '/agent', undefined).replaceAll('\\', '')).toContain(words)
  expect(await body(end(...tried, ['before', good], ['after', good]))).not.toContain('Failed checks')
})
