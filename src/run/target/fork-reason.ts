import type { Task } from '../../domain/task.ts'
import type { PullRequest } from '../../forge/forge.ts'
import { resultOf } from '../../tasks/verbs.ts'

/** Why a request is not carried out on the pull request of a fork; undefined if it is. */
export function forkReason({ number }: PullRequest, task: Task): string | undefined {
  if (task.trigger.kind === 'ci') return 'the pull request comes from a fork, whose code is not run here'
  switch (resultOf(task)) {
    case 'revert':
      return `the pull request comes from a fork, and only people who can push to its branch can revert commits there. Run \`gh pr checkout ${number}\`, \`git revert\` and \`git push\`; a suggestion or a patch that nobody applied needs no undo.`
    case 'merge':
      return `the pull request comes from a fork, and the token of a workflow cannot merge into its branch. Press **Update branch** in the merge box, or run \`gh pr update-branch ${number}\`.`
    default:
      return undefined
  }
}

/** Why `retry` does nothing on the pull request of a fork. */
export const FORK_RETRY =
  'the pull request comes from a fork, where a retry cannot replace earlier work. Ask again with fix and your own words.'
