/** What a patch does to one file, as its author wrote it: paths are not looked at yet. */
export type Section =
  | { readonly kind: 'add'; readonly path: string; readonly text: string; readonly executable?: boolean | undefined }
  /** `rewrite` must leave nothing of the file; undefined takes the file away whatever is in it. */
  | { readonly kind: 'delete'; readonly path: string; readonly rewrite: Rewrite | undefined }
  | {
      readonly kind: 'update'
      readonly path: string
      /** Where the file is moved to; undefined when it stays. */
      readonly target: string | undefined
      /** Undefined when its text stays as it is. */
      readonly rewrite: Rewrite | undefined
      readonly executable?: boolean | undefined
    }

/** Puts the hunks of one section into the text of its file. */
export type Rewrite = (text: string) => RewriteResult

export type RewriteResult =
  /** `notes` say how a hunk did not fit to the letter. */
  | { readonly kind: 'rewritten'; readonly text: string; readonly notes: readonly string[] }
  /** The reason names the hunk, as part of a sentence that begins with the path. */
  | { readonly kind: 'refused'; readonly reason: string }
