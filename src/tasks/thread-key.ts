import type { Task } from '../domain/task.ts'
import { taskKey } from './task-key.ts'

/** Identifies a thread, or a task without one, in the names of refs and branches. */
export function threadKey({ subject, number, trigger }: Pick<Task, 'subject' | 'number' | 'trigger'>): string {
  if (trigger.kind === 'prompt') return `task-${taskKey(trigger)}`
  if (trigger.kind === 'ci' && trigger.repair) return trigger.repair.key
  return `${subject === 'issue' ? 'issue' : 'pull'}-${number}`
}
