import { FINDING_SEVERITIES, type ReviewFinding } from '../domain/review-finding.ts'
import { MAX_BODY_LENGTH } from '../text/github-rules.ts'
import { plural } from '../text/format.ts'
import { safeMarkdown } from '../text/markdown/safe-markdown.ts'
import { joinParagraphs } from '../text/quote-markdown.ts'
import { shorten } from '../text/shorten.ts'
import { shownCode } from './comment-body.ts'
import type { ReviewDecision } from './decide-review.ts'
import type { JudgedFinding, PlacedComment } from './judge-findings.ts'
import { linesLink, type FilePages } from './line-links.ts'
import { titleLine } from './title.ts'
import { indent } from '../text/lines.ts'

export interface ReviewText {
  readonly decision: ReviewDecision
  /** What the body begins with: the marker of the request, and which commit was reviewed. */
  readonly markers: readonly string[]
  /** The model's own words about the change: Markdown, '' for none. */
  readonly summary: string
  /** Markdown of ours: what was read, what was left out, what it took. */
  readonly figures: string
  readonly pages: FilePages
}

type CommentPlace = Pick<PlacedComment, 'path' | 'side' | 'startLine' | 'endLine'>

const MAX_SUMMARY = 8_000
const MAX_LISTED_BODY = 1_000
/** Characters of all details together, which leaves room for the rest. A finding whose details do not fit is listed by its title only. */
const MAX_DETAILS = 32_000

/**
 * Writes the body of a review. It is never empty: a review without objections says so.
 *
 * @returns a function that makes the body once it is known which comments the forge has refused
 */
export async function reviewBody(text: ReviewText): Promise<(refused: readonly CommentPlace[]) => string> {
  const { decision, pages } = text
  const { comments, rest, outside } = decision
  const summary = await safeMarkdown(text.summary, { filesUrl: pages.head, maxLength: MAX_SUMMARY })
  const listed = await listAll([...comments, ...rest].flatMap(({ findings }) => findings).concat(outside), pages)
  return (refused) => {
    const isRefused = (comment: PlacedComment) => refused.some((one) => isOnSameLines(one, comment))
    let room = MAX_DETAILS
    const section = (title: string, findings: readonly JudgedFinding[]) => {
      const items = findings.map((finding) => {
        const { heading = '', details = '' } = listed.get(finding) ?? {}
        const isShort = details.length > room
        room -= isShort ? 0 : details.length
        return isShort ? heading : heading + details
      })
      return items.length === 0 ? '' : `### ${title}\n\n${items.join('\n')}`
    }
    const body = joinParagraphs([
      text.markers.join('\n'),
      verdictLine(decision),
      summary,
      section('Outside the diff', outside),
      section('Not accepted by GitHub as comments', findingsOf(comments.filter(isRefused))),
      section('More findings', findingsOf(rest)),
      text.figures
    ])
    return shorten(body, MAX_BODY_LENGTH)
  }
}

interface ListedFinding {
  readonly heading: string
  /** Below the heading; '' for none. */
  readonly details: string
}

async function listAll(
  findings: readonly JudgedFinding[],
  pages: FilePages
): Promise<ReadonlyMap<JudgedFinding, ListedFinding>> {
  const entries = findings.map(async (judged) => {
    const { finding, proposal } = judged
    const body = await safeMarkdown(finding.body, { filesUrl: pages.head, maxLength: MAX_LISTED_BODY })
    const details = joinParagraphs([body, await shownCode(proposal, MAX_LISTED_BODY)])
    const heading = `- ${titleLine(finding)} ${linesLink(finding, pages)}`
    return [judged, { heading, details: details && `\n\n${indent(details)}\n` }] as const
  })
  return new Map(await Promise.all(entries))
}

function findingsOf(comments: readonly PlacedComment[]): readonly JudgedFinding[] {
  return comments.flatMap(({ findings }) => findings)
}

function isOnSameLines(one: CommentPlace, other: CommentPlace): boolean {
  const { path, side, startLine, endLine } = one
  return path === other.path && side === other.side && startLine === other.startLine && endLine === other.endLine
}

function verdictLine({ comments, rest, outside, known, reopened, gone }: ReviewDecision): string {
  const found = [...findingsOf(comments), ...findingsOf(rest), ...outside].map(({ finding }) => finding)
  const open = known.filter(({ thread }) => !thread.isResolved).length + reopened.length
  const sentences = [
    found.length > 0 ? `**${plural(found.length, 'finding')}:** ${countSeverities(found)}.` : '**No new findings.**',
    ...(open > 0 ? [`${plural(open, 'earlier finding')} still open.`] : []),
    ...(gone.length > 0 ? [`${plural(gone.length, 'earlier finding')} gone.`] : [])
  ]
  return sentences.join(' ')
}

function countSeverities(findings: readonly ReviewFinding[]): string {
  return FINDING_SEVERITIES.map((severity) => ({
    severity,
    count: findings.filter((one) => one.severity === severity).length
  }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => `${count} ${severity}`)
    .join(', ')
}
