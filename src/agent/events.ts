import type { BudgetSettings, LimitName } from './budget.ts'
import type { CallStatus } from './call-status.ts'
import type { Checkpoint } from './tree-checkpoints.ts'
import type { Message } from './messages.ts'
import type { Fallback, ModelResponse, Tokens } from './model.ts'
import type { Price } from './price.ts'
import type { AgentResult } from './result.ts'
import type { ToolDefinition } from './tool-definition.ts'
import type { ApprovalRequest, Denial, FileEdit } from './tool.ts'

/** The settings of a conversation: what a replay needs to repeat it. */
export interface SessionSettings extends BudgetSettings {
  readonly model: string
  readonly contextWindow: number
  /** The model that summarizes a long history, if it is a different one. */
  readonly summarizer?: string | undefined
  readonly expectsChange: boolean
  readonly hasCheckpoints: boolean
}

/** A request as it differs from the one before it in the same conversation. */
export interface RecordedRequest {
  readonly model: string
  /** False for a request outside the conversation, such as for a summary. Neither it nor its response is in the history. */
  readonly isTurn: boolean
  /** Number of messages at the start that are the same as in the previous request. */
  readonly reused: number
  /** The rest of the messages. */
  readonly added: readonly Message[]
}

/** What stops the work in progress: the time limit, a cancellation, a person, or the time limit of the last turn. */
export type Interruption = 'minutes' | 'cancel' | 'stop' | 'wrap-up'

/** Why a request got no response. `error` is a bug of ours. */
export type RequestFailure = 'context-overflow' | 'refused' | 'aborted' | 'error'

export interface Delta {
  readonly kind: 'delta'
  readonly channel: 'text' | 'thinking'
  readonly text: string
}

/** What happens while the model works, in order. */
export type AgentEvent =
  /** A conversation begins. */
  | ({ readonly kind: 'session' } & SessionSettings)
  /** The tools that every request of the conversation offers. Emitted once, after the first request was sent. */
  | { readonly kind: 'tools'; readonly tools: readonly ToolDefinition[] }
  | ({ readonly kind: 'request' } & RecordedRequest)
  /** Answers the last request. The text of a turn is in the message that follows; `text` is set for other requests. */
  | {
      readonly kind: 'response'
      readonly end: ModelResponse['end']
      readonly tokens: Tokens
      readonly contextWindow: number
      /** How many images of the request the model was not shown. */
      readonly hiddenImages?: number
      readonly text?: string
    }
  | {
      readonly kind: 'request-failed'
      readonly reason: RequestFailure
      readonly message: string
      readonly contextWindow: number
    }
  /** A response was stopped because it only repeated itself. */
  | { readonly kind: 'repetition'; readonly chars: number }
  | { readonly kind: 'interrupted'; readonly by: Interruption }
  /** The work tree was compared with the one before the work. `hasChanged` is undefined when that failed. */
  | { readonly kind: 'tree-compared'; readonly hasChanged: boolean | undefined }
  | { readonly kind: 'turn'; readonly turn: number }
  /** A piece of the response while it streams. A `retry` or `fallback` that follows makes it invalid. */
  | Delta
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'tool-started'; readonly callId: string; readonly name: string; readonly subject: string }
  | {
      readonly kind: 'tool-finished'
      readonly callId: string
      readonly name: string
      readonly subject: string
      /**
       * False if the call was invalid, refused, skipped or interrupted, or if the tool failed. True for a command that
       * ran, whatever its exit code.
       */
      readonly ok: boolean
      readonly status: CallStatus
      /** Of the command that the call ran. */
      readonly exitCode?: number
      readonly text: string
      readonly durationMs: number
      /** True when the result of an equal call was reused. */
      readonly cached: boolean
      readonly denial: Denial | undefined
      readonly approvalRequest?: ApprovalRequest
      /** Equal for results that say the same. Left out when the text is the key. */
      readonly dedupeKey?: string
    }
  /** The call wrote, created or deleted a file. */
  | ({ readonly kind: 'file-modified'; readonly callId: string } & FileEdit)
  /** The state of the work tree before a call that may change it. */
  | { readonly kind: 'checkpoint'; readonly checkpoint: Checkpoint; readonly callId: string }
  /** Earlier turns were rewritten: old results masked, or the turns replaced by a summary. */
  | { readonly kind: 'compaction'; readonly step: 'masked' | 'summarized'; readonly freedTokens: number }
  | { readonly kind: 'usage'; readonly tokens: Tokens }
  /** Tokens of another model: one that answered a tool, wrote a summary or is the fallback. `price` is undefined when unknown. */
  | {
      readonly kind: 'other-model-usage'
      readonly model: string
      readonly tokens: Tokens
      readonly price: Price | undefined
    }
  /** An event of a child session, while the call that started it runs. Children are numbered from 1. */
  | { readonly kind: 'child'; readonly child: number; readonly event: Exclude<AgentEvent, Delta> }
  | { readonly kind: 'retry'; readonly reason: string; readonly waitMs: number; readonly attempt: number }
  /** Another model answers from now on. */
  | ({ readonly kind: 'fallback' } & Fallback)
  | { readonly kind: 'nudge'; readonly text: string }
  | { readonly kind: 'limit'; readonly limit: LimitName }
  /** The last event of a run, unless the run crashes. */
  | { readonly kind: 'done'; readonly end: AgentResult['kind'] }
  /** A tool, or the checkpoints, crashed; the run went on. */
  | { readonly kind: 'bug'; readonly tool: string; readonly stack: string; readonly callId?: string }

/** Receives events. It must return at once and never throw. */
export type OnEvent = (event: AgentEvent) => void
