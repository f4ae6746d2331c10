import type { Diagnostic } from './diagnostic.ts'
import { quoteForShell } from '../text/shell-quote.ts'

/** A program of the project that reports diagnostics. */
export interface Checker {
  /** Shown to users and the model, such as `tsc -p packages/a`. */
  readonly name: string
  /** The folder it runs in. Relative paths in its output start there. */
  readonly folder: string
  /** A shell command line. */
  readonly command: string
  /** Undefined for output that cannot be parsed. */
  parse(output: string): readonly Diagnostic[] | undefined
}

/** A checker that the project is set up for, or why it cannot run. */
export type CheckerChoice =
  | ({ readonly kind: 'checker' } & Checker)
  | { readonly kind: 'unavailable'; readonly name: string; readonly reason: string }

/** The name of a checker that runs in a folder, such as `go vet in packages/a`. */
export function checkerName(folder: string, program: string): string {
  return folder === '' ? program : `${program} in ${folder}`
}

const MAX_COMMAND_LENGTH = 60_000

/** Quoted paths as arguments of a command; '.' if they are too long for one command line. */
export function quotePaths(paths: readonly string[]): string {
  const words = paths.map((path) => quoteForShell(path.startsWith('-') ? `./${path}` : path)).join(' ')
  return words.length > MAX_COMMAND_LENGTH ? '.' : words
}
