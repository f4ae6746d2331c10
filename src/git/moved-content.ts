import { ABSENT_MODE, differences, NO_BLOB, type TreeDifference } from './diff-trees.ts'
import { blobSizes } from './objects.ts'
import type { Git } from './git.ts'

export interface HeldBackChange {
  readonly base: string
  /** The tree with the whole change. */
  readonly tree: string
  /** The changed paths that are not published. */
  readonly heldBack: ReadonlySet<string>
}

/** The smallest share of equal content at which git treats a removed and an added file as a renamed one. */
const MIN_SHARE = 0.5
/** After this many bytes, only files with the same blob count as equal. */
const MAX_COMPARED = 64 * 1024 * 1024
/** How far a chain of moves is followed. After that, everything that is deleted or overwritten is held back. */
const MAX_PASSES = 20

/**
 * Finds the other halves of held-back moves: the removal of a file whose new path is held back, and the new path of a file whose
 * removal is held back. Publishing them would lose or duplicate the content. A file counts as moved if half of its content is
 * found again, as in git's detection of renames.
 *
 * @returns each path with its counterpart in the move, which is a held-back path or an earlier key of this map
 */
export async function changesMovedWith(
  git: Git,
  { base, tree, heldBack }: HeldBackChange
): Promise<ReadonlyMap<string, string>> {
  const files = await readFiles(git, await differences(git, base, tree))
  const counterparts = new Map<string, string>()
  const sides = { held: newSide(), published: newSide() }
  for (const file of files) addTo(heldBack.has(file.path) ? sides.held : sides.published, file, 1)
  let remaining = files.filter(({ path }) => !heldBack.has(path))
  for (let pass = 0, hasFound = true; hasFound; pass += 1) {
    const before = counterparts.size
    const folders = movedFolders(counterparts)
    for (const file of remaining) {
      const fallback = pass >= MAX_PASSES && isMostlyRemoved(file) ? [...heldBack][0] : undefined
      const counterpart = counterpartOf(file, sides) ?? movedPathIn(folders, file, heldBack) ?? fallback
      if (counterpart === undefined) continue
      counterparts.set(file.path, counterpart)
      addTo(sides.published, file, -1)
      addTo(sides.held, file, 1)
    }
    remaining = remaining.filter(({ path }) => !counterparts.has(path))
    hasFound = counterparts.size > before
  }
  return counterparts
}

/** Hashes of the lines of a text, each with its number of bytes. */
type Lines = ReadonlyMap<number, number>

interface ChangedFile {
  readonly path: string
  readonly isDeleted: boolean
  readonly oldSize: number
  readonly newSize: number
  /** The lines that are only in the old content. */
  readonly lost: Lines
  /** The lines that are only in the new content. */
  readonly gained: Lines
}

async function readFiles(git: Git, all: readonly TreeDifference[]): Promise<readonly ChangedFile[]> {
  const sizes = await blobSizes(
    git,
    all.flatMap(({ oldBlob, newBlob }) => [oldBlob, newBlob])
  )
  let bytesLeft = MAX_COMPARED
  const known = new Map<string, Lines>([[NO_BLOB, new Map()]])
  const read = async (blob: string, size = 0): Promise<Lines> => {
    const isCompared = size <= bytesLeft
    const lines = known.get(blob) ?? linesOf(isCompared ? await git.readObject('blob', blob) : Buffer.from(blob))
    if (!known.has(blob) && isCompared) bytesLeft -= size
    known.set(blob, lines)
    return lines
  }
  const files: ChangedFile[] = []
  // One at a time: together they can exceed the memory.
  for (const [index, { path, oldBlob, newBlob, newMode }] of all.entries()) {
    const old = await read(oldBlob, sizes[2 * index])
    const now = await read(newBlob, sizes[2 * index + 1])
    const [lost, gained] = [withoutLines(old, now), withoutLines(now, old)]
    files.push({ path, isDeleted: newMode === ABSENT_MODE, oldSize: total(old), newSize: total(now), lost, gained })
  }
  return files
}

const MAX_LINE = 64
const LINE_END = 0x0a

/** Splits at line ends and, like git, after 64 bytes. An empty file is one empty line. */
function linesOf(content: Buffer): Lines {
  const lines = new Map<number, number>()
  let hash = 0
  let length = 0
  for (let at = 0; at <= content.length; at += 1) {
    if (at < content.length) {
      hash = (Math.imul(hash, 0x0100_0193) ^ (content[at] ?? 0)) | 0
      length += 1
      if (content[at] !== LINE_END && length < MAX_LINE) continue
    }
    if (length > 0 || content.length === 0) lines.set(hash, (lines.get(hash) ?? 0) + Math.max(1, length))
    hash = 0
    length = 0
  }
  return lines
}

