import type { ReviewFinding } from '../domain/review-finding.ts'
import { compareWithEarlier, type Comparison, type EarlierReviews } from './compare-with-earlier.ts'
import { judgeFindings, type JudgedFinding, type JudgeOptions, type PlacedComment } from './judge-findings.ts'

/** What a review says, and what becomes of the threads of earlier ones. */
export interface ReviewDecision extends Omit<Comparison, 'fresh'> {
  /** To be posted as comments on their lines: the gravest new ones. */
  readonly comments: readonly PlacedComment[]
  /** To be listed in the body, because there are too many comments. */
  readonly rest: readonly PlacedComment[]
  /** To be listed in the body, because the diff does not show their lines. */
  readonly outside: readonly JudgedFinding[]
}

/** Nobody reads more than that. */
const MAX_COMMENTS = 12

export async function decideReview(
  findings: readonly ReviewFinding[],
  options: JudgeOptions & EarlierReviews
): Promise<ReviewDecision> {
  const { comments, outside } = await judgeFindings(findings, options)
  const { fresh, ...earlier } = compareWithEarlier(comments, options)
  return { comments: fresh.slice(0, MAX_COMMENTS), rest: fresh.slice(MAX_COMMENTS), outside, ...earlier }
}
