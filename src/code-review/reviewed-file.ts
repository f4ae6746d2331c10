import type { FileDifference } from '../domain/file-difference.ts'
import { parseHunks, type Hunk } from '../text/hunks.ts'

/** A changed file of a pull request. */
export interface ReviewedFile {
  /** At the head; of a deleted file, at the merge base. */
  readonly path: string
  /** The path before the file was moved; undefined if it was not. */
  readonly movedFrom: string | undefined
  /** With three lines of context, as the forge shows them; none for a binary file, a submodule, a moved file or one that is too large. */
  readonly hunks: readonly Hunk[]
}

/** GitHub shows this many unchanged lines around each change. */
export const SHOWN_CONTEXT = 3

/** @param differences from the merge base to the head, with `SHOWN_CONTEXT` lines of context */
export function reviewedFiles(
  differences: readonly Pick<FileDifference, 'path' | 'movedFrom' | 'hunks'>[]
): readonly ReviewedFile[] {
  return differences.map(({ path, movedFrom, hunks }) => ({
    path,
    movedFrom,
    hunks: parseHunks(hunks).filter((hunk) => !isOfSubmodule(hunk))
  }))
}

/** GitHub shows a submodule as a link, without lines to comment on. */
function isOfSubmodule({ lines }: Hunk): boolean {
  return lines.every(({ text }) => /^Subproject commit [0-9a-f]{40,64}$/.test(text))
}

/** The file that a path of either side names. A path at the head comes before one that a file was moved from. */
export function findReviewedFile(path: string, files: readonly ReviewedFile[]): ReviewedFile | undefined {
  return files.find((file) => file.path === path) ?? files.find(({ movedFrom }) => movedFrom === path)
}
