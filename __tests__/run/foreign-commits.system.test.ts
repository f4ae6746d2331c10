import { expect, it } from '@jest/globals'
import { foreignCommitsReason } from '../../src/run/target/foreign-commits.ts'
import { PipelineRun, REPOSITORY } from '../support/pipeline-run.ts'
import { task } from '../support/run-snapshots.ts'
import { runWith } from '../support/run.ts'

type Arrange = (run: PipelineRun) => void | Promise<void>

/** Why the code of a pull request must not run, whose commits are of Ada. Something is different after it was opened. */
async function reasonFor(arrange: Arrange, isPinned = true) {
  await using run = await PipelineRun.open()
  await run.pullRequest()
  const { headSha } = await run.forge.readPullRequest(task.number)
  await arrange(run)
  const pullRequest = await run.forge.readPullRequest(task.number)
  const startSha = isPinned ? pullRequest.headSha : headSha
  return await foreignCommitsReason({ pullRequest, startSha }, runWith({ forge: run.forge }))
}

const more = { 'more.txt': 'more\n' }

it('trusts a pull request of people with write access and of the bot itself', async () => {
  expect(await reasonFor(() => undefined)).toBeUndefined()
})

it('trusts a branch without a pull request, and asks nothing', async () => {
  await using run = await PipelineRun.open()
  const target = { pullRequest: undefined, startSha: 'a'.repeat(40) }
  expect(await foreignCommitsReason(target, runWith({ forge: run.forge }))).toBeUndefined()
  expect(run.github.requests).toEqual([])
})

it.each<[string, Arrange, string]>([
  [
    'someone with read access',
    ({ repository }) => {
      repository.setPermission(task.actor.login, 'read')
    },
    'ada, who took part in it, has no write access.'
  ],
  [
    'an app',
    async (run) => {
      const { id, login } = run.github.account('renovate[bot]')
      run.repository.setPermission(login, 'write')
      await run.commit(more, 'topic', { id, login, isBot: true })
    },
    'renovate[bot], who took part in it, has no write access.'
  ],
  [
    'someone without an account',
    async (run) => {
      await run.commit(more, 'topic', 'stranger')
    },
    'GitHub knows no account for the author of one of its commits.'
  ],
  [
    'more commits than are listed',
    (run) => {
      const commit = { sha: 'c'.repeat(40), author: null, committer: null }
      const body = Array.from({ length: 250 }, () => commit)
      run.github.fault({ method: 'GET', route: `${REPOSITORY}/pulls/{pull_number}/commits`, status: 200, body })
    },
    'not all of its commits could be read.'
  ]
])('does not trust a pull request with %s', async (_, arrange, expected) => {
  expect(await reasonFor(arrange)).toBe(expected)
})

it('does not trust a pull request with another head than the pinned one', async () => {
  const move: Arrange = async (run) => {
    await run.commit(more, 'topic')
  }
  expect(await reasonFor(move, false)).toBe('not all of its commits could be read.')
})
