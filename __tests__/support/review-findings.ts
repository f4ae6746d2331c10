import type { EarlierThreads } from '../../src/code-review/decide-review.ts'
import { commentBody } from '../../src/code-review/comment-body.ts'
import { judgeFindings, type JudgeOptions, type PlacedComment } from '../../src/code-review/judge-findings.ts'
import type { ReviewFinding } from '../../src/domain/review-finding.ts'
import type { ReviewThread, ReviewThreadComment } from '../../src/domain/review-thread.ts'
import type { Person } from '../../src/domain/task.ts'

export const filesUrl = 'https://github.test/o/r/blob/abc/'

export const noReview: JudgeOptions = {
  files: [],
  headTexts: new Map(),
  findSyntaxError: () => Promise.resolve(undefined),
  redact: (text) => text
}

export function aFinding(about: Partial<ReviewFinding> = {}): ReviewFinding {
  const line = about.startLine ?? about.endLine ?? 1
  return {
    ...{ path: 'a.ts', side: 'right', startLine: line, endLine: line, severity: 'important' },
    ...{ title: 'A title', body: 'Why.', replacement: undefined },
    ...about
  }
}

export async function theComment(finding: ReviewFinding, options: JudgeOptions): Promise<PlacedComment> {
  const { comments } = await judgeFindings([finding], options)
  const [comment] = comments
  if (!comment) throw new Error(`It is not in the diff: ${finding.path}:${finding.endLine}`)
  return comment
}

export const us: Person = { id: 99, login: 'forgehand[bot]', isBot: true }
export const ada: Person = { id: 1, login: 'ada', isBot: false }

export const noEarlier: EarlierThreads = {
  ...{ threads: [], files: [], headTexts: new Map(), selfId: us.id },
  isWriter: (id) => id === ada.id
}

/** The thread that a comment of ours has started. */
export async function threadOf(comment: PlacedComment, about: Partial<ReviewThread> = {}): Promise<ReviewThread> {
  const { path, side, startLine, endLine } = comment
  return {
    ...{ id: 'T', rootCommentId: 1, path, subject: 'line', side, line: endLine, startLine, originalLine: endLine },
    ...{ diffHunk: '', isResolved: false, resolvedBy: undefined, isOutdated: false, canResolve: true },
    ...about,
    comments: [aReply(us, await commentBody(comment, filesUrl)), ...(about.comments ?? [])]
  }
}

export function aReply(author: Person, body: string): ReviewThreadComment {
  return { id: 1, reviewId: 1, author, body, html: body, isMinimized: false }
}
