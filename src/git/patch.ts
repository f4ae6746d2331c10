import { isUtf8 } from 'node:buffer'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { editOf, treeWith, type TreeEdit } from './changes.ts'
import { differences, NO_BLOB, type TreeDifference } from './diff-trees.ts'
import { succeeds, type Git, type GitCall } from './git.ts'
import { blobSizes, readBlob } from './objects.ts'

/** A change in the format of `git diff`. */
export interface Patch {
  readonly text: string
  /** False if whole files were left out to stay within the limit. */
  readonly isComplete: boolean
}

const PATCH_BYTES = 1024 * 1024
/** Files of up to this many times the limit are read, because a small edit of a large file can still fit. */
const READ_FACTOR = 16

/** Writes the difference between a commit and a tree as a patch of at most `maxBytes`, leaving out whole files that do not fit. */
export async function writePatch(
  git: Git,
  { base, tree, maxBytes = PATCH_BYTES }: { readonly base: string; readonly tree: string; readonly maxBytes?: number }
): Promise<Patch> {
  const all = await differences(git, base, tree)
  const readable = await filesWithin(git, all, maxBytes * READ_FACTOR)
  const isComplete = readable.length === all.length
  const text = await diff(git, { base, tree: isComplete ? tree : await treeWith(git, base, readable) })
  const whole = text.includes('\ufffd') ? await withBinaryForm(git, base, readable) : text
  return within(whole, maxBytes, isComplete)
}

function diff(
  git: Git,
  { base, tree }: { readonly base: string; readonly tree: string },
  config: GitCall['config'] = {}
): Promise<string> {
  const format = ['-r', '-p', '--binary', '--full-index', '--no-renames', '--no-color']
  return git.run(['diff-tree', ...format, '--no-ext-diff', '--no-textconv', base, tree], { config })
}

/** The same difference, with files in other encodings than UTF-8 in git's binary form: as text, they would be damaged. */
async function withBinaryForm(git: Git, base: string, all: readonly TreeDifference[]): Promise<string> {
  const [text, binary]: [TreeDifference[], TreeDifference[]] = [[], []]
  for (const difference of all) {
    const { oldBlob, newBlob } = difference
    const contents = await Promise.all([oldBlob, newBlob].filter((id) => id !== NO_BLOB).map((id) => readBlob(git, id)))
    const list = contents.every((content) => isUtf8(content)) ? text : binary
    list.push(difference)
  }
  const attributes = join(git.directory, 'info', 'binary')
  await writeFile(attributes, '* -diff\n')
  const parts = [
    await diff(git, { base, tree: await treeWith(git, base, text) }),
    await diff(git, { base, tree: await treeWith(git, base, binary) }, { 'core.attributesFile': attributes })
  ]
  return parts.join('')
}

function within(text: string, maxBytes: number, isComplete: boolean): Patch {
  if (Buffer.byteLength(text) <= maxBytes) return { text, isComplete }
  return { text: wholeFilesWithin(text, maxBytes), isComplete: false }
}

async function filesWithin(git: Git, all: readonly TreeDifference[], maxBytes: number): Promise<TreeDifference[]> {
  const blobs = all.flatMap(({ oldBlob, newBlob }) => [oldBlob, newBlob])
  const sizes = await blobSizes(git, blobs)
  return all.filter(fits(maxBytes, (_, index) => (sizes[2 * index] ?? 0) + (sizes[2 * index + 1] ?? 0)))
}

// No line of a file's content starts with "diff --git ": text lines start with a space or a sign, base 85 has no spaces.
function wholeFilesWithin(text: string, maxBytes: number): string {
  const [first = '', ...others] = text.split('\ndiff --git ')
  return [first, ...others.map((file) => `diff --git ${file}`)]
    .map((file) => (file.endsWith('\n') ? file : `${file}\n`))
    .filter(fits(maxBytes, (file) => Buffer.byteLength(file)))
    .join('')
}

/** For `filter`: takes what still fits, so that one that is too large does not keep out those after it. */
function fits<Item>(maxBytes: number, sizeOf: (item: Item, index: number) => number) {
  let bytesLeft = maxBytes
  return (item: Item, index: number): boolean => {
    const bytes = sizeOf(item, index)
    if (bytes > bytesLeft) return false
    bytesLeft -= bytes
    return true
  }
}

export interface PatchRequest {
  /** The commit to apply it to. */
  readonly base: string
  /** As `git diff` writes it. */
  readonly patch: string
}

/**
 * The tree of a commit with a whole patch applied; undefined if any part of it does not apply. Leaves the work tree as it is. The
 * caller must check the result, because the patch comes from a comment.
 */
export async function applyPatch(git: Git, { base, patch }: PatchRequest): Promise<TreeEdit | undefined> {
  // A separate index: the work tree's own index caches the state of its files.
  const indexFile = join(git.directory, 'index-of-approval')
  await git.run(['read-tree', base], { indexFile })
  const apply = ['apply', '--cached', '--whitespace=nowarn', '-']
  if (!(await succeeds(git, apply, { indexFile, input: patch }))) return undefined
  return editOf(git, base, (await git.run(['write-tree'], { indexFile })).trim())
}
