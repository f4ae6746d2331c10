import { UserError } from '../errors.ts'
import { CONVERSATION_KINDS } from '../report/conversation-events.ts'
import { readTraceFile, type TraceLine } from '../report/read-trace-file.ts'
import type { TracedEvent } from '../report/request-digests.ts'
import { TRACE_VERSION } from '../report/trace-file.ts'

/** `child-begins` marks where a child session began in its parent's conversation. */
export type ReplayedEvent = TracedEvent | { readonly kind: 'child-begins'; readonly child: number }
export type EventOf<Kind extends ReplayedEvent['kind']> = Extract<ReplayedEvent, { readonly kind: Kind }>
export type RecordedEvent = Omit<TraceLine, 'event'> & { readonly event: ReplayedEvent }

/** A run as its trace describes it: the events of each conversation, in order. */
export interface Recording {
  readonly run: readonly RecordedEvent[]
  readonly children: ReadonlyMap<number, readonly RecordedEvent[]>
  /** False when the trace ends before the run did. */
  readonly isComplete: boolean
}

/** @throws UserError for a file that cannot be read, is not a trace, or has another version */
export async function readRecording(path: string): Promise<Recording> {
  const run: RecordedEvent[] = []
  const children = new Map<number, RecordedEvent[]>()
  let [isComplete, unreadable] = [false, 0]
  const { version } = await readTraceFile(path, ({ event, ...line }) => {
    if (!event) unreadable ||= line.number
    else if (event.kind === 'child') {
      const { child } = event
      const events = children.get(child) ?? []
      if (events.length === 0) run.push({ ...line, event: { kind: 'child-begins', child } })
      children.set(child, events)
      events.push({ ...line, event: event.event })
    } else if (CONVERSATION_KINDS.has(event.kind)) run.push({ ...line, event })
    isComplete ||= event?.kind === 'ended' || event?.kind === 'done'
  })
  if (version !== TRACE_VERSION)
    throw new UserError(`${path} is a trace of version ${version}; this Forgehand replays version ${TRACE_VERSION}.`)
  if (unreadable > 0) throw new UserError(`Line ${unreadable} of ${path} does not fit the format of a trace.`)
  return { run, children, isComplete }
}
