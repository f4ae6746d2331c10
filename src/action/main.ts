import * as core from '@actions/core'
import { realpathSync } from 'node:fs'
import { stackOf } from '../agent/error-text.ts'
import type { Ignored, Task } from '../domain/task.ts'
import { UserError } from '../errors.ts'
import { allowsWriting } from '../forge/forge.ts'
import type { Forge } from '../forge/github.ts'
import { collectJobSecrets } from '../secrets/collect.ts'
import { createRedactor, type Redact, redactDeep } from '../secrets/redact.ts'
import { asksForDoctor, readGatherInputs, readPhase, readStatsInputs } from '../settings/event-inputs.ts'
import { readEvent } from '../tasks/read-event.ts'
import { readRunnerContext, type RunnerContext } from './runner-context.ts'
import { inRepository, inTarget } from './target-repository.ts'
import { documentationUrl } from '../text/documentation-url.ts'
import { programIn } from '../workspace/sandbox/closed-paths.ts'
import type { Inputs } from '../settings/inputs.ts'
import { resultOf } from '../tasks/verbs.ts'
import { resolve } from 'node:path'
import type { EventSettings } from '../domain/settings.ts'
import type { TaskItem } from '../domain/task-item.ts'
import { eventSettings } from '../settings/event-inputs.ts'
import type { ReadInput } from '../settings/check-inputs.ts'

/** For reading a target repository or gathering outcomes. Longer than GitHub asks to wait for a write. */
const MAX_FORGE_MS = 20 * 60_000
const MAX_STATS_MS = 10 * 60_000
const MAX_NOTICE_MS = 60_000

/** The main step of the action: an event in; outputs, summary and exit status out. */
export async function main(): Promise<void> {
  try {
    const repository = core.getInput('repository').trim()
    const context = inRepository(await readRunnerContext(process.env), repository)
    refuseActionInWorkspace(context.workspace)
    if (asksForDoctor(core.getInput)) {
      await (await import('./run-doctor.ts')).runDoctor(context)
      return
    }
    const phase = readPhase(core.getInput)
    if (phase === 'stats') {
      await reportStats(context)
      return
    }
    const { event } = context
    const settings = await readEventSettings(core.getInput, context, openRedactor)
    const ownTask = taskOfPhase(await readEvent(event.name, event.payload, settings), phase)
    const task = repository === '' ? ownTask : await inTarget(ownTask, () => connect(context))
    if (task.kind === 'ignored') await reportIgnored(task, context)
    else if (phase === 'gather') await reportGathered(task, context)
    // Most comments ask for nothing. Only a task loads the code that carries it out.
    else await (await import('./run-event.ts')).carryOut(task, context)
  } catch (error) {
    const redact = openRedactor()
    core.setFailed(redact(error instanceof UserError ? error.message : stackOf(error)))
  }
}

/**
 * Attack: parts of the program are loaded during the work, and the post step after it. If they are inside the workspace, a command or the
 * head of a pull request can have replaced them, and they run with the secrets.
 */
function refuseActionInWorkspace(workspace: string): void {
  const program = programIn(realpathSync(workspace), process.env['NODE_OPTIONS'])
  if (program === undefined) return
  throw new UserError(
    `The action was started from inside the workspace (\`uses: ./…\`), where the work could change its code: ${program}. Use a released version, or copy action.yml and dist out of the workspace first, as ${documentationUrl('.github/workflows/agent.yml')} does, and start without --require, --import and --loader in NODE_OPTIONS.`
  )
}

async function connect(context: RunnerContext, maxMs = MAX_FORGE_MS): Promise<Forge> {
  const { connectForge } = await import('../connect-forge.ts')
  return connectForge(core.getInput('github-token'), context, AbortSignal.timeout(maxMs))
}

function openRedactor(): Redact {
  return createRedactor(collectJobSecrets(core.getInput, process.env))
}

