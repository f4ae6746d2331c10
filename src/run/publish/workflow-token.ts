import type { Person } from '../../domain/task.ts'

/**
 * True for the account of the token that GitHub gives to every workflow run. This token cannot change workflow files. The workflows
 * of a pull request that it opens or updates wait for approval on github.com, and do not start on GitHub Enterprise Server.
 */
export function isWorkflowToken({ login }: Person): boolean {
  return login === 'github-actions[bot]'
}
