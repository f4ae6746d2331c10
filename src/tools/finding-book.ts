import { placeFinding, type Place } from '../code-review/place-finding.ts'
import type { ReviewedFile } from '../code-review/reviewed-file.ts'
import { MAX_FINDINGS, type ReviewFinding } from '../domain/review-finding.ts'
import { ToolError } from '../errors.ts'

export interface RecordedFinding {
  /** For the model, such as F1. */
  readonly label: string
  /** Where it will be shown; undefined if its lines are not in the diff. */
  readonly place: Place | undefined
}

/**
 * What a review has found so far. No finding is refused because of its lines: those outside the diff are listed in the text of
 * the review.
 */
export class FindingBook {
  /** What the pull request changes, with the hunks that the forge shows. */
  readonly files: readonly ReviewedFile[]
  readonly #findings = new Map<string, ReviewFinding>()

  constructor(files: readonly ReviewedFile[]) {
    this.files = files
  }

  get all(): readonly ReviewFinding[] {
    return [...this.#findings.values()]
  }

  /**
   * An equal finding counts once.
   *
   * @param replaces the label of an earlier finding that this one corrects
   * @throws ToolError if there is no such finding, or if there are too many
   */
  record(finding: ReviewFinding, replaces?: string): RecordedFinding {
    const label = replaces === undefined ? (this.#labelOf(finding) ?? this.#nextLabel()) : this.#find(replaces)
    this.#findings.set(label, finding)
    return { label, place: placeFinding(finding, this.files) }
  }

  #labelOf(finding: ReviewFinding): string | undefined {
    const text = JSON.stringify(finding)
    return [...this.#findings].find(([, one]) => JSON.stringify(one) === text)?.[0]
  }

  #nextLabel(): string {
    const count = this.#findings.size
    if (count < MAX_FINDINGS) return `F${count + 1}`
    throw new ToolError(
      `There are ${count} findings, the most that a review can have. Replace a less important one with "replaces", or finish.`
    )
  }

  #find(written: string): string {
    const label = `F${written.trim().replace(/^f/i, '')}`
    if (this.#findings.has(label)) return label
    const labels = [...this.#findings.keys()]
    const known = labels.length === 0 ? 'There are none yet.' : `The findings are ${labels.join(', ')}.`
    throw new ToolError(`There is no finding ${JSON.stringify(written)}. ${known}`)
  }
}
