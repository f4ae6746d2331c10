/** One tool call as the model wrote it. */
export interface ToolCall {
  /** Unique within its message. If the provider sends none, `Model` makes one up. */
  readonly id: string
  readonly name: string
  /** JSON text, unchecked. */
  readonly arguments: string
  /** Why the call cannot run, if `Model` could not read it. Its arguments are then ignored. */
  readonly problem?: string
}

/**
 * What a provider wants back with a message, such as signed thinking. Only the protocol that wrote it can read it; all other
 * code passes it on as a JSON value.
 */
export interface ProviderMetadata {
  /** The protocol, endpoint and model it belongs to. Requests to any other do not contain it. */
  readonly from: string
  readonly content: unknown
}

/** The types that models of all providers know. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp'

/** An image in a message. As JSON it is only described: traces, sessions and digests never contain its bytes. */
export interface Image {
  readonly type: ImageType
  readonly bytes: number
  /** In hexadecimal digits. */
  readonly sha256: string
  /** The same text each time. */
  readonly base64: () => string
}

export type Message =
  | { readonly role: 'system'; readonly text: string }
  | {
      readonly role: 'user'
      readonly text: string
      /** Shown after the text. Left out if there are none. */
      readonly images?: readonly Image[]
    }
  | {
      readonly role: 'assistant'
      readonly text: string
      /** Sent back to providers that want it; '' when there was none. */
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
