/** An attempt costs something before its first character. */
const LEAST = 100

/**
 * What reading one reply may cost. Each attempt that comes to nothing is paid for with the characters it looked at, so that
 * text made of beginnings only takes time in proportion to its length.
 */
export class Fuel {
  #left: number

  constructor(textLength: number) {
    this.#left = 8 * textLength + 4_096
  }

  get isSpent(): boolean {
    return this.#left <= 0
  }

  burn(characters: number): void {
    this.#left -= Math.max(LEAST, characters)
  }
}
