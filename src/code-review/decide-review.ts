import type { ReviewFinding } from '../domain/review-finding.ts'
import { judgeFindings, type JudgedFinding, type JudgeOptions, type PlacedComment } from './judge-findings.ts'
import type { ReviewThread } from '../domain/review-thread.ts'
import { readFindingMarker } from '../tasks/comment-markers.ts'
import { linesOf } from '../text/replace-lines.ts'
import { codeFinder, codeHash } from './code-hash.ts'
import type { HeadTexts } from './proposed-lines.ts'
import { findReviewedFile, type ReviewedFile } from './reviewed-file.ts'
import { isAlike } from './title.ts'
import { lastFindingReply } from './finding-reply.ts'

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

export interface EarlierThreads extends KnownAccounts {
  /** All threads of the pull request. Those that do not begin with a finding of ours are skipped. */
  readonly threads: readonly ReviewThread[]
  readonly files: readonly ReviewedFile[]
  /** Of every changed file, and of every file that a thread of ours is on. */
  readonly headTexts: HeadTexts
}

interface ReviewComparison {
  /** Not written about yet. */
  readonly fresh: readonly PlacedComment[]
  /** A thread is about it, and is open or was settled by somebody. */
  readonly known: readonly MatchedComment[]
  /** The thread was resolved as fixed, or its code was called gone, but the code is still there. */
  readonly reopened: readonly MatchedComment[]
  /** Open threads whose code is no longer there. */
  readonly gone: readonly ReviewThread[]
  /**
   * Resolved threads whose code is still there, unless they are known to be resolved by us or by somebody with write access: the author of
   * a pull request can resolve its threads without that access.
   */
  readonly unconfirmed: readonly ReviewThread[]
}

interface MatchedComment {
  readonly comment: PlacedComment
  readonly thread: ReviewThread
}

/** Compares the findings of a review with what earlier ones said: each place has one thread. */
export function compareWithEarlier(comments: readonly PlacedComment[], earlier: EarlierThreads): ReviewComparison {
  const threads = ownThreads(earlier)
  const matched = matchAll(comments, threads, earlier)
  const pairs = comments.map((comment) => ({ comment, thread: matched.get(comment)?.thread }))
  const known: MatchedComment[] = []
  const reopened: MatchedComment[] = []
  for (const { comment, thread } of pairs) {
    if (thread) (canBeReopened(thread, earlier) ? reopened : known).push({ comment, thread })
  }
  const matchedThreads = new Set([...matched.values()].map(({ thread }) => thread))
  const isGone = goneChecker(earlier)
  return {
    fresh: pairs.flatMap(({ comment, thread }) => (thread ? [] : [comment])),
    known,
    reopened,
    gone: threads
      .filter((own) => !own.thread.isResolved && !matchedThreads.has(own.thread) && isGone(own))
      .map(({ thread }) => thread),
    unconfirmed: threads
      .filter((own) => own.thread.isResolved && !isConfirmed(own.thread, earlier) && !isGone(own))
      .map(({ thread }) => thread)
  }
}

function isConfirmed({ resolvedBy }: ReviewThread, { selfId, isWriter }: KnownAccounts): boolean {
  return resolvedBy !== undefined && (resolvedBy.id === selfId || isWriter(resolvedBy.id))
}

interface OwnThread {
  readonly thread: ReviewThread
  readonly hash: string
}

function ownThreads({ threads, selfId }: EarlierThreads): readonly OwnThread[] {
  return threads.flatMap((thread) => {
    const [root] = thread.comments
    const hash = root?.author.id === selfId ? readFindingMarker(root.body) : undefined
    return hash === undefined ? [] : [{ thread, hash }]
  })
}

type IsMatch = (comment: PlacedComment, own: OwnThread) => boolean

/** Each thread matches one comment at most. The surest matches are made first. */
function matchAll(
  comments: readonly PlacedComment[],
  threads: readonly OwnThread[],
  earlier: EarlierThreads
): ReadonlyMap<PlacedComment, OwnThread> {
  const matched = new Map<PlacedComment, OwnThread>()
  const rest = new Set(threads)
  const ways: readonly IsMatch[] = [
    (comment, own) => own.hash === comment.hash && own.thread.line === comment.endLine,
    (comment, own) => own.hash === comment.hash && !isElsewhere(own, comment, earlier),
    isSamePlace
  ]
  for (const isMatch of ways) {
    for (const comment of comments.filter((one) => !matched.has(one))) {
      const match = [...rest].find((own) => isOfSameFile(comment, own.thread, earlier) && isMatch(comment, own))
      if (!match) continue
      matched.set(comment, match)
      rest.delete(match)
    }
  }
  return matched
}

