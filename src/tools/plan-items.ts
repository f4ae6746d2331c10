import * as z from 'zod'
import { defineTool, type Tool } from '../agent/tool.ts'
import { MAX_ITEM_KEY, MAX_ITEM_TEXT, MAX_ITEM_TITLE } from '../domain/task-item.ts'
import { ToolError } from '../errors.ts'
import { plural } from '../text/format.ts'

export interface PlannedItem {
  readonly key: string
  readonly title: string
  readonly text: string
}

/** What a run that divides its task into items has found so far. */
export class ItemBook {
  readonly #items = new Map<string, PlannedItem>()
  #isCalled = false

  /** How many items there can be. */
  readonly max: number

  constructor(max: number) {
    this.max = max
  }

  get all(): readonly PlannedItem[] {
    return [...this.#items.values()]
  }

  /** False until the model has said what the items are, if only that there are none. */
  get isCalled(): boolean {
    return this.#isCalled
  }

  /** An item with the key of an earlier one replaces it. @throws ToolError if there are too many */
  add(items: readonly PlannedItem[]): void {
    const keys = new Set([...this.#items.keys(), ...items.map(({ key }) => key)])
    if (keys.size > this.max) {
      throw new ToolError(
        `These would be ${keys.size} items, and ${this.max} are allowed. None was added. Name the ${this.max} most important ones, or make larger items.`
      )
    }
    this.#isCalled = true
    for (const item of items) this.#items.set(item.key, item)
  }
}

export function planItems(book: ItemBook): Tool {
  return defineTool({
    name: 'plan_items',
    description: `Name the items that the task is divided into. There can be up to ${book.max}. Call it again to add more; with an empty list if there is nothing to do.`,
    otherNames: ['add_items', 'create_items', 'plan_tasks'],
    cachePolicy: 'none',
    parameters: z.strictObject({
      items: z.array(
        z.strictObject({
          key: z
            .string()
            .trim()
            .min(1)
            .max(MAX_ITEM_KEY)
            .describe('What identifies it, the same in every later run: a path, or the full name of a package.'),
          title: z.string().trim().min(1).max(MAX_ITEM_TITLE).describe('What it is, in a few words.'),
          text: z.string().trim().max(MAX_ITEM_TEXT).default('').describe('What the run that works on it must know.')
        })
      )
    }),
    aliases: { tasks: 'items' },
    subject: ({ items }) => plural(items.length, 'item'),
    run({ items }) {
      book.add(items)
      return Promise.resolve({ text: `${plural(book.all.length, 'item')} in all.` })
    }
  })
}
