import type { Finding } from './finding.ts'
import { quoteForShell } from '../text/shell-quote.ts'

/** A program of the project that tells findings. */
export interface Checker {
  /** For people and the model, such as `tsc -p packages/a`. */
  readonly name: string
  /** Where it runs, and what relative paths in its output are relative to. */
  readonly folder: string
  /** A line of shell. */
  readonly command: string
  /** Undefined for an output that cannot be read. */
  read(output: string): readonly Finding[] | undefined
}

/** A checker, or why one that the project is set up for cannot be asked. */
export type CheckerChoice =
  | { readonly kind: 'checker'; readonly checker: Checker }
  | { readonly kind: 'unavailable'; readonly name: string; readonly reason: string }

const MAX_COMMAND_LENGTH = 60_000

/** Quoted paths, as the last words of a command; '.' when they are too many for one. */
export function quotePaths(paths: readonly string[]): string {
  const words = paths.map((path) => quoteForShell(path.startsWith('-') ? `./${path}` : path)).join(' ')
  return words.length > MAX_COMMAND_LENGTH ? '.' : words
}
