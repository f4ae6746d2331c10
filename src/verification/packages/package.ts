/** The files of the work tree, as far as packages are found in them. */
export interface TreeFiles {
  /** Paths of all files that are not ignored, relative to the root. */
  readonly paths: readonly string[]
  /** The text of a file; undefined if it is missing, a link or too large. */
  readonly read: (path: string) => Promise<string | undefined>
}

/** A part of the repository with a manifest of its own. */
export interface Package {
  readonly ecosystem: Ecosystem
  /** Relative to the root; '' for the root. */
  readonly folder: string
  /** How others of the same ecosystem name it; undefined if they cannot. */
  readonly name: string | undefined
  /** Names of packages, of this repository and others. */
  readonly dependencies: readonly string[]
  /** The command line of its tests, for a shell at the root. Undefined if it has none, or if a check of the root covers it. */
  readonly check: string | undefined
}

export type Ecosystem = 'node' | 'python' | 'go' | 'rust' | 'maven'
