import { fingerprint } from '../workspace/text.ts'

/** Remembers which content of which file the model has seen, so that it overwrites nothing it does not know. */
export class SeenFiles {
  readonly #seen = new Map<string, string>()

  note(path: string, content: Buffer | string): void {
    this.#seen.set(path, fingerprint(content))
  }

  /** True when the model was shown this file, or wrote it, and it has not changed since. */
  isCurrent(path: string, content: Buffer): boolean {
    return this.#seen.get(path) === fingerprint(content)
  }
}
