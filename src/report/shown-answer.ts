import type { Outcome } from '../domain/outcome.ts'
import { foldMarkdown } from '../text/markdown/fold-markdown.ts'
import { safeMarkdown, type SafeMarkdown, type SafeMarkdownOptions } from '../text/markdown/safe-markdown.ts'
import { hasChange, modelAnswerOf } from './describe-outcome.ts'

/** The model's own words in an outcome; undefined for none. An answer is shown in full; the description of a change is folded if it is long. */
export async function shownAnswer(outcome: Outcome, options: SafeMarkdownOptions): Promise<SafeMarkdown | undefined> {
  const markdown = modelAnswerOf(outcome)
  if (markdown === undefined || markdown === '') return undefined
  const safe = await safeMarkdown(markdown, options)
  return hasChange(outcome) ? await foldMarkdown(safe, { maxLines: 10, title: 'More about the change' }) : safe
}
