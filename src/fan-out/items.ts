import { createHash } from 'node:crypto'
import * as z from 'zod'
import { MAX_ITEM_KEY, MAX_ITEM_TEXT, MAX_ITEM_TITLE, MAX_ITEMS, type TaskItem } from '../domain/task-item.ts'
import { UserError } from '../errors.ts'
import { withoutBom } from '../text/lines.ts'
import { oneLine } from '../text/shorten.ts'

const line = (max: number) => z.string().trim().min(1).max(max)
const writtenSchema = z.union([
  line(MAX_ITEM_TITLE).transform((title) => ({ title })),
  z.strictObject({
    title: line(MAX_ITEM_TITLE),
    text: z.string().trim().max(MAX_ITEM_TEXT).optional(),
    key: line(MAX_ITEM_KEY).optional()
  })
])

/** An item as a workflow, a file or the model writes it. */
export interface WrittenItem {
  readonly title: string
  readonly text?: string | undefined
  /** What identifies it. Default: all of it. */
  readonly key?: string | undefined
}

/**
 * Reads items that a workflow or a file has written: a JSON array, or one JSON value on each line.
 *
 * @param where of the text, for messages
 * @throws UserError that names the first invalid item
 */
export function parseItems(
  text: string,
  { where, isLines }: { readonly where: string; readonly isLines: boolean }
): readonly WrittenItem[] {
  const values = isLines ? linesOf(text, where) : jsonOf(text, where)
  if (!Array.isArray(values)) throw new UserError(`${where} is not a JSON array of items.`)
  return values.map((value: unknown, index) => {
    const parsed = writtenSchema.safeParse(value)
    if (parsed.success) return parsed.data
    throw new UserError(
      `Item ${index + 1} of ${where} is not valid. Write a title of at most ${MAX_ITEM_TITLE} characters, or an object with title and, optionally, text (at most ${MAX_ITEM_TEXT} characters) and key (at most ${MAX_ITEM_KEY}).`
    )
  })
}

function linesOf(text: string, where: string): unknown[] {
  return [...text.split('\n').entries()]
    .filter(([, content]) => content.trim() !== '')
    .map(([index, content]) => jsonOf(content, `Line ${index + 1} of ${where}`))
}

function jsonOf(text: string, where: string): unknown {
  try {
    return JSON.parse(withoutBom(text))
  } catch (error) {
    throw new UserError(`${where} is not JSON.`, { cause: error })
  }
}

export interface IdentifiedItems {
  readonly items: readonly TaskItem[]
  /** Titles of items that say the same as one before them. */
  readonly duplicates: readonly string[]
}

/** Gives each item its id, in order, and leaves out those that have the id of an earlier one. */
export function identifyItems(written: readonly WrittenItem[]): IdentifiedItems {
  const items = new Map<string, TaskItem>()
  const duplicates: string[] = []
  for (const { key, title, text = '' } of written) {
    const shown = oneLine(title, MAX_ITEM_TITLE)
    const id = itemId(key === undefined ? [shown, text] : [key])
    if (items.has(id)) duplicates.push(shown)
    else items.set(id, { id, title: shown, text, repository: undefined })
  }
  return { items: [...items.values()], duplicates }
}

const ID_DIGITS = 12

/** The same for the same content, whatever its spaces and line endings. */
export function itemId(content: readonly string[]): string {
  const normalized = content.map((part) => part.replaceAll(/\s+/gu, ' ').trim())
  return createHash('sha256').update(JSON.stringify(normalized)).digest('hex').slice(0, ID_DIGITS)
}

/** @throws UserError if there are more than the workflow allows: none is left out silently */
export function requireAtMost(items: readonly TaskItem[], max: number): void {
  if (items.length <= max) return
  const remedy =
    items.length <= MAX_ITEMS
      ? 'Raise max-items, or divide them among several tasks.'
      : `A matrix has at most ${MAX_ITEMS} jobs. Divide them among several tasks.`
  throw new UserError(`There are ${items.length} items, and max-items is ${max}. ${remedy}`)
}

/**
 * How long the job of an item waits before it starts, in milliseconds: the same for every attempt, and mostly different from that
 * of other items.
 */
export function startDelayMs(itemId: string, spreadSeconds: number): number {
  const hash = createHash('sha256').update(itemId).digest().readUInt32BE(0)
  return Math.floor((hash / 2 ** 32) * spreadSeconds * 1_000)
}
