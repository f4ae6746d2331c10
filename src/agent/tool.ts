import type * as z from 'zod'
import type { Severity } from '../domain/severity.ts'

/** The model's own account of the work, given when it finishes. */
export interface Summary {
  /** One line, fit for the title of a commit or pull request. */
  readonly title: string
  /** Markdown: what was done and why; for a question, the answer. */
  readonly description: string
  /** Markdown: what was asked and not done; '' when all was done. */
  readonly notDone: string
}

/** A summary from words that were not given as one. */
export function summaryFromText(text: string): Summary {
  const [firstLine = ''] = text.trim().split('\n', 1)
  return { title: firstLine.replace(/^[#*\s]+/, '').slice(0, 72), description: text.trim(), notDone: '' }
}

/** Most characters of one result that the model is shown, unless its tool says otherwise. */
export const MAX_RESULT_LENGTH = 60_000

/** What one call did to one file. */
export interface FileEdit {
  readonly path: string
  readonly added: number
  readonly removed: number
  /** True for a file that was not there before. */
  readonly isNew?: boolean
}

/** A command that the policy refused. */
export interface Denial {
  readonly command: string
  readonly reason: string
  /** The line of agent.yml that would allow it; undefined when no setting can. */
  readonly remedy: string | undefined
}

/** A command for which the model asks a person's approval. */
export interface ApprovalRequest {
  readonly command: string
  /** Folder it is to run in, relative to the root; '' for the root. */
  readonly cwd: string
  /** Why the policy does not let it through by itself. */
  readonly reason: string
  readonly severity: Severity
}

/**
 * What a call does to the work tree, and so how it is run and whether its result may be served again.
 *
 * - `cacheable`: it only looks at the tree. An equal call gets the same result while nothing was changed.
 * - `none`: it changes nothing, but its answer may differ each time.
 * - `mutating`: it may change the tree. It runs alone, after a checkpoint, and clears the cache.
 */
export type CachePolicy = 'none' | 'cacheable' | 'mutating'

/** Text for the model to read, and what the call did beside it. */
export interface ToolResult {
  readonly text: string
  /**
   * Equal for answers that say the same, where the text holds what differs every time, such as how long it took; by it the
   * loop sees that the work goes in circles. Default: the text.
   */
  readonly dedupeKey?: string
  readonly edits?: readonly FileEdit[]
  readonly denial?: Denial
  /** Ends the run. */
  readonly summary?: Summary
  /** Ends the run, for nothing is to go on before a person has decided. */
  readonly approvalRequest?: ApprovalRequest
}

/** One action the model may take. */
export interface Tool {
  readonly name: string
  readonly description: string
  /** Other names that models call it by, such as `search_codebase`; the model is not shown them. */
  readonly otherNames?: readonly string[]
  readonly cachePolicy: CachePolicy
  /** Most characters of a result that the model is shown; its own cuts should keep below. Default: `MAX_RESULT_LENGTH`. */
  readonly maxResultLength?: number
  /** The schema the model is shown, and the check on what it sends back. */
  readonly parameters: z.ZodObject
  /** Other names that models use for a parameter, each with the name it stands for, such as `filePath: 'path'`. */
  readonly aliases?: Readonly<Record<string, string>>
  /** A few words that tell people what this call is about, such as the path. */
  subject(input: unknown): string
  /**
   * Equal as long as the answer to this input is: for a tool that reads one file, the hash of its content. A tool without it
   * relies on the cache being cleared by whatever may change the tree.
   */
  fingerprint?(input: unknown, signal: AbortSignal): Promise<string>
  /**
   * @param input has passed `parameters`
   * @throws ToolError for a failure the model can act on
   */
  run(input: unknown, signal: AbortSignal): Promise<ToolResult>
}

/** A tool as its file writes it: with the input typed by its schema. */
export interface TypedTool<Parameters extends z.ZodObject> {
  readonly name: string
  readonly description: string
  readonly otherNames?: readonly string[]
  readonly cachePolicy: CachePolicy
  readonly maxResultLength?: number
  readonly parameters: Parameters
  readonly aliases?: Readonly<Record<string, string>>
  subject(input: z.output<Parameters>): string
  readonly fingerprint?: (input: z.output<Parameters>, signal: AbortSignal) => Promise<string>
  run(input: z.output<Parameters>, signal: AbortSignal): Promise<ToolResult>
}

/** Types the input of `run` from `parameters`, so that a tool writes neither types nor checks of its own. */
export function defineTool<Parameters extends z.ZodObject>(tool: TypedTool<Parameters>): Tool {
  // Safe, here and below: dispatch passes only what `parameters` has parsed.
  const typed = (input: unknown) => input as z.output<Parameters>
  const { fingerprint, ...rest } = tool
  return {
    ...rest,
    ...(fingerprint && { fingerprint: (input, signal) => fingerprint(typed(input), signal) }),
    subject: (input) => tool.subject(typed(input)),
    run: async (input, signal) => tool.run(typed(input), signal)
  }
}
