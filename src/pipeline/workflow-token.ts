import type { Person } from '../domain/task.ts'

/**
 * True for the account of the token that GitHub gives to every workflow run. This token cannot change workflow files, and its events
 * start no workflows.
 */
export function isWorkflowToken({ login }: Pick<Person, 'login'>): boolean {
  return login === 'github-actions[bot]'
}
