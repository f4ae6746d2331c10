import type { WorkingDirectory } from '../working-directory.ts'

/** How a program reads its words; each field is described in `RuleEntry`. */
export interface WordRules {
  readonly endsAtDoubleDash?: boolean | undefined
  readonly takesPackages: RegExp | undefined
  readonly globalFlags: readonly string[]
  readonly globalOptions: readonly string[]
  readonly textOptions: readonly string[]
}

/** A command that a rule allows as far as its words go. Words do not include the program's name. */
export interface MatchedCommand {
  readonly program: string
  readonly words: readonly string[]
  /** Positions in `words` of the words that only a wildcard of the rule stands for. */
  readonly wild: ReadonlySet<number>
  /** Those words. */
  readonly wildcardWords: readonly string[]
  readonly operands: readonly string[]
  /** Undefined for a program without subcommands. */
  readonly subcommand: string | undefined
  readonly rules: WordRules
  readonly directory: WorkingDirectory
}
