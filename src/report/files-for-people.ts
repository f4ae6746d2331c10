import { join, posix } from 'node:path'
import { ToolError, UserError } from '../errors.ts'
import type { AttachedFile } from '../domain/attachment.ts'
import type { Redact } from '../secrets/redact.ts'
import type { ContainsSecret } from '../secrets/scan.ts'
import { decodeText } from '../text/encoding.ts'
import { writeOwnFile } from '../workspace/files/own-file.ts'
import type { Reporter, RunEvent } from './reporter.ts'

const MAX_FILES = 10
const MAX_NAME = 100

export interface AttachedFilesOptions {
  /** Created with the first file. */
  readonly folder: string
  readonly redact: Redact
  readonly containsSecret: ContainsSecret
}

/** Copies of files that the model wants people to have, in one folder for an artifact of the workflow run. */
export class AttachedFiles {
  readonly #options: AttachedFilesOptions
  /** The names of the copies, by the paths of their originals. */
  readonly #names = new Map<string, string>()

  constructor(options: AttachedFilesOptions) {
    this.#options = options
  }

  /** Undefined if there are none. */
  get folder(): string | undefined {
    return this.#names.size > 0 ? this.#options.folder : undefined
  }

  /**
   * Secrets in a text are redacted. A file that was added before is replaced.
   *
   * @throws ToolError for too many files, and for a file with a secret that cannot be redacted
   */
  async add(path: string, content: Buffer): Promise<AttachedFile> {
    const { folder, redact, containsSecret } = this.#options
    const known = this.#names.get(path)
    if (known === undefined && this.#names.size >= MAX_FILES)
      throw new ToolError(`${MAX_FILES} files are attached already. Put what is missing into one of them.`)
    const decoded = decodeText(content)
    const copy = decoded?.encoding === 'utf-8' ? Buffer.from(redact(decoded.text)) : content
    if (containsSecret(copy)) throw new ToolError(`${path} contains a secret, so it is not attached.`)
    const name = known ?? this.#newName(redact(path))
    // Before anything is awaited: the calls of one response run at the same time.
    this.#names.set(path, name)
    await Promise.try(writeOwnFile, join(folder, name), copy)
    return { name, bytes: copy.length }
  }

  /** The upload of an artifact leaves out hidden files, and refuses some characters. */
  #newName(path: string): string {
    const plain = posix
      .basename(path)
      .replaceAll(/[^\w.-]/g, '_')
      .slice(-MAX_NAME)
      .replace(/^\./, '_')
    const taken = new Set(this.#names.values())
    let name = plain
    for (let count = 2; taken.has(name); count++) name = `${count}-${plain}`
    return name
  }
}

export interface PatchFileOptions {
  readonly path: string
  /** Called after each write: the run can be killed before it ends. */
  readonly onWritten: (path: string) => void
  /** Called when the file cannot be written, for example because the disk is full. */
  readonly onFailure: (message: string) => void
}

/** Writes what was not published into a file next to the trace, for `git apply`: the excluded files, or the whole change. */
export class PatchFile implements Reporter {
  readonly #options: PatchFileOptions
  #isWritten = false

  constructor(options: PatchFileOptions) {
    this.#options = options
  }

  /** Undefined when everything was published. */
  get path(): string | undefined {
    return this.#isWritten ? this.#options.path : undefined
  }

  onEvent(event: RunEvent): void {
    if (event.kind === 'files-excluded' && event.patch !== '') this.write(event.patch)
  }

  /**
   * Replaces the content of the file, and returns whether that worked. The whole change comes this way: events are redacted, and a
   * redacted patch may not apply.
   */
  write(patch: string): boolean {
    const { path, onWritten, onFailure } = this.#options
    try {
      writeOwnFile(path, patch)
      this.#isWritten = true
      onWritten(path)
      return true
    } catch (error) {
      if (!(error instanceof UserError)) throw error
      onFailure(`The patch of the unpublished changes is missing. ${error.message}`)
      return false
    }
  }
}
