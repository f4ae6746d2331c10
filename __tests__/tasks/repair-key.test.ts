import { expect, it } from '@jest/globals'
import { repairKey } from '../../src/tasks/keys.ts'

const workflow = (path: string) => ({ kind: 'workflow', runId: 1, attempt: 1, workflowId: 7, path }) as const

it.each([
  ['the workflow file', workflow('.github/workflows/unit tests.yml'), undefined, 'ci-unit-tests'],
  ['a workflow without a file', workflow(''), undefined, 'ci-7'],
  ['an app', { kind: 'suite', suiteId: 1, app: 'circleci-checks' } as const, undefined, 'ci-circleci-checks'],
  ['another branch', workflow('.github/workflows/ci.yaml'), 'release/1.x', 'ci-ci-release-1-x-81caa6e9']
])('names the repair of a branch by %s', (_, source, branch, key) => {
  expect(repairKey(source, branch)).toBe(key)
})

it('distinguishes branches whose names look the same', () => {
  const [one, other] = ['release/1', 'release-1'].map((branch) => repairKey(workflow('ci.yml'), branch))
  expect(one).not.toBe(other)
})
