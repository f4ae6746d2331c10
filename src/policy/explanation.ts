import type { Severity } from '../domain/settings.ts'

export type Judgment =
  /**
   * `rules` has what allows each command of the line, in order: an entry of a list or a rule of agent.yml. `paths` are words that name
   * files, which must be in the work tree; only without a sandbox.
   */
  | { readonly kind: 'allowed'; readonly rules: readonly string[]; readonly paths?: readonly string[] }
  /** Needs approval. `remedy` is the line under `commands:` of agent.yml that would allow it; undefined if no line can. */
  | {
      readonly kind: 'refused'
      readonly reason: string
      readonly remedy: string | undefined
      readonly severity: Severity
    }
  /** The line cannot be run, or it would do something other than intended. No setting can allow it. */
  | { readonly kind: 'malformed'; readonly problem: string }

/** The decision on one simple command. */
export interface CommandVerdict {
  /** Its words, joined by spaces. */
  readonly command: string
  readonly severity: Severity
  /** The entry or rule that allows it; undefined if it is refused. */
  readonly rule: string | undefined
  /** Undefined if it is allowed. */
  readonly reason: string | undefined
  readonly remedy: string | undefined
}

/** A judgment with the verdict on each command of the line, in order; none if the line was not understood. */
export interface Explanation {
  readonly judgment: Judgment
  readonly commands: readonly CommandVerdict[]
}
