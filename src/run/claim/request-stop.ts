import type { Effects } from '../effects.ts'
import type { Outcome } from '../../domain/outcome.ts'
import type { Person, Task } from '../../domain/task.ts'
import { messageOf } from '../../errors.ts'
import type { Forge } from '../../forge/github.ts'
import { pause } from '../../forge/repeat-calls.ts'
import { claimKey, threadKey } from '../../tasks/keys.ts'
import { readRunMarker } from '../../tasks/comment-markers.ts'
import { listFirst } from '../../text/format.ts'

/** A run needs one poll to see the stop, and some more to submit its work. */
const MAX_POLLS = 6

/**
 * Asks the runs of a thread to stop, and waits until they have ended. A run that does not end in time is cancelled. There is no comment
 * about a run that stopped: its own comment says so. A job that was killed after it had written the stop goes on from there when it is re-run.
 */
export async function requestStop(task: Task, effects: Effects): Promise<Outcome> {
  const { forge, identity } = effects
  const claim = claimKey(task)
  const say = async (text: string): Promise<Outcome> => {
    await forge.postNoticeOnce(task.number, { about: { claim }, text })
    return { kind: 'answered', answer: text }
  }
  const explaining = async <Result>(problem: string, work: () => Promise<Result>): Promise<Result> => {
    try {
      return await work()
    } catch (error) {
      const text = `${problem}: ${messageOf(error)}`
      await forge.postNoticeOnce(task.number, { about: { claim }, text }).catch(() => undefined)
      throw error
    }
  }
  const { self, isNew } = await explaining('Nothing was stopped', async () => {
    const account = await forge.acknowledge(task)
    const { login, id } = task.actor
    const stop = { by: { login, id }, at: task.createdAt, claim }
    return { self: account, isNew: await forge.writeStop(threadKey(task), stop) }
  })
  if (!isNew && identity.attempt === 1)
    return { kind: 'skipped', reason: 'another job has already carried out this comment' }
  return await explaining(UNKNOWN_END, async () => {
    const running = await workingRuns(task, self, forge)
    if (running.length === 0) return await say(NOTHING_RUNS)
    const left = await waitForEnd(running, { task, self }, effects)
    if (left.length === 0) return { kind: 'answered', answer: `${runsText(running)} stopped.` }
    return await cancelAll(left, effects, say)
  })
}

const UNKNOWN_END = 'The runs here were asked to stop, but whether they have ended is not known'

const NOTHING_RUNS =
  'No comment here shows a run in progress. Requests from before this comment that are still queued will not start, and a run that has not commented yet ends when it sees this.'

/** The runs that our progress comments show at work, without those of later requests. */
async function workingRuns(task: Task, self: Person, forge: Forge): Promise<readonly string[]> {
  const { ownProgress } = await forge.readThread(task, self)
  const stoppedAt = Date.parse(task.createdAt)
  const asked = ownProgress.filter(({ createdAt }) => Date.parse(createdAt) <= stoppedAt)
  const markers = asked.flatMap(({ body }) => readRunMarker(body) ?? [])
  return [...new Set(markers.flatMap(({ runId, hasEnded }) => (hasEnded ? [] : [runId])))]
}

/** Returns the runs that have not ended in time. */
async function waitForEnd(
  running: readonly string[],
  { task, self }: { readonly task: Task; readonly self: Person },
  { forge, settings, signal }: Effects
): Promise<readonly string[]> {
  let left = running
  for (let poll = 1; poll <= MAX_POLLS && left.length > 0; poll += 1) {
    await pause(settings.stopPollMs, signal)
    const working = new Set(await workingRuns(task, self, forge))
    left = left.filter((runId) => working.has(runId))
  }
  return left
}

/** The post step of a cancelled run writes its result. */
async function cancelAll(
  left: readonly string[],
  { forge, settings: { repositoryUrl } }: Effects,
  say: (text: string) => Promise<Outcome>
): Promise<Outcome> {
  const results = await Promise.all(left.map(async (runId) => ({ runId, result: await forge.cancelRun(runId) })))
  const idsOf = (wanted: string) => results.filter(({ result }) => result === wanted).map(({ runId }) => runId)
  const [forbidden, accepted] = [idsOf('forbidden'), idsOf('accepted')]
  if (forbidden.length > 0) {
    const urls = forbidden.map((runId) => `${repositoryUrl}/actions/runs/${runId}`)
    return await say(
      `${runsText(forbidden)} did not stop in time, and this job cannot cancel a run without the permission \`actions: write\`. Cancel it by hand: ${urls.join(' ')}`
    )
  }
  if (accepted.length === 0) return await say(NOTHING_RUNS)
  return await say(`${runsText(accepted)} did not stop in time and was cancelled. Its comment says what it has kept.`)
}

function runsText(runs: readonly string[]): string {
  return `${runs.length === 1 ? 'Run' : 'Runs'} ${listFirst(runs, 10)}`
}