function withoutLines(lines: Lines, others: Lines): Lines {
  const rest = [...lines].map(([hash, bytes]) => [hash, bytes - (others.get(hash) ?? 0)] as const)
  return new Map(rest.filter(([, bytes]) => bytes > 0))
}

function total(lines: Lines): number {
  return [...lines.values()].reduce((sum, bytes) => sum + bytes, 0)
}

/** All lines that the changes of one side remove and add. */
interface Side {
  readonly lost: LineSum
  readonly gained: LineSum
}

function newSide(): Side {
  return { lost: new LineSum(), gained: new LineSum() }
}

function addTo({ lost, gained }: Side, file: ChangedFile, sign: 1 | -1): void {
  // A few lines that were removed from a file did not move elsewhere.
  if (isMostlyRemoved(file)) lost.add(file.lost, file.path, sign)
  gained.add(file.gained, file.path, sign)
}

class LineSum {
  readonly #bytes = new Map<number, number>()
  readonly #sources = new Map<number, string>()

  add(lines: Lines, path: string, sign: 1 | -1): void {
    for (const [hash, bytes] of lines) {
      this.#bytes.set(hash, (this.#bytes.get(hash) ?? 0) + sign * bytes)
      if (sign > 0 && !this.#sources.has(hash)) this.#sources.set(hash, path)
    }
  }

  /** How many bytes of these lines this sum contains. */
  commonBytes(lines: Lines): number {
    return [...lines].reduce((sum, [hash, bytes]) => sum + Math.min(bytes, this.#bytes.get(hash) ?? 0), 0)
  }

  /** The path that contributed most of these lines. */
  mainSource(lines: Lines): string | undefined {
    const bytesBySource = new Map<string, number>()
    for (const [hash, bytes] of lines) {
      const source = this.#sources.get(hash)
      if (source !== undefined) bytesBySource.set(source, (bytesBySource.get(source) ?? 0) + bytes)
    }
    return [...bytesBySource].toSorted(([, a], [, b]) => b - a)[0]?.[0]
  }
}

function isMostlyRemoved({ isDeleted, lost, oldSize }: ChangedFile): boolean {
  return isDeleted || (oldSize > 0 && total(lost) >= oldSize * MIN_SHARE)
}

interface Sides {
  readonly held: Side
  readonly published: Side
}

/** The held-back path that a file's old content went to, or that its new content came from. */
function counterpartOf(file: ChangedFile, { held, published }: Sides): string | undefined {
  const { lost, gained, oldSize, newSize } = file
  const went = isMostlyRemoved(file) ? held.gained.commonBytes(lost) : 0
  if (went > 0 && went >= oldSize * MIN_SHARE && went > published.gained.commonBytes(lost))
    return held.gained.mainSource(lost)
  const came = held.lost.commonBytes(gained)
  if (came > 0 && came >= newSize * MIN_SHARE && came > published.lost.commonBytes(gained))
    return held.lost.mainSource(gained)
  return undefined
}

type Folders = ReadonlyMap<string, ReadonlySet<string>>

/** The old and new paths of the folders that contained the moved files. */
function movedFolders(counterparts: ReadonlyMap<string, string>): Folders {
  const folders = new Map<string, Set<string>>()
  for (const [from, to] of counterparts) {
    const [old, now] = [from.split('/').slice(0, -1), to.split('/').slice(0, -1)]
    while (old.length > 1 && now.length > 1 && old.at(-1) === now.at(-1)) {
      old.pop()
      now.pop()
    }
    if (old.length === 0) continue
    const places = folders.get(old.join('/')) ?? new Set()
    folders.set(old.join('/'), places.add(now.join('/')))
  }
  return folders
}

/** The held-back path of a file that was rewritten when its folder moved. */
function movedPathIn(folders: Folders, file: ChangedFile, heldBack: ReadonlySet<string>): string | undefined {
  if (!file.isDeleted || folders.size === 0) return undefined
  const names = file.path.split('/')
  for (let depth = names.length - 1; depth > 0; depth -= 1) {
    const rest = names.slice(depth).join('/')
    for (const folder of folders.get(names.slice(0, depth).join('/')) ?? []) {
      const path = folder === '' ? rest : `${folder}/${rest}`
      if (heldBack.has(path)) return path
    }
  }
  return undefined
}
