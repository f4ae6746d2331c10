import { redactDeep } from '../../../secrets/redact.ts'
import type { Assignment } from '../assignment.ts'
import type { Run } from '../../effects.ts'
import type { ReadRepositoryFile } from '../../../settings/diagnostics.ts'
import type { CompletedResult } from '../../../agent/result.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import type { Task } from '../../../domain/task.ts'
import { UserError } from '../../../errors.ts'
import {
  identifyItems,
  parseItems,
  requireAtMost,
  type IdentifiedItems,
  type WrittenItem
} from '../../../fan-out/items.ts'
import { identifyRepositories, parseRepositories } from '../../../fan-out/parse-repositories.ts'
import { isItemsFile } from '../../../settings/given-files.ts'
import { ItemBook, planItems, type PlannedItem } from '../../../tools/plan-items.ts'
import { incompleteOutcome } from '../../publish/incomplete-reason.ts'
import type { ItemList } from '../../workflow-inputs.ts'
import { plural } from '../../../text/format.ts'
import { codeCell, codeSpan } from '../../../text/quote-markdown.ts'
import { readVerified } from '../../../git/verified-read.ts'

/**
 * The items that a workflow names itself: no model is asked.
 *
 * @param baseSha the commit of the default branch, which must have been fetched
 * @returns undefined if the model must find them
 * @throws UserError for items that cannot be read, and for too many
 */
export async function listItems(
  task: Task,
  { from, maxItems }: ItemList,
  baseSha: string,
  { checkout, forge }: Run
): Promise<Outcome | undefined> {
  switch (from.kind) {
    case 'model':
      return undefined
    case 'items':
      return itemsOutcome(
        identifyItems(
          await readItems(task, from.text, (path) => readVerified(checkout.git, { commit: baseSha, path }))
        ),
        maxItems
      )
    case 'repositories':
      return itemsOutcome(identifyRepositories(await parseRepositories(from.text, forge)), maxItems)
  }
}

async function readItems(
  { defaultBranch }: Task,
  text: string,
  read: ReadRepositoryFile
): Promise<readonly WrittenItem[]> {
  if (!isItemsFile(text)) return parseItems(text, { where: 'The input items', isLines: false })
  const content = await read(text)
  if (content === undefined) {
    throw new UserError(`${text}, which items names, is missing on ${defaultBranch}. Commit it there.`)
  }
  return parseItems(content, { where: text, isLines: true })
}

/** Items that the model divides the task into. */
export function itemAssignment(list: ItemList): Assignment {
  return {
    begin(_, { redact }) {
      const items = new ItemBook(list.maxItems)
      const missing = () => Promise.resolve(items.isCalled ? undefined : NO_ITEMS)
      return {
        tools: () => [planItems(items)],
        requirements: () => [{ missing, isStrict: false }],
        returned: () => ({ items: redactDeep(items.all, redact) })
      }
    },
    publish: ({ work: { result, items = [] } }) => Promise.resolve(plannedOutcome(result, items, list))
  }
}

const NO_ITEMS = 'Call plan_items first: with all items, or with an empty list if there is nothing to do.'

/** The outcome of a run whose model has looked for items. A run that ended early may have missed some, so its items do not count. */
function plannedOutcome(result: CompletedResult, items: readonly PlannedItem[], { maxItems }: ItemList): Outcome {
  if (result.kind !== 'finished') return incompleteOutcome(result)
  return itemsOutcome(identifyItems(items), maxItems, result.summary.description)
}

function itemsOutcome(identified: IdentifiedItems, maxItems: number, words = ''): Outcome {
  const { items } = identified
  requireAtMost(items, maxItems)
  return { kind: 'answered', answer: [words, itemsText(identified)].filter(Boolean).join('\n\n'), items }
}

/** What a plan job has found, as Markdown. */
function itemsText({ items, duplicates }: IdentifiedItems): string {
  if (items.length === 0) return 'There are no items, so there is nothing to do.'
  const rows = items.map(({ id, title }) => `| ${codeCell(title)} | \`${id}\` |`)
  const merged =
    duplicates.length === 0
      ? ''
      : `\n\n${plural(duplicates.length, 'duplicate')} merged: ${duplicates.map((title) => codeSpan(title)).join(', ')}.`
  return `${['| Item | Id |', '| --- | --- |', ...rows].join('\n')}${merged}`
}
