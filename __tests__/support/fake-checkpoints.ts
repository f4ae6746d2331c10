import type { Checkpoint, Checkpoints } from '../../src/agent/tree-checkpoints.ts'

/** Checkpoints of a tree that is a single text. Records its calls and fails on request. */
export class FakeCheckpoints implements Checkpoints {
  tree: string
  failing: Error | undefined
  readonly asked: string[] = []
  readonly #taken: string[]
  #nextTake = Promise.withResolvers<undefined>()

  constructor(tree = 'before') {
    this.tree = tree
    this.#taken = [tree]
  }

  /** Resolves when the next checkpoint is requested. */
  get nextTake(): Promise<undefined> {
    return this.#nextTake.promise
  }

  async take(): Promise<Checkpoint> {
    this.asked.push(`take ${this.tree}`)
    this.#nextTake.resolve(undefined)
    this.#nextTake = Promise.withResolvers()
    const { tree } = this
    await Promise.resolve()
    if (this.failing) throw this.failing
    if (this.#taken.at(-1) !== tree) this.#taken.push(tree)
    return { number: this.#taken.length - 1, id: tree }
  }

  hasChanged(): Promise<boolean> {
    this.asked.push('hasChanged')
    return this.failing ? Promise.reject(this.failing) : Promise.resolve(this.tree !== this.#taken[0])
  }
}
