/** A file that two branches changed in ways that git cannot merge. */
export interface Conflict {
  readonly path: string
  /** Git writes both sides into a text that both changed, with markers around them, and leaves any other file as one side has it. */
  readonly kind: 'both-changed' | 'both-added' | 'deleted-by-us' | 'deleted-by-them' | 'moved'
}

/** What the markers call the two sides. */
export const OUR_LABEL = 'this-branch'
export const THEIR_LABEL = 'base-branch'
