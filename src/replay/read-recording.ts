import { readFile, stat } from 'node:fs/promises'
import * as z from 'zod'
import { isSystemError, UserError } from '../errors.ts'
import { MAX_TRACE_DEPTH, MAX_TRACE_LINE, TRACE_SCHEMA, TRACE_VERSION } from '../report/trace-file.ts'
import { isDeeperThan, parseJson } from '../text/json.ts'
import { CONVERSATION_KINDS, conversationEvent, type ConversationEvent } from '../report/conversation-events.ts'
import { fileProblem } from '../text/file-problem.ts'
import { issueSentences } from '../text/schema-issue.ts'

export interface RecordedEvent {
  /** Milliseconds since the start of the run. */
  readonly at: number
  /** Line of the file, from 1. */
  readonly line: number
  /** `child-begins` marks the place where a child session began in its parent's conversation. */
  readonly event: ConversationEvent | { readonly kind: 'child-begins'; readonly child: number }
}

/** A run as its trace describes it: the events of each conversation, in order. */
export interface Recording {
  readonly run: readonly RecordedEvent[]
  readonly children: ReadonlyMap<number, readonly RecordedEvent[]>
  /** The commit that the work began with, if known. */
  readonly commit: string | undefined
  /** False when the file ends before the run did. */
  readonly isComplete: boolean
}

const MAX_FILE = 512 * 1024 * 1024
const MAX_CHILDREN = 1_000

const header = z.object({ schema: z.literal(TRACE_SCHEMA), version: z.number() })
const line = z.object({ at: z.number(), kind: z.string() })
const childLine = z.object({
  child: z.number().int().min(1).max(MAX_CHILDREN),
  event: z.looseObject({ kind: z.string() })
})
const commitLine = z.object({ commit: z.string().regex(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/) })

/** @throws UserError for a file that cannot be read, is not a trace, or has another version */
export async function readRecording(path: string): Promise<Recording> {
  const run: RecordedEvent[] = []
  const children = new Map<number, RecordedEvent[]>()
  let [commit, isEnded]: [string | undefined, boolean] = [undefined, false]
  for (const { value, position } of linesOf(path, await readTrace(path))) {
    const at = { at: value.at, line: position.number }
    if (value.kind === 'ended') isEnded = true
    else if (value.kind === 'base-commit') commit = commitLine.safeParse(value).data?.commit
    else if (value.kind === 'child') {
      const { child, event } = parseAs(childLine, value, position)
      const events = children.get(child) ?? []
      if (!children.has(child)) run.push({ ...at, event: { kind: 'child-begins', child } })
      children.set(child, events)
      if (CONVERSATION_KINDS.has(event.kind)) events.push({ ...at, event: parseAs(conversationEvent, event, position) })
    } else if (CONVERSATION_KINDS.has(value.kind)) {
      run.push({ ...at, event: parseAs(conversationEvent, value, position) })
    }
  }
  const isComplete = isEnded || run.some(({ event }) => event.kind === 'done')
  return { run, children, commit, isComplete }
}

/** The lines of a trace after its header. */
function* linesOf(path: string, trace: string) {
  const lines = trace.split('\n')
  requireTrace(path, lines[0] ?? '')
  for (const [index, text] of lines.entries()) {
    if (index === 0 || text === '') continue
    const position = { path, number: index + 1 }
    const value = parseLine(position, { text, isLast: index === lines.length - 1 })
    if (!value) return
    yield { value, position }
  }
}

async function readTrace(path: string): Promise<string> {
  try {
    const status = await stat(path)
    // Reading a pipe or a device might never end.
    if (!status.isFile()) throw new UserError(`${path} is not a file. ${ADVICE}`)
    if (status.size > MAX_FILE) {
      throw new UserError(`${path} has ${status.size} bytes. The limit for a replay is ${MAX_FILE}.`)
    }
    return await readFile(path, 'utf8')
  } catch (error) {
    if (!isSystemError(error)) throw error
    throw new UserError(`${path} cannot be read: ${fileProblem(error)}. ${ADVICE}`, { cause: error })
  }
}

const ADVICE = 'Name a trace, such as the trace.jsonl of a run.'

/** @throws UserError */
function requireTrace(path: string, first: string): void {
  const parsed = header.safeParse(parseJson(first))
  if (!parsed.success) {
    throw new UserError(`${path} is not a trace: its first line is not the header of one. ${ADVICE}`)
  }
  if (parsed.data.version !== TRACE_VERSION) {
    throw new UserError(
      `${path} is a trace of version ${parsed.data.version}; this Forgehand replays version ${TRACE_VERSION}. ` +
        'Replay it with the version that wrote it.'
    )
  }
}

interface Position {
  readonly path: string
  /** Line, from 1. */
  readonly number: number
}

interface RawLine {
  readonly text: string
  readonly isLast: boolean
}

/** @returns undefined for an incomplete last line, which a killed run leaves */
function parseLine(position: Position, { text, isLast }: RawLine): z.output<typeof line> | undefined {
  const { path, number } = position
  if (text.length > MAX_TRACE_LINE) {
    throw new UserError(`Line ${number} of ${path} is longer than ${MAX_TRACE_LINE} characters.`)
  }
  const value = parseJson(text)
  if (value === undefined && isLast) return undefined
  if (isDeeperThan(MAX_TRACE_DEPTH, value)) {
    throw new UserError(`Line ${number} of ${path} is nested deeper than ${MAX_TRACE_DEPTH} levels.`)
  }
  return parseAs(z.looseObject(line.shape), value, position)
}

/** @throws UserError that names the line and the field */
function parseAs<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  { path, number }: Position
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const reasons = issueSentences(parsed.error.issues, value).join(' ')
  throw new UserError(`Line ${number} of ${path} does not fit the format of a trace. ${reasons}`)
}
