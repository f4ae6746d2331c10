/** GitHub's limit for the jobs of one matrix: https://docs.github.com/actions/reference/limits */
export const MAX_ITEMS = 256
/** In characters, as the next two. */
export const MAX_ITEM_KEY = 500
export const MAX_ITEM_TITLE = 200
export const MAX_ITEM_TEXT = 8_000

/** One of the pieces that a fan-out divides its task into. */
export interface TaskItem {
  /** Lower-case letters, digits and hyphens. The same piece has the same id in every run. */
  readonly id: string
  /** Such as a path; one line. The model or strangers can have written it. */
  readonly title: string
  /** What else there is to know about it; '' for nothing. Data, like the title. */
  readonly text: string
  /** The repository to work on, such as acme/app; undefined for the workflow's own. */
  readonly repository: string | undefined
}
