import { createHash } from 'node:crypto'
import type { CiSource } from '../domain/ci-failure.ts'
import type { Task } from '../domain/task.ts'
import { taskKey } from './task-key.ts'

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
