/** The protocols of the emulator. */
export type WireName = 'chat' | 'responses' | 'anthropic' | 'gemini'

/** A request as the emulator saw it. */
export interface SeenRequest {
  /** 1 for the first request answered from the script. */
  readonly number: number
  /** The protocol of the request. */
  readonly api: WireName
  readonly model: string
  readonly messages: readonly SeenMessage[]
  /** Names of the tools, in order. */
  readonly tools: readonly string[]
  /** Texts of the tool results since the model's last turn. */
  readonly results: readonly string[]
  /** The whole body, for what is not named above. */
  readonly body: Readonly<Record<string, unknown>>
  /** Size of the body as it was sent. */
  readonly bytes: number
}

/** A message of the request, in the same format for all protocols. Absent fields are empty. */
export interface SeenMessage {
  readonly role: string
  readonly text: string
  readonly callId: string
  readonly toolCalls: readonly { readonly id: string; readonly name: string; readonly arguments: string }[]
  /** Left out for a message without images. */
  readonly images?: readonly SeenImage[]
}

export interface SeenImage {
  readonly type: string
  readonly base64: string
}

/** @param sent the body as it was sent */
export function seenRequest(request: Omit<SeenRequest, 'results' | 'bytes'>, sent: string): SeenRequest {
  const lastTurn = request.messages.findLastIndex(({ role }) => role === 'assistant')
  const results = request.messages.slice(lastTurn + 1).filter(({ role }) => role === 'tool')
  return { ...request, results: results.map(({ text }) => text), bytes: Buffer.byteLength(sent) }
}

/** One response of the model. */
export interface Turn {
  readonly fault?: never
  readonly text?: string
  readonly thinking?: string
  readonly toolCalls?: readonly ScriptedCall[]
  /** Replaces the figures counted from the bytes. */
  readonly usage?: Usage
  /** Default: `tool_calls` for a turn with calls, otherwise `stop`. */
  readonly finishReason?: string
  /** Maximum characters of text or arguments per chunk. */
  readonly chunkChars?: number
}

export interface ScriptedCall {
  readonly name: string
  /** A string is sent unchanged, so that a script can send malformed JSON. */
  readonly arguments: Readonly<Record<string, unknown>> | string
  readonly id?: string
}

export function argumentText({ arguments: args }: ScriptedCall): string {
  return typeof args === 'string' ? args : JSON.stringify(args)
}

/** Token counts in OpenAI's format; the other protocols convert it to theirs. */
export interface Usage {
  readonly prompt_tokens: number
  readonly completion_tokens: number
  readonly total_tokens: number
  readonly prompt_tokens_details?: { readonly cached_tokens: number; readonly cache_write_tokens?: number }
  readonly completion_tokens_details?: { readonly reasoning_tokens: number }
}

/** A failure instead of a response, or in the middle of one. */
export type Fault =
  /** An error status. `body` is sent as JSON, or unchanged if it is a string. */
  | { readonly fault: 'status'; readonly status: number; readonly headers?: HeaderFields; readonly body?: unknown }
  /** The error for a prompt that is too long. */
  | { readonly fault: 'overflow' }
  /** Status 200 with exactly these bytes. */
  | { readonly fault: 'raw'; readonly body: string | Uint8Array; readonly headers?: HeaderFields }
  /** The connection is cut after this many chunks of the turn; before the headers for 0. */
  | { readonly fault: 'cut'; readonly turn: Turn; readonly afterChunks: number }
  /** Nothing is sent after this many chunks, not even headers for 0, and the connection stays open. */
  | { readonly fault: 'idle'; readonly turn: Turn; readonly afterChunks: number }
  /** A chunk of invalid JSON after this many chunks. */
  | { readonly fault: 'malformed'; readonly turn: Turn; readonly afterChunks: number }
  /** An error in the provider's format after this many chunks. */
  | { readonly fault: 'error'; readonly turn: Turn; readonly afterChunks: number; readonly error: unknown }
  /** A wait before each chunk. */
  | { readonly fault: 'drip'; readonly turn: Turn; readonly delayMs: number }

type HeaderFields = Readonly<Record<string, string>>

export type Step = Turn | Fault

/** Steps in order, or a function that picks a step for each request. */
export type Script = readonly Step[] | ((request: SeenRequest) => Step | Promise<Step>)

/**
 * A `finish` at the end of the script is called again as long as it is refused.
 *
 * @throws Error if the script has no step for this request, so that a test states every turn
 */
export async function nextStep(script: Script, request: SeenRequest): Promise<Step> {
  if (typeof script === 'function') return script(request)
  const last = script.at(-1)
  const step = script[request.number - 1] ?? (last && callsFinish(last) ? last : undefined)
  if (step) return step
  throw new Error(`The script has no turn for request ${request.number}; it ends after ${script.length}.`)
}

function callsFinish(step: Step): boolean {
  return step.fault === undefined && step.toolCalls?.some(({ name }) => name === 'finish') === true
}
