/** The protocols that the server speaks. */
export type WireName = 'chat' | 'responses' | 'anthropic' | 'gemini'

/** What the server saw of one request. */
export interface SeenRequest {
  /** 1 for the first request that was answered from the script. */
  readonly number: number
  /** The protocol that it was made in. */
  readonly api: WireName
  readonly model: string
  readonly messages: readonly SeenMessage[]
  /** Names of the tools offered, in their order. */
  readonly tools: readonly string[]
  /** Texts of the tool results since the model's last turn. */
  readonly results: readonly string[]
  /** Everything the request said, for what is not named above. */
  readonly body: Readonly<Record<string, unknown>>
  /** Size of the body as it was sent. */
  readonly bytes: number
}

/** A message of the request, with its absent fields empty. */
export interface SeenMessage {
  readonly role: string
  readonly text: string
  readonly callId: string
  readonly toolCalls: readonly { readonly id: string; readonly name: string; readonly arguments: string }[]
}

/** One reply of the model. */
export interface Turn {
  readonly fault?: never
  readonly text?: string
  readonly thinking?: string
  readonly toolCalls?: readonly ScriptedCall[]
  /** In place of the figures counted from the bytes. */
  readonly usage?: Usage
  /** Default `tool_calls` for a turn with calls, else `stop`. */
  readonly finishReason?: string
  /** Most characters of text or arguments in one chunk. */
  readonly chunkChars?: number
}

export interface ScriptedCall {
  readonly name: string
  /** A string is sent as it is, so that a script can send broken JSON. */
  readonly arguments: Readonly<Record<string, unknown>> | string
  readonly id?: string
}

/** Token counts in OpenAI's words; the other protocols say them in theirs. */
export interface Usage {
  readonly prompt_tokens: number
  readonly completion_tokens: number
  readonly total_tokens: number
  readonly prompt_tokens_details?: { readonly cached_tokens: number; readonly cache_write_tokens?: number }
  readonly completion_tokens_details?: { readonly reasoning_tokens: number }
}

/** What goes wrong in place of a reply, or in the middle of one. */
export type Fault =
  /** Refused; `body` is sent as JSON, or as it is when it is a string. */
  | { readonly fault: 'status'; readonly status: number; readonly headers?: HeaderFields; readonly body?: unknown }
  /** Refused for a conversation longer than the model can read. */
  | { readonly fault: 'overflow' }
  /** An answer of status 200 with exactly these bytes. */
  | { readonly fault: 'raw'; readonly body: string | Uint8Array; readonly headers?: HeaderFields }
  /** The connection is cut after so many chunks of the turn, or before the headers at 0. */
  | { readonly fault: 'cut'; readonly turn: Turn; readonly afterChunks: number }
  /** Nothing comes after so many chunks, not even the headers at 0, and the connection stays open. */
  | { readonly fault: 'idle'; readonly turn: Turn; readonly afterChunks: number }
  /** A chunk that is not JSON after so many. */
  | { readonly fault: 'malformed'; readonly turn: Turn; readonly afterChunks: number }
  /** An error in the provider's shape after so many chunks. */
  | { readonly fault: 'error'; readonly turn: Turn; readonly afterChunks: number; readonly error: unknown }
  /** A wait before each chunk. */
  | { readonly fault: 'drip'; readonly turn: Turn; readonly delayMs: number }

type HeaderFields = Readonly<Record<string, string>>

export type Step = Turn | Fault

/** The steps one after the other, or a function that decides by what it is shown. */
export type Script = readonly Step[] | ((request: SeenRequest) => Step | Promise<Step>)

/** @throws Error when the script has no step for this request, so that a test states every turn */
export async function nextStep(script: Script, request: SeenRequest): Promise<Step> {
  if (typeof script === 'function') return script(request)
  const step = script[request.number - 1]
  if (step) return step
  throw new Error(`The script has no turn for request ${request.number}; it ends after ${script.length}.`)
}
