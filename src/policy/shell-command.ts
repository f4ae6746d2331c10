import type { WorkingDirectory } from './working-directory.ts'

/** One word as the program receives it. A glob becomes one word for each matching file. */
export interface ShellWord {
  readonly value: string
  readonly isGlob: boolean
  /** The value is only the start of the word; what follows is not known. A glob can then be any number of such words. */
  readonly isOpen?: boolean
}

/** A program with its arguments, without the redirections and variables, which have been checked. */
export type SimpleCommand = readonly [ShellWord, ...ShellWord[]]

/** One command of a script, and its context there. */
export interface ScriptCommand {
  readonly command: SimpleCommand
  readonly directory: WorkingDirectory
  /** The commands whose output it reads, the nearest last. */
  readonly pipedFrom: readonly SimpleCommand[]
  /** A variable makes it load a program or a library from a folder of the repository or of the model. */
  readonly runsProject?: boolean
  /** The commands in its substitutions. */
  readonly substituted?: readonly SimpleCommand[]
}

/** A word that is spelled out. */
export function literalWord(value: string): ShellWord {
  return { value, isGlob: false }
}

/** Ends the reading of a line at the first construct that is not understood. Caught by `readShellLine`. */
export class NotUnderstood extends Error {}
