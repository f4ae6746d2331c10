import { plural } from '../text/format.ts'
import { codeCell, codeSpan } from '../text/quote-markdown.ts'
import type { IdentifiedItems } from './items.ts'

/** What a plan job has found, as Markdown. */
export function itemsText({ items, duplicates }: IdentifiedItems): string {
  if (items.length === 0) return 'There are no items, so there is nothing to do.'
  const rows = items.map(({ id, title }) => `| ${codeCell(title)} | \`${id}\` |`)
  const merged =
    duplicates.length === 0
      ? ''
      : `\n\n${plural(duplicates.length, 'duplicate')} merged: ${duplicates.map((title) => codeSpan(title)).join(', ')}.`
  return `${['| Item | Id |', '| --- | --- |', ...rows].join('\n')}${merged}`
}
