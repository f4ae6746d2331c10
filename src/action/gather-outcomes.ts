import { resolve } from 'node:path'
import type { Task } from '../domain/task.ts'
import { readOutcomes, readPlan } from '../fan-out/job-artifacts.ts'
import { fanOutText, trackingBody, trackingTitle, type FanOut } from '../fan-out/outcomes-text.ts'
import type { Forge } from '../forge/github.ts'
import { refuseWithoutWriteAccess } from '../run/claim/permission.ts'
import { claimedReason, LONGEST_OPENING_MS } from '../run/claim/run-lock.ts'
import { redactDeep, type Redact } from '../secrets/redact.ts'
import { fanOutMarker } from '../tasks/comment-markers.ts'
import { escapeMarkdown, joinParagraphs } from '../text/quote-markdown.ts'
import type { RunnerContext } from './runner-context.ts'

export interface GatherInputs {
  readonly 'artifacts-path': string
  readonly 'dry-run': boolean
}

export interface GatherOptions {
  readonly forge: Forge
  readonly context: Pick<RunnerContext, 'workspace' | 'runUrl' | 'repositoryUrl' | 'serverUrl' | 'run'>
  readonly redact: Redact
  /** Milliseconds since 1970. */
  readonly now: () => number
}

export interface Gathered {
  readonly outcome: 'answered' | 'skipped'
  /** For the job summary; Markdown. */
  readonly text: string
  /** Undefined if nothing was written. */
  readonly issueUrl: string | undefined
}

/**
 * Reports the outcomes of the items of a task in one issue that each run rewrites. A closed issue stays closed.
 *
 * @throws UserError if the plan job left no items
 */
export async function gatherOutcomes(
  task: Task,
  inputs: GatherInputs,
  { forge, context, redact, now }: GatherOptions
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
  const kept = inputs['dry-run'] ? NO_ISSUE : await keepIssue(fanOut, { forge, run, now: now() })
  return { outcome: 'answered', text: joinParagraphs([fanOutText(fanOut), kept.problem]), issueUrl: kept.url }
}

interface KeptIssue {
  readonly url: string | undefined
  /** Why it was not written; Markdown. '' if it was, or if there is nothing to write. */
  readonly problem: string
}

const NO_ISSUE: KeptIssue = { url: undefined, problem: '' }

interface IssueOptions {
  readonly forge: Forge
  readonly run: RunnerContext['run']
  readonly now: number
}

/** Two simultaneous runs must not open two issues. If this run writes none, the next run of the task does. */
async function keepIssue(fanOut: FanOut, { forge, run, now }: IssueOptions): Promise<KeptIssue> {
  const marker = fanOutMarker(fanOut.taskId)
  const self = await forge.whoAmI()
  const issue = (await forge.listOwnIssues(self)).find(({ body }) => body.startsWith(marker))
  const body = trackingBody(fanOut)
  if (issue) {
    if (issue.body !== body) await forge.updateIssue(issue.number, { body, state: issue.state })
    return { url: issue.url, problem: '' }
  }
  if (fanOut.items.length === 0) return NO_ISSUE
  const claim = await forge.claim(`gather-${fanOut.taskId}`, run)
  if (claimedReason(claim, run, now, LONGEST_OPENING_MS) !== undefined) return { url: undefined, problem: BEING_OPENED }
  const { url } = await forge.openIssueOnce({ self, marker, title: trackingTitle(fanOut), body })
  return { url, problem: '' }
}

const BEING_OPENED =
  'The report is not in an issue yet: another run of this task is opening one, or was killed before it could. Re-run this job to write the report.'
