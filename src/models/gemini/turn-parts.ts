import * as z from 'zod'
import type { ToolCall } from '../../agent/messages.ts'
import { MAX_CALLS } from '../../agent/model.ts'
import { isRecord } from '../../text/json.ts'
import { TransientFailure } from '../failures/failures.ts'
import { argumentText, UniqueIds } from '../tool-calls.ts'
import type { GeminiPart } from './gemini-chunk.ts'

const thoughtSignature = z.string().exactOptional()

const turnPart = z.union([
  z.object({ text: z.string(), thought: z.literal(true).exactOptional(), thoughtSignature }),
  z.object({
    functionCall: z.object({
      id: z.string().exactOptional(),
      name: z.string(),
      args: z.record(z.string(), z.unknown())
    }),
    thoughtSignature
  })
])

/** A part of a turn of the model, as it is sent back. */
export type TurnPart = z.output<typeof turnPart>
type TextPart = Extract<TurnPart, { text: string }>

/** The metadata of an earlier turn; undefined for anything else. */
export function readTurnParts(content: unknown): readonly TurnPart[] | undefined {
  return z.array(turnPart).safeParse(content).data
}

/** Assembles a turn from the parts of a stream. */
export class TurnParts {
  readonly #parts: TurnPart[] = []
  readonly #calls: { readonly id: string; readonly name: string; readonly arguments: string }[] = []
  #text: string[] = []
  #thinking: string[] = []

  get text(): string {
    return this.#text.join('')
  }

  get thinking(): string {
    return this.#thinking.join('')
  }

  /** @throws TransientFailure for a call without a name */
  add({ text, thought, thoughtSignature: signature, functionCall }: GeminiPart): void {
    const signed = signature ? { thoughtSignature: signature } : {}
    if (functionCall) {
      const { id, name, args } = functionCall
      if (!name) throw new TransientFailure('it sent a tool call without a name')
      this.#calls.push({ id: id ?? '', name, arguments: argumentText(args) })
      this.#parts.push({ functionCall: { ...(id && { id }), name, args: argumentObject(args) }, ...signed })
    } else if (text || signature) {
      if (text) (thought ? this.#thinking : this.#text).push(text)
      this.#addText({ text: text ?? '', ...(thought && { thought }), ...signed })
    }
  }

  finish(): { readonly parts: readonly TurnPart[]; readonly toolCalls: readonly ToolCall[] } {
    const ids = new UniqueIds()
    // One more than can run is enough to know that there are too many.
    const toolCalls = this.#calls
      .slice(0, MAX_CALLS + 1)
      .map((call, index) => ({ ...call, id: ids.take(call.id || `call_${index + 1}`) }))
    return { parts: this.#parts, toolCalls }
  }

  // A signed part is sent back unchanged; only unsigned pieces are joined.
  #addText(part: TextPart): void {
    const last = this.#parts.at(-1)
    const isMore =
      last && 'text' in last && last.thought === part.thought && !last.thoughtSignature && !part.thoughtSignature
    if (isMore) this.#parts[this.#parts.length - 1] = { ...last, text: last.text + part.text }
    else this.#parts.push(part)
  }
}

/** Some proxies send arguments as JSON text. These are sent back as an empty object. */
function argumentObject(args: unknown): Record<string, unknown> {
  return isRecord(args) ? { ...args } : {}
}
