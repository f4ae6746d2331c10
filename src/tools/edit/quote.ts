/** A piece of a file as a model quotes it, and its replacement; both with LF line endings. */
export interface Quote {
  readonly oldText: string
  readonly newText: string
}
