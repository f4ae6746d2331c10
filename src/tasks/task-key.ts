import type { PromptTrigger } from '../domain/task.ts'

/** Names a task, or one item of it, in refs and markers. No id contains the character that separates the two. */
export function taskKey({ taskId, item }: Pick<PromptTrigger, 'taskId' | 'item'>): string {
  return item ? `${taskId}_${item.id}` : taskId
}
