import type { FileEdit } from '../agent/tool.ts'
import { costOf, type Price } from '../agent/price.ts'
import type { Tokens } from '../agent/model.ts'
import type { TracedEvent } from '../report/request-digests.ts'
import { noteOf } from './turn-note.ts'
import type { TextRoom } from './text-room.ts'
import type { CallView, Conversation, PromptMessage, TimeSpan, TurnView, TurnNote, TurnUsage } from './view.ts'

type EventOf<Kind extends TracedEvent['kind']> = Extract<TracedEvent, { readonly kind: Kind }>
type Mutable<Value> = { -readonly [Key in keyof Value]: Value[Key] }
type GrowingCall = Mutable<CallView> & { readonly edits: FileEdit[] }

interface GrowingTurn extends Omit<Mutable<TurnView>, 'span' | 'children' | 'toolSpans'> {
  readonly span: Mutable<TimeSpan>
  readonly modelSpans: TimeSpan[]
  readonly callSpans: TimeSpan[]
  readonly notesBefore: TurnNote[]
  readonly notesAfter: TurnNote[]
  readonly calls: GrowingCall[]
  readonly children: Map<number, ConversationBuilder>
}

const NOTHING_USED: TurnUsage = { cached: 0, fresh: 0, output: 0, isEstimate: false, dollars: 0 }

/** Builds a conversation from the events of a trace. */
export class ConversationBuilder {
  readonly #room: TextRoom
  readonly #prompt: PromptMessage[] = []
  readonly #turns: GrowingTurn[] = []
  /** The turn that the events are of; undefined before the first turn, and in one that the page has no room for. */
  #turn: GrowingTurn | undefined
  #tools: readonly string[] = []
  #price: Price | undefined
  #requestedAt: number | undefined
  /** Whether the model has answered in this turn. */
  #isAnswered = false
  /** The calls of the last response, by their ids, which are unique within one message only. */
  #calls = new Map<string, GrowingCall>()

  constructor(room: TextRoom) {
    this.#room = room
  }

  /** @param at milliseconds since the start of the run */
  add(event: TracedEvent, at: number): void {
    const turn = this.#turn
    if (turn) turn.span.to = Math.max(turn.span.to, at)
    switch (event.kind) {
      case 'session':
      case 'configured':
        this.#price = event.price
        return
      case 'tools':
        this.#tools = event.tools.map(({ name }) => name)
        return
      case 'turn':
        this.#startTurn(at)
        return
      case 'message':
        this.#addMessage(event.message, at)
        return
      case 'usage':
        this.#spend(event.tokens, this.#price)
        return
      case 'other-model-usage':
        this.#spend(event.tokens, event.price)
        return
      case 'child':
        this.#addToChild(event, at)
        return
      default:
        this.#addToTurn(event, at)
    }
  }

  build(): Conversation {
    return { prompt: this.#prompt, tools: this.#tools, turns: this.#turns.map(finished) }
  }

  #startTurn(at: number): void {
    this.#isAnswered = false
    this.#calls = new Map()
    this.#turn = undefined
    if (!this.#room.takeEntry()) return
    this.#turn = {
      number: this.#turns.length + 1,
      span: { from: at, to: at },
      modelSpans: [],
      callSpans: [],
      usage: NOTHING_USED,
      text: '',
      thinking: '',
      notesBefore: [],
      notesAfter: [],
      calls: [],
      children: new Map()
    }
    this.#turns.push(this.#turn)
  }

