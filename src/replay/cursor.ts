import type { AgentEvent, Interruption } from '../agent/events.ts'
import { RequestDigests } from '../report/request-digests.ts'
import { divergenceOf, nameOf, type Divergence } from './divergence.ts'
import type { RecordedEvent } from './read-recording.ts'
import { tracedEvent, type TracedEvent, type TracedKind } from '../report/trace-schema.ts'

/** What all conversations of one replay have in common. */
export interface Stage {
  /** Milliseconds since the start of the recorded run: the time at which the next thing happened then. */
  time: number
  /** Raised when the replay is to end, for whatever reason. */
  readonly signal: AbortSignal
  /** Ends the replay. The first reason counts. */
  end(end: ReplayEnd): void
}

export type ReplayEnd =
  | { readonly kind: 'diverged'; readonly divergence: Divergence }
  /** The record goes no further. */
  | { readonly kind: 'record-ended' }

export type ExpectedKind = RecordedEvent['event']['kind']
export type Expected<Kind extends ExpectedKind> = Extract<RecordedEvent['event'], { readonly kind: Kind }>

/** Calls that run side by side end in any order. */
const UNORDERED: ReadonlySet<ExpectedKind> = new Set(['tool-finished', 'file-modified', 'bug'])

export interface PlaybackOptions {
  readonly stage: Stage
  /** Its name for people. */
  readonly conversation: string
  /** Told when the record has come to an interruption. */
  readonly interrupt: (by: Interruption) => void
}

/** One recorded conversation, followed event by event while it is had again. */
export class Playback {
  readonly #events: readonly RecordedEvent[]
  readonly #stage: Stage
  readonly #conversation: string
  readonly #interrupt: PlaybackOptions['interrupt']
  readonly #digests = new RequestDigests()
  readonly #matched = new Set<RecordedEvent>()
  #next = 0
  #counts = { turns: 0, requests: 0 }

  constructor(events: readonly RecordedEvent[], { stage, conversation, interrupt }: PlaybackOptions) {
    // It is told when the work goes on beside it, so it has no place of its own.
    this.#events = events.filter(({ event }) => !isAboutCheckpoints(event))
    this.#stage = stage
    this.#conversation = conversation
    this.#interrupt = interrupt
    this.#moveOn()
  }

  /** What was recorded next; undefined at the end of the record. */
  get next(): RecordedEvent['event'] | undefined {
    return this.#events[this.#next]?.event
  }

