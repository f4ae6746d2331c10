import { foldersAbove } from '../text/normalized-path.ts'
import type { Look } from './look.ts'
import { RecordedTrees } from './recorded-trees.ts'
import type { RecordingGit } from './recording-git.ts'
import { SeenTree, type SeenChanges } from './seen-tree.ts'
import {
  ignoredPaths,
  recordEdits,
  recordInIndex,
  takeSnapshot,
  type IgnoredPaths,
  type Snapshot,
  type WorkTree
} from './work-tree.ts'

interface Recorded {
  readonly snapshot: Snapshot
  /** Undefined if only git can tell what has changed since. */
  readonly seen: SeenTree | undefined
  /** Files that the index still has as they were before, or without their time stamps. */
  readonly staleInIndex: ReadonlySet<string>
}

type Edits = Extract<SeenChanges, { readonly kind: 'edited' }>

const NONE: ReadonlySet<string> = new Set()
/** Reading more takes longer than asking git. */
const MAX_COMPARED_BYTES = 16 * 1024 * 1024

/** Records states of a work tree. Nothing may write to the tree, or to the index, while it does. */
export class Snapshots {
  readonly #git: RecordingGit
  readonly #workTree: string
  readonly #isExact: boolean
  /** Undefined if only git can tell what has changed. */
  #last: Recorded | undefined
  /** The trees of the last snapshot, or of an earlier one. */
  #trees: RecordedTrees | undefined
  /** The trees of the index, until git has compared the index with the files. */
  #uncompared: RecordedTrees | undefined
  /** What git ignored when it was last asked; undefined before that. */
  #ignored: IgnoredPaths | undefined
  /** True if looking at the files takes longer than asking git. */
  #isTooLarge = false

  /** @param isExact whether git records files byte by byte, whatever their attributes */
  constructor(git: RecordingGit, workTree: string, isExact: boolean) {
    this.#git = git
    this.#workTree = workTree
    this.#isExact = isExact
  }

  /** Must be called when the index has changed. */
  forget(): void {
    this.#last = undefined
    this.#ignored = undefined
    this.#uncompared = undefined
  }

  /** Must be called when the index has become exactly this tree. It is the next snapshot, unless a file differs from it. */
  startFrom(tree: string): void {
    this.#ignored = undefined
    this.#last = { snapshot: { tree, skipped: [] }, seen: undefined, staleInIndex: NONE }
  }

  /** Must be called when the index has become exactly these trees, of which the work tree may be any version. */
  compareWith(trees: RecordedTrees): void {
    this.forget()
    this.#uncompared = trees
  }

  /** Adds the edits of the last snapshot that were recorded without git to the index. */
  async completeIndex(look: Look): Promise<void> {
    if (!this.#last || this.#last.staleInIndex.size === 0) return
    await recordInIndex(this.#tree(look), [...this.#last.staleInIndex])
    this.#last = { ...this.#last, staleInIndex: NONE }
  }

  /** Starts git only if something may have changed since the last snapshot. */
  take(look: Look): Promise<Snapshot> {
    return this.#take(this.#last?.seen?.changes(), look)
  }

  /** Asks git what has changed, whatever the files look like. */
  takeByGit(look: Look): Promise<Snapshot> {
    return this.#take(undefined, look)
  }

  /** The last snapshot that git has recorded, with the present state of only these files. */
  async takeOnly(paths: readonly string[], look: Look): Promise<Snapshot> {
    this.forget()
    return await takeSnapshot(this.#tree(look), undefined, paths)
  }

  #tree(look: Look): WorkTree {
    return { git: this.#git, root: this.#workTree, look }
  }

  async #take(changes: SeenChanges | undefined, look: Look): Promise<Snapshot> {
    const last = this.#last
    if (last && changes?.kind === 'none') return last.snapshot
    if (changes?.kind === 'unknown' && !changes.isIgnoringSame) this.#ignored = undefined
    this.#last = undefined
    this.#last = await (last && changes?.kind === 'edited'
      ? this.#recordEdits(last, changes, look)
      : this.#record(last?.staleInIndex.size === 0 ? last.snapshot : undefined, look))
    return this.#last.snapshot
  }

  async #recordEdits({ snapshot: recorded, staleInIndex }: Recorded, edits: Edits, look: Look): Promise<Recorded> {
    const { paths, seen } = edits
    look.read(seen.sizes(paths))
    const tree = await this.#recordWithoutGit(recorded, edits)
    if (tree !== undefined)
      return { snapshot: { ...recorded, tree }, seen, staleInIndex: staleInIndex.union(new Set(paths)) }
    if (staleInIndex.size > 0) return await this.#record(undefined, look)
    const snapshot = await recordEdits(this.#tree(look), recorded, paths)
    return snapshot ? { snapshot, seen, staleInIndex: NONE } : await this.#record(undefined, look)
  }

  /** The tree; undefined if only git can record these files. */
  async #recordWithoutGit({ tree, skipped }: Snapshot, { seen, paths }: Edits): Promise<string | undefined> {
    if (skipped.some(({ path }) => paths.includes(path)) || (!this.#isExact && seen.hasAttributes)) return undefined
    const trees = this.#trees?.tree === tree ? this.#trees : await RecordedTrees.read(this.#git, tree)
    // If recording fails halfway, on a full disk for example, the trees in memory are wrong.
    this.#trees = undefined
    if (!this.#isExact && trees?.hasAttributes === true) return undefined
    const recorded = trees?.record(this.#workTree, paths)
    this.#trees = trees
    return recorded
  }

  async #record(recorded: Snapshot | undefined, look: Look): Promise<Recorded> {
    // First, so that the next snapshot sees what somebody else, such as an editor, writes meanwhile.
    const seen = this.#isTooLarge ? undefined : await this.#lookAround(look)
    const indexed = this.#uncompared
    this.#uncompared = undefined
    if (seen && indexed && this.#isWorkTree(indexed, seen)) {
      this.#trees = indexed
      // The index has their content, but not their time stamps, without which git restores no file.
      return { snapshot: { tree: indexed.tree, skipped: [] }, seen, staleInIndex: new Set(indexed.files) }
    }
    return { snapshot: await takeSnapshot(this.#tree(look), recorded), seen, staleInIndex: NONE }
  }

  /** False if only git can tell. */
  #isWorkTree(trees: RecordedTrees, seen: SeenTree): boolean {
    const files = seen.files(MAX_COMPARED_BYTES)
    if (!files || (!this.#isExact && seen.hasAttributes)) return false
    const ignored = this.#ignored?.all ?? NONE
    const isIgnored = (path: string) =>
      ignored.has(path) || foldersAbove(path).some((folder) => ignored.has(`${folder}/`))
    return trees.isEqualTo(
      this.#workTree,
      files.filter((path) => !isIgnored(path))
    )
  }

  async #lookAround(look: Look): Promise<SeenTree | undefined> {
    const known = this.#ignored?.folders
    const seen = known && SeenTree.look(this.#workTree, known)
    if (seen) return seen
    // A folder that git ignores, such as that of installed packages, can be new.
    this.#ignored = await ignoredPaths(this.#tree(look))
    const all = SeenTree.look(this.#workTree, this.#ignored.folders)
    this.#isTooLarge = !all
    return all
  }
}