  /** The current turn, if the page has room for one more entry. */
  #takeEntry(): GrowingTurn | undefined {
    return this.#turns.length > 0 && this.#room.takeEntry() ? this.#turn : undefined
  }

  #addMessage(message: EventOf<'message'>['message'], at: number): void {
    const turn = this.#turn
    switch (message.role) {
      case 'system':
      case 'user':
        if (this.#turns.length === 0) this.#prompt.push({ role: message.role, text: this.#room.fit(message.text) })
        else this.#note({ kind: 'message', label: 'To the model', text: message.text }, at)
        return
      case 'assistant':
        if (!turn) return
        this.#isAnswered = true
        turn.text = this.#room.fit(message.text)
        turn.thinking = this.#room.fit(message.thinking)
        this.#calls = new Map()
        for (const { id, name, arguments: written } of message.toolCalls) this.#openCall(id, name, written)
        return
      case 'tool': {
        // A call that did not run has a result, and no event of its own.
        const call = this.#calls.get(message.callId)
        if (!call || call.end) return
        const status = message.ok ? 'done' : 'skipped'
        call.end = { ...NO_END, at, status, result: this.#room.fit(message.text) }
      }
    }
  }

  #openCall(id: string, name: string, written: string): GrowingCall | undefined {
    const turn = this.#takeEntry()
    if (!turn) return undefined
    const call = { id, name, subject: '', arguments: this.#room.fit(written), end: undefined, edits: [] }
    this.#calls.set(id, call)
    turn.calls.push(call)
    return call
  }

  #addToTurn(event: TracedEvent, at: number): void {
    switch (event.kind) {
      case 'request':
        this.#requestedAt = at
        return
      case 'tool-started': {
        const call = this.#calls.get(event.callId) ?? this.#openCall(event.callId, event.name, '')
        if (call) call.subject = this.#room.fit(event.subject)
        return
      }
      case 'file-modified': {
        const { path, added, removed, isNew, diff } = event
        const edit = { path, added, removed, ...(isNew !== undefined && { isNew }) }
        this.#calls.get(event.callId)?.edits.push(diff === undefined ? edit : { ...edit, diff: this.#room.fit(diff) })
        return
      }
      case 'tool-finished':
        this.#finishCall(event, at)
        return
      default:
        if (event.kind === 'response' || event.kind === 'request-failed') this.#endRequest(at)
        this.#note(noteOf(event), at)
    }
  }

  #endRequest(at: number): void {
    if (this.#requestedAt !== undefined) this.#turn?.modelSpans.push({ from: this.#requestedAt, to: at })
    this.#requestedAt = undefined
  }

  #finishCall(event: EventOf<'tool-finished'>, at: number): void {
    const call = this.#calls.get(event.callId)
    if (!call) return
    const { status, exitCode, durationMs, text, cached, denial } = event
    const { reason = '', remedy = '' } = denial ?? {}
    const result = this.#room.fit(text)
    call.end = { at, status, exitCode, durationMs, result, isCached: cached, denial: reason, remedy }
    this.#turn?.callSpans.push({ from: Math.max(0, at - durationMs), to: at })
  }

  #note(note: ReturnType<typeof noteOf>, at: number): void {
    const turn = note && this.#takeEntry()
    if (!note || !turn) return
    const notes = this.#isAnswered ? turn.notesAfter : turn.notesBefore
    notes.push({ ...note, at, text: this.#room.fit(note.text) })
  }

  #spend(tokens: Tokens, price: Price | undefined): void {
    const turn = this.#turn
    if (turn) turn.usage = withTokens(turn.usage, tokens, price)
  }

  #addToChild({ child, event }: EventOf<'child'>, at: number): void {
    const turn = this.#turn
    if (!turn) return
    if (event.kind === 'usage') this.#spend(event.tokens, this.#price)
    if (event.kind === 'other-model-usage') this.#spend(event.tokens, event.price)
    let builder = turn.children.get(child)
    if (!builder) {
      builder = new ConversationBuilder(this.#room)
      turn.children.set(child, builder)
    }
    builder.add(event, at)
  }
}

const NO_END = { exitCode: undefined, durationMs: 0, isCached: false, denial: '', remedy: '' } as const

function withTokens(usage: TurnUsage, tokens: Tokens, price: Price | undefined): TurnUsage {
  const { dollars } = usage
  return {
    cached: usage.cached + tokens.cachedInput,
    fresh: usage.fresh + Math.max(0, tokens.input - tokens.cachedInput),
    output: usage.output + tokens.output,
    isEstimate: usage.isEstimate || tokens.isEstimate,
    dollars: dollars === undefined || !price ? undefined : dollars + costOf(tokens, price)
  }
}

function finished({ callSpans, children, ...turn }: GrowingTurn): TurnView {
  return {
    ...turn,
    toolSpans: merged(callSpans),
    children: [...children].map(([number, builder]) => ({ number, conversation: builder.build() }))
  }
}

/** Calls can run side by side. */
function merged(spans: readonly TimeSpan[]): readonly TimeSpan[] {
  const result: Mutable<TimeSpan>[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else result.push({ ...span })
  }
  return result
}
