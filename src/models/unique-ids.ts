/** Gives ids out, no two alike. */
export class UniqueIds {
  readonly #spell: (id: string) => string
  readonly #taken = new Set<string>()
  /** How many there are of each: counting anew for each would take quadratic time. */
  readonly #copies = new Map<string, number>()

  /** @param spell an id as it has to be; the same where it is already */
  constructor(spell: (id: string) => string = (id) => id) {
    this.#spell = spell
  }

  /** The id that is wanted, or one like it where that is given out already. */
  take(wanted: string): string {
    const first = this.#spell(wanted)
    let free = first
    for (let copy = this.#copies.get(first) ?? 2; this.#taken.has(free); copy += 1) {
      free = this.#spell(`${first}_${copy}`)
      this.#copies.set(first, copy + 1)
    }
    this.#taken.add(free)
    return free
  }

  get size(): number {
    return this.#taken.size
  }
}
