/** What every failed attempt costs at least. */
const MIN_COST = 100

/**
 * Limits the work of parsing one response. Each failed attempt burns as many units as it read characters, so that a text full
 * of false starts still takes linear time.
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
    this.#left -= Math.max(MIN_COST, characters)
  }
}
