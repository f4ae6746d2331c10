/** Returns an input as text, and '' for an input that is not set (`core.getInput`). */
export type ReadInput = (name: string) => string
