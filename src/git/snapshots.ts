import type { Git } from './git.ts'
import { SeenTree, type News } from './seen-tree.ts'
import { ignoredFolders, recordEdits, takeSnapshot, type Snapshot } from './work-tree.ts'

interface Recorded {
  readonly snapshot: Snapshot
  /** Undefined if only git can tell what has changed since. */
  readonly seen: SeenTree | undefined
}

/** Records states of a work tree. Nothing may write to the tree, or to the index, while it does. */
export class Snapshots {
  readonly #git: Git
  readonly #workTree: string
  /** The snapshot that the index holds; undefined if it holds another tree. */
  #last: Recorded | undefined
  /** Undefined until it is known. */
  #ignored: ReadonlySet<string> | undefined
  /** True if looking at the files takes longer than asking git. */
  #isTooLarge = false

  constructor(git: Git, workTree: string) {
    this.#git = git
    this.#workTree = workTree
  }

  /** Must be called when the index has changed. */
  forget(): void {
    this.#last = undefined
    this.#ignored = undefined
  }

  /** Starts git only if something may have changed since the last snapshot. */
  take(): Promise<Snapshot> {
    return this.#take(this.#last?.seen?.news())
  }

  /** Asks git what has changed, whatever the files look like. */
  takeByGit(): Promise<Snapshot> {
    return this.#take(undefined)
  }

  async #take(news: News | undefined): Promise<Snapshot> {
    const last = this.#last
    if (last && news?.kind === 'none') return last.snapshot
    if (news?.kind === 'unknown' && !news.isIgnoringSame) this.#ignored = undefined
    this.#last = undefined
    this.#last = await (last && news?.kind === 'edited'
      ? this.#recordEdits(last.snapshot, news.paths)
      : this.#record(last?.snapshot))
    return this.#last.snapshot
  }

  async #recordEdits(recorded: Snapshot, paths: readonly string[]): Promise<Recorded> {
    const seen = this.#ignored && SeenTree.look(this.#workTree, this.#ignored)
    const snapshot = await recordEdits(this.#git, recorded, { workTree: this.#workTree, paths })
    return snapshot ? { snapshot, seen } : await this.#record(undefined)
  }

  async #record(recorded: Snapshot | undefined): Promise<Recorded> {
    // First, so that what somebody else writes meanwhile, such as an editor, is news for the next snapshot.
    const seen = this.#isTooLarge ? undefined : await this.#look()
    return { snapshot: await takeSnapshot(this.#git, this.#workTree, recorded), seen }
  }

  async #look(): Promise<SeenTree | undefined> {
    const known = this.#ignored
    const seen = known && SeenTree.look(this.#workTree, known)
    if (seen) return seen
    // A folder that git ignores, such as that of installed packages, can be new.
    this.#ignored = await ignoredFolders(this.#git)
    const all = SeenTree.look(this.#workTree, this.#ignored)
    this.#isTooLarge = !all
    return all
  }
}
