import { once } from 'node:events'
import { describe, expect, it } from '@jest/globals'
import type { Stop } from '../../src/domain/stop.ts'
import type { Task } from '../../src/domain/task.ts'
import { progressMarker, runMarker } from '../../src/tasks/comment-markers.ts'
import { PipelineRun, REPOSITORY } from '../support/pipeline-run.ts'
import { bot } from '../support/run.ts'
import { task } from '../support/run-snapshots.ts'
import { calls, type Turn } from '../support/scripted-model.ts'

const finish = calls('finish', { title: 'Correct the greeting', description: 'It says Hello.' })
const edit = calls('edit_file', { path: 'greeting.txt', old_string: 'Helo', new_string: 'Hello' })
const later: Stop = { by: { login: 'ada', id: 7 }, at: '2099-01-01T00:00:00Z', claim: 'comment-999' }
const earlier: Stop = { ...later, at: '2000-01-01T00:00:00Z' }
const verb = (name: 'stop' | 'ask' | 'review') => ({ request: { ...task.request, verb: name } })

/** A model that answers nothing until the run ends its request. */
function silentAfter(run: PipelineRun, stop: Stop, of?: Pick<Task, 'subject'>): Turn {
  return async ({ signal }) => {
    const ended = once(signal, 'abort')
    await run.stop(stop, of)
    await ended
    throw signal.reason as Error
  }
}

describe('a run that a person stops', () => {
  it('submits its work as a draft, without checks and without another turn', async () => {
    await using run = await PipelineRun.open({
      'greeting.txt': 'Helo\n',
      '.github/agent.yml': '{"verify": ["true"]}\n'
    })
    const outcome = await run.play([edit, silentAfter(run, later)])
    expect(outcome).toMatchObject({ kind: 'stopped', reason: 'ada asked to stop.', publication: { isDraft: true } })
    expect(run.steps).toEqual(expect.arrayContaining(['working', 'publishing', 'stopped']))
    expect(run.steps).not.toContain('verifying')
    expect(run.opened[0]?.body).toContain('the run was stopped before the checks')
    expect(run.events).toContainEqual(expect.objectContaining({ kind: 'stop-requested', writtenAt: later.at }))
  })

  it('continues if there is only an older stop', async () => {
    await using run = await PipelineRun.open()
    await run.stop(earlier)
    expect(await run.play([edit, finish])).toMatchObject({ kind: 'proposed' })
  })

  it('continues if GitHub does not say whether there is a stop', async () => {
    await using run = await PipelineRun.open()
    const route = `${REPOSITORY}/git/matching-refs/{ref}`
    run.github.fault({ method: 'GET', route, status: 500, times: Infinity })
    expect(await run.play([edit, finish])).toMatchObject({ kind: 'proposed' })
  })

  it('publishes nothing when it has changed nothing', async () => {
    await using run = await PipelineRun.open()
    expect(await run.play([silentAfter(run, later)])).toMatchObject({ kind: 'stopped', publication: undefined })
    expect(await run.pushed()).toEqual([])
  })

  it('ends a question too', async () => {
    await using run = await PipelineRun.open()
    const outcome = await run.play([silentAfter(run, later)], { task: verb('ask') })
    expect(outcome).toMatchObject({ kind: 'stopped', publication: undefined })
  })

  it.each([
    ['posts what it has found so far', true, { kind: 'reviewed', incompleteReason: 'ada asked to stop.' }],
    ['posts nothing if it has found nothing', false, { kind: 'stopped', publication: undefined }]
  ])('ends a review, which %s', async (_, hasFound, end) => {
    await using run = await PipelineRun.open()
    await run.pullRequest()
    const finding = { path: 'of-the-head.txt', line: 1, severity: 'minor', title: 'Wrong', body: 'It is.' }
    const found = hasFound ? [calls('comment_on', finding)] : []
    const review = { ...verb('review'), subject: 'pull-request', number: 12 } as const
    expect(await run.play([...found, silentAfter(run, later, review)], { task: review })).toMatchObject(end)
  })

  it('ends checks after the work, and submits the work as a draft', async () => {
    await using run = await PipelineRun.open({
      'greeting.txt': 'Helo\n',
      '.github/agent.yml': '{"verify": ["if grep -q Hello greeting.txt; then sleep 30; fi"]}\n'
    })
    const stopWhenChecking: Promise<void> = (async () => {
      while (!run.steps.includes('verifying')) await new Promise(setImmediate)
      await run.stop(later)
    })()
    expect(await run.play([edit, finish])).toMatchObject({ kind: 'stopped', publication: { isDraft: true } })
    await stopWhenChecking
    expect(run.patches).toEqual([])
  })

  it('does not start if it was asked for before the stop', async () => {
    await using run = await PipelineRun.open()
    await run.stop(later)
    expect(await run.play([])).toMatchObject({ kind: 'skipped', reason: expect.stringContaining('ada asked to stop') })
    expect(run.steps).not.toContain('preparing')
  })

  it('starts again when somebody re-runs its job after the stop', async () => {
    await using run = await PipelineRun.open()
    await run.stop({ ...later, at: new Date(Date.now() - 60_000).toISOString() })
    const again = { identity: { id: '7', attempt: 2 } }
    expect(await run.play([edit, finish], { effects: again })).toMatchObject({ kind: 'proposed' })
  })
})

