import { createHash } from 'node:crypto'
import type { CiSource } from '../domain/ci-failure.ts'
import type { Task, PromptTrigger } from '../domain/task.ts'
import type { Plan } from '../domain/plan.ts'
import { unixLines } from '../text/lines.ts'

/**
 * Identifies what was asked, in the names of refs and branches and in the markers of comments. All events and attempts of one request have
 * the same key.
 */
export function claimKey({ trigger, number, createdAt }: Pick<Task, 'trigger' | 'number' | 'createdAt'>): string {
  switch (trigger.kind) {
    case 'comment':
      return `comment-${trigger.commentId}`
    // A review with comments on lines causes one event for itself and one for each comment.
    case 'review':
      return `review-${trigger.reviewId}`
    // A label that is added again asks again.
    case 'label':
      return `label-${number}-${digest(trigger.label)}-${Date.parse(createdAt)}`
    case 'assignment':
      return `assign-${number}-${Date.parse(createdAt)}`
    case 'ci':
      return `ci-${trigger.failure.headSha}-${checksKey(trigger.failure.source)}`
    // Several events of a pull request can be about the same commits. Another pull request can have the same head, and another base.
    case 'auto-review':
      return `auto-review-${number}-${trigger.headSha}`
    case 'prompt':
      return `task-${taskKey(trigger)}-${trigger.runId}`
  }
}

/** Once for a commit, and once more when its checks have been run again. */
function checksKey(source: CiSource): string {
  const isAgain = source.kind === 'workflow' && source.attempt > 1
  return isAgain ? `${sourceKey(source)}-again` : sourceKey(source)
}

/** What the checks belong to: a workflow, or the app that made them. */
export function sourceKey(source: CiSource): string {
  return source.kind === 'suite' ? source.app : String(source.workflowId)
}

/** A label can have any characters. Its upper and lower case are the same label. */
function digest(label: string): string {
  return createHash('sha256').update(label.toLowerCase()).digest('hex').slice(0, 12)
}

/** Names a task, or one item of it, in refs and markers. No id contains the character that separates the two. */
export function taskKey({ taskId, item }: Pick<PromptTrigger, 'taskId' | 'item'>): string {
  return item ? `${taskId}_${item.id}` : taskId
}

/** Identifies a plan, for one commit of the base branch and one issue or pull request. */
export function planHash({ text, baseSha }: Pick<Plan, 'text' | 'baseSha'>, number: number): string {
  return createHash('sha256')
    .update(JSON.stringify([number, baseSha, text]))
    .digest('hex')
    .slice(0, 32)
}

/** Changes when the prompt of a task does. White space at the ends and line endings do not count. */
export function promptHash(prompt: string): string {
  return createHash('sha256').update(unixLines(prompt.trim())).digest('hex').slice(0, 16)
}

/** Identifies a thread, or a task without one, in the names of refs and branches. */
export function threadKey({ subject, number, trigger }: Pick<Task, 'subject' | 'number' | 'trigger'>): string {
  if (trigger.kind === 'prompt') return `task-${taskKey(trigger)}`
  if (trigger.kind === 'ci' && trigger.repair) return trigger.repair.key
  return `${subject === 'issue' ? 'issue' : 'pull'}-${number}`
}

const MAX_PART = 40

/**
 * Names the repair of a branch: `ci-` and the workflow file, or the app whose checks failed.
 *
 * @param branch undefined for the default branch
 */
export function repairKey(source: CiSource, branch: string | undefined): string {
  const checks = source.kind === 'suite' ? source.app : fileName(source.path, source.workflowId)
  return ['ci', plainName(checks), ...(branch === undefined ? [] : [plainName(branch), branchDigest(branch)])].join('-')
}

function fileName(path: string, workflowId: number): string {
  const [, name = String(workflowId)] = /([^/]+?)(?:\.ya?ml)?$/u.exec(path) ?? []
  return name
}

/** Different names can become the same one. */
function plainName(name: string): string {
  return name.replaceAll(/[^\w-]+/gu, '-').slice(0, MAX_PART)
}

function branchDigest(branch: string): string {
  return createHash('sha256').update(branch).digest('hex').slice(0, 8)
}
