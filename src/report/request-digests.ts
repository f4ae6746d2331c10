import { createHash } from 'node:crypto'
import type { AgentEvent, RecordedRequest } from '../agent/events.ts'
import { canonicalJson } from '../agent/canonical-json.ts'
import type { Message } from '../agent/messages.ts'
import type { RunEvent } from './reporter.ts'

/** A request as the trace has it: all that the model is shown in one digest. */
export interface DigestedRequest extends Omit<RecordedRequest, 'added'> {
  readonly kind: 'request'
  /** How many messages the model is shown. */
  readonly messages: number
  readonly digest: string
}

export type TracedEvent =
  | Exclude<RunEvent, { readonly kind: 'request' | 'child' }>
  | DigestedRequest
  | { readonly kind: 'child'; readonly child: number; readonly event: TracedEvent }

/** Puts digests in the place of messages. Each message is read once, however often the model is shown it. */
export class RequestDigests {
  /** Of each conversation, by its child's number, the digest up to each message of its last request. */
  readonly #digests = new Map<number, string[]>()

  digested(event: RunEvent): TracedEvent {
    if (event.kind === 'child') return { ...event, event: this.#of(event.event, event.child) }
    return event.kind === 'request' ? this.#digest(event, 0) : event
  }

  #of(event: AgentEvent, child: number): TracedEvent {
    if (event.kind === 'request') return this.#digest(event, child)
    return this.digested(event)
  }

  #digest(
    { added, ...request }: { readonly kind: 'request' } & RecordedRequest,
    conversation: number
  ): DigestedRequest {
    const digests = (this.#digests.get(conversation) ?? []).slice(0, request.reused)
    for (const message of added) digests.push(next(digests.at(-1) ?? '', message))
    this.#digests.set(conversation, digests)
    return { ...request, messages: digests.length, digest: digests.at(-1) ?? '' }
  }
}

function next(digest: string, message: Message): string {
  return createHash('sha256')
    .update(`${digest}\n${canonicalJson(message)}`)
    .digest('hex')
    .slice(0, 32)
}
