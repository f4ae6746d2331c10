import { describe, expect, it } from '@jest/globals'
import type { Check } from '../../src/domain/verification.ts'
import { jobSummary } from '../../src/report/job-summary.ts'
import { pullRequestBody } from '../../src/report/pull-request-body.ts'
import type { RunEvent } from '../../src/report/reporter.ts'
import { resultText } from '../../src/report/result-body.ts'
import type { EndedRun } from '../../src/report/run-snapshot.ts'
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

const end = (...checks: readonly [when: 'before' | 'after', check: Check][]) =>
  runWith(sandbox, ...checks.map(([when, each]): RunEvent => ({ kind: 'checked', when, check: each })))
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
    '❌ **Checks are gone:** `npm test` ran before the work and could not run (npm error Missing script: "test") after it.'
  ],
  [
    'a check that no longer has tests',
    end(['before', tests], ['after', check('npm test', 0, 'fine\n')]),
    '❌ **Checks are gone:** `npm test` ran before the work and ran no tests after it.'
  ]
])('names on top %s', async (_, run, notice) => {
  const summary = { title: 'Add', description: 'It adds.', notDone: '', isComplete: true }
  const text = { task, branch: 'agent/issue-12', summary, partialReasons: [], repositoryUrl, usesWorkflowToken: false }
  const body = await pullRequestBody(run, text)
  expect(body.split('\n\n')[0]?.replaceAll(String.raw`\_`, '_')).toBe(notice)
})

it('marks the tests of a check that did not run again', () => {
  expect(resultText(end(['before', tests]), '/agent', undefined)).toContain('exit 0, 1 pass · before the work only')
})
