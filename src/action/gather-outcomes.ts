import { resolve } from 'node:path'
import type { Task } from '../domain/task.ts'
import { readOutcomes, readPlan } from '../fan-out/artifacts.ts'
import { fanOutText, trackingBody, trackingTitle, type FanOut } from '../fan-out/gather.ts'
import type { Forge } from '../forge/forge.ts'
import { refuseWithoutWriteAccess } from '../pipeline/permission.ts'
import { claimedReason } from '../pipeline/run-lock.ts'
import { redactDeep, type Redact } from '../secrets/redact.ts'
import { fanOutMarker } from '../tasks/comment-markers.ts'
import { escapeMarkdown } from '../text/quote-markdown.ts'
import type { RunnerContext } from './runner-context.ts'

export interface GatherInputs {
  readonly 'artifacts-path': string
  readonly 'dry-run': boolean
}

export interface GatherOptions {
  readonly forge: Forge
  readonly context: Pick<RunnerContext, 'workspace' | 'runUrl' | 'repositoryUrl' | 'serverUrl' | 'run'>
  readonly redact: Redact
}

export interface Gathered {
  readonly outcome: 'answered' | 'skipped'
  /** For the job summary; Markdown. */
  readonly text: string
  /** Undefined if nothing was written. */
  readonly issueUrl: string | undefined
}

/**
 * Says what became of the items of a task, in one issue that each run rewrites. A closed issue stays closed.
 *
 * @throws UserError if the plan job left no items
 */
export async function gatherOutcomes(
  task: Task,
  inputs: GatherInputs,
  { forge, context, redact }: GatherOptions
): Promise<Gathered> {
  if (task.trigger.kind !== 'prompt') throw new Error('Only a task of the repository has items.')
  const { taskId } = task.trigger
  const refusal = await refuseWithoutWriteAccess(task, forge)
  if (refusal !== undefined) return { outcome: 'skipped', text: escapeMarkdown(refusal), issueUrl: undefined }
  const folder = resolve(context.workspace, inputs['artifacts-path'])
  const [plan, outcomes] = await Promise.all([readPlan(folder, taskId), readOutcomes(folder)])
  const items = redactDeep(plan, redact)
  const { run, ...pages } = context
  const fanOut = { taskId, items, outcomes: new Map(redactDeep([...outcomes], redact)), ...pages }
  const issueUrl = inputs['dry-run'] ? undefined : await keepIssue(fanOut, forge, run)
  return { outcome: 'answered', text: fanOutText(fanOut), issueUrl }
}

/** Two runs at once must not open two issues: the next run of the task writes what this one leaves. */
async function keepIssue(
  fanOut: FanOut,
  forge: Pick<Forge, 'whoAmI' | 'listOwnIssues' | 'openIssueOnce' | 'updateIssue' | 'claim'>,
  run: RunnerContext['run']
): Promise<string | undefined> {
  const marker = fanOutMarker(fanOut.taskId)
  const self = await forge.whoAmI()
  const found = (await forge.listOwnIssues(self)).find(({ body }) => body.startsWith(marker))
  const body = trackingBody(fanOut)
  if (found) {
    if (found.body !== body) await forge.updateIssue(found.number, { body, state: found.state })
    return found.url
  }
  if (fanOut.items.length === 0) return undefined
  const claim = await forge.claim(`gather-${fanOut.taskId}`, run)
  if (claimedReason(claim, run, Date.now()) !== undefined) return undefined
  return (await forge.openIssueOnce({ self, marker, title: trackingTitle(fanOut), body })).url
}
