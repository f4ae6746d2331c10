import { UserError } from '../../errors.ts'
import { repositoryOfCopy } from '../../git/command-repository.ts'
import type { Snapshot } from '../../git/work-tree.ts'
import { removeFolder } from '../../workspace/command-folders.ts'
import type { ProofSubject } from './prepare.ts'

interface Original {
  readonly subject: ProofSubject
  /** The work tree before the work. */
  readonly baseline: Snapshot
  /** Why it is the work tree itself, and not a copy, to complete "because …"; undefined for a copy. */
  readonly sharedBecause: string | undefined
}

/**
 * The places where checks run. The work tree before the work is copied once, and nothing runs in that copy: each round of checks gets a copy of
 * it. Attack: the change of the first round leaves in an ignored folder what the tests of the second one load.
 */
export class ProofRooms implements AsyncDisposable {
  readonly #signal: AbortSignal
  readonly #original: Promise<Original>
  #next: Promise<ProofSubject> | undefined

  constructor(subject: ProofSubject, signal: AbortSignal) {
    this.#signal = signal
    this.#original = this.#copyOnce(subject)
    this.#original.catch(() => undefined)
  }

  /** Waits until the copy exists. */
  original(): Promise<Original> {
    return this.#original
  }

  /** Makes the next room in advance. */
  prepare(): void {
    this.#next ??= this.#copyAgain()
    this.#next.catch(() => undefined)
  }

  /**
   * Does something in a room with the work tree before the work; with the difference to a tree, if there is one. In the work tree itself, that
   * difference is there already.
   *
   * @throws UserError if the room cannot be made
   */
  async use<Result>(tree: string | undefined, act: (room: ProofSubject) => Promise<Result>): Promise<Result> {
    const { subject, baseline, sharedBecause } = await this.#original
    if (sharedBecause !== undefined) {
      const { checkout } = subject
      // The checks can change files, which must not become part of the work.
      return await checkout.withTree(tree === undefined ? baseline.tree : (await checkout.snapshot()).tree, () =>
        act(subject)
      )
    }
    const next = this.#next
    this.#next = undefined
    // One that was made beside commands of the model can have found no room on the disk.
    const room = (await next?.catch(() => undefined)) ?? (await this.#copyAgain())
    try {
      if (tree !== undefined) {
        await room.checkout.applyDifference(subject.start, tree)
        await room.checkout.commitForCommands(tree)
      }
      return await act(room)
    } finally {
      if (!this.#signal.aborted) await remove(room)
    }
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const next = await this.#next?.catch(() => undefined)
    const original = await this.#original.catch(() => undefined)
    if (next) await remove(next)
    if (original && original.sharedBecause === undefined) await remove(original.subject)
  }

  async #copyOnce(subject: ProofSubject): Promise<Original> {
    // Itself, and the one in which a round of checks runs.
    const copy = await copyOf(subject, this.#signal, 2)
    if (typeof copy === 'string') return { subject, baseline: await subject.checkout.snapshot(), sharedBecause: copy }
    return { subject: copy, baseline: await copy.checkout.snapshot(), sharedBecause: undefined }
  }

  async #copyAgain(): Promise<ProofSubject> {
    const copy = await copyOf((await this.#original).subject, this.#signal)
    if (typeof copy === 'string') throw new UserError(`The checks have no place to run: ${copy}.`)
    return copy
  }
}

async function copyOf(subject: ProofSubject, signal: AbortSignal, copies = 1): Promise<ProofSubject | string> {
  const workspace = await subject.workspace.copy(signal, copies)
  if (typeof workspace === 'string') return workspace
  return { ...subject, workspace, checkout: await subject.checkout.openCopy(workspace.root) }
}

async function remove({ workspace, checkout }: ProofSubject): Promise<void> {
  await Promise.all([workspace.root, repositoryOfCopy(workspace.root), checkout.git.directory].map(removeFolder))
}
