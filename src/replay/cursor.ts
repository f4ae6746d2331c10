import type { AgentEvent, Delta, Interruption } from '../agent/events.ts'
import { RequestDigests } from '../report/request-digests.ts'
import { conversationEvent, type ConversationEvent } from '../report/conversation-events.ts'
import type { ValueDifference } from './difference.ts'
import { divergenceOf, eventLabel, type Divergence } from './divergence.ts'
import type { RecordedEvent } from './read-recording.ts'

/** What the conversations of one replay share. */
export interface ReplayControl {
  /** Milliseconds since the start of the recorded run: when the next event was recorded. */
  time: number
  /** Aborted when the replay ends. */
  readonly signal: AbortSignal
  /** Ends the replay. The first reason counts. */
  end(end: ReplayEnd): void
}

export type ReplayEnd =
  { readonly kind: 'diverged'; readonly divergence: Divergence } | { readonly kind: 'recording-ended' }

type AnyEvent = RecordedEvent['event']
export type Recorded<Kind extends AnyEvent['kind']> = Extract<AnyEvent, { readonly kind: Kind }>

/** Calls that run in parallel end in any order. */
const UNORDERED: ReadonlySet<AnyEvent['kind']> = new Set(['tool-finished', 'file-modified', 'bug'])

export interface CursorOptions {
  readonly control: ReplayControl
  /** Its name for users. */
  readonly conversation: string
  /** Called when an interruption comes next in the recording. */
  readonly onInterruption: (by: Interruption) => void
}

/** Follows the recording of one conversation, event by event, while it is repeated. */
export class Cursor {
  readonly #events: readonly RecordedEvent[]
  readonly #options: CursorOptions
  readonly #digests = new RequestDigests()
  readonly #matched = new Set<RecordedEvent>()
  #index = 0
  #counts = { turns: 0, requests: 0 }

  constructor(events: readonly RecordedEvent[], options: CursorOptions) {
    // Checkpoints are taken alongside the work, so their failures come in no fixed order.
    this.#events = events.filter(({ event }) => !isCheckpointFailure(event))
    this.#options = options
    this.#advance()
  }

  get counts(): { readonly turns: number; readonly requests: number } {
    return this.#counts
  }

