import { expect, it } from '@jest/globals'
import type { CiFailure } from '../../src/domain/ci-failure.ts'
import { completeFailedChecks } from '../../src/run/claim/complete-failed-checks.ts'
import { FakeForge } from '../support/fake-forge.ts'
import { task } from '../support/github-forge.ts'

const headSha = 'a'.repeat(40)
const pull = (number: number, isFork: boolean, sha = headSha) => ({
  number,
  title: '',
  body: '',
  author: { login: 'eve', id: 666, isBot: false },
  labels: [],
  headSha: sha,
  isOpen: true,
  isFork
})
const workflow = { kind: 'workflow', runId: 1, attempt: 1, workflowId: 1, path: '.github/workflows/ci.yml' } as const
const suite = { kind: 'suite', suiteId: 1, app: 'other-ci' } as const

interface Event extends Pick<CiFailure, 'source' | 'isFork'> {
  readonly pulls: readonly ReturnType<typeof pull>[]
}

async function found({ pulls, source, isFork }: Event) {
  const forge = Object.assign(new FakeForge(), { pullRequestsAt: () => Promise.resolve(pulls) })
  const failure = { source, isFork, name: 'CI', conclusion: 'failure', headSha, headBranch: undefined, url: '' }
  const read = await completeFailedChecks(task({ trigger: { kind: 'ci', failure, people: [] } }), forge)
  return typeof read === 'string' ? read : read.number
}

const own = pull(1, false)
const moved = pull(1, false, 'b'.repeat(40))
const gift = pull(2, true)

it.each<[string, Event, number]>([
  ['the own one, although a fork has its commit', { pulls: [gift, own], source: workflow, isFork: false }, 1],
  ['that of the fork, although its commit is an own one', { pulls: [own, gift], source: workflow, isFork: true }, 2],
  ['the own one, if a system does not say whose it is', { pulls: [gift, own], source: suite, isFork: false }, 1],
  ['that of the fork, if it alone has the commit', { pulls: [gift, moved], source: suite, isFork: false }, 2],
  ['the own one, which has moved on', { pulls: [moved], source: workflow, isFork: false }, 1]
])('takes %s', async (_, event, number) => {
  await expect(found(event)).resolves.toBe(number)
})

it('does not assign the checks of this repository to the pull request of a fork', async () => {
  await expect(found({ pulls: [gift], source: workflow, isFork: false })).resolves.toContain('no open pull request')
})