  /** The next of this kind that has not come yet. */
  find<Kind extends ExpectedKind>(
    kind: Kind,
    isIt: (event: Expected<Kind>) => boolean = () => true
  ): Expected<Kind> | undefined {
    for (let place = this.#next; place < this.#events.length; place += 1) {
      const recorded = this.#events[place]
      if (recorded === undefined || this.#matched.has(recorded) || !isOf(kind, recorded.event)) continue
      if (isIt(recorded.event)) return recorded.event
    }
    return undefined
  }

  /** The next of these kinds. */
  first<Kind extends ExpectedKind>(kinds: readonly Kind[]): Expected<Kind> | undefined {
    return this.#events
      .slice(this.#next)
      .map(({ event }) => event)
      .find((event): event is Expected<Kind> => kinds.some((kind) => kind === event.kind))
  }

  /** Those of this kind before the next that `isEnd`. */
  before<Kind extends ExpectedKind>(
    kind: Kind,
    isEnd: (event: RecordedEvent['event']) => boolean
  ): readonly Expected<Kind>[] {
    const coming = this.#events.slice(this.#next).map(({ event }) => event)
    const end = coming.findIndex(isEnd)
    return coming.slice(0, end < 0 ? coming.length : end).filter((event) => isOf(kind, event))
  }

  /** True where an interruption comes before this, and until then calls only end. */
  isInterruptedBefore(event: RecordedEvent['event']): boolean {
    const coming = this.#events.slice(this.#next).map((recorded) => recorded.event)
    return coming.find((each) => each === event || !UNORDERED.has(each.kind))?.kind === 'interrupted'
  }

  /** @throws when the replay has ended, and nothing is to be answered any more */
  throwIfEnded(): void {
    this.#stage.signal.throwIfAborted()
  }

  /** True for the end of the record. */
  isLast(event: RecordedEvent['event']): boolean {
    return this.#events.at(-1)?.event === event
  }

  /** Passes over what only stands in the record. */
  skip(): void {
    this.#next += 1
    this.#moveOn()
  }

  /** Holds what happens now against what happened then. */
  take(event: AgentEvent): void {
    if (event.kind === 'delta' || event.kind === 'child' || isAboutCheckpoints(event)) return
    const now = this.#asTraced(event)
    const recorded = this.#partnerOf(now)
    if (!recorded) {
      this.#goOnWithout(now)
      return
    }
    this.#count(now)
    const divergence = divergenceOf(recorded, now, { conversation: this.#conversation, ...this.#counts })
    if (divergence) this.#stage.end({ kind: 'diverged', divergence })
    this.#matched.add(recorded)
    this.#moveOn()
  }

  /** Names a difference that no event shows. */
  diverge(what: string, difference: Pick<Divergence, 'field' | 'textLine' | 'recorded' | 'now'>): void {
    const line = this.#events[Math.min(this.#next, this.#events.length - 1)]?.line ?? 0
    this.#stage.end({
      kind: 'diverged',
      divergence: { conversation: this.#conversation, ...this.#counts, line, what, ...difference }
    })
  }

  endOfRecord(): void {
    this.#stage.end({ kind: 'record-ended' })
  }

  /** Names what the record still holds when the work has ended. */
  requireEnd(): void {
    const { next } = this
    if (next === undefined) return
    this.diverge('the work ends, and the record goes on', { ...NOTHING, recorded: nameOf(next) })
  }

  /** True when the last request failed for a bug. */
  get hasFailed(): boolean {
    return [...this.#matched].at(-1)?.event.kind === 'request-failed'
  }

  get counts(): { readonly turns: number; readonly requests: number } {
    return this.#counts
  }

  /** A run that was killed left no more to compare with. */
  #goOnWithout(now: TracedEvent): void {
    if (!this.#events.some(({ event }) => event.kind === 'done')) this.endOfRecord()
    else this.diverge('the record ends, and the work goes on', { ...NOTHING, now: nameOf(now) })
  }

  #asTraced(event: AgentEvent): TracedEvent {
    const traced = this.#digests.inPlaceOfMessages(event)
    // As it would come back from the file.
    return tracedEvent.parse(JSON.parse(JSON.stringify(traced)))
  }

  #partnerOf(now: TracedEvent): RecordedEvent | undefined {
    const first = this.#events[this.#next]
    // It is told beside the request, so its place is a matter of chance.
    if (now.kind === 'tools') return this.#events.find(({ event }) => event.kind === 'tools') ?? first
    if (!UNORDERED.has(now.kind)) return first
    for (let place = this.#next; place < this.#events.length; place += 1) {
      const recorded = this.#events[place]
      if (recorded === undefined || this.#matched.has(recorded)) continue
      if (isSameStep(recorded.event, now)) return recorded
      if (!UNORDERED.has(recorded.event.kind)) break
    }
    return first
  }

  #count({ kind }: { readonly kind: TracedKind }): void {
    const { turns, requests } = this.#counts
    if (kind === 'turn') this.#counts = { turns: turns + 1, requests }
    if (kind === 'request') this.#counts = { turns, requests: requests + 1 }
  }

  #moveOn(): void {
    for (;;) {
      const recorded = this.#events[this.#next]
      if (recorded === undefined || !this.#matched.has(recorded)) break
      this.#next += 1
    }
    this.#stage.time = this.#events[this.#next]?.at ?? this.#stage.time
    // Whatever is waited for then is to end.
    if (this.next?.kind === 'interrupted') this.#interrupt(this.next.by)
  }
}

const NOTHING = { field: '', textLine: undefined, recorded: undefined, now: undefined }

function isOf<Kind extends ExpectedKind>(kind: Kind, event: RecordedEvent['event']): event is Expected<Kind> {
  return event.kind === kind
}

function isAboutCheckpoints(event: { readonly kind: string; readonly tool?: unknown }): boolean {
  return event.kind === 'bug' && event.tool === 'checkpoints'
}

function isSameStep(recorded: RecordedEvent['event'], now: TracedEvent): boolean {
  if (recorded.kind !== now.kind) return false
  if ('callId' in recorded && 'callId' in now) return recorded.callId === now.callId
  return recorded.kind === 'bug' && now.kind === 'bug' && recorded.tool === now.tool
}
