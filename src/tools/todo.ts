import * as z from 'zod'
import { defineTool, type Tool } from '../agent/tool.ts'
import type { TodoItem } from '../domain/todo-item.ts'
import { shorten } from '../text/shorten.ts'
import { otherAgents } from './other-agents.ts'

const MAX_ITEMS = 50
const MAX_CONTENT = 200

/** Names that models were trained on, each with the one it stands for. */
const ITEM_ALIASES: Readonly<Record<string, string>> = {
  state: 'status',
  step: 'content',
  task: 'content',
  text: 'content',
  title: 'content'
}
const STATUS_ALIASES: Readonly<Record<string, string>> = {
  done: 'completed',
  doing: 'in_progress',
  'in-progress': 'in_progress',
  not_started: 'pending',
  open: 'pending',
  todo: 'pending'
}

const item = z.object({
  content: z
    .string()
    .trim()
    .min(1)
    .transform((text) => shorten(text, MAX_CONTENT)),
  status: z.preprocess(
    (status) => (typeof status === 'string' ? (STATUS_ALIASES[status] ?? status) : status),
    z.enum(['pending', 'in_progress', 'completed'])
  )
})

/**
 * Lets the model keep a list of what it has to do, for the people who watch the run.
 *
 * @param show receives the whole list each time
 */
export function todo(show: (items: readonly TodoItem[]) => void): Tool {
  return defineTool({
    name: 'todo',
    description: 'Show people your list of steps, if there are several. Send the whole list each time.',
    cachePolicy: 'none',
    parameters: z.object({
      items: z.array(z.preprocess(withKnownNames, item)).max(MAX_ITEMS)
    }),
    ...otherAgents.todo,
    subject: ({ items }) => countDone(items),
    run({ items }) {
      show(items)
      return Promise.resolve({ text: countDone(items) })
    }
  })
}

function countDone(items: readonly TodoItem[]): string {
  return `${items.filter(({ status }) => status === 'completed').length} of ${items.length} done`
}

function withKnownNames(value: unknown): unknown {
  if (typeof value === 'string') return { content: value, status: 'pending' }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [ITEM_ALIASES[name] ?? name, field]))
}
