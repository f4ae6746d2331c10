/** A piece of a file as a model quotes it, and its replacement; both with LF line endings. */
export interface Quote {
  readonly oldText: string
  readonly newText: string
}

export type ReplaceResult =
  /** `note` says how the match was not exact; '' for an exact match. */
  | { readonly kind: 'replaced'; readonly text: string; readonly count: number; readonly note: string }
  | { readonly kind: 'refused'; readonly reason: string }

export function refused(reason: string): Extract<ReplaceResult, { kind: 'refused' }> {
  return { kind: 'refused', reason }
}
