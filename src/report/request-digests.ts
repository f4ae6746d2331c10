import { createHash } from 'node:crypto'
import { canonicalJson } from '../agent/canonical-json.ts'
import type { AgentEvent, Delta, RecordedRequest } from '../agent/events.ts'
import type { Message } from '../agent/messages.ts'
import type { RunEvent } from './reporter.ts'

/** A request as the trace has it: with one digest instead of its messages. */
interface DigestedRequest extends Omit<RecordedRequest, 'added'> {
  readonly kind: 'request'
  /** The number of messages in the request. */
  readonly messages: number
  readonly digest: string
}

type TracedAgentEvent =
  | Exclude<AgentEvent, Delta | { readonly kind: 'request' | 'child' }>
  | DigestedRequest
  | { readonly kind: 'child'; readonly child: number; readonly event: TracedAgentEvent }

export type TracedEvent = Exclude<RunEvent, AgentEvent> | TracedAgentEvent

/** Replaces the messages of requests by digests. Each message is read once, however many requests contain it. */
export class RequestDigests {
  /** For each conversation, by its child's number, the digest up to each message of its last request. */
  readonly #digests = new Map<number, string[]>()

  traced(event: Exclude<RunEvent, Delta>): TracedEvent {
    return event.kind === 'child' || event.kind === 'request' ? this.#traced(event, 0) : event
  }

  #traced(event: Exclude<AgentEvent, Delta>, conversation: number): TracedAgentEvent {
    if (event.kind === 'child') return { ...event, event: this.#traced(event.event, event.child) }
    if (event.kind !== 'request') return event
    const { added, ...request } = event
    const digests = (this.#digests.get(conversation) ?? []).slice(0, request.reused)
    for (const message of added) digests.push(nextDigest(digests.at(-1) ?? '', message))
    this.#digests.set(conversation, digests)
    return { ...request, messages: digests.length, digest: digests.at(-1) ?? '' }
  }
}

function nextDigest(digest: string, message: Message): string {
  return createHash('sha256')
    .update(`${digest}\n${canonicalJson(message)}`)
    .digest('hex')
    .slice(0, 32)
}
