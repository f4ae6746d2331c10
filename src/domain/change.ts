/** The most files that GitHub shows of a pull request. Nobody could review more. */
export const MAX_CHANGED_FILES = 3_000

/** A changed file as an entry of a git tree. */
export interface TreeFile {
  readonly path: string
  /** Six octal digits; 000000 for a file that is deleted. */
  readonly mode: string
  /** Id of the blob; '' for a file that is deleted. */
  readonly blob: string
}

/** One changed file, as git sees it. */
export type TreeChange =
  | {
      readonly kind: 'written'
      readonly path: string
      readonly mode: '100644' | '100755' | '120000'
      /** Id of the blob. The same in the local repository and on the forge. */
      readonly blob: string
      readContent(): Promise<Buffer>
    }
  | { readonly kind: 'deleted'; readonly path: string }

/** A file that two branches changed in ways that git cannot merge. */
export interface Conflict {
  readonly path: string
  /** Git writes both sides into a text that both changed, with markers around them, and leaves any other file as one side has it. */
  readonly kind: 'both-changed' | 'both-added' | 'deleted-by-us' | 'deleted-by-them' | 'moved'
}

/** What the markers call the two sides. */
export const OUR_LABEL = 'this-branch'
export const THEIR_LABEL = 'base-branch'
