/** The most severe first. */
export const FINDING_SEVERITIES = ['blocking', 'important', 'minor'] as const
export type FindingSeverity = (typeof FINDING_SEVERITIES)[number]

/** Findings of one review. More would be noise, and the titles of this many fit into the text of the review. */
export const MAX_FINDINGS = 60
export const MAX_FINDING_TITLE = 160
export const MAX_FINDING_BODY = 4_000
/** In characters. */
export const MAX_REPLACEMENT = 10_000

/** What a review of ours objects to. */
export interface ReviewFinding {
  readonly path: string
  /** `left` for lines of the merge base, `right` for lines of the head. */
  readonly side: 'left' | 'right'
  /** From 1. */
  readonly startLine: number
  /** Included; `startLine` for a single line. */
  readonly endLine: number
  readonly severity: FindingSeverity
  /** One line of plain text. */
  readonly title: string
  /** Markdown. */
  readonly body: string
  /** The proposed lines, without line ends; empty to delete these lines; undefined if none are proposed. */
  readonly replacement: readonly string[] | undefined
}
