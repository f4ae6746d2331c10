import type { FileChanges } from '../../emulators/github/push.ts'
import type { Turn } from '../../emulators/model/script.ts'

export type Registry = 'npm' | 'pypi' | 'go' | 'crates' | 'maven'

/** A version of a published package. */
export interface Release {
  readonly version: string
  /** Of the archive that the registry serves, in hexadecimal. */
  readonly sha256: string
}

/** A published package at the version before a known fix, with the tests of the fixed version. */
export interface RealPackage {
  /** What it has that others have not, such as its test runner. */
  readonly shows: string
  readonly registry: Registry
  readonly name: string
  readonly broken: Release
  readonly fixed: Release
  /** Paths that the repository has as they are in the fixed version. A folder ends with a slash. */
  readonly tests: readonly string[]
  /** Paths that the model changes as the fixed version did. */
  readonly fix: readonly string[]
  /** Tests that the pull request must name as fixed. */
  readonly names: readonly string[]
  /** Default: passed. */
  readonly verifyStatus?: string
  /** Files that are not in the archive, such as a tsconfig.json; null for one of the archive that is left out. */
  readonly extra?: Readonly<Record<string, string | null>>
  /** Replaces keys of package.json, for archives that lack the configuration of their tests. */
  readonly manifest?: Readonly<Record<string, unknown>>
  /** The folder of the package; default: the root. */
  readonly folder?: string
}

/** A repository with a bug, and the turns of a model. */
export interface Scene {
  readonly files: FileChanges
  readonly script: readonly Turn[]
}

/** One run of the built action, and what it must end with. */
export interface Case {
  readonly name: string
  readonly shows: string
  readonly scene: (downloads: string) => Promise<Scene>
  readonly outcome: string
  readonly verifyStatus: string
  /** The first words of the pull request. */
  readonly begins?: string
  /** What the pull request and the comment must say. */
  readonly says: readonly string[]
  /** Names of tests that the pull request must list as fixed. Default: none. */
  readonly fixes?: readonly string[]
  /** True if the run mostly waits, so that it needs no processor. */
  readonly waits?: boolean
}
