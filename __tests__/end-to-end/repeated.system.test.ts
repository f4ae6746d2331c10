import { mkdir } from 'node:fs/promises'
import { expect, it } from '@jest/globals'
import type { Stage } from '../support/action-run.ts'
import {
  ask,
  branches,
  doneAlready,
  finish,
  mend,
  pullRequests,
  read,
  show,
  told,
  turn,
  useStages
} from '../support/end-to-end.ts'
import { workspaceOf, write } from '../support/end-to-end.ts'

const openStage = useStages()
const PULLS = '/repos/{owner}/{repo}/pulls'
const REFS = '/repos/{owner}/{repo}/git/refs'

const nothingLeft = turn(read, finish('Nothing is left to do.'))

it('leaves one branch, one pull request and one comment when the same job is run again', async () => {
  const stage = await openStage({ script: [mend, nothingLeft, nothingLeft] })
  const { repository } = stage
  const { issue, comment } = ask(repository)

  const first = await stage.play(comment)
  const second = await stage.play(comment, { runAttempt: 2 })

  expect(first.main.outputs).toMatchObject({ outcome: 'proposed', branch: `agent/issue-${issue}` })
  expect(second.main).toMatchObject({ exitCode: 0, outputs: { outcome: 'no_change' } })
  expect(await branches(repository)).toEqual([`agent/issue-${issue}`, 'main'])
  expect(pullRequests(repository)).toHaveLength(1)
  expect(told(repository, issue)).toEqual([expect.stringContaining('`no_change`')])
})

it('goes on with the open pull request when asked again', async () => {
  const stage = await openStage({ script: [mend, turn(write('more.txt', 'more\n'), finish('There is more.'))] })
  const { repository } = stage
  const { issue, comment } = ask(repository)
  const again = repository.comment(issue, { author: 'ada', body: '/agent add more' })

  const first = await stage.play(comment)
  const second = await stage.play(again.id)

  expect(second.main.outputs).toMatchObject({ outcome: 'updated', branch: `agent/issue-${issue}` })
  expect(second.main.outputs['pull-request-number']).toBe(first.main.outputs['pull-request-number'])
  expect(await repository.state.git.text(['rev-parse', `agent/issue-${issue}^`])).toBe(first.main.outputs['head-sha'])
  expect(pullRequests(repository)).toHaveLength(1)
  expect(told(repository, issue)).toHaveLength(2)
})

it('starts afresh once the pull request is closed', async () => {
  const stage = await openStage({ script: [mend, mend] })
  const { repository } = stage
  const { issue, comment } = ask(repository)
  const first = await stage.play(comment)
  repository.pullRequest(Number(first.main.outputs['pull-request-number'])).state = 'closed'
  const again = repository.comment(issue, { author: 'ada', body: '/agent fix this' })

  const second = await stage.play(again.id)

  expect(second.main.outputs).toMatchObject({ outcome: 'proposed', branch: `agent/issue-${issue}-2` })
  expect(pullRequests(repository)).toHaveLength(2)
})

it('says where the commit is when it was killed before the pull request, and opens that one when run again', async () => {
  const stage = await openStage({ script: [mend, doneAlready, doneAlready] })
  const { repository, github } = stage
  const { issue, comment } = ask(repository)
  const runner = await stage.runner(comment)
  github.before({ method: 'POST', route: PULLS }, () => {
    runner.kill()
  })
  github.fault({ method: 'POST', route: PULLS, cut: 'request' })

  const killed = await runner.main()
  await runner.post()

  expect(killed.exitCode).toBeUndefined()
  expect(await branches(repository)).toEqual([`agent/issue-${issue}`, 'main'])
  expect(told(repository, issue)).toEqual([
    expect.stringMatching(new RegExp(`\`failed\`[^]*on the branch \`agent/issue-${issue}\``))
  ])

  const { main } = await stage.play(comment, { runAttempt: 2 })
  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'proposed', branch: `agent/issue-${issue}` } })
  expect(pullRequests(repository)).toHaveLength(1)
  expect(told(repository, issue)).toEqual([expect.stringContaining('`proposed`')])
})

it('names the pull request when it was killed before it could say so', async () => {
  const stage = await openStage()
  const { repository, github } = stage
  const { issue, comment } = ask(repository)
  const runner = await stage.runner(comment)
  github.before({ method: 'PATCH', route: '/repos/{owner}/{repo}/issues/comments/{comment_id}' }, () => {
    runner.kill()
  })
  github.fault({ method: 'PATCH', route: '/repos/{owner}/{repo}/issues/comments/{comment_id}', cut: 'request' })

  await runner.main()
  await runner.post()

  const [pullRequest] = pullRequests(repository)
  expect(told(repository, issue)).toEqual([expect.stringContaining(`/pull/${pullRequest?.number ?? 0}>`)])
})

/** Plays two comments, or one twice, at once, as runs of their own on machines of their own. */
async function playTogether(stage: Stage, comments: readonly [number, number]) {
  const workspace = `${workspaceOf(stage)}-2`
  await mkdir(workspace)
  const [first, second] = comments
  return Promise.all([stage.play(first, { runId: 1 }), stage.play(second, { runId: 2, workspace })])
}

it('does the work once when GitHub delivers the comment twice at once', async () => {
  const stage = await openStage()
  const { repository } = stage
  const { issue, comment } = ask(repository)

  const runs = await playTogether(stage, [comment, comment])

  expect(runs.map(({ main }) => main.exitCode)).toEqual([0, 0])
  expect(runs.map(({ main }) => main.outputs['outcome']).toSorted()).toEqual(['proposed', 'skipped'])
  expect(pullRequests(repository)).toHaveLength(1)
  expect(await branches(repository)).toEqual([`agent/issue-${issue}`, 'main'])
  expect(told(repository, issue)).toEqual([expect.stringContaining('`proposed`')])
})

it('loses the work of neither of two comments at once', async () => {
  const stage = await openStage({
    script: ({ number }) => turn(write(`file-${number}.txt`, `${number}\n`), finish(`Number ${number}.`))
  })
  const { repository, github } = stage
  const { issue, comment } = ask(repository)
  const other = repository.comment(issue, { author: 'ada', body: '/agent fix this too' }).id
  // Both are at the making of the branch before either makes it.
  const bothAreThere = Promise.withResolvers<undefined>()
  let waiting = 0
  github.before({ method: 'POST', route: REFS, times: 2 }, async () => {
    waiting += 1
    if (waiting === 2) bothAreThere.resolve(undefined)
    await bothAreThere.promise
  })

  const runs = await playTogether(stage, [comment, other])

  expect(runs.map(({ main }) => main.exitCode)).toEqual([0, 0])
  expect(pullRequests(repository)).toHaveLength(1)
  expect(told(repository, issue)).toHaveLength(2)
  expect(await show(repository, 'file-1.txt', `agent/issue-${issue}`)).toBe('1')
  expect(await show(repository, 'file-2.txt', `agent/issue-${issue}`)).toBe('2')
})
