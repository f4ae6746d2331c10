import type { ReviewFinding } from '../domain/review-finding.ts'
import { compareWithEarlier, type ReviewComparison, type EarlierThreads } from './compare-with-earlier.ts'
import { judgeFindings, type JudgedFinding, type JudgeOptions, type PlacedComment } from './judge-findings.ts'

/** What a review says, and what becomes of the threads of earlier ones. */
export interface ReviewDecision extends Omit<ReviewComparison, 'fresh'> {
  /** To be posted as comments on their lines: the most severe new ones. */
  readonly comments: readonly PlacedComment[]
  /** To be listed in the body, because there are too many comments. */
  readonly rest: readonly PlacedComment[]
  /** To be listed in the body, because the diff does not show their lines. */
  readonly outside: readonly JudgedFinding[]
}

/** @param options.maxComments how many comments are posted at most: nobody reads more. The rest is listed in the body */
export async function decideReview(
  findings: readonly ReviewFinding[],
  { maxComments, ...options }: JudgeOptions & EarlierThreads & { readonly maxComments: number }
): Promise<ReviewDecision> {
  const { comments, outside } = await judgeFindings(findings, options)
  const { fresh, ...earlier } = compareWithEarlier(comments, options)
  return { comments: fresh.slice(0, maxComments), rest: fresh.slice(maxComments), outside, ...earlier }
}
