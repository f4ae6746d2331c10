import { isSystemError } from '../errors.ts'
import type { Reporter, RunEvent } from './reporter.ts'
import { RequestDigests } from './request-digests.ts'
import { fileProblem } from '../text/file-problem.ts'
import { createOwnFile } from '../workspace/files/own-file.ts'
import type { OpenFile } from '../workspace/files/open-file.ts'
import { join } from 'node:path'

export const TRACE_SCHEMA = 'forgehand.trace'
export const TRACE_VERSION = 1
/** Far more characters than any line of our own traces: a file that is read may come from anyone. */
export const MAX_TRACE_LINE = 32 * 1024 * 1024
/** Nesting of lists and objects. Deeper ones would overflow the stack of their readers. */
export const MAX_TRACE_DEPTH = 200
export const TRACE_START = `{"schema":"${TRACE_SCHEMA}"`

/** Many times what a run of 60 turns writes. */
export const MAX_TRACE_BYTES = 512 * 1024 * 1024

/** JSON can contain them as they are, but many programs end a line there, `node:readline` among them. */
const UNICODE_LINE_ENDS = /[\u0085\u2028\u2029]/g

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}

export interface TraceFileOptions {
  /** Its folder is created if needed; an existing file is replaced. */
  readonly path: string
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Called once when the file can no longer be written, for example because the disk is full. */
  readonly onFailure: (message: string) => void
  /** The largest size of the file. Default: `MAX_TRACE_BYTES`. */
  readonly maxBytes?: number
}

/**
 * Writes every event of a run as one line of JSON; docs/trace.md describes the format.
 *
 * Events of one tick of the event loop are written together, synchronously, and before a request leaves, so that every event before a kill
 * is on the disk. Deltas are left out, because the message they add up to follows. So are the messages of a request, because each has an
 * event of its own.
 */
export class TraceFile implements Reporter {
  readonly #options: TraceFileOptions
  readonly #startedAt: number
  #file: OpenFile | undefined
  #lines: string[] = []
  #bytes = 0
  readonly #digests = new RequestDigests()

  /** @throws as `createOwnFile` */
  constructor(options: TraceFileOptions) {
    this.#options = options
    this.#startedAt = options.now()
    this.#file = createOwnFile(options.path)
    const startedAt = new Date(this.#startedAt).toISOString()
    this.#add({ schema: TRACE_SCHEMA, version: TRACE_VERSION, startedAt })
    this.#flush()
  }

  onEvent(event: RunEvent): void {
    if (event.kind === 'delta') return
    this.#add({ at: this.#options.now() - this.#startedAt, ...this.#digests.traced(event) })
    // A request leaves in the same tick, and the process can be killed as soon as it arrives.
    if (event.kind === 'request' || (event.kind === 'child' && event.event.kind === 'request')) this.#flush()
    else if (this.#lines.length === 1)
      setImmediate(() => {
        this.#flush()
      })
  }

  close(): Promise<void> {
    this.#flush()
    this.#file?.[Symbol.dispose]()
    this.#file = undefined
    return Promise.resolve()
  }

  #add(line: object): void {
    if (this.#file !== undefined) this.#lines.push(JSON.stringify(line).replace(UNICODE_LINE_ENDS, escapeCharacter))
  }

  #flush(): void {
    if (this.#file === undefined || this.#lines.length === 0) return
    const bytes = Buffer.from(`${this.#lines.join('\n')}\n`)
    this.#lines = []
    this.#bytes += bytes.length
    const { maxBytes = MAX_TRACE_BYTES } = this.#options
    if (this.#bytes > maxBytes) {
      this.#giveUp(`it would exceed ${maxBytes} bytes. Later events are missing.`)
      return
    }
    try {
      this.#file.write(bytes)
    } catch (error) {
      if (!isSystemError(error)) throw error
      this.#giveUp(`${fileProblem(error)}.`)
    }
  }

  #giveUp(reason: string): void {
    this.#file?.[Symbol.dispose]()
    this.#file = undefined
    this.#options.onFailure(`The trace can no longer be written: ${reason}`)
  }
}

/** The trace of the run whose files are in `stateFolder`. */
export function tracePathIn(stateFolder: string): string {
  return join(stateFolder, 'trace.jsonl')
}

/** Where the page of a trace is written: `trace.html` next to `trace.jsonl`. */
export function pageBeside(tracePath: string): string {
  return `${tracePath.replace(/\.jsonl?$/, '')}.html`
}

/**
 * The lines of a trace without their ends, in order. Not those of `node:readline`: it also ends a line at U+2028, which a line of JSON can
 * contain. What no reader takes of a line that is too long is left out.
 *
 * @param input the text of the file, in pieces
 */
export async function* traceLines(input: AsyncIterable<string>): AsyncGenerator<string> {
  let pieces: string[] = []
  let length = 0
  for await (const chunk of input) {
    for (const [index, piece] of chunk.split('\n').entries()) {
      if (index > 0) {
        yield lineOf(pieces)
        pieces = []
        length = 0
      }
      if (length <= MAX_TRACE_LINE) pieces.push(piece)
      length += piece.length
    }
  }
  if (length > 0) yield lineOf(pieces)
}

function lineOf(pieces: readonly string[]): string {
  return pieces.join('').replace(/\r$/, '')
}
