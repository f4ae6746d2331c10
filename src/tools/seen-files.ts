import { fingerprint } from '../workspace/files/view-file.ts'

/** Remembers which content of which file the model has seen, so that it overwrites nothing it does not know. */
export class SeenFiles {
  readonly #seen = new Map<string, string>()

  note(path: string, content: Buffer | string): void {
    this.noteFingerprint(path, fingerprint(content))
  }

  /** @param value as `fingerprint` gives it of the content */
  noteFingerprint(path: string, value: string): void {
    this.#seen.set(path, value)
  }

  /** True when the model was shown this file, or wrote it, and it has not changed since. */
  isCurrent(path: string, content: Buffer | string): boolean {
    return this.#seen.get(path) === fingerprint(content)
  }

  /** True when the model knows the file as it was, and something else has changed it since. */
  isOutdated(path: string, content: Buffer | string): boolean {
    return this.#seen.has(path) && !this.isCurrent(path, content)
  }

  /** The model has changed a part of a file. What it did not know before, it does not know now. */
  noteChange(path: string, before: Buffer | string, after: Buffer | string): void {
    if (this.isCurrent(path, before)) this.note(path, after)
  }

  forget(path: string): void {
    this.#seen.delete(path)
  }
}
