import type { Task } from '../domain/task.ts'
import { fillBranchTemplate } from '../text/branch-template.ts'
import { claimKey, threadKey } from './keys.ts'

type Named = Pick<Task, 'subject' | 'number' | 'trigger' | 'title' | 'createdAt'>

/**
 * The branch for a task's work. With most templates it is always the same for an issue or a task of the repository, so that a later run finds
 * the work of an earlier one; see `branchPattern` for the others.
 *
 * @param template the setting `branch`. Tasks of the repository have a name of their own.
 * @param attempt 2 or more names a new branch, for when the pull request of the previous one is merged or closed
 */
export function branchName(task: Named, template: string, attempt = 1): string {
  const { subject } = task
  const kind = subject === 'issue' ? 'issue' : 'pull'
  const name = subject === 'repository' ? taskBranch(task) : fillBranchTemplate(template, { ...task, kind })
  // Ids of items contain no dot, but another item can be called `core-2`.
  const separator = itemsFolder(task) === undefined ? '-' : '.'
  return attempt === 1 ? name : `${name}${separator}${attempt}`
}

function taskBranch(task: Named): string {
  const folder = itemsFolder(task)
  return folder === undefined ? `agent/${threadKey(task)}` : `${folder.branch}/${folder.item}`
}

/** Where the branches of all items of a task are, which cannot be a branch itself; undefined for a task without items. */
export function itemsFolder({ trigger }: Pick<Task, 'trigger'>) {
  if (trigger.kind !== 'prompt' || !trigger.item) return undefined
  return { branch: `agent/task-${trigger.taskId}`, item: trigger.item.id }
}

/** The branches for a task's work, in the order in which they are taken. */
export function branchNames(task: Named, template: string, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => branchName(task, template, index + 1))
}

/** A branch for work that cannot go to its branch because others pushed there meanwhile: one for each request. */
export function sideBranchName(task: Named, template: string): string {
  return `${branchName(task, template)}-${claimKey(task)}`
}

/** The issue whose branch has this name by the default template; undefined for any other branch. */
export function issueOfBranch(branch: string): number | undefined {
  const [, number] = /^agent\/issue-(\d{1,15})(?:-\d{1,3})?$/.exec(branch) ?? []
  return number === undefined ? undefined : Number(number)
}
