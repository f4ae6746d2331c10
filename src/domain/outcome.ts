import type { PendingApproval } from './approval.ts'
import type { Plan } from './plan.ts'
import type { TaskItem } from './task-item.ts'

/** How a run can end. Every run reports exactly one of these. */
export type OutcomeKind = Outcome['kind']

export interface PullRequestRef {
  readonly number: number
  readonly url: string
}

/** What happened to the findings of one review. */
export interface FindingCounts {
  /** New ones with a comment on lines of the diff. */
  readonly comments: number
  /** New ones in the text of the review. */
  readonly listed: number
  /** Found again; the earlier comment says it. */
  readonly known: number
  /** Earlier ones whose code is gone. */
  readonly resolved: number
  /** Earlier ones that were called fixed and are not. */
  readonly reopened: number
}

/** What a run did with the issue that has the report of its task. */
export interface ReportIssue {
  readonly number: number
  readonly url: string
  readonly change: 'opened' | 'updated' | 'reopened' | 'closed'
}

/** What was submitted: where it is and what it contains. */
export interface Publication {
  readonly branch: string
  readonly headSha: string
  /** Whether GitHub verified the signature of the commit. */
  readonly isVerified: boolean
  readonly filesChanged: readonly string[]
  /** Undefined if the forge refused to open one. Then `compareUrl` leads to the form for it. */
  readonly pullRequest: PullRequestRef | undefined
  /** Whether the pull request is a draft. An update leaves that as it is, and some plans have no drafts. */
  readonly isDraft: boolean
  readonly compareUrl: string
  /** The model's summary of its work; Markdown. */
  readonly summary: string
}

/**
 * Less than the request asked for. `partial`: a limit was reached, the model became unavailable, there is no pull request, or somebody
 * merged, closed or retargeted it at the last moment. `stopped`: a person ended the run.
 */
interface PartialOutcome {
  readonly kind: 'partial' | 'stopped'
  readonly reason: string
  /** The work so far; undefined if nothing was published. */
  readonly publication: Publication | undefined
  /** What somebody did to the pull request while the commit was pushed; `lost` if no branch has the commit any more. Left out for nothing. */
  readonly overtaken?: 'merged' | 'closed' | 'retargeted' | 'lost'
  /** What to show if nothing is published, such as a partial answer; Markdown. */
  readonly answer?: string
}

export type Outcome =
  | { readonly kind: 'proposed' | 'updated' | 'verify_failed'; readonly publication: Publication }
  | PartialOutcome
  /** The work is done and waits for the publish job. */
  | { readonly kind: 'prepared'; readonly filesChanged: readonly string[] }
  /** `title` is that of a report; `issue` is where the report is. */
  | {
      readonly kind: 'answered'
      readonly answer: string
      readonly title?: string | undefined
      readonly issue?: ReportIssue
      /** What a plan job has divided its task into. */
      readonly items?: readonly TaskItem[]
    }
  | { readonly kind: 'no_change'; readonly explanation: string }
  /** The change is offered to the author of a fork's pull request. */
  | {
      readonly kind: 'suggested'
      /** Of the review with the suggestions; undefined if the result has the change as a patch. */
      readonly url: string | undefined
      readonly filesChanged: readonly string[]
      /** The model's summary of its work; Markdown. */
      readonly summary: string
    }
  /** A pull request was reviewed. */
  | {
      readonly kind: 'reviewed'
      /** Undefined for a dry run, which posts nothing. */
      readonly review: { readonly id: number; readonly url: string } | undefined
      /** The head that was reviewed. */
      readonly commit: string
      readonly findings: FindingCounts
      /** Why a part of the change was not reviewed: a sentence; undefined if all of it was. */
      readonly incompleteReason: string | undefined
      /** What a dry run would have posted; Markdown. '' if the review was posted. */
      readonly text: string
    }
  /** Something needs approval. The rest of the work is published. */
  | {
      readonly kind: 'needs_approval'
      readonly pending: readonly PendingApproval[]
      readonly publication: Publication | undefined
    }
  /** Somebody must answer a question of a review thread first. The rest of the work is published. */
  | {
      readonly kind: 'needs_input'
      readonly publication: Publication | undefined
      /** True if a reply in the thread starts a run. Otherwise it needs a command. */
      readonly takesReplies: boolean
    }
  /** Somebody must answer a question in a plan first. */
  | { readonly kind: 'needs_input'; readonly publication: undefined; readonly plan: Plan }
  /** `isKept`: an approval can find the plan. */
  | { readonly kind: 'planned'; readonly plan: Plan; readonly isKept: boolean }
  /** No changed file can be submitted, even with approval. The change is attached as a patch. */
  | { readonly kind: 'blocked'; readonly reason: string }
  /** The branch could not be brought up to date with its base. Nothing was pushed. */
  | { readonly kind: 'conflict'; readonly reason: string }
  | { readonly kind: 'skipped'; readonly reason: string }
  | { readonly kind: 'cancelled'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }
