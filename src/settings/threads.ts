/** What happens to review threads that a run has handled. */
export interface ThreadSettings {
  /** `silent`: only the comment of the run reports them. */
  readonly mode: 'resolve' | 'reply' | 'silent'
  /** Whose threads are resolved. */
  readonly resolves: 'all' | 'own'
  /** True to ask the author of the review for another one when all threads are settled. */
  readonly reRequests: boolean
}
