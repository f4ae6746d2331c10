import type * as z from 'zod'

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

/** What one call did to one file. */
export interface FileEdit {
  readonly path: string
  readonly added: number
  readonly removed: number
}

/** A command that the policy refused. */
export interface Denial {
  readonly command: string
  readonly reason: string
  /** The line of agent.yml that would allow it; undefined when no setting can. */
  readonly remedy: string | undefined
}

/** Text for the model to read, and what the call did beside it. */
export interface ToolResult {
  readonly text: string
  readonly edits?: readonly FileEdit[]
  readonly denial?: Denial
  /** Ends the run. */
  readonly summary?: Summary
}

/** One action the model may take. */
export interface Tool {
  readonly name: string
  readonly description: string
  /** `read` calls of one reply may run side by side; `write` calls run alone. */
  readonly access: 'read' | 'write'
  /** The schema the model is shown, and the check on what it sends back. */
  readonly parameters: z.ZodObject
  /** Other names that models use for a parameter, each with the name it stands for, such as `filePath: 'path'`. */
  readonly aliases?: Readonly<Record<string, string>>
  /** A few words that tell people what this call is about, such as the path. */
  subject(input: unknown): string
  /**
   * @param input has passed `parameters`
   * @throws ToolError for a failure the model can act on
   */
  run(input: unknown, signal: AbortSignal): Promise<ToolResult>
}

/** A tool as its file writes it: with the input typed by its schema. */
export interface ToolDefinition<Parameters extends z.ZodObject> {
  readonly name: string
  readonly description: string
  readonly access: 'read' | 'write'
  readonly parameters: Parameters
  readonly aliases?: Readonly<Record<string, string>>
  subject(input: z.output<Parameters>): string
  run(input: z.output<Parameters>, signal: AbortSignal): Promise<ToolResult>
}

/** Types the input of `run` from `parameters`, so that a tool writes neither types nor checks of its own. */
export function defineTool<Parameters extends z.ZodObject>(tool: ToolDefinition<Parameters>): Tool {
  return {
    ...tool,
    // Safe: dispatch passes only what `parameters` has parsed.
    subject: (input) => tool.subject(input as z.output<Parameters>),
    run: async (input, signal) => tool.run(input as z.output<Parameters>, signal)
  }
}