async function reportIgnored({ reason, notice, isForSummary }: Ignored, context: RunnerContext): Promise<void> {
  core.notice(`Nothing to do: ${reason}.`)
  if (isForSummary) await core.summary.addRaw(`Nothing to do: ${reason}.`, true).write()
  core.setOutput('outcome', 'skipped')
  // The propose job cannot write comments. The publish job gets the same event.
  if (!notice || readPhase(core.getInput) === 'propose') return
  const { permissionOf } = await import('../run/claim/permission.ts')
  const forge = await connect(context, MAX_NOTICE_MS)
  // Attack: anyone who can comment could make the bot comment too, as often as they like.
  if (!allowsWriting(await permissionOf(notice.actor, forge))) return
  await forge.postNoticeOnce(notice.number, { about: { claim: notice.claim }, text: notice.text })
}

/** Writes to the job summary what happened to the pull requests of the last `stats-days` days. */
async function reportStats({ owner, repo, apiUrl, serverUrl }: RunnerContext): Promise<void> {
  const { 'github-token': token, 'stats-days': days } = readStatsInputs(core.getInput)
  const { readStats } = await import('../stats/read-stats.ts')
  const { statsMarkdown } = await import('../stats/stats-markdown.ts')
  const source = { owner, repo, apiUrl, serverUrl, token, signal: AbortSignal.timeout(MAX_STATS_MS) }
  const { stats, isComplete } = await readStats(source, { days, now: new Date() })
  await core.summary.addRaw(statsMarkdown(stats, { repository: `${owner}/${repo}`, days, isComplete })).write()
  core.setOutput('outcome', 'answered')
}

async function reportGathered(task: Task, context: RunnerContext): Promise<void> {
  const { gatherOutcomes } = await import('./gather-outcomes.ts')
  const inputs = readGatherInputs(core.getInput)
  const options = { forge: await connect(context), context, redact: openRedactor(), now: Date.now }
  const { outcome, text, issueUrl = '' } = await gatherOutcomes(task, inputs, options)
  await core.summary.addRaw(`${text}\n`).write()
  core.setOutput('outcome', outcome)
  core.setOutput('issue-url', issueUrl)
}

/** The task of a job with this phase. The other jobs of the workflow get the same event, and handle what this one ignores. */
export function taskOfPhase(task: Task | Ignored, phase: Inputs['phase']): Task | Ignored {
  switch (phase) {
    case 'stop':
      if (task.kind === 'task' && resultOf(task) === 'stop') return task
      return leftToOthers('the comment does not ask to stop, and this job does nothing else')
    case 'plan':
    case 'gather':
      if (task.kind === 'ignored') return { ...task, notice: undefined }
      if (task.trigger.kind === 'prompt') return task
      return leftToOthers(`a job with phase: ${phase} only works on the task of the workflow`)
    default:
      return task
  }
}

function leftToOthers(reason: string): Ignored {
  return { kind: 'ignored', reason, notice: undefined }
}

/**
 * The inputs that decide which events are requests, with what the plan job knows about the item of this job.
 *
 * @throws UserError if the plan job knows no such item
 */
export async function readEventSettings(
  read: ReadInput,
  { job, workspace }: Pick<RunnerContext, 'job' | 'workspace'>,
  openRedactor: () => Redact
): Promise<EventSettings> {
  const settings = eventSettings(read, job)
  const folder = read('artifacts-path').trim()
  const { prompted } = settings
  if (!prompted?.item || folder === '') return settings
  const { readPlan } = await import('../fan-out/job-artifacts.ts')
  const plannedItem = itemOf(await readPlan(resolve(workspace, folder), prompted.taskId), prompted.item.id)
  return { ...settings, prompted: { ...prompted, item: redactDeep(plannedItem, openRedactor()) } }
}

function itemOf(items: readonly TaskItem[], id: string): TaskItem {
  const plannedItem = items.find((item) => item.id === id)
  if (plannedItem) return plannedItem
  throw new UserError(`The plan job left no item ${id}. Set \`item\` to \`\${{ matrix.item }}\`.`)
}
