import type { Checkpoint } from './checkpoints.ts'
import type { AgentResult } from './loop.ts'
import type { ApprovalRequest, Denial, FileEdit } from './tool.ts'
import type { Message } from './messages.ts'
import type { Fallback, ModelResponse, Tokens } from './model.ts'
import type { Price } from './price.ts'
import type { BudgetSettings } from './budget.ts'
import type { ToolDefinition } from './tool-definition.ts'

/** Names of the limits a run can reach. */
export type LimitName = 'turns' | 'tokens' | 'minutes' | 'dollars'

/** What a conversation goes by, so that it can be played again. */
export interface SessionSettings extends BudgetSettings {
  readonly model: string
  readonly contextWindow: number
  /** Who sums up what grows too long, where that is a model of its own. */
  readonly summariser?: string | undefined
  readonly expectsChange: boolean
  /** Whether the states of the work tree are kept. */
  readonly hasCheckpoints: boolean
}

/** A request as it differs from the one before it in the same conversation. */
export interface RecordedRequest {
  readonly model: string
  /** False for a question beside the conversation, which leaves nothing in it. */
  readonly isTurn: boolean
  /** So many messages, from the first on, are those of the request before. */
  readonly reused: number
  /** What comes after them. */
  readonly added: readonly Message[]
}

/** What ends all that is under way: the minutes have run out, the run is cancelled, or the last turn took too long. */
export type Interruption = 'minutes' | 'cancel' | 'wrap-up'

/** Why no reply came of a request; `error` stands for a bug of ours. */
export type RequestFailure = 'context-overflow' | 'refused' | 'aborted' | 'error'

/** What happens while the model works, in the order it happens. */
export type AgentEvent =
  /** A conversation begins. */
  | ({ readonly kind: 'session' } & SessionSettings)
  /** The tools that every request of the conversation offers; told after its first one has left. */
  | { readonly kind: 'tools'; readonly tools: readonly ToolDefinition[] }
  | ({ readonly kind: 'request' } & RecordedRequest)
  /** Answers the last request. The words of a turn are in the message that follows; `text` is there where none does. */
  | {
      readonly kind: 'response'
      readonly end: ModelResponse['end']
      readonly tokens: Tokens
      readonly contextWindow: number
      readonly text?: string
    }
  | {
      readonly kind: 'request-failed'
      readonly reason: RequestFailure
      readonly message: string
      readonly contextWindow: number
    }
  /** A reply was ended because it only repeated itself. */
  | { readonly kind: 'repetition'; readonly chars: number }
  | { readonly kind: 'interrupted'; readonly by: Interruption }
  /** The work tree was compared with the one before the work; undefined when nobody could tell. */
  | { readonly kind: 'tree-compared'; readonly hasChanged: boolean | undefined }
  | { readonly kind: 'turn'; readonly turn: number }
  /** A portion of the reply that is coming in, for people to watch; void once a `retry` follows. */
  | { readonly kind: 'delta'; readonly channel: 'text' | 'thinking'; readonly text: string }
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'tool-started'; readonly callId: string; readonly name: string; readonly subject: string }
  | {
      readonly kind: 'tool-finished'
      readonly callId: string
      readonly name: string
      readonly subject: string
      readonly ok: boolean
      readonly text: string
      readonly durationMs: number
      /** True when the result of an equal call was served again. */
      readonly cached: boolean
      readonly denial: Denial | undefined
      /** There for the call that ends the run until a person has decided. */
      readonly approvalRequest?: ApprovalRequest
      /** Equal for results that say the same; left out where the text itself is. */
      readonly dedupeKey?: string
    }
  /** A call that is under way wrote, made or removed a file. */
  | ({ readonly kind: 'file-modified'; readonly callId: string } & FileEdit)
  /** The work tree before a call that may change it. */
  | { readonly kind: 'checkpoint'; readonly checkpoint: Checkpoint; readonly callId: string }
  /** Earlier turns were rewritten: old results masked, or all of them put into a summary. */
  | { readonly kind: 'compaction'; readonly step: 'masked' | 'summarised'; readonly freedTokens: number }
  | { readonly kind: 'usage'; readonly tokens: Tokens }
  /** Another model than that of the run answered: to a tool, or with a summary, or as the fallback. `price` is undefined when it is not known. */
  | {
      readonly kind: 'other-model-usage'
      readonly model: string
      readonly tokens: Tokens
      readonly price: Price | undefined
    }
  /** What happens in a child session while the call that began it lasts; children are counted from 1. */
  | { readonly kind: 'child'; readonly child: number; readonly event: AgentEvent }
  | { readonly kind: 'retry'; readonly reason: string; readonly waitMs: number; readonly attempt: number }
  /** Another model answers from now on. */
  | ({ readonly kind: 'fallback' } & Fallback)
  | { readonly kind: 'nudge'; readonly text: string }
  | { readonly kind: 'limit'; readonly limit: LimitName }
  /** The last of a run, but where it fails in itself. */
  | { readonly kind: 'done'; readonly end: AgentResult['kind'] }
  /** A tool failed for a reason of its own; the run went on. */
  | { readonly kind: 'bug'; readonly tool: string; readonly stack: string }

/** Receives events; must not throw and returns at once. */
export type OnEvent = (event: AgentEvent) => void
