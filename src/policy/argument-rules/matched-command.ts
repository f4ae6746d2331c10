import type { WorkingDirectory } from '../working-directory.ts'

/** A command that a rule allows as far as its words go. Words do not include the program's name. */
export interface MatchedCommand {
  readonly program: string
  readonly words: readonly string[]
  /** The words that only a wildcard of the rule stands for. */
  readonly wildcardWords: readonly string[]
  readonly operands: readonly string[]
  /** Undefined for a program without subcommands. */
  readonly subcommand: string | undefined
  readonly directory: WorkingDirectory
}
