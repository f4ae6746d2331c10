import { ToolError } from '../errors.ts'
import { fingerprint } from '../workspace/files/view-file.ts'
import type { Workspace } from '../workspace/workspace.ts'

/** Remembers which content of each file the model has seen, so that it overwrites nothing unknown. */
export class SeenFiles {
  readonly #fingerprints = new Map<string, string>()

  note(path: string, content: Buffer | string): void {
    this.noteFingerprint(path, fingerprint(content))
  }

  /** @param value the `fingerprint` of the content */
  noteFingerprint(path: string, value: string): void {
    this.#fingerprints.set(path, value)
  }

  /** True when the model has read or written the file, and it has not changed since. */
  isCurrent(path: string, content: Buffer | string): boolean {
    return this.#fingerprints.get(path) === fingerprint(content)
  }

  /** True when the model has seen the file, and something else has changed it since. */
  isOutdated(path: string, content: Buffer | string): boolean {
    return this.#fingerprints.has(path) && !this.isCurrent(path, content)
  }

  /** After an edit by the model, a file counts as seen only if it did before. */
  noteChange(path: string, before: Buffer | string, after: Buffer | string): void {
    if (this.isCurrent(path, before)) this.note(path, after)
  }

  forget(path: string): void {
    this.#fingerprints.delete(path)
  }
}

export interface ExistingFile {
  /** Relative to the root, with links resolved. */
  readonly path: string
  readonly content: Buffer
}

/**
 * The current file at a path that is about to be overwritten; undefined when there is none.
 *
 * @throws ToolError when the model has not seen its current content
 */
export async function fileToReplace(
  { workspace, seen }: { readonly workspace: Workspace; readonly seen: SeenFiles },
  path: string,
  signal: AbortSignal
): Promise<ExistingFile | undefined> {
  if (!(await workspace.exists(path))) return undefined
  const file = await workspace.readFile(path, signal)
  const { length } = file.content
  if (length === 0 || seen.isCurrent(file.path, file.content)) return file
  throw new ToolError(
    `${file.path} exists (${length} bytes), and you have not seen its current content. Read it first, or use edit_file.`
  )
}
