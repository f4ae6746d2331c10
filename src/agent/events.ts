import type { Checkpoint } from './checkpoints.ts'
import type { AgentResult } from './loop.ts'
import type { Denial, FileEdit } from './tool.ts'
import type { Message } from './messages.ts'
import type { Fallback, Tokens } from './model.ts'
import type { Price } from './price.ts'

/** Names of the limits a run can reach. */
export type LimitName = 'rounds' | 'tokens' | 'minutes' | 'dollars'

/** What happens while the model works, in the order it happens. */
export type AgentEvent =
  | { readonly kind: 'round'; readonly round: number }
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
      readonly kind: 'completion'
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
