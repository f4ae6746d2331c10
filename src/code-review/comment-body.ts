import { findingMarker } from '../tasks/comment-markers.ts'
import { safeMarkdown } from '../text/markdown/safe-markdown.ts'
import { codeBlock, joinParagraphs } from '../text/quote-markdown.ts'
import { shorten } from '../text/shorten.ts'
import { suggestionBlock } from '../text/suggestion-block.ts'
import { linesLabel } from './line-links.ts'
import type { JudgedFinding, PlacedComment } from './judge-findings.ts'
import type { ProposedLines } from './proposed-lines.ts'
import { titleLine } from './title.ts'

// Together with a suggestion, which is never cut, a text of this length stays below GitHub's limit for a comment.
const MAX_TEXT = 30_000
const MAX_CODE = 20_000

/** @param filesUrl where the files of the head are shown: links to their lines stay links */
export async function commentBody(comment: PlacedComment, filesUrl: string): Promise<string> {
  const { findings, hash } = comment
  // Only one suggestion of a comment can be committed.
  const suggested = findings.findIndex(({ proposal }) => proposal?.kind === 'suggestion')
  const share = (length: number) => Math.floor(length / findings.length)
  const parts = findings.map(async ({ finding, proposal }, index) =>
    joinParagraphs([
      titleLine(finding),
      placeNote(finding, comment),
      await safeMarkdown(finding.body, { filesUrl, maxLength: share(MAX_TEXT) }),
      index === suggested && proposal ? suggestionBlock(proposal.lines) : await shownCode(proposal, share(MAX_CODE))
    ])
  )
  return joinParagraphs([findingMarker(hash), ...(await Promise.all(parts))])
}

/** The proposed lines as code to read; '' for none. */
export async function shownCode(proposal: ProposedLines | undefined, maxLength: number): Promise<string> {
  if (!proposal) return ''
  if (proposal.lines.length === 0) return 'Proposed: delete these lines.'
  const code = codeBlock(shorten(proposal.lines.join('\n'), maxLength))
  return joinParagraphs(['Proposed:', await safeMarkdown(code, { filesUrl: undefined, maxLength: code.length })])
}

/** Says which lines the finding is about, if the comment is on other lines. */
function placeNote(finding: JudgedFinding['finding'], { side, startLine, endLine }: PlacedComment): string {
  const isExact = finding.side === side && finding.startLine === startLine && finding.endLine === endLine
  return isExact || finding.side !== side ? '' : `About ${linesLabel(finding)}.`
}
