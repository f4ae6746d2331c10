import { describe, expect, it } from '@jest/globals'
import { jobSummary } from '../../src/report/job-summary.ts'
import { pullRequestBody } from '../../src/report/pull-request-body.ts'
import type { RunEvent } from '../../src/report/reporter.ts'
import { resultText } from '../../src/report/result-body.ts'
import type { EndedRun } from '../../src/report/run-snapshot.ts'
import { check, publication, snapshotOf, start, task } from '../support/run-snapshots.ts'

const sandbox: RunEvent = { kind: 'sandbox', description: 'bubblewrap', probes: [], refused: [] }
const proposed: RunEvent = { kind: 'ended', outcome: { kind: 'proposed', publication } }
const missing = check('npm test', 127, 'sh: 1: jest: not found\n')
const repositoryUrl = 'https://github.com/acme/app'

const runWith = (...events: readonly RunEvent[]) => {
  const run = snapshotOf({ kind: 'started', run: start }, ...events, proposed)
  return run as EndedRun // It has an outcome.
}

const RUNS: readonly (readonly [string, EndedRun, string])[] = [
  ['there are no checks', runWith(sandbox), 'no checks were run, because this repository declares none'],
  ['there is no sandbox', runWith(), 'no checks were run, because there was no sandbox'],
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
    const text = { task, summary, shortfalls: [], repositoryUrl, usesWorkflowToken: false }
    expect((await pullRequestBody(run, text)).startsWith(notice)).toBe(true)
  })

  it('the comment says so on top', () => {
    expect(top(resultText(run, '/agent', undefined))).toContain(notice)
  })

  it('the job summary says so on top', async () => {
    expect(top(await jobSummary(run, { trigger: '/agent', repositoryUrl }))).toContain(notice)
  })
})
