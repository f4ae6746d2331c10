import type { Run } from '../effects.ts'
import { decideReview, type ReviewDecision } from '../../code-review/decide-review.ts'
import { commentBody } from '../../code-review/comment-body.ts'
import { reviewBody } from '../../code-review/review-body.ts'
import { linesLabel } from '../../code-review/line-links.ts'
import { findReviewedFile, reviewedFiles, type ReviewedFile } from '../../code-review/reviewed-file.ts'
import { syntaxDiagnostic } from '../../diagnostics/syntax.ts'
import type { FindingCounts, Outcome } from '../../domain/outcome.ts'
import type { ReviewThread } from '../../domain/review-thread.ts'
import type { Task } from '../../domain/task.ts'
import { UserError } from '../../errors.ts'
import { reviewFigures } from '../../report/review-figures.ts'
import type { AgentFile } from '../../settings/agent-file.ts'
import { claimKey } from '../../tasks/keys.ts'
import { reviewMarker, reviewedMarker } from '../../tasks/comment-markers.ts'
import { codeSpan, joinParagraphs } from '../../text/quote-markdown.ts'
import { settleFindings } from './settle-findings.ts'
import { findWriters, ownThreads, type EarlierReviews } from './earlier-reviews.ts'
import type { ReadChanges } from './read-changes.ts'
import type { ReviewScope } from './review-scope.ts'
import { readVerified } from '../../git/verified-read.ts'

export interface OpenedReview {
  readonly scope: ReviewScope
  readonly earlier: EarlierReviews
}

/** A review before it is posted. */
export interface FinishedReview extends OpenedReview {
  readonly kind: 'review'
  readonly task: Task
  readonly found: ReadChanges
  readonly rules: AgentFile
  /** Page of the fork with the head; undefined for this repository. */
  readonly forkPage: string | undefined
}

/** Decides where each finding is shown, posts the review, and settles the threads of earlier ones. */
export async function postReview(review: FinishedReview, run: Run): Promise<Outcome> {
  const { task, scope, earlier, found, rules, forkPage } = review
  const { forge, redact, settings } = run
  const { headSha: commit, mergeBase, since } = scope
  const { incompleteReason } = found
  // As they are now: people can have answered meanwhile.
  const threads = await forge.readReviewThreads(task.number)
  const decision = await decideFindings(review, threads, run)
  const { repositoryUrl } = settings
  const pages = { head: `${forkPage ?? repositoryUrl}/blob/${commit}/`, base: `${repositoryUrl}/blob/${mergeBase}/` }
  const marker = reviewMarker(claimKey(task))
  // Without this marker, a later review reads what this one has not.
  const markers = [marker, ...(incompleteReason === undefined ? [reviewedMarker(commit)] : [])]
  const figures = redact(reviewFigures({ ...found, headSha: commit, since }, run.snapshot()))
  const body = await reviewBody({ decision, markers, summary: found.summary, figures, pages })
  const counts = countsOf(decision)
  const about = { commit, incompleteReason } as const
  if (settings.isDryRun) {
    const text = joinParagraphs([body([]), ...(await commentTexts(decision, pages.head))])
    return { kind: 'reviewed', review: undefined, ...about, findings: counts, text }
  }
  const posting = {
    task,
    headSha: commit,
    decision,
    marker,
    body,
    isWhole: since === undefined && incompleteReason === undefined,
    filesUrl: pages.head,
    threads,
    reviews: earlier.reviews,
    event: rules.reviewer.event,
    mode: rules.threads.mode
  }
  const posted = await settleFindings(posting, run)
  if (posted.kind === 'refused') return { kind: 'failed', reason: `The review could not be posted. ${posted.reason}` }
  const { id, url, resolvedCount: resolved, reopenedCount: reopened } = posted
  // Comments that an earlier attempt posted count as new too.
  const ofAttempt = threads.filter(({ comments: [root] }) => root?.reviewId === id).length
  return {
    kind: 'reviewed',
    review: { id, url },
    ...about,
    findings: { ...counts, comments: counts.comments + ofAttempt, resolved, reopened },
    text: ''
  }
}

/** The comments of a review that is not posted, each below where it would be. */
async function commentTexts({ comments }: ReviewDecision, filesUrl: string): Promise<readonly string[]> {
  return await Promise.all(
    comments.map(async (comment) => `---\n\n${placeLabel(comment)}\n\n${await commentBody(comment, filesUrl)}`)
  )
}

function placeLabel({ path, ...lines }: ReviewDecision['comments'][number]): string {
  return `${codeSpan(path)}, ${linesLabel(lines)}:`
}

function countsOf({ comments, rest, outside, known, gone, reopened }: ReviewDecision): FindingCounts {
  const count = (all: ReviewDecision['comments']) => all.reduce((sum, { findings }) => sum + findings.length, 0)
  return {
    comments: count(comments),
    listed: count(rest) + outside.length,
    known: known.filter(({ thread }) => !thread.isResolved).length,
    resolved: gone.length,
    reopened: reopened.length
  }
}

/** What a review says, and what becomes of these threads of the pull request. */
export async function decideFindings(
  { scope, found, rules }: Pick<FinishedReview, 'scope' | 'found' | 'rules'>,
  threads: readonly ReviewThread[],
  run: Run
): Promise<ReviewDecision> {
  const { self, redact, checkout } = run
  const files = reviewedFiles(scope.files)
  const own = ownThreads(threads, self)
  const writers = await findWriters(own, run)
  return await decideReview(found.findings, {
    files,
    threads,
    headTexts: await readHeadTexts(files, [...found.findings, ...own], (path) =>
      readVerified(checkout.git, { commit: scope.headSha, path })
    ),
    findSyntaxError: async (path, text) => (await syntaxDiagnostic(path, text))?.message,
    selfId: self.id,
    isWriter: (id) => writers.has(id),
    maxComments: rules.reviewer.maxComments,
    redact
  })
}

/** The texts of all files that findings and threads are about. If one of them is gone, its code can be in any changed file. */
async function readHeadTexts(
  files: readonly ReviewedFile[],
  about: readonly { readonly path: string }[],
  read: (path: string) => Promise<string | undefined>
): Promise<ReadonlyMap<string, string | undefined>> {
  const named = about.map(({ path }) => findReviewedFile(path, files)?.path ?? path)
  const texts = await readAll([...new Set([...named, ...about.map(({ path }) => path)])], read)
  const isMissing = [...texts.values()].includes(undefined)
  if (!isMissing) return texts
  const others = files.map(({ path }) => path).filter((path) => !texts.has(path))
  return new Map([...texts, ...(await readAll(others.slice(0, MAX_TEXTS), read))])
}

const MAX_TEXTS = 300

async function readAll(
  paths: readonly string[],
  read: (path: string) => Promise<string | undefined>
): Promise<Map<string, string | undefined>> {
  const texts = new Map<string, string | undefined>()
  for (const path of paths) {
    try {
      texts.set(path, await read(path))
    } catch (error) {
      // A file that is too large, for example, has no suggestions. The review is posted all the same.
      if (!(error instanceof UserError)) throw error
    }
  }
  return texts
}
