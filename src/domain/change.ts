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
