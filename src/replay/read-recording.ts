import { readFile, stat } from 'node:fs/promises'
import * as z from 'zod'
import { isSystemError, UserError } from '../errors.ts'
import { TRACE_SCHEMA, TRACE_VERSION } from '../report/trace-file.ts'
import { TRACED_KINDS, tracedEvent, type TracedEvent } from '../report/trace-schema.ts'

export interface RecordedEvent {
  /** Milliseconds since the start of the run. */
  readonly at: number
  /** Of the file, from 1. */
  readonly line: number
  /** In its own place among the events of the conversation that begins a child, the number of the child. */
  readonly event: TracedEvent | { readonly kind: 'child-begins'; readonly child: number }
}

/** A run as its trace tells it: what happened in its conversations, each in order. */
export interface Recording {
  readonly run: readonly RecordedEvent[]
  readonly children: ReadonlyMap<number, readonly RecordedEvent[]>
  /** The commit that the work began with, where it is known. */
  readonly commit: string | undefined
  /** False where the file ends before the run did. */
  readonly isWhole: boolean
}

/** A line of our own traces is far below; the file is somebody's artifact. */
const MAX_LINE = 32 * 1024 * 1024
const MAX_FILE = 512 * 1024 * 1024
const MAX_CHILDREN = 1_000
/** Of lists and objects in one another. Deeper ones would overflow the stack of what reads them. */
const MAX_DEPTH = 200

const header = z.object({ schema: z.literal(TRACE_SCHEMA), version: z.number() })
const line = z.object({ at: z.number(), kind: z.string() })
const childLine = z.object({
  child: z.number().int().min(1).max(MAX_CHILDREN),
  event: z.looseObject({ kind: z.string() })
})
const placeLine = z.object({ commit: z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/) })

/** @throws UserError for a file that cannot be read, is no trace, or is one of another version */
export async function readRecording(path: string): Promise<Recording> {
  const run: RecordedEvent[] = []
  const children = new Map<number, RecordedEvent[]>()
  let [commit, isEnded]: [string | undefined, boolean] = [undefined, false]
  for (const { value, place } of linesOf(path, await readTrace(path))) {
    const at = { at: value.at, line: place.number }
    if (value.kind === 'ended') isEnded = true
    else if (value.kind === 'base-commit') commit = placeLine.safeParse(value).data?.commit
    else if (value.kind === 'child') {
      const { child, event } = shaped(childLine, value, place)
      const events = children.get(child) ?? []
      if (!children.has(child)) run.push({ ...at, event: { kind: 'child-begins', child } })
      children.set(child, events)
      if (TRACED_KINDS.has(event.kind)) events.push({ ...at, event: shaped(tracedEvent, event, place) })
    } else if (TRACED_KINDS.has(value.kind)) {
      run.push({ ...at, event: shaped(tracedEvent, value, place) })
    }
  }
  const isWhole = isEnded || run.some(({ event }) => event.kind === 'done')
  return { run, children, commit, isWhole }
}

/** What the lines of a trace hold, without the first, which says that it is one. */
function* linesOf(path: string, trace: string) {
  const lines = trace.split('\n')
  requireTrace(path, lines[0] ?? '')
  for (const [index, text] of lines.entries()) {
    if (index === 0 || text === '') continue
    const place = { path, number: index + 1 }
    const value = parseLine(place, { text, isLast: index === lines.length - 1 })
    if (!value) return
    yield { value, place }
  }
}

async function readTrace(path: string): Promise<string> {
  try {
    const found = await stat(path)
    // A pipe or a device could be read without an end.
    if (!found.isFile()) throw new UserError(`${path} is no file. Name a trace, such as trace.jsonl of a run.`)
    if (found.size > MAX_FILE) {
      throw new UserError(`${path} has ${found.size} bytes. A trace of at most ${MAX_FILE} can be replayed.`)
    }
    return await readFile(path, 'utf8')
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new UserError(`${path} cannot be read: ${error.message}. Name a trace, such as trace.jsonl of a run.`, {
      cause: error
    })
  }
}

/** @throws UserError */
function requireTrace(path: string, first: string): void {
  const parsed = header.safeParse(parseJson(first))
  if (!parsed.success) {
    throw new UserError(`${path} is no trace of a run: its first line does not say that it is one.`)
  }
  if (parsed.data.version !== TRACE_VERSION) {
    throw new UserError(
      `${path} is a trace of version ${parsed.data.version}, and this Forgehand replays version ${TRACE_VERSION}. ` +
        'Replay it with the Forgehand that wrote it.'
    )
  }
}

interface Place {
  readonly path: string
  /** Of the line, from 1. */
  readonly number: number
}

interface RawLine {
  readonly text: string
  readonly isLast: boolean
}

/** @returns undefined for the last line of a run that was killed while it wrote it */
function parseLine(place: Place, { text, isLast }: RawLine): z.output<typeof line> | undefined {
  const { path, number } = place
  if (text.length > MAX_LINE) throw new UserError(`Line ${number} of ${path} is longer than ${MAX_LINE} characters.`)
  const value = parseJson(text)
  if (value === undefined && isLast) return undefined
  if (isDeeperThan(MAX_DEPTH, value)) {
    throw new UserError(`Line ${number} of ${path} has more than ${MAX_DEPTH} lists and objects in one another.`)
  }
  return shaped(z.looseObject(line.shape), value, place)
}

/** @throws UserError that says which line and which field is wrong */
function shaped<Schema extends z.ZodType>(schema: Schema, value: unknown, { path, number }: Place): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new UserError(`Line ${number} of ${path} is not as a trace has it:\n${z.prettifyError(parsed.error)}`)
}

function isDeeperThan(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth === 0 || Object.values(value).some((within) => isDeeperThan(depth - 1, within))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
