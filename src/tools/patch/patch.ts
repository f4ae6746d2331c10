/** What a patch does to one file, as the model wrote it. Paths are not resolved yet. */
export type Section =
  | { readonly kind: 'add'; readonly path: string; readonly text: string; readonly executable?: boolean | undefined }
  /** `rewrite` must leave the file empty; undefined deletes the file whatever it contains. */
  | { readonly kind: 'delete'; readonly path: string; readonly rewrite: Rewrite | undefined }
  | {
      readonly kind: 'update'
      readonly path: string
      /** Where the file moves to; undefined when it stays. */
      readonly target: string | undefined
      /** Undefined when the text stays as it is. */
      readonly rewrite: Rewrite | undefined
      readonly executable?: boolean | undefined
    }

/** Applies the hunks of one section to the text of its file. */
export type Rewrite = (text: string) => RewriteResult

export type RewriteResult =
  /** `notes` say which hunks did not match exactly. */
  | { readonly kind: 'rewritten'; readonly text: string; readonly notes: readonly string[] }
  /** The reason names the hunk. It continues a sentence that starts with the path. */
  | { readonly kind: 'refused'; readonly reason: string }
