import { resolve } from 'node:path'
import type { EventSettings } from '../domain/event-settings.ts'
import type { TaskItem } from '../domain/task-item.ts'
import { UserError } from '../errors.ts'
import { redactDeep, type Redact } from '../secrets/redact.ts'
import { eventSettings } from '../settings/event-inputs.ts'
import type { ReadInput } from '../settings/read-input.ts'
import type { RunnerContext } from './runner-context.ts'

/**
 * The inputs that decide which events are requests, with what the plan job knows about the item of this job.
 *
 * @throws UserError if the plan job knows no such item
 */
export async function readEventSettings(
  read: ReadInput,
  { job, workspace }: Pick<RunnerContext, 'job' | 'workspace'>,
  openRedactor: () => Redact
): Promise<EventSettings> {
  const settings = eventSettings(read, job)
  const folder = read('artifacts-path').trim()
  const { prompted } = settings
  if (!prompted?.item || folder === '') return settings
  const { readPlan } = await import('../fan-out/artifacts.ts')
  const plannedItem = itemOf(await readPlan(resolve(workspace, folder), prompted.taskId), prompted.item.id)
  return { ...settings, prompted: { ...prompted, item: redactDeep(plannedItem, openRedactor()) } }
}

function itemOf(items: readonly TaskItem[], id: string): TaskItem {
  const plannedItem = items.find((item) => item.id === id)
  if (plannedItem) return plannedItem
  throw new UserError(`The plan job left no item ${id}. Set \`item\` to \`\${{ matrix.item }}\`.`)
}
