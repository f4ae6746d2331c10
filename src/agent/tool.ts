import type * as z from 'zod'

/** The model's own summary of its work. */
export interface Summary {
  /** One line that can serve as the title of a commit or pull request. */
  readonly title: string
  /** Markdown: what was done and why; for a question, the answer. */
  readonly description: string
  /** Markdown: what was asked and not done; '' when all was done. */
  readonly notDone: string
  /** Whether nothing that was asked is left to do; absent if the model did not say. */
  readonly isComplete?: boolean | undefined
}

/** Makes a summary from text that the model wrote without calling `finish`. */
export function summaryFromText(text: string): Summary {
  const [firstLine = ''] = text.trim().split('\n', 1)
  return { title: firstLine.replace(/^[#*\s]+/, '').slice(0, 72), description: text.trim(), notDone: '' }
}

/** The default limit of one result, in characters. */
export const MAX_RESULT_LENGTH = 60_000

/** What one call did to one file. */
export interface FileEdit {
  readonly path: string
  readonly added: number
  readonly removed: number
  /** True for a file that did not exist before. */
  readonly isNew?: boolean
  /** The changed lines, each after `+` or `-`, for readers of the trace. Bounded; left out where nothing differs. */
  readonly diff?: string
}

/** Why a call was refused. The core passes it on; a product adds fields by declaration merging. */
export interface Denial {
  readonly reason: string
}

/** What the model asks a person to approve. The core passes it on; a product adds fields by declaration merging. */
export interface ApprovalRequest {
  /** Why it needs approval. */
  readonly reason: string
}

/**
 * What a call does to the work tree. It decides how the call runs and whether its result may be reused.
 *
 * - `cacheable`: only reads the tree. An equal call gets the same result until something may have changed the tree.
 * - `none`: changes nothing, but may answer differently each time.
 * - `mutating`: may change the tree. Runs alone, after a checkpoint, and clears the cache.
 */
export type CachePolicy = 'none' | 'cacheable' | 'mutating'

/** Text for the model, and what the call did besides. */
export interface ToolResult {
  readonly text: string
  /**
   * Equal for results that say the same although their texts differ, for example by a duration. The loop detector compares
   * it. Default: the text.
   */
  readonly dedupeKey?: string
  readonly edits?: readonly FileEdit[]
  readonly denial?: Denial
  /** Shown to users for a call that ran but did not do what was asked. The model reads `text`. Default: `done`. */
  readonly status?: 'failed' | 'timed-out'
  /** Of the command that the call ran. */
  readonly exitCode?: number
  /** Ends the run. */
  readonly summary?: Summary
  /** Ends the run until a person decides. */
  readonly approvalRequest?: ApprovalRequest
}

/** An operation of another agent's tool that does several things, such as `view` of `str_replace_based_edit_tool`. */
export interface ForeignOperation {
  /** Names of the tool. */
  readonly names: readonly string[]
  /** The argument that selects the operation, and its value. */
  readonly argument: string
  readonly value: string
}

/** One action the model may take. */
export interface Tool {
  readonly name: string
  readonly description: string
  /** Other names that models use for it, such as `search_codebase`. They are not offered to the model. */
  readonly otherNames?: readonly string[]
  /** Names of tools of other agents that do the same, such as `bash`. They never hide a tool. */
  readonly foreignNames?: readonly string[]
  /** Operations of other agents' tools that do the same. */
  readonly foreignOperations?: readonly ForeignOperation[]
  readonly cachePolicy: CachePolicy
  /** The limit of one result, in characters. A tool that shortens its own output should stay below it. Default: `MAX_RESULT_LENGTH`. */
  readonly maxResultLength?: number
  /** The schema that the model is given, and the check on what it sends back. */
  readonly parameters: z.ZodObject
  /** Other names that models use for a parameter, each with the name it stands for, such as `filePath: 'path'`. */
  readonly aliases?: Readonly<Record<string, string>>
  /** Rewrites arguments that other agents' tools have, such as a range of lines. Aliases apply afterwards. */
  adaptArguments?(args: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
  /** What this call is about, in a few words for users, such as the path. */
  subject(input: unknown): string
  /**
   * Changes when the answer to this input changes: for a tool that reads one file, the hash of its content. Without it, a
   * result is reused until a call may have changed the tree.
   */
  fingerprint?(input: unknown, signal: AbortSignal, callId?: string): Promise<string>
  /**
   * @param input has passed `parameters`
   * @param callId undefined outside a run
   * @throws an error that `AgentHost.explainToolError` explains, for a failure the model can act on
   */
  run(input: unknown, signal: AbortSignal, callId?: string): Promise<ToolResult>
}

/** A tool as its file writes it: with the input typed by its schema. */
export interface TypedTool<Parameters extends z.ZodObject> extends Omit<
  Tool,
  'parameters' | 'subject' | 'fingerprint' | 'run'
> {
  readonly parameters: Parameters
  subject(input: z.output<Parameters>): string
  readonly fingerprint?: (input: z.output<Parameters>, signal: AbortSignal) => Promise<string>
  run(input: z.output<Parameters>, signal: AbortSignal): Promise<ToolResult>
}

/** Types the input of `run` by `parameters`, so that a tool needs no types or checks of its own. */
export function defineTool<Parameters extends z.ZodObject>(tool: TypedTool<Parameters>): Tool {
  // Safe, here and below: calls pass only what `parameters` has parsed.
  const typed = (input: unknown) => input as z.output<Parameters>
  const { fingerprint, ...rest } = tool
  return {
    ...rest,
    ...(fingerprint && { fingerprint: (input, signal) => fingerprint(typed(input), signal) }),
    subject: (input) => tool.subject(typed(input)),
    run: async (input, signal) => tool.run(typed(input), signal)
  }
}
