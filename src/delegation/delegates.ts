import type { Tokens } from '../agent/model.ts'
import type { FileEdit } from '../agent/tool.ts'

/** A single question to a model, without tools. */
export interface Question {
  /** The instructions; the same for every question of a kind, so that providers can cache them. */
  readonly system: string
  readonly prompt: string
}

export type Completion =
  | { readonly kind: 'answered'; readonly text: string; readonly tokens: TokenCount }
  /** `reason` is a sentence: refused, cut off, or a limit reached. */
  | { readonly kind: 'failed'; readonly reason: string; readonly tokens: TokenCount }

export type TokenCount = Pick<Tokens, 'input' | 'output'>

/** A model that answers single questions. Its tokens count against the run's budget. */
export interface Completer {
  /** The provider's name for the model. */
  readonly model: string
  /** @throws the signal's reason when aborted */
  complete(question: Question, signal: AbortSignal): Promise<Completion>
}

/** A cheap model for bulk work, and the run's own model for what the cheap one fails at. They can be the same. */
export interface Completers {
  readonly cheap: Completer
  readonly main: Completer
}

/** A task for a child session. */
export interface ChildTask {
  readonly task: string
  /** Instructions for the system prompt, such as a role; '' for none. */
  readonly role: string
  /** What the child should know at the start; '' for nothing. */
  readonly context: string
  readonly turns: number
  readonly canChange: boolean
}

export interface ChildReport {
  /** The child's summary, and how it ended if it did not finish. */
  readonly text: string
  readonly turns: number
  readonly tokens: TokenCount
  /** Every edit, in order. */
  readonly edits: readonly FileEdit[]
}

/** Runs child sessions. Each may use half of what the run has left. */
export interface SessionRunner {
  /**
   * @throws ToolError when the run has nothing left for a child
   * @throws the signal's reason when aborted
   */
  runChild(task: ChildTask, signal: AbortSignal): Promise<ChildReport>
}

/** The models and sessions behind the delegation tools; undefined for tools that are switched off. */
export interface Delegates {
  readonly sessions: SessionRunner | undefined
  readonly coders: Completers | undefined
  readonly writers: Completers | undefined
}
