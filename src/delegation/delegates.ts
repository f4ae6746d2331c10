import type { Tokens } from '../agent/model.ts'
import type { FileEdit } from '../agent/tool.ts'

/** What a model is asked once, without tools. */
export interface Question {
  /** What it is to do; the same for every question of a kind, so that providers can cache it. */
  readonly system: string
  readonly prompt: string
}

export type Completion =
  | { readonly kind: 'answered'; readonly text: string; readonly tokens: TokenCount }
  /** `reason` is a sentence: refused, cut off, or nothing left to spend. */
  | { readonly kind: 'failed'; readonly reason: string; readonly tokens: TokenCount }

export type TokenCount = Pick<Tokens, 'input' | 'output'>

/** A model that answers single questions. What it uses counts for the run. */
export interface Completer {
  /** The provider's name for the model. */
  readonly model: string
  /** @throws the signal's reason when aborted */
  complete(question: Question, signal: AbortSignal): Promise<Completion>
}

/** The model for what is much and plain, and the run's own, for what the first cannot do. May be the same. */
export interface Completers {
  readonly cheap: Completer
  readonly main: Completer
}

/** A task for a child session. */
export interface ChildTask {
  readonly task: string
  /** What the child should know to begin with; '' for nothing. */
  readonly context: string
  readonly turns: number
  readonly canChange: boolean
}

export interface ChildReport {
  /** The child's last words, and how it ended when it did not finish. */
  readonly text: string
  readonly turns: number
  readonly tokens: TokenCount
  /** Every edit, in order. */
  readonly edits: readonly FileEdit[]
}

/** Runs child sessions, each within half of what the run has left. */
export interface SessionRunner {
  /**
   * @throws ToolError when there is nothing left to give a child
   * @throws the signal's reason when aborted
   */
  runChild(task: ChildTask, signal: AbortSignal): Promise<ChildReport>
}

/** Who takes work off the model's hands; undefined for what is switched off. */
export interface Delegates {
  readonly sessions: SessionRunner | undefined
  readonly coders: Completers | undefined
  readonly writers: Completers | undefined
}