describe('the command stop', () => {
  const working = `${progressMarker('comment-1')}\n${runMarker('31', 'working')}\n`
  const ended = `${progressMarker('comment-1')}\n${runMarker('31', 'ended')}\n`

  const route = `${REPOSITORY}/actions/runs/{run_id}/cancel`
  /** As with a token that may cancel runs. */
  const canceling = (run: PipelineRun) => ({ forge: run.forgeWith({ permissions: { actions: 'write' } }) })

  it('does nothing but check the permission and write the stop', async () => {
    await using run = await PipelineRun.open()
    run.say(ended)
    const outcome = await run.play([], { task: verb('stop') })
    expect(outcome).toMatchObject({ kind: 'answered', answer: expect.stringContaining('No comment here shows a run') })
    expect(await run.stopped).toEqual({
      by: { login: task.actor.login, id: task.actor.id },
      at: task.createdAt,
      claim: expect.stringMatching(/^comment-/)
    })
    expect(run.steps).toEqual(['permission', 'answered'])
  })

  it('writes nothing for somebody without write access, and tells them', async () => {
    await using run = await PipelineRun.open()
    run.repository.setPermission(task.actor.login, 'read')
    expect(await run.play([], { task: verb('stop') })).toMatchObject({ kind: 'skipped' })
    expect(await run.stopped).toBeUndefined()
    expect(run.notices).toHaveLength(1)
  })

  it('says nothing when the run that it stops reports itself', async () => {
    await using run = await PipelineRun.open()
    const progress = run.say(working)
    const read = { method: 'GET', route: `${REPOSITORY}/issues/{issue_number}/comments`, skip: 1 } as const
    run.github.before(read, () => {
      run.repository.editComment(progress.id, ended)
    })
    const outcome = await run.play([], { task: verb('stop') })
    expect(outcome).toEqual({ kind: 'answered', answer: 'Run 31 stopped.' })
    expect(run.notices).toEqual([])
    expect(run.repository.state.cancelledRuns).toEqual([])
  })

  it('cancels a run that does not end', async () => {
    await using run = await PipelineRun.open()
    run.say(working)
    expect(await run.play([], { task: verb('stop'), effects: canceling(run) })).toMatchObject({
      kind: 'answered',
      answer: 'Run 31 did not stop in time and was cancelled. Its comment says what it has kept.'
    })
    expect(run.repository.state.cancelledRuns).toEqual([31])
  })

  it('names the permission that is missing to cancel a run', async () => {
    await using run = await PipelineRun.open()
    run.say(working)
    await run.play([], { task: verb('stop') })
    expect(run.notices[0]).toMatch(/actions: write.*\/actions\/runs\/31/)
  })

  it('says that nothing runs when GitHub reports that the run was killed', async () => {
    await using run = await PipelineRun.open()
    run.say(working)
    run.github.fault({ method: 'POST', route, status: 409 })
    await run.play([], { task: verb('stop') })
    expect(run.notices[0]).toContain('No comment here shows a run')
  })

  it('does nothing a second time for the same comment', async () => {
    await using run = await PipelineRun.open()
    const same = { task: { ...verb('stop'), trigger: task.trigger } }
    await run.play([], same)
    expect(await run.play([], same)).toMatchObject({ kind: 'skipped' })
    expect(run.notices).toHaveLength(1)
  })

  it('continues where it was killed when its job is re-run', async () => {
    await using run = await PipelineRun.open()
    const same = { ...verb('stop'), trigger: task.trigger }
    await run.play([], { task: same })
    run.say(working)
    const again = { identity: { id: '7', attempt: 2 }, ...canceling(run) }
    expect(await run.play([], { task: same, effects: again })).toMatchObject({ kind: 'answered' })
    expect(run.repository.state.cancelledRuns).toEqual([31])
  })

  it('leaves a run alone that was asked for after it', async () => {
    await using run = await PipelineRun.open()
    run.say(working, bot.login, new Date(Date.parse(task.createdAt) + 1_000))
    expect(await run.play([], { task: verb('stop') })).toMatchObject({ kind: 'answered' })
    expect(run.repository.state.cancelledRuns).toEqual([])
  })

  it('says in the thread why it could not stop anything', async () => {
    await using run = await PipelineRun.open()
    run.github.fault({ method: 'POST', route: `${REPOSITORY}/git/commits`, status: 401 })
    expect(await run.play([], { task: verb('stop') })).toMatchObject({ kind: 'failed' })
    expect(run.notices[0]).toMatch(/^Nothing was stopped: GitHub does not accept the token/)
  })

  it('does not say that nothing was stopped once the runs were asked to stop', async () => {
    await using run = await PipelineRun.open()
    run.say(working)
    run.github.fault({ method: 'POST', route, status: 401 })
    expect(await run.play([], { task: verb('stop') })).toMatchObject({ kind: 'failed' })
    expect(await run.stopped).toBeDefined()
    expect(run.notices[0]).toMatch(
      /^The runs here were asked to stop, but whether they have ended is not known: GitHub does not accept the token/
    )
  })
})
