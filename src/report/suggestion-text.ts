import type { Suggestion } from '../domain/review-thread.ts'
import type { Task } from '../domain/task.ts'
import { suggestionMarker, suggestionsMarker } from '../tasks/comment-markers.ts'
import { plural } from '../text/format.ts'
import { joinParagraphs } from '../text/quote-markdown.ts'
import { suggestionBlock } from '../text/suggestion-block.ts'
import { plainLogin } from './sections.ts'

/** A comment that the author of the pull request can apply with one click. It replaces its lines byte for byte. */
export function suggestionComment({ lines }: Pick<Suggestion, 'lines'>): string {
  return joinParagraphs([suggestionMarker(), suggestionBlock(lines)])
}

/** What the review says above its suggestions. @param claim the claim key of the request */
export function suggestionsBody({ actor }: Task, claim: string, count: number): string {
  return joinParagraphs([
    suggestionsMarker(claim),
    `${plural(count, 'suggestion')}, requested by ${plainLogin(actor.login)}. Not verified: Forgehand does not run the code of a fork.`,
    count > 1
      ? 'To take all of them as one commit, open **Files changed**, press **Add suggestion to batch** on each, then **Commit suggestions**.'
      : ''
  ])
}
