import type { Pending } from './approval.ts'

/** The words a run can end in. One of them is always said. */
export type OutcomeKind = Outcome['kind']

export interface PullRequestRef {
  readonly number: number
  readonly url: string
}

/** What was handed in: where it stands and what is in it. */
export interface Publication {
  readonly branch: string
  readonly headSha: string
  /** GitHub's own word on the signature of the commit. */
  readonly isVerified: boolean
  readonly filesChanged: readonly string[]
  /** Undefined when the forge would not open one; `compareUrl` then leads to the form. */
  readonly pullRequest: PullRequestRef | undefined
  readonly compareUrl: string
  /** The model's own account of the work; Markdown. */
  readonly account: string
}

/** Less than was asked for: a limit was hit, the model was lost, or what is shown does not pass the checks. */
interface Partial {
  readonly kind: 'partial'
  readonly reason: string
  /** What was done, as a draft; undefined when nothing was published. */
  readonly publication: Publication | undefined
  /** What there is to show where nothing is published, such as half an answer; Markdown. */
  readonly answer?: string
}

export type Outcome =
  | { readonly kind: 'proposed' | 'updated' | 'verify_failed'; readonly publication: Publication }
  | Partial
  /** The work is done and waits for the job that publishes it. */
  | { readonly kind: 'prepared'; readonly filesChanged: readonly string[] }
  | { readonly kind: 'answered'; readonly answer: string }
  | { readonly kind: 'no_change'; readonly explanation: string }
  /** Something waits for a person: what was done beside it is published as a draft. */
  | {
      readonly kind: 'needs_approval'
      readonly pending: readonly Pending[]
      readonly publication: Publication | undefined
    }
  /** Nothing that was changed may be handed in, approved or not; the change is attached as a patch. */
  | { readonly kind: 'blocked'; readonly reason: string }
  | { readonly kind: 'skipped'; readonly reason: string }
  | { readonly kind: 'cancelled'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }
