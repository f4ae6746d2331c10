import type { AgentEvent } from '../agent/events.ts'
import type { ToolDefinition } from '../agent/tool-definition.ts'
import { conversationEvent } from '../report/conversation-events.ts'
import { RequestDigests } from '../report/request-digests.ts'
import type { EventOf, RecordedEvent, ReplayedEvent } from './recording.ts'
import { canonicalJson } from '../agent/canonical-json.ts'

/** Where a replay first differs from the recording. */
export interface Divergence extends Difference {
  /** `the run`, or `child 2`. */
  readonly conversation: string
  /** From 1; 0 before the first. */
  readonly turn: number
  /** Line of the trace; 0 after its end. */
  readonly line: number
  /** What differs: the kind of the event, and its name. */
  readonly event: string
}

export interface CursorOptions extends Pick<Divergence, 'conversation'> {
  /** Ends the replay, where it diverges or where the trace of a killed run ends. The first call counts. */
  readonly end: (divergence: Divergence | undefined) => void
  /** Called with what comes next. */
  readonly onNext: (next: RecordedEvent) => void
}

/** Calls that run in parallel end in any order. The list of tools comes while the request is on its way. */
const UNORDERED: ReadonlySet<string> = new Set(['tool-finished', 'file-modified', 'bug', 'tools'])
/** Fields that are measured anew each time, or come from the recording. */
const IGNORED = new Set(['usedMs', 'stack', 'durationMs', 'dedupeKey'])

/** Follows the recording of one conversation, event by event, while it is repeated. */
export class Cursor {
  #left: readonly RecordedEvent[]
  readonly #options: CursorOptions
  readonly #digests = new RequestDigests()
  readonly #wasKilled: boolean
  #turn = 0

  constructor(events: readonly RecordedEvent[], options: CursorOptions) {
    this.#left = events.filter(({ event }) => !isCheckpointFailure(event))
    this.#wasKilled = events.every(({ event }) => event.kind !== 'done')
    this.#options = options
    if (this.#left[0]) options.onNext(this.#left[0])
  }

  /** What was recorded next; undefined at the end of the recording. */
  get next(): ReplayedEvent | undefined {
    return this.#left[0]?.event
  }

  /** What was recorded after `next`. */
  get following(): ReplayedEvent | undefined {
    return this.#left[1]?.event
  }

  /** The events of a kind that are still to come, up to another one. */
  coming<Kind extends ReplayedEvent['kind']>(kind: Kind, end?: ReplayedEvent): readonly EventOf<Kind>[] {
    const events = this.#left.map(({ event }) => event)
    const isMeant = (event: ReplayedEvent): event is EventOf<Kind> => event.kind === kind
    return events.slice(0, end && events.indexOf(end)).filter(isMeant)
  }

  /** Compares an event of the replay with the recorded one, and moves on. */
  take(event: AgentEvent): void {
    if (event.kind === 'delta' || event.kind === 'child' || isCheckpointFailure(event)) return
    // As it would come back from the file.
    const now = conversationEvent.parse(JSON.parse(JSON.stringify(this.#digests.traced(event))))
    const recorded = UNORDERED.has(now.kind) ? this.#left.find((each) => keyOf(each.event) === keyOf(now)) : undefined
    this.expect(now, recorded)
  }

  /** Compares what happens now, or the end of the work, with what was recorded. */
  expect(now: { readonly kind: string } | undefined, recorded = this.#left[0]): void {
    const { end, conversation } = this.#options
    if (now?.kind === 'turn') this.#turn += 1
    const difference = firstDifference(comparable(recorded?.event), comparable(now))
    const { kind = '', name = '' } = { name: undefined, ...(now ?? recorded?.event) }
    const place = { conversation, turn: this.#turn, line: recorded?.number ?? 0, event: `${kind} ${name}`.trim() }
    // The trace of a killed run has nothing more to compare with.
    if (!recorded && this.#wasKilled) end(undefined)
    else if (difference) end({ ...place, ...difference })
    this.skip(recorded)
  }

  /** Goes on to what was recorded after an event. */
  skip(done = this.#left[0]): void {
    this.#left = this.#left.filter((each) => each !== done)
    if (this.#left[0]) this.#options.onNext(this.#left[0])
  }

  /** Ends the replay where the recording has no answer. */
  stop(): never {
    this.#options.end(undefined)
    throw new Error('The recording has no answer.')
  }
}

/** Tools by name, so that a new tool does not make all that follow differ. */
function comparable(event: object | undefined): object | undefined {
  const { tools, ...fields } = { tools: [] as readonly ToolDefinition[], ...event }
  const named = Object.fromEntries(tools.map((tool) => [tool.name, tool]))
  const compared = Object.entries({ ...fields, tools: named }).filter(([name]) => !IGNORED.has(name))
  return event && Object.fromEntries(compared)
}

// Checkpoints are taken alongside the work, so their failures come in no fixed order.
const isCheckpointFailure = (event: object) => 'tool' in event && event.tool === 'checkpoints'

/** Tells the events apart that come in any order. */
function keyOf(event: object): string {
  const { kind, callId, path } = { kind: '', callId: '', path: '', ...event }
  return [kind, callId, path].join(' ')
}

/** Where two values first differ. */
interface Difference {
  /** The first field that differs, such as `message.text`; '' for the whole value. */
  readonly field: string
  /** The first line that differs, from 1; 0 if one of the values is not a text. */
  readonly textLine: number
  /** Both as text, cut; undefined for a missing value. */
  readonly recorded: string | undefined
  readonly now: string | undefined
}

const MAX_SHOWN = 300
/** The first field in which two plain values differ, and the first line of a text; undefined when they are equal. */
function firstDifference(recorded: unknown, now: unknown, field = ''): Difference | undefined {
  if (canonicalJson(recorded) === canonicalJson(now)) return undefined
  if (isObject(recorded) && isObject(now)) {
    const names = [...new Set([...Object.keys(recorded), ...Object.keys(now)])]
    const name = names.find((each) => canonicalJson(recorded[each]) !== canonicalJson(now[each])) ?? ''
    return firstDifference(recorded[name], now[name], field === '' ? name : `${field}.${name}`)
  }
  const shown = (value: unknown) => (value === undefined ? undefined : canonicalJson(value).slice(0, MAX_SHOWN))
  if (typeof recorded !== 'string' || typeof now !== 'string')
    return { field, textLine: 0, recorded: shown(recorded), now: shown(now) }
  const [before, after] = [recorded.split('\n'), now.split('\n')]
  const line = [...before, undefined].findIndex((each, position) => each !== after[position])
  const unit = before[line]?.split('').findIndex((each, position) => each !== after[line]?.[position]) ?? 0
  // Of long lines, the part where they start to differ.
  const start = Math.max(0, unit - MAX_SHOWN / 2)
  const cut = (text: string | undefined) => text?.slice(start, start + MAX_SHOWN).toWellFormed()
  return { field, textLine: line + 1, recorded: cut(before[line]), now: cut(after[line]) }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
