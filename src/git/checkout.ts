import { realpath } from 'node:fs/promises'
import { sep } from 'node:path'
import { UserError } from '../errors.ts'
import { applyPatch, entriesAt } from './apply-patch.ts'
import { changesBetween, editOf, selectChanges } from './changes.ts'
import type { FileStat, TreeEdit, WorkTreeChange } from './changes.ts'
import { createGit } from './git.ts'
import type { Git } from './git.ts'
import { editWithFiles } from './write-blobs.ts'
import type { FileEdit } from './write-blobs.ts'
import { mergeOnto } from './merge.ts'
import type { MergeRequest, MergeResult } from './merge.ts'
import { writePatch } from './patch.ts'
import type { Patch } from './patch.ts'
import { createPrivateRepository, recordWorkspaceCommit } from './private-repository.ts'
import { checkedRemote, fetchCommits, listRefs, missingCommits } from './remote.ts'
import type { Remote } from './remote.ts'
import { restoreWorkTree } from './restore.ts'
import { trustedSearchPath } from './hardened-environment.ts'
import { differences } from './diff-trees.ts'
import { parentOfVerified, readVerified, treeOfVerified } from './verified-read.ts'
import { ignoredAmong, switchWorkTree, takeSnapshot, resetIndex } from './work-tree.ts'
import type { Snapshot } from './work-tree.ts'
import { hasAllObjects } from './whole-tree.ts'
import { readWorkspaceRepository } from './workspace-repository.ts'
import type { TreeChange } from '../domain/change.ts'

export interface CheckoutSettings {
  /** The folder whose files are worked on. */
  readonly workTree: string
  /** Where our own git directory is, or is to be made. Outside the work tree, out of reach of any command. */
  readonly gitDir: string
  /** Undefined when there is nothing to fetch from: the commits must then be in the workspace's own repository. */
  readonly remote: Remote | undefined
  /** The environment of the broker: PATH and what concerns proxies and certificates is taken from it. */
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly signal?: AbortSignal
  /**
   * Records files byte by byte, whatever .gitattributes says of line ends and encodings: for going back to them. Without it they
   * are recorded as git would commit them.
   */
  readonly isExact?: boolean
  /** For tests: how long a git that talks to no server may print nothing. */
  readonly maxSilenceMs?: number
}

const MAX_SILENCE_MS = 180_000
const PATCH_BYTES = 1024 * 1024

/** Makes or reopens our own git directory over a work tree. @throws UserError for an address or a folder that cannot be used */
export async function openCheckout(settings: CheckoutSettings): Promise<Checkout> {
  const { gitDir, signal, isExact = false, maxSilenceMs = MAX_SILENCE_MS } = settings
  const workTree = await realpath(settings.workTree)
  const environment = {
    ...settings.environment,
    PATH: await trustedSearchPath(workTree, settings.environment['PATH'] ?? '')
  }
  const remote = settings.remote && checkedRemote(settings.remote)
  const shared = await readWorkspaceRepository(workTree)
  await createPrivateRepository(gitDir, shared, isExact)

  const git = createGit({ gitDir: await outside(workTree, gitDir), workTree, environment, signal, maxSilenceMs })
  const head = shared?.head
  const isThere = head !== undefined && (await missingCommits(git, [head])).length === 0
  const workspaceCommit = isThere ? head : undefined
  await recordWorkspaceCommit(gitDir, workspaceCommit)
  return new Checkout(git, { workTree, remote, workspaceCommit })
}

// Whatever runs in the work tree could rewrite it there.
async function outside(workTree: string, gitDir: string): Promise<string> {
  const real = await realpath(gitDir)
  if (real !== workTree && !real.startsWith(workTree + sep)) return real
  throw new UserError(`The state folder ${gitDir} is inside the workspace ${workTree}. Choose one outside.`)
}

interface Surroundings {
  readonly workTree: string
  readonly remote: Remote | undefined
  readonly workspaceCommit: string | undefined
}

/**
 * The work tree, and the git directory of our own that knows what is in it. Methods that look at the work tree wait for each other;
 * they are not to be called while a command may write to it.
 */
export class Checkout {
  /**
   * The commit at which the workspace's own repository says it stands, when we have it. Good for where files came from; not to be
   * believed when it matters what they are.
   */
  readonly workspaceCommit: string | undefined
  readonly #git: Git
  readonly #workTree: string
  readonly #remote: Remote | undefined
  #standsAt: string | undefined
  /** The snapshot that the index still holds. */
  #recorded: Snapshot | undefined
  #turn: Promise<unknown> = Promise.resolve()

  constructor(git: Git, { workTree, remote, workspaceCommit }: Surroundings) {
    this.#git = git
    this.#workTree = workTree
    this.#remote = remote
    this.workspaceCommit = workspaceCommit
    this.#standsAt = workspaceCommit
  }

  /** Our own git directory. */
  get directory(): string {
    return this.#git.directory
  }

