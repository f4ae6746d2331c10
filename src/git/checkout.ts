import { copyFileSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import type { Environment } from '../domain/settings.ts'
import { UserError } from '../errors.ts'
import { changesBetween, treeWith, type WorkTreeChange } from './changes.ts'
import { createGit, succeeds, type Git } from './git.ts'
import { CHANGE_LIMITS, Look, type LookLimits } from './look.ts'
import { mergeOnto, type MergeRequest, type MergeResult } from './merge.ts'
import { createPrivateRepository, recordWorkspaceCommit, removeLocks, excludePaths } from './private-repository.ts'
import { pushCommit, type CommitToPush, type PushResult } from './push-commit.ts'
import { checkedRemote, fetchCommits, fetchTip, listBranches, listRefs, missingCommits, type Remote } from './remote.ts'
import { restoreWorkTree } from './restore.ts'
import { trustedEnvironment } from './hardened-environment.ts'
import { differences, isAdded, isGitlink, type TreeDifference } from './diff-trees.ts'
import { treeOfVerified } from './verified-read.ts'
import {
  ignoredAmong,
  removeFromIndex,
  switchWorkTree,
  resetIndex,
  takeSnapshot,
  untrackedPaths,
  type Snapshot,
  type WorkTree
} from './work-tree.ts'
import { fileDifferences, type FileComparison } from './file-differences.ts'
import { isLockFile } from '../text/paths.ts'
import { foldersAbove } from '../text/normalized-path.ts'
import { commitInCopy, writeCommandRepository, type CommandRefs, type CommandRepository } from './command-repository.ts'
import { filesOf } from './objects.ts'
import { readWorkspaceRepository } from './workspace-repository.ts'
import type { FileDifference } from '../domain/file-difference.ts'

export interface CheckoutSettings {
  /** The folder that the work is done in. */
  readonly workTree: string
  /** Our own git directory; created if missing. Outside the work tree, where no command can reach it. */
  readonly gitDir: string
  /** Undefined if there is nothing to fetch from. All commits must then be in the workspace's own repository. */
  readonly remote: Remote | undefined
  /** The environment of this process. Git gets the PATH and the settings of proxies and certificates. */
  readonly environment: Environment
  readonly signal?: AbortSignal
  /**
   * Records files byte by byte, so that they can be restored exactly. Otherwise files are recorded as git would commit them, with
   * the line endings and encodings that .gitattributes asks for.
   */
  readonly isExact?: boolean
  /** A branch whose tip is fetched at once, unless the workspace has commits already. The signal ends the fetch. */
  readonly prefetch?: { readonly branch: string; readonly signal: AbortSignal } | undefined
  /** For tests: kills a git that prints nothing for this long, unless it talks to a server. */
  readonly maxSilenceMs?: number
  /** For tests: what each look at the work tree may cost. */
  readonly lookLimits?: LookLimits
}

const MAX_SILENCE_MS = 180_000
const SECONDS_AFTER_CUT_OFF = 20

/** Creates or reopens our own git directory for a work tree. @throws UserError for an unusable URL or folder */
export async function openCheckout(settings: CheckoutSettings): Promise<Checkout> {
  const { gitDir, signal, isExact = false, maxSilenceMs = MAX_SILENCE_MS, lookLimits } = settings
  const workTree = await realpath(settings.workTree)
  const environment = await trustedEnvironment(workTree, settings.environment)
  const remote = settings.remote && checkedRemote(settings.remote)
  const shared = await readWorkspaceRepository(workTree)
  createPrivateRepository(gitDir, shared, isExact)

  const own = { gitDir: await outside(workTree, gitDir), workTree, environment, maxSilenceMs }
  const git = createGit({ ...own, signal })
  const head = shared?.head
  const isThere = head !== undefined && (await missingCommits(git, [head])).length === 0
  const workspaceCommit = isThere ? head : undefined
  recordWorkspaceCommit(gitDir, workspaceCommit)
  const { prefetch } = settings
  const endings = [signal, prefetch?.signal].filter((each) => each !== undefined)
  const fetching =
    prefetch && remote && workspaceCommit === undefined
      ? fetchTip(createGit({ ...own, signal: AbortSignal.any(endings) }), remote, prefetch.branch)
      : undefined
  return new Checkout(git, { workTree, remote, workspaceCommit, fetching, lookLimits })
}

/**
 * Opens the git directory of an earlier checkout of this work tree again, with everything that it recorded and excluded. No other git
 * may be using it. There is nothing to fetch from.
 */
export async function reopenCheckout(
  settings: Omit<CheckoutSettings, 'remote' | 'isExact' | 'prefetch'>
): Promise<Checkout> {
  const { gitDir, signal, maxSilenceMs = MAX_SILENCE_MS, lookLimits } = settings
  const workTree = await realpath(settings.workTree)
  const environment = await trustedEnvironment(workTree, settings.environment)
  removeLocks(gitDir)
  const real = await outside(workTree, gitDir)
  const git = createGit({ gitDir: real, workTree, environment, signal, maxSilenceMs })
  return new Checkout(git, { workTree, lookLimits })
}

// Commands can rewrite anything inside the work tree.
async function outside(workTree: string, gitDir: string): Promise<string> {
  const real = await realpath(gitDir)
  if (real !== workTree && !real.startsWith(workTree + sep)) return real
  throw new UserError(`The state folder ${gitDir} is inside the workspace ${workTree}. Choose a folder outside it.`)
}

interface CheckoutParts {
  readonly workTree: string
  readonly remote?: Remote | undefined
  readonly workspaceCommit?: string | undefined
  /** A commit that is being fetched. */
  readonly fetching?: Promise<string | undefined> | undefined
  readonly lookLimits: LookLimits | undefined
}

/**
 * The work tree, with our own git directory that tracks it. Methods that read the work tree run one at a time. Do not call them
 * while a command can write to it. Each of them is one look at the tree, and throws TreeTooLarge if that costs too much.
 */
export class Checkout {
  /**
   * The HEAD commit of the workspace's own repository, if we have that commit. A hint about where files came from. Do not trust it
   * for what they are.
   */
  readonly workspaceCommit: string | undefined
  /** For what follows from objects alone; such work needs no turn. */
  readonly git: Git
  readonly #workTree: string
  readonly #remote: Remote | undefined
  /** The commit whose files are the tracked ones. */
  #base: string | undefined
  readonly #fetching: Promise<string | undefined> | undefined
  /** Commits that are known to be there. */
  readonly #fetched = new Set<string>()
  /** The last snapshot; undefined if the index has changed since. */
  #recorded: Snapshot | undefined
  readonly #lookLimits: LookLimits
  /** True if the last look was cut off. */
  #wasCutOff = false
  #queue: Promise<unknown> = Promise.resolve()

  constructor(git: Git, { workTree, remote, workspaceCommit, fetching, lookLimits }: CheckoutParts) {
    this.git = git
    this.#workTree = workTree
    this.#remote = remote
    this.workspaceCommit = workspaceCommit
    this.#base = workspaceCommit
    this.#fetching = fetching
    this.#lookLimits = lookLimits ?? CHANGE_LIMITS
  }

  /** Opens a copy of the work tree, with an index of its own. What it records is not seen here. */
  openCopy(workTree: string): Promise<Checkout> {
    return this.#inTurn(() => {
      const gitDir = `${this.git.directory}-${basename(workTree)}`
      const shared = { objects: join(this.git.directory, 'objects'), head: undefined, shallow: [] }
      createPrivateRepository(gitDir, shared, false)
      for (const name of ['index', 'info/attributes', 'info/exclude'])
        copyFileSync(join(this.git.directory, name), join(gitDir, name))
      const git = this.git.at({ gitDir, workTree })
      return Promise.resolve(new Checkout(git, { workTree, lookLimits: this.#lookLimits }))
    })
  }

  /** Reads the commits of full ref names from the remote. Refs that do not exist are absent. */
  async resolve(refs: readonly string[]): Promise<Map<string, string>> {
    if (!this.#remote) throw new UserError('This checkout has no remote to read refs from.')
    return await listRefs(this.git, this.#remote, refs)
  }

  /** Reads the commits of the branches that match a pattern in which `*` stands for any text. */
  async resolveMatching(glob: string): Promise<Map<string, string>> {
    if (!this.#remote) throw new UserError('This checkout has no remote to read branches from.')
    return await listBranches(this.git, this.#remote, glob)
  }

  /** Makes these commits available, without their history. @throws UserError if one cannot be fetched */
  async fetch(commits: readonly string[]): Promise<void> {
    // Two fetches at once would both write git's list of commits without history.
    const tip = await this.#fetching
    if (tip !== undefined) this.#fetched.add(tip)
    const unknown = commits.filter((commit) => !this.#fetched.has(commit))
    await fetchCommits(this.git, this.#remote, unknown)
    for (const commit of unknown) this.#fetched.add(commit)
  }

  /**
   * Makes the tracked files of the work tree equal to a fetched commit. Untracked and ignored files stay.
   *
   * @throws UserError if a file cannot be written
   */
  switchTo(commit: string): Promise<void> {
    return this.#switch(commit, () => treeOfVerified(this.git, commit))
  }

  /** The same for a tree that this checkout has recorded. @throws UserError if a file cannot be written */
  switchToTree(tree: string): Promise<void> {
    return this.#switch(tree, () => Promise.resolve(tree))
  }

  #switch(commitOrTree: string, treeOf: () => Promise<string>): Promise<void> {
    return this.#exclusively(async (tree) => {
      await switchWorkTree(tree, commitOrTree, this.#base)
      this.#base = commitOrTree
      this.#recorded = { tree: await treeOf(), skipped: [] }
    })
  }

  /**
   * Writes the repository that commands see. The work tree must have the files of `start`.
   *
   * @param refs undefined for one without commits, which has the same folders
   */
  repositoryForCommands(refs: CommandRefs | undefined): Promise<CommandRepository> {
    return this.#inTurn(() =>
      writeCommandRepository({ git: this.git, workTree: this.#workTree, url: this.#remote?.url }, refs)
    )
  }

  /** In a copy: the repository that commands see there gets a commit of this tree, whose files are there. */
  commitForCommands(tree: string): Promise<void> {
    return this.#inTurn((copy) => commitInCopy(copy, tree))
  }

  /** Makes the files of a commit the tracked ones and leaves the work tree as it is. */
  resetIndexTo(commit: string): Promise<void> {
    return this.#exclusively(async (tree) => {
      await resetIndex(tree, commit)
      this.#base = commit
    })
  }

  /** @param signal ends the look, beside the signal of the checkout */
  snapshot(signal?: AbortSignal): Promise<Snapshot> {
    return this.#inTurn((tree) => this.#take(tree), signal)
  }

  /** Leaves these files out of every later snapshot, whether they are tracked or not. Restoring a snapshot keeps them as they are. */
  async leaveOut(paths: readonly string[]): Promise<void> {
    if (paths.length === 0) return
    await this.#exclusively(async (tree) => {
      await excludePaths(this.git.directory, paths)
      await removeFromIndex(tree, paths)
    })
  }

  /**
   * Installs packages in the work tree. What this adds is excluded from every later snapshot, and tracked files that it changes,
   * such as a lock file, get their content back. So nothing of it becomes part of a change, whether or not a .gitignore names it.
   * A lock file that it adds is not excluded, because work that changes it later wants that published. What it does in a folder without
   * tracked files stays.
   *
   * @param install the only thing that writes to the work tree meanwhile
   * @returns the excluded paths; a folder ends with a slash
   */
  async isolateInstall(install: () => Promise<void>): Promise<readonly string[]> {
    const before = await this.snapshot()
    const untracked = new Set(await this.#untracked())
    await install()
    const all = (await this.#untracked()).filter((path) => !untracked.has(path))
    const added = all.filter((path) => !isLockFile(path))
    await excludePaths(this.git.directory, added)
    const after = await this.snapshot()
    const isInstalled = await this.#isInUntrackedFolder()
    const kept = (await differences(this.git, before.tree, after.tree)).filter(
      (difference) => isAdded(difference) || isInstalled(difference)
    )
    const wanted = kept.length === 0 ? before.tree : await treeWith(this.git, before.tree, kept)
    if (after.tree !== wanted) await this.restore(after.tree, wanted)
    return added
  }

  /** Tells the files in folders of which the commit has nothing, such as an environment for packages that an earlier step made. */
  async #isInUntrackedFolder(): Promise<(file: TreeDifference) => boolean> {
    const files = this.#base === undefined ? [] : await filesOf(this.git, this.#base)
    const known = new Set(files.flatMap((path) => foldersAbove(path)))
    return ({ path }) => foldersAbove(path).some((folder) => !known.has(folder))
  }

  /**
   * Restores the work tree to a snapshot. Files that no snapshot holds stay.
   *
   * @param from snapshot of the present state
   * @throws UserError before anything is changed, if an untracked file is in the way
   */
  restore(from: string, to: string): Promise<void> {
    return this.#exclusively((tree) => restoreWorkTree(tree, { from, to }))
  }

  /** Restores the work tree to an earlier snapshot while `action` runs. @throws as `restore` */
  async withTree<Result>(tree: string, action: () => Promise<Result>): Promise<Result> {
    const present = await this.snapshot()
    await this.restore(present.tree, tree)
    try {
      return await action()
    } finally {
      await this.restore((await this.snapshot()).tree, present.tree)
    }
  }

  /** What differs between a commit and the work tree. */
  async differencesFrom(
    commit: string,
    question: Omit<FileComparison, 'from' | 'to'>
  ): Promise<readonly FileDifference[]> {
    const { tree } = await this.snapshot()
    return await this.differencesBetween({ from: commit, to: tree, ...question })
  }

  /** What differs between two commits or trees. */
  differencesBetween(comparison: FileComparison): Promise<readonly FileDifference[]> {
    return fileDifferences(this.git, comparison, new Look(this.#lookLimits))
  }

  /** Deletes objects that neither a ref nor the index holds. Must be called before the first snapshot, whose trees only a ref can hold. */
  prune(): Promise<void> {
    return this.#inTurn(async () => {
      // git writes large files into packs, in which prune deletes nothing. The repack fails if the workspace has lost an object of a checkpoint; then all of them stay.
      await succeeds(this.git, ['repack', '-a', '-d', '-l', '-q', '--no-write-bitmap-index'])
      await this.git.run(['prune', '--expire=now'])
    })
  }

  /** What has changed in the work tree since `baseline`, relative to `base`. See `changesBetween` for what counts. */
  async changesSince(question: {
    readonly base: string
    readonly baseline: Snapshot
    readonly touched: ReadonlySet<string>
    /** Looks only at the touched files. Others are as they were in the last snapshot. */
    readonly onlyTouched?: boolean
  }): Promise<WorkTreeChange> {
    const { base, baseline, touched, onlyTouched = false } = question
    const [now, ignored] = await this.#inTurn(async (tree) => [
      await this.#take(tree, onlyTouched ? [...touched] : undefined),
      await ignoredAmong(tree, touched)
    ])
    const change = await changesBetween(this.git, { base, baseline: baseline.tree, now: now.tree, touched })
    const known = new Set(baseline.skipped.map(({ path }) => path))
    const unpublished = now.skipped.filter(({ path }) => !known.has(path))
    return { ...change, skipped: [...unpublished, ...change.skipped, ...ignored] }
  }

  /** Commits a tree and pushes it to a branch of another repository on the same server. */
  async push(commit: CommitToPush): Promise<PushResult> {
    if (!this.#remote) throw new UserError('This checkout has no remote whose token could push.')
    return await pushCommit(this.git, this.#remote, commit)
  }

  /** Fetches `onto` and rebases a change onto it. The work tree stays as it is. */
  async rebase(request: MergeRequest): Promise<MergeResult> {
    await this.fetch([request.onto])
    return mergeOnto(this.git, request)
  }

  /** Changes the files of the work tree that differ between two trees, except submodules. @throws as `restore` */
  async applyDifference(from: string, to: string): Promise<void> {
    const { tree } = await this.snapshot()
    const files = (await differences(this.git, from, to)).filter((difference) => !isGitlink(difference))
    await this.restore(tree, await treeWith(this.git, tree, files))
  }

  #untracked(): Promise<readonly string[]> {
    return this.#inTurn(untrackedPaths)
  }

  /** @param only the files to bring up to date */
  async #take(tree: WorkTree, only?: readonly string[]): Promise<Snapshot> {
    const recorded = only ? undefined : this.#recorded
    this.#recorded = undefined
    const snapshot = await takeSnapshot(tree, recorded, only)
    if (!only) this.#recorded = snapshot
    return snapshot
  }

  /** Must be used for all work that changes the index or the files. */
  #exclusively<Result>(work: (tree: WorkTree) => Promise<Result>): Promise<Result> {
    return this.#inTurn((tree) => {
      this.#recorded = undefined
      return work(tree)
    })
  }

  #inTurn<Result>(work: (tree: WorkTree) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const result = this.#queue.then(() => this.#look(work, signal))
    this.#queue = result.catch(() => undefined)
    return result
  }

  /** Attack: what a command has left holds up every look, also those at the end of a run whose time is over. */
  async #look<Result>(work: (tree: WorkTree) => Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
    const { seconds } = this.#lookLimits
    const limits = {
      ...this.#lookLimits,
      seconds: this.#wasCutOff ? Math.min(seconds, SECONDS_AFTER_CUT_OFF) : seconds
    }
    const look = new Look(limits, signal)
    try {
      return await work({ git: this.git, root: this.#workTree, look })
    } finally {
      this.#wasCutOff = look.signal.aborted
    }
  }
}