  /** True when the last request failed because of a bug. */
  get hasFailed(): boolean {
    return [...this.#matched].at(-1)?.event.kind === 'request-failed'
  }

  /** What was recorded next; undefined at the end of the recording. */
  get next(): AnyEvent | undefined {
    return this.#events[this.#index]?.event
  }

  /** What was recorded after `next`. */
  get following(): AnyEvent | undefined {
    return this.#events[this.#index + 1]?.event
  }

  /** The first event of a kind that has not come yet. */
  find<Kind extends AnyEvent['kind']>(
    kind: Kind,
    matches: (event: Recorded<Kind>) => boolean = () => true
  ): Recorded<Kind> | undefined {
    for (let index = this.#index; index < this.#events.length; index += 1) {
      const recorded = this.#events[index]
      if (recorded === undefined || this.#matched.has(recorded) || !isOfKind(kind, recorded.event)) continue
      if (matches(recorded.event)) return recorded.event
    }
    return undefined
  }

  /** The events that are still to come before this one. */
  before(event: AnyEvent): readonly AnyEvent[] {
    const coming = this.#events.slice(this.#index).map((recorded) => recorded.event)
    return coming.slice(0, coming.indexOf(event))
  }

  /** True when an interruption comes before this event, with nothing in between but the ends of calls. */
  isInterruptedBefore(event: AnyEvent): boolean {
    return this.before(event).find(({ kind }) => !UNORDERED.has(kind))?.kind === 'interrupted'
  }

  /** Compares an event of the replay with the recorded one, and moves on. */
  take(event: AgentEvent): void {
    if (event.kind === 'delta' || event.kind === 'child' || isCheckpointFailure(event)) return
    const now = this.#asTraced(event)
    const recorded = this.#counterpartOf(now)
    if (!recorded) {
      // The trace of a killed run has nothing more to compare with.
      if (!this.#events.some(({ event: { kind } }) => kind === 'done')) this.#end({ kind: 'recording-ended' })
      else this.diverge('the recording ends, but the work continues', { now: eventLabel(now) })
      return
    }
    const { turns, requests } = this.#counts
    if (now.kind === 'turn') this.#counts = { turns: turns + 1, requests }
    if (now.kind === 'request') this.#counts = { turns, requests: requests + 1 }
    const divergence = divergenceOf(recorded, now, { conversation: this.#options.conversation, ...this.#counts })
    if (divergence) this.#end({ kind: 'diverged', divergence })
    this.#matched.add(recorded)
    this.#advance()
  }

  /** Skips an event that only exists in the recording. */
  skip(): void {
    this.#index += 1
    this.#advance()
  }

  /** Reports a difference that no event shows. */
  diverge(what: string, difference: Partial<ValueDifference> = {}): void {
    const { conversation } = this.#options
    const line = this.#events[Math.min(this.#index, this.#events.length - 1)]?.line ?? 0
    this.#end({
      kind: 'diverged',
      divergence: { conversation, ...this.#counts, line, what, ...NO_DIFFERENCE, ...difference }
    })
  }

  /** Reports events that are left when the work has ended. */
  requireEnd(): void {
    const { next } = this
    if (next) this.diverge('the work ends, but the recording continues', { recorded: eventLabel(next) })
  }

  /** @throws when the replay has ended: then nothing gets an answer any more */
  throwIfEnded(): void {
    this.#options.control.signal.throwIfAborted()
  }

  /** Ends the replay where the recording has no answer. */
  stop(): never {
    this.#end({ kind: 'recording-ended' })
    this.throwIfEnded()
    throw new Error('The replay continues after its end.')
  }

  #end(end: ReplayEnd): void {
    this.#options.control.end(end)
  }

  /** The event as it would come back from the file. */
  #asTraced(event: Exclude<AgentEvent, Delta>): ConversationEvent {
    return conversationEvent.parse(JSON.parse(JSON.stringify(this.#digests.traced(event))))
  }

  #counterpartOf(now: ConversationEvent): RecordedEvent | undefined {
    const first = this.#events[this.#index]
    // It is emitted while the request is on its way, so its position varies.
    if (now.kind === 'tools') return this.#events.find(({ event }) => event.kind === 'tools') ?? first
    if (!UNORDERED.has(now.kind)) return first
    for (let index = this.#index; index < this.#events.length; index += 1) {
      const recorded = this.#events[index]
      if (recorded === undefined || this.#matched.has(recorded)) continue
      if (isSameStep(recorded.event, now)) return recorded
      if (!UNORDERED.has(recorded.event.kind)) break
    }
    return first
  }

  #advance(): void {
    for (;;) {
      const recorded = this.#events[this.#index]
      if (recorded === undefined || !this.#matched.has(recorded)) break
      this.#index += 1
    }
    const { control, onInterruption } = this.#options
    control.time = this.#events[this.#index]?.at ?? control.time
    if (this.next?.kind === 'interrupted') onInterruption(this.next.by)
  }
}

const NO_DIFFERENCE: ValueDifference = { field: '', textLine: undefined, recorded: undefined, now: undefined }

function isOfKind<Kind extends AnyEvent['kind']>(kind: Kind, event: AnyEvent): event is Recorded<Kind> {
  return event.kind === kind
}

function isCheckpointFailure(event: { readonly kind: string; readonly tool?: unknown }): boolean {
  return event.kind === 'bug' && event.tool === 'checkpoints'
}

function isSameStep(recorded: AnyEvent, now: ConversationEvent): boolean {
  return recorded.kind === now.kind && 'callId' in recorded && 'callId' in now && recorded.callId === now.callId
}