  /** Where full ref names stand, asked of the remote at once. A ref that does not exist is absent. */
  async resolve(refs: readonly string[]): Promise<Map<string, string>> {
    if (!this.#remote) throw new UserError('This checkout has no remote to ask.')
    return await listRefs(this.#git, this.#remote, refs)
  }

  /** Makes these commits available, without their history. @throws UserError when one cannot be had */
  fetch(commits: readonly string[]): Promise<void> {
    return fetchCommits(this.#git, this.#remote, commits)
  }

  /**
   * Makes the tracked files of the work tree equal to a commit that was fetched. Untracked and ignored files stay.
   *
   * @throws UserError when a file cannot be written
   */
  switchTo(commit: string): Promise<void> {
    return this.#inTurn(async () => {
      await switchWorkTree(this.#git, commit, this.#standsAt)
      this.#standsAt = commit
    })
  }

  /** Takes the work tree as it is, with the files of a commit as the tracked ones. */
  resetIndexTo(commit: string): Promise<void> {
    return this.#inTurn(async () => {
      await resetIndex(this.#git, commit)
      this.#standsAt = commit
    })
  }

  /** A text file of a commit, every object on the way verified; undefined when there is none. */
  readFile(commit: string, path: string): Promise<string | undefined> {
    return readVerified(this.#git, commit, path)
  }

  /** Id of a commit's tree, the commit verified. */
  treeOf(commit: string): Promise<string> {
    return treeOfVerified(this.#git, commit)
  }

  /** The only parent of a commit that was fetched, the commit verified; undefined for a first commit and for a merge. */
  parentOf(commit: string): Promise<string | undefined> {
    return parentOfVerified(this.#git, commit)
  }

  snapshot(): Promise<Snapshot> {
    return this.#inTurn(async (recorded) => {
      const snapshot = await takeSnapshot(this.#git, this.#workTree, recorded)
      this.#recorded = snapshot
      return snapshot
    })
  }

  /**
   * Makes the work tree what it was when a snapshot was taken. Files that no snapshot holds stay.
   *
   * @param from the snapshot of now
   * @throws UserError when something is in the way, which is found out before anything is changed
   */
  restore(from: string, to: string): Promise<void> {
    return this.#inTurn(() => restoreWorkTree(this.#git, { workTree: this.#workTree, from, to }))
  }

  /** How much of each file differs between two trees. */
  async compare(from: string, to: string): Promise<readonly FileStat[]> {
    if (from === to) return []
    return (await differences(this.#git, from, to)).map(({ path, added, removed }) => ({ path, added, removed }))
  }

  /** False when something that these trees hold is not there any more. */
  async hasAllObjects(trees: readonly string[]): Promise<boolean> {
    return (await Promise.all(trees.map((tree) => hasAllObjects(this.#git, tree)))).every(Boolean)
  }

  /** Removes from the disk what neither a ref nor the last snapshot holds. */
  async prune(): Promise<void> {
    await this.#git.run(['prune', '--expire=now'])
  }

  /** What was changed in the work tree since `baseline`, relative to `base`. See `changesBetween` for what counts. */
  async changesSince(question: {
    readonly base: string
    readonly baseline: Snapshot
    readonly touched: ReadonlySet<string>
  }): Promise<WorkTreeChange> {
    const { base, baseline, touched } = question
    const now = await this.snapshot()
    const change = await changesBetween(this.#git, { base, baseline: baseline.tree, now: now.tree, touched })
    const ignored = await ignoredAmong(this.#git, touched)
    const known = new Set(baseline.skipped.map(({ path }) => path))
    const unpublished = now.skipped.filter(({ path }) => !known.has(path))
    return { ...change, skipped: [...unpublished, ...change.skipped, ...ignored] }
  }

  /** The same change with only the paths that `keep` wants. */
  select(base: string, changes: readonly TreeChange[], keep: (change: TreeChange) => boolean): Promise<TreeEdit> {
    return selectChanges(this.#git, base, changes.filter(keep))
  }

  /** A commit that was fetched with these files in place of its own. Of none of them is taken what is in the way of another. */
  withFiles(base: string, files: readonly FileEdit[]): Promise<TreeEdit> {
    return editWithFiles(this.#git, base, files)
  }

  /** The way from a commit or tree to another, read anew from git. */
  editTo(from: string, to: string): Promise<TreeEdit> {
    return editOf(this.#git, from, to)
  }

  /** A commit with a patch applied; undefined when it does not fit. The work tree stays as it is. */
  withPatch(base: string, patch: string): Promise<TreeEdit | undefined> {
    return applyPatch(this.#git, { base, patch })
  }

  /** Mode and blob of those of the paths that are files of a commit. */
  entriesAt(
    commit: string,
    paths: readonly string[]
  ): Promise<ReadonlyMap<string, { readonly mode: string; readonly blob: string }>> {
    return entriesAt(this.#git, commit, paths)
  }

  /** The way from a commit to a tree as a patch of at most `maxBytes`. */
  patchOf(base: string, tree: string, maxBytes = PATCH_BYTES): Promise<Patch> {
    return writePatch(this.#git, { base, tree, maxBytes })
  }

  /** Fetches `onto` and carries a change over to it. The work tree stays as it is. */
  async rebase(request: MergeRequest): Promise<MergeResult> {
    await this.fetch([request.onto])
    return mergeOnto(this.#git, request)
  }

  /** @param work is given the snapshot that the index holds, and may leave another */
  #inTurn<Result>(work: (recorded: Snapshot | undefined) => Promise<Result>): Promise<Result> {
    const result = this.#turn.then(() => {
      const recorded = this.#recorded
      this.#recorded = undefined
      return work(recorded)
    })
    this.#turn = result.catch(() => undefined)
    return result
  }
}
