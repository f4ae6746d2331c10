/** How the reviews of Forgehand are posted. */
export interface ReviewerSettings {
  /** `request-changes`: a review with a blocking finding requests changes. */
  readonly event: 'comment' | 'request-changes'
  /** How many findings become comments on lines. The rest is listed in the text of the review. */
  readonly maxComments: number
}
