import { expect, it } from '@jest/globals'
import type { CiFailure } from '../../src/domain/ci-failure.ts'
import { completeFailedChecks } from '../../src/run/claim/complete-failed-checks.ts'
import { startForgeFixture, task } from '../support/github-forge.ts'

const workflow = { kind: 'workflow', runId: 1, attempt: 1, workflowId: 1, path: '.github/workflows/ci.yml' } as const
const suite = { kind: 'suite', suiteId: 1, app: 'other-ci' } as const

type Pull = 'own' | 'moved' | 'gift'

interface Event extends Pick<CiFailure, 'source' | 'isFork'> {
  /** The pull requests with the commit whose checks failed, in the order of their numbers. */
  readonly pulls: readonly Pull[]
}

/** The pull request that is found, or why there is none. */
async function found({ pulls, source, isFork }: Event) {
  await using fixture = await startForgeFixture()
  const { repository, github, forge } = fixture
  const headSha = await repository.push('topic', { 'b.txt': 'b\n' }, 'Change')
  const fork = await github.createRepository({ owner: 'eve', name: 'engine', forkOf: repository })
  const numbers = new Map<number, Pull>()
  for (const pull of pulls) {
    const from = pull === 'gift' ? { from: fork } : {}
    const { number } = await repository.openPullRequest({ title: 'Topic', author: 'eve', head: 'topic', ...from })
    numbers.set(number, pull)
  }
  if (pulls.includes('moved')) await repository.push('topic', { 'c.txt': 'c\n' }, 'Go on')
  const failure = { source, isFork, name: 'CI', conclusion: 'failure', headSha, headBranch: undefined, url: '' }
  const read = await completeFailedChecks(task({ trigger: { kind: 'ci', failure, people: [] } }), forge)
  return typeof read === 'string' ? read : numbers.get(read.number)
}

it.each<[string, Event, Pull]>([
  ['the own one, although a fork has its commit', { pulls: ['gift', 'own'], source: workflow, isFork: false }, 'own'],
  [
    'that of the fork, although its commit is an own one',
    { pulls: ['own', 'gift'], source: workflow, isFork: true },
    'gift'
  ],
  [
    'the own one, if a system does not say whose it is',
    { pulls: ['gift', 'own'], source: suite, isFork: false },
    'own'
  ],
  ['that of the fork, if it alone has the commit', { pulls: ['gift', 'moved'], source: suite, isFork: false }, 'gift'],
  ['the own one, which has moved on', { pulls: ['moved'], source: workflow, isFork: false }, 'moved']
])('takes %s', async (_, event, pull) => {
  await expect(found(event)).resolves.toBe(pull)
})

it('does not assign the checks of this repository to the pull request of a fork', async () => {
  await expect(found({ pulls: ['gift'], source: workflow, isFork: false })).resolves.toContain('no open pull request')
})
