import { expect, it } from '@jest/globals'
import { UserError } from '../../src/errors.ts'
import type { Forge } from '../../src/forge/github.ts'
import { readFailures } from '../../src/run/assignments/repair/read-failures.ts'
import type { RunEvent } from '../../src/report/reporter.ts'
import { zip } from '../support/zip.ts'
import { forgeWith } from '../support/fake-forge.ts'
import { runWith } from '../support/run.ts'

const source = { kind: 'workflow', runId: 7, attempt: 1, workflowId: 1, path: '.github/workflows/ci.yml' } as const
const step = { name: 'Test', conclusion: 'failure', startedAt: undefined, completedAt: undefined }
const job = { id: 8, name: 'test', conclusion: 'failure', steps: [step], url: '' }

/** A run that failed and uploaded two reports. */
function failedRun(readArtifact: Forge['readArtifact']): Partial<Forge> {
  return {
    jobsOf: () => Promise.resolve([job]),
    readJobLog: () => Promise.resolve({ text: '##[group]Run x\n##[endgroup]\n##[error]wrong', missing: 'nothing' }),
    artifactsOf: () => Promise.resolve(['junit-a', 'junit-b'].map((name, id) => ({ id, name }))),
    readArtifact,
    annotationsOf: () => Promise.resolve([]),
    checksOfSuite: () => Promise.resolve([])
  }
}

it('continues without reports whose storage cannot be reached, asks once, and says so', async () => {
  const events: RunEvent[] = []
  const asked: number[] = []
  const refused = (id: number) => {
    asked.push(id)
    return Promise.reject(new UserError('The artifact 0 could not be read: fetch failed.'))
  }
  const forge = forgeWith(failedRun(refused))

  const failed = await readFailures({ source }, runWith({ forge, emit: (event) => void events.push(event) }))

  expect(failed).toMatchObject([{ failure: { output: 'Error: wrong', failingTests: [] } }])
  expect(asked).toEqual([0])
  const text = 'Failed tests are not named: The artifact 0 could not be read: fetch failed.'
  expect(events).toEqual([{ kind: 'warning', text }])
})

it.each([
  ['Tests', 'Lint', 'junit-tests'],
  ['テスト', 'リント', 'junit-テスト'],
  ['✅', '🧹', 'junit-✅']
])('attributes no tests of the job %s to the job %s', async (tested, other, name) => {
  const report = '<testsuite tests="1"><testcase name="adds"><failure/></testcase></testsuite>'
  const forge = forgeWith({
    ...failedRun(() => Promise.resolve(zip({ name: 'report.xml', content: report }))),
    jobsOf: () => Promise.resolve([tested, other].map((jobName, id) => ({ ...job, id, name: jobName }))),
    artifactsOf: () => Promise.resolve([{ id: 1, name }])
  })
  const failed = await readFailures({ source }, runWith({ forge }))
  expect(failed.at(-1)?.failure).toMatchObject({ job: { name: other }, failingTests: [] })
})

it('does not hide a bug of our own', async () => {
  const forge = forgeWith(failedRun(() => Promise.reject(new TypeError('x is undefined'))))
  await expect(readFailures({ source }, runWith({ forge }))).rejects.toThrow('x is undefined')
})
