import { describe, expect, it } from '@jest/globals'
import { foreignCommitsReason } from '../../src/run/target/foreign-commits.ts'
import type { PullRequest } from '../../src/forge/forge.ts'
import { bot, FakeForge } from '../support/fake-forge.ts'
import { runWith } from '../support/run.ts'

const ada = { login: 'ada', id: 1, isBot: false }
const pullRequest: PullRequest = {
  number: 12,
  url: 'https://forge.example/pull/12',
  state: 'open',
  headRef: 'topic',
  headSha: 'a'.repeat(40),
  baseRef: 'main',
  isFork: false,
  headPage: undefined,
  allowsEdits: false,
  isMerged: false,
  isDraft: false,
  title: 'A topic'
}

async function reasonFor(change: Partial<FakeForge>) {
  const contributors = { people: [ada, bot], head: pullRequest.headSha, isComplete: true }
  const forge = Object.assign(new FakeForge(), { contributors }, change)
  const reason = await foreignCommitsReason({ pullRequest, startSha: pullRequest.headSha }, runWith({ forge }))
  return { reason, calls: forge.calls }
}

describe('foreignCommitsReason', () => {
  it('trusts a pull request of people with write access and of the bot itself', async () => {
    expect(await reasonFor({})).toEqual({ reason: undefined, calls: ['readContributors', 'permissionOf'] })
  })

  it('trusts a branch without a pull request', async () => {
    const forge = new FakeForge()
    const target = { pullRequest: undefined, startSha: pullRequest.headSha }
    expect(await foreignCommitsReason(target, runWith({ forge }))).toBeUndefined()
    expect(forge.calls).toEqual([])
  })

  it.each<[string, Partial<FakeForge>, string]>([
    ['someone with read access', { permission: 'read' }, 'ada, who took part in it, has no write access.'],
    [
      'an app',
      { contributors: { people: [{ ...ada, isBot: true }], head: pullRequest.headSha, isComplete: true } },
      'ada, who took part in it, has no write access.'
    ],
    [
      'someone without an account',
      { contributors: { people: [ada, undefined], head: pullRequest.headSha, isComplete: true } },
      'GitHub knows no account for the author of one of its commits.'
    ],
    [
      'another head than the pinned one',
      { contributors: { people: [ada], head: 'b'.repeat(40), isComplete: true } },
      'not all of its commits could be read.'
    ],
    [
      'more commits than are listed',
      { contributors: { people: [ada], head: pullRequest.headSha, isComplete: false } },
      'not all of its commits could be read.'
    ]
  ])('does not trust a pull request with %s', async (_, change, expected) => {
    expect((await reasonFor(change)).reason).toBe(expected)
  })
})
