/** One call of a tool as the model wrote it. */
export interface ToolCall {
  /** Unique within its message; made up by the adapter where the provider sent none. */
  readonly id: string
  readonly name: string
  /** JSON text, unchecked. */
  readonly arguments: string
  /** Why it cannot be run, where its adapter could not make out what is meant. Its arguments count for nothing then. */
  readonly problem?: string
}

/**
 * What a provider wants back with the message it belongs to, such as signed thinking. Only the adapter that made it
 * knows what it says; to all others it is a JSON value that is kept and never shown.
 */
export interface ProviderMetadata {
  /** The adapter and endpoint that it is from and for; another one leaves it out. */
  readonly from: string
  readonly content: unknown
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
      readonly providerMetadata?: ProviderMetadata
    }
  | {
      readonly role: 'tool'
      readonly callId: string
      readonly name: string
      readonly ok: boolean
      readonly text: string
    }
