import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import * as z from 'zod'
import { isSystemError, UserError } from '../errors.ts'
import { fileProblem } from '../text/file-problem.ts'
import { isDeeperThan, parseJson } from '../text/json.ts'
import type { TracedEvent } from './request-digests.ts'
import { traceEvent } from './trace-events.ts'
import { MAX_TRACE_BYTES, MAX_TRACE_DEPTH, MAX_TRACE_LINE, TRACE_SCHEMA, traceLines } from './trace-file.ts'

const header = z.object({ schema: z.literal(TRACE_SCHEMA), version: z.number(), startedAt: z.string().catch('') })
const timed = z.object({ at: z.number().min(0) })

export type TraceHeader = z.output<typeof header>

export interface TraceLine {
  /** From 1. */
  readonly number: number
  /** Milliseconds since the start of the run. */
  readonly at: number
  /** Undefined for a line that is broken or of an unknown kind. */
  readonly event: TracedEvent | undefined
}

/**
 * Reads a trace line by line. A killed run leaves an incomplete last line, which is not passed on.
 *
 * @throws UserError for a file that cannot be read, is not a trace or is larger than any
 */
export async function readTraceFile(path: string, onLine: (line: TraceLine) => void): Promise<TraceHeader> {
  let found: TraceHeader | undefined
  let number = 0
  let broken: TraceLine | undefined
  try {
    const status = await stat(path)
    // A pipe or a device might never end.
    if (!status.isFile()) throw new UserError(`${path} is not a file. ${ADVICE}`)
    if (status.size > MAX_TRACE_BYTES)
      throw new UserError(`${path} has ${status.size} bytes. The limit for a trace is ${MAX_TRACE_BYTES}.`)
    for await (const text of traceLines(createReadStream(path, 'utf8'))) {
      number += 1
      found ??= headerOf(text)
      if (!found) break
      if (number === 1 || text === '') continue
      if (broken) onLine(broken)
      const line = lineOf(number, text)
      broken = line.event ? undefined : line
      if (line.event) onLine(line)
    }
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new UserError(`${path} cannot be read: ${fileProblem(error)}. ${ADVICE}`, { cause: error })
  }
  if (!found) throw new UserError(`${path} is not a trace: its first line is not the header of one. ${ADVICE}`)
  return found
}

const ADVICE = 'Name a trace, such as the trace.jsonl of a run.'

function headerOf(text: string): TraceHeader | undefined {
  return header.safeParse(valueOf(text)).data
}

function lineOf(number: number, text: string): TraceLine {
  const value = valueOf(text)
  const at = timed.safeParse(value).data?.at
  // Safe: the compiler compares the schema with the type, in a test.
  const event = at === undefined ? undefined : (traceEvent.safeParse(value).data as TracedEvent | undefined)
  return { number, at: at ?? 0, event }
}

function valueOf(text: string): unknown {
  const value = text.length > MAX_TRACE_LINE ? undefined : parseJson(text)
  return isDeeperThan(MAX_TRACE_DEPTH, value) ? undefined : value
}
