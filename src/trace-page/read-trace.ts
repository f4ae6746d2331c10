import * as z from 'zod'
import { UserError } from '../errors.ts'
import type { RunEvent } from '../report/reporter.ts'
import type { TracedEvent } from '../report/request-digests.ts'
import { RunRecord } from '../report/run-record.ts'
import { traceEvent } from '../report/trace-events.ts'
import { MAX_TRACE_DEPTH, MAX_TRACE_LINE, TRACE_SCHEMA, TRACE_VERSION } from '../report/trace-file.ts'
import { plural } from '../text/format.ts'
import { isDeeperThan, parseJson } from '../text/json.ts'
import { ConversationBuilder } from './conversation.ts'
import { TextRoom } from './text-room.ts'
import type { TraceView } from './view.ts'

const header = z.object({ schema: z.literal(TRACE_SCHEMA), version: z.number(), startedAt: z.string().catch('') })
const position = z.looseObject({ at: z.number().min(0), kind: z.string() })

type Line =
  { readonly kind: 'event'; readonly at: number; readonly event: TracedEvent } | { readonly kind: 'unreadable' }

/**
 * Reads a trace for people. Unlike a replay, it takes what it can: lines that are broken or fit no version are counted and skipped,
 * and kinds of events that are unknown are skipped.
 *
 * @throws UserError if the first line is not that of a trace
 */
export async function readTrace(lines: AsyncIterable<string>, name: string): Promise<TraceView> {
  const room = new TextRoom()
  const conversation = new ConversationBuilder(room)
  let now = 0
  const record = new RunRecord({ now: () => now })
  let workEnd: string | undefined
  let first: z.output<typeof header> | undefined
  const unreadable: number[] = []
  let number = 0
  for await (const text of lines) {
    number += 1
    if (!first) {
      first = parseHeader(text, name)
      continue
    }
    const line = text === '' ? undefined : readLine(text)
    if (line?.kind === 'unreadable') unreadable.push(number)
    if (line?.kind !== 'event') continue
    now = Math.max(now, line.at)
    if (line.event.kind === 'done') workEnd = line.event.end
    conversation.add(line.event, now)
    // Safe: of a request, the record reads nothing, and all other events are the same in a trace.
    record.onEvent(line.event as RunEvent)
  }
  if (!first) throw notATrace(name)
  const run = record.snapshot()
  const end = run.outcome?.kind ?? (run.run?.task ? undefined : workEnd)
  return {
    end,
    startedAt: first.startedAt,
    run,
    conversation: conversation.build(),
    fileNotes: [
      ...versionNotes(first.version),
      ...(end !== undefined ? [] : ['The trace ends before the run did: what happened later is not in it.']),
      ...unreadableNotes(unreadable, number),
      ...room.notes
    ]
  }
}

function parseHeader(text: string, name: string): z.output<typeof header> {
  const parsed = header.safeParse(text.length > MAX_TRACE_LINE ? undefined : parseJson(text))
  if (!parsed.success) throw notATrace(name)
  return parsed.data
}

export const ADVICE = 'Name a trace, such as the trace.jsonl of a run.'

function notATrace(name: string): UserError {
  return new UserError(`${name} is not a trace: its first line is not the header of one. ${ADVICE}`)
}

/** @returns undefined for an event of an unknown kind */
function readLine(text: string): Line | undefined {
  const value = text.length > MAX_TRACE_LINE ? undefined : parseJson(text)
  const placed = isDeeperThan(MAX_TRACE_DEPTH, value) ? undefined : position.safeParse(value).data
  if (!placed) return { kind: 'unreadable' }
  const { data } = traceEvent.safeParse(placed)
  // Safe: the compiler compares the schema with the type, in a test.
  if (data) return { kind: 'event', at: placed.at, event: withStatus(data as TracedEvent) }
  return KINDS.has(placed.kind) ? { kind: 'unreadable' } : undefined
}

/** Older traces do not say how a call ended, only whether it succeeded. */
function withStatus<Event extends TracedEvent>(event: Event): Event {
  if (event.kind === 'child') return { ...event, event: withStatus(event.event) }
  return event.kind === 'tool-finished' ? { status: event.ok ? 'done' : 'failed', ...event } : event
}

const KINDS: ReadonlySet<string> = new Set(traceEvent.options.flatMap(kindsOf))

/** An option is an event, or a union of events. */
function kindsOf(option: (typeof traceEvent.options)[number]): readonly string[] {
  return 'options' in option ? option.options.map(({ shape }) => shape.kind.value) : [...option.shape.kind.values]
}

function versionNotes(version: number): readonly string[] {
  if (version === TRACE_VERSION) return []
  const writer = version > TRACE_VERSION ? 'A newer' : 'An older'
  return [
    `${writer} Forgehand wrote this trace (version ${version}; this page shows version ${TRACE_VERSION}). Parts may be missing or wrong.`
  ]
}

/** A killed run leaves an incomplete last line, which readers need not know. */
function unreadableNotes(numbers: readonly number[], last: number): readonly string[] {
  const broken = numbers.filter((number) => number !== last)
  const [first] = broken
  return first === undefined
    ? []
    : [`${plural(broken.length, 'line')} of the trace could not be read, the first at line ${first}.`]
}
