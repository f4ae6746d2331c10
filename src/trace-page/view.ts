import type { CallStatus } from '../agent/call-status.ts'
import type { FileEdit } from '../agent/tool.ts'
import type { RunSnapshot } from '../report/run-snapshot.ts'

// A trace in the form in which the page shows it. Times are milliseconds since the start of the run. All texts are as the trace has
// them, some shortened: they are escaped where they are shown.

export interface TraceView {
  /** When the run began: ISO 8601, UTC, as the trace says. */
  readonly startedAt: string
  readonly run: RunSnapshot
  /** How the run ended: its outcome, or for a run in a checkout how its work ended. Undefined if the trace ends before. */
  readonly end: string | undefined
  readonly conversation: Conversation
  /** What readers must know about the file, such as that it ends before the run did. Sentences. */
  readonly fileNotes: readonly string[]
}

/** The work of one model: that of the run, or that of a child session. */
export interface Conversation {
  /** The messages before the first turn. */
  readonly prompt: readonly PromptMessage[]
  /** The names of the tools that the model has. */
  readonly tools: readonly string[]
  readonly turns: readonly TurnView[]
}

export interface PromptMessage {
  readonly role: 'system' | 'user'
  readonly text: string
}

export interface TurnView {
  /** From 1, in the order of the trace. */
  readonly number: number
  readonly span: TimeSpan
  /** While a request was answered, waits for retries included. */
  readonly modelSpans: readonly TimeSpan[]
  /** While at least one call ran. */
  readonly toolSpans: readonly TimeSpan[]
  /** Child sessions included. */
  readonly usage: TurnUsage
  /** What the model wrote; '' for calls only. */
  readonly text: string
  readonly thinking: string
  /** What happened until the model answered, such as a retry, in order. */
  readonly notesBefore: readonly TurnNote[]
  /** What happened after that besides calls, such as a message to the model, in order. */
  readonly notesAfter: readonly TurnNote[]
  readonly calls: readonly CallView[]
  readonly children: readonly ChildView[]
}

export interface TimeSpan {
  readonly from: number
  readonly to: number
}

export interface TurnUsage {
  /** Input tokens that were read from the provider's cache. */
  readonly cached: number
  /** The other input tokens. */
  readonly fresh: number
  readonly output: number
  readonly isEstimate: boolean
  /** US dollars; undefined if the price of a model that was called is unknown. */
  readonly dollars: number | undefined
}

export interface TurnNote {
  readonly kind: 'retry' | 'fallback' | 'compaction' | 'message' | 'problem' | 'event'
  readonly at: number
  /** Such as `Retry`. */
  readonly label: string
  readonly text: string
}

export interface CallView {
  readonly id: string
  readonly name: string
  /** What the call is about, such as a path; '' if the call did not run. */
  readonly subject: string
  /** As the model wrote them; usually JSON. */
  readonly arguments: string
  /** Undefined while the call has no result: the trace ends before. */
  readonly end: CallEndView | undefined
  readonly edits: readonly FileEdit[]
}

export interface CallEndView {
  readonly status: CallStatus
  readonly exitCode: number | undefined
  /** When it ended. */
  readonly at: number
  readonly durationMs: number
  readonly result: string
  /** True if the result of an equal call was reused. */
  readonly isCached: boolean
  /** Why the policy refused the call; '' if it did not. */
  readonly denial: string
  /** The line of agent.yml that would allow it; '' for none. */
  readonly remedy: string
}

export interface ChildView {
  /** From 1. */
  readonly number: number
  readonly conversation: Conversation
}
