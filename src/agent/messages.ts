/** One call of a tool as the model wrote it. */
export interface ToolCall {
  /** Unique within its message; made up by the adapter where the provider sent none. */
  readonly id: string
  readonly name: string
  /** JSON text, unchecked. */
  readonly arguments: string
}

export type Message =
  | { readonly role: 'system'; readonly text: string }
  | { readonly role: 'user'; readonly text: string }
  | {
      readonly role: 'assistant'
      readonly text: string
      /** Goes back to providers that want it; '' when there was none. */
      readonly thinking: string
      readonly toolCalls: readonly ToolCall[]
    }
  | {
      readonly role: 'tool'
      readonly callId: string
      readonly name: string
      readonly ok: boolean
      readonly text: string
    }
