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

export type Outcome =
  | { readonly kind: 'proposed' | 'updated' | 'verify_failed'; readonly publication: Publication }
  /** A limit or a cancellation ended the run early; what was done is handed in as a draft when there is anything. */
  | { readonly kind: 'partial'; readonly reason: string; readonly publication: Publication | undefined }
  | { readonly kind: 'answered'; readonly answer: string }
  | { readonly kind: 'no_change'; readonly explanation: string }
  /** Everything that was changed is protected; the change is attached as a patch. */
  | { readonly kind: 'blocked'; readonly reason: string }
  | { readonly kind: 'skipped'; readonly reason: string }
  | { readonly kind: 'cancelled'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }
