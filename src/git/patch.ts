import { blobSizes } from './objects.ts'
import { treeWith } from './changes.ts'
import type { Git } from './git.ts'
import { differences } from './diff-trees.ts'
import type { Difference } from './diff-trees.ts'

/** A change as text that `git apply` takes. */
export interface Patch {
  readonly text: string
  /** False when whole files were left out to keep within the bound. */
  readonly isComplete: boolean
}

/** So many times the bound is read to find what fits, so that a small edit of a large file does. */
const READ_FACTOR = 16

/** Writes the way from a commit to a tree as a patch of at most `maxBytes`. What does not fit is left out by whole files. */
export async function writePatch(
  git: Git,
  { base, tree, maxBytes }: { readonly base: string; readonly tree: string; readonly maxBytes: number }
): Promise<Patch> {
  const all = await differences(git, base, tree)
  const readable = await firstWithin(git, all, maxBytes * READ_FACTOR)
  const isWhole = readable.length === all.length
  const options = [
    '-r',
    '-p',
    '--binary',
    '--full-index',
    '--no-renames',
    '--no-color',
    '--no-ext-diff',
    '--no-textconv'
  ]
  const text = await git.run(['diff-tree', ...options, base, isWhole ? tree : await treeWith(git, base, readable)])
  if (Buffer.byteLength(text) <= maxBytes) return { text, isComplete: isWhole }
  return { text: wholeFilesWithin(text, maxBytes), isComplete: false }
}

async function firstWithin(git: Git, all: readonly Difference[], maxBytes: number): Promise<Difference[]> {
  const blobs = all.flatMap(({ oldBlob, newBlob }) => [oldBlob, newBlob])
  const sizes = await blobSizes(git, blobs)
  let total = 0
  return all.filter((_, index) => {
    total += (sizes[2 * index] ?? 0) + (sizes[2 * index + 1] ?? 0)
    return total <= maxBytes
  })
}

// No line of content starts with these words: it stands behind a blank or a sign or, in base 85, holds no blanks.
function wholeFilesWithin(text: string, maxBytes: number): string {
  const [first = '', ...others] = text.split('\ndiff --git ')
  let bytes = 0
  return [first, ...others.map((file) => `diff --git ${file}`)]
    .map((file) => (file.endsWith('\n') ? file : `${file}\n`))
    .filter((file) => (bytes += Buffer.byteLength(file)) <= maxBytes)
    .join('')
}
