import type { Budget } from '../agent/budget.ts'
import type { FinishRequirement } from '../agent/finish-guard.ts'
import type { LateNews } from '../agent/late-news.ts'
import { editOf, type TreeEdit } from '../git/changes.ts'
import type { RunCheckpoints } from '../git/run-checkpoints.ts'
import type { CheckOptions } from '../run/rooms/run-checks.ts'
import { proofRequirement } from '../run/rooms/proof-requirement.ts'
import type { ProofSubject } from '../run/rooms/prepare.ts'
import { Proof } from '../run/rooms/proof.ts'

export interface LocalProofParts extends Pick<ProofSubject, 'workspace' | 'packages' | 'base'> {
  readonly checkpoints: RunCheckpoints
  readonly budget: Budget
}

/** The proof of a run that publishes nothing. It begins with the first call that may change something. */
export class LocalProof implements LateNews, AsyncDisposable {
  readonly #parts: LocalProofParts
  readonly #options: CheckOptions
  #proof: Promise<Proof> | undefined
  #started: Proof | undefined

  constructor(parts: LocalProofParts, options: CheckOptions) {
    this.#parts = parts
    this.#options = options
  }

  async known(): Promise<void> {
    await (await this.#start()).known()
  }

  take(): string | undefined {
    return this.#started?.take()
  }

  requirements(rounds: number): readonly FinishRequirement[] {
    return [
      proofRequirement(() => this.verify(), {
        rounds,
        budget: this.#parts.budget,
        hasTime: () => this.#started?.hasTimeForAnother === true,
        emit: this.#options.emit
      })
    ]
  }

  /** Runs the checks on what the run has changed: nothing, if it has not begun. */
  async verify(): ReturnType<Proof['verify']> {
    if (!this.#proof) return { before: [], after: [] }
    const proof = await this.#proof
    const { checkout, tree } = await this.#parts.checkpoints.beforeWork()
    const now = await checkout.snapshot()
    return await proof.verify(await editOf(checkout.git, tree, now.tree))
  }

  #start(): Promise<Proof> {
    return (this.#proof ??= this.#open())
  }

  async #open(): Promise<Proof> {
    const { checkpoints, ...subject } = this.#parts
    const { checkout, tree } = await checkpoints.beforeWork()
    const options = { ...this.#options, publishable: (change: TreeEdit) => Promise.resolve(change), isPatient: false }
    this.#started = new Proof({ ...subject, checkout, start: tree }, options)
    return this.#started
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const proof = await this.#proof?.catch(() => undefined)
    await proof?.[Symbol.asyncDispose]()
  }
}