function isOfSameFile(
  comment: PlacedComment,
  { path, side }: ReviewThread,
  { files, headTexts }: EarlierThreads
): boolean {
  if (side !== comment.side) return false
  // A thread keeps the path of the file that it was started on.
  const isMoved = headTexts.has(path) && headTexts.get(path) === undefined
  return path === comment.path || findReviewedFile(path, files)?.path === comment.path || isMoved
}

/** True if the thread is on other lines that have the same code. */
function isElsewhere({ thread, hash }: OwnThread, comment: PlacedComment, { headTexts }: EarlierThreads): boolean {
  const { line: end, startLine: start = end, path } = thread
  if (end === undefined || start === undefined || comment.side === 'left') return false
  const lines = linesOf(headTexts.get(path) ?? '')
  return end !== comment.endLine && codeHash(lines.slice(start - 1, end)) === hash
}

/** Two ranges are the same place if at least this share of all their lines is in both. */
const MIN_SHARED = 0.5

/**
 * True if most lines are the same, or if some are and the titles are similar. The lines of a thread are undefined once their code
 * has changed.
 */
function isSamePlace(comment: PlacedComment, { thread }: OwnThread): boolean {
  const { line: end, startLine: start = end } = thread
  if (end === undefined || start === undefined || thread.isOutdated) return false
  const shared = Math.min(end, comment.endLine) - Math.max(start, comment.startLine) + 1
  if (shared <= 0) return false
  const all = Math.max(end, comment.endLine) - Math.min(start, comment.startLine) + 1
  const [root] = thread.comments
  return shared / all >= MIN_SHARED || comment.findings.some(({ finding }) => isAlike(finding.title, root?.body ?? ''))
}

/** Returns a function that tells whether the code of a thread is gone; false if that is unknown. */
function goneChecker({ files, headTexts }: EarlierThreads): (own: OwnThread) => boolean {
  const finders = new Map(
    [...headTexts].flatMap(([path, text]) => (text === undefined ? [] : [[path, codeFinder(text.split('\n'))]]))
  )
  return ({ thread: { path, side }, hash }) => {
    if (side === 'left') {
      const file = findReviewedFile(path, files)
      return !file || (file.hunks.length > 0 && !codeFinder(removedLines(file))(hash))
    }
    if (!headTexts.has(path)) return false
    const finder = finders.get(path)
    return finder ? !finder(hash) : ![...finders.values()].some((hasCode) => hasCode(hash))
  }
}

function removedLines({ hunks }: ReviewedFile): readonly string[] {
  return hunks.flatMap(({ lines }) => lines.filter(({ left }) => left !== undefined).map(({ text }) => text))
}

interface KnownAccounts {
  /** Our account. */
  readonly selfId: number
  /** True for an account with write access. */
  readonly isWriter: (accountId: number) => boolean
}

/**
 * True for a thread that was resolved because of a fix, by us or after somebody said so. A thread that a person resolved for
 * another reason stays closed, and so does one that a person has resolved again after we reopened it. An open thread counts too
 * if its code was called fixed or gone: a killed run may not have replied that it is still there.
 */
function canBeReopened(thread: ReviewThread, { selfId, isWriter }: KnownAccounts): boolean {
  const replies = thread.comments.slice(1)
  const others = replies.filter(({ author }) => author.id !== selfId)
  const isDeclined = others.some(({ author, body }) => isWriter(author.id) && DECLINES.test(body))
  const lastReply = lastFindingReply(thread, selfId)
  if (isDeclined || lastReply === 'reopened') return false
  const isCalledFixed = lastReply === 'gone' || others.some(({ body }) => CLAIMS_FIX.test(body))
  return isCalledFixed || (thread.isResolved && thread.resolvedBy?.id === selfId)
}

const DECLINES =
  /\b(?:won['’]?t (?:fix|do|change)|wontfix|will not (?:fix|do|change)|by design|on purpose|intended|intentional|deliberate|false positive|not (?:a|an) (?:bug|issue|problem)|no (?:bug|issue|problem)|disagree|leave (?:it|this|that)|keep (?:it|this|that)|fine as it is|not (?:needed|necessary|relevant)|out of scope)\b/i

const CLAIMS_FIX =
  /(?<!(?:\b(?:not|never)|n['’]t)(?: (?:yet|been|be|being|really|quite|fully|completely|properly)){0,3} |\b(?:to|will|would|can|cannot|could|must) be )\b(?:fixed|done|addressed|corrected|repaired|resolved|mended)\b/i
