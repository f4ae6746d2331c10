import { isSystemError, messageOf, ToolError } from '../errors.ts'
import { describeShape } from './describe-shape.ts'
import { withGracePeriod } from './grace-period.ts'
import { describeUnknownTool, findTool } from './find-tool.ts'
import { fitArguments } from './fit-arguments.ts'
import { nameHidden } from '../text/hidden-characters.ts'
import type { ToolCall } from './messages.ts'
import { parseArguments } from './parse-arguments.ts'
import { shortenMiddle } from './shorten-middle.ts'
import { MAX_RESULT_LENGTH, type Tool, type ToolResult } from './tool.ts'

/** How one tool call went. */
export interface Dispatched {
  /** False for every kind of failure; `result.text` then says what to do instead. */
  readonly ok: boolean
  readonly result: ToolResult
  /** The stack of a bug in the tool; people want to know, the model does not. */
  readonly bug: string | undefined
}

/** A call that names a tool and passes its schema, or the reason why it does not. */
export type Prepared =
  | { readonly kind: 'ready'; readonly tool: Tool; readonly input: unknown; readonly subject: string }
  | { readonly kind: 'malformed'; readonly reason: string; readonly bug?: string | undefined }

const SUBJECT_LENGTH = 120

/** Checks a call against the toolbox. Never throws, and never makes up an argument. */
export async function prepareCall(call: ToolCall, tools: readonly Tool[]): Promise<Prepared> {
  const tool = findTool(call.name, tools)
  if (!tool) return malformed(describeUnknownTool(call.name, tools))
  if (call.problem !== undefined) return malformed(`${call.problem}\nIt takes ${describeShape(tool.parameters)}`)
  const given = await parseArguments(call.arguments)
  if (given.kind === 'mistake') return malformed(`The arguments of ${tool.name} ${given.reason}`)
  try {
    const fitted = fitArguments(given.value, tool)
    if (fitted.kind === 'mistake') return malformed(fitted.reason)
    return { kind: 'ready', tool, input: fitted.input, subject: subjectOf(tool, fitted.input) }
  } catch (error) {
    return { kind: 'malformed', reason: failedInItself(tool, error), bug: stackOf(error) }
  }
}

/** What the call is about, for people. */
export function subjectOf(tool: Tool, input: unknown): string {
  return tool.subject(input).slice(0, SUBJECT_LENGTH).toWellFormed()
}

/**
 * Runs one prepared call. A failure of any kind comes back as text for the model.
 *
 * @throws the signal's reason when aborted
 */
export async function dispatch(prepared: Prepared, signal: AbortSignal): Promise<Dispatched> {
  if (prepared.kind === 'malformed') return failure(prepared.reason, prepared.bug)
  const { tool, input } = prepared
  try {
    const result = await withGracePeriod(tool.run(input, signal), signal)
    const text = shortenMiddle(nameHidden(result.text), tool.maxResultLength ?? MAX_RESULT_LENGTH)
    return { ok: result.denial === undefined, result: { ...result, text }, bug: undefined }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ToolError || isSystemError(error))
      return failure(shortenMiddle(nameHidden(error.message), MAX_RESULT_LENGTH))
    return failure(failedInItself(tool, error), stackOf(error))
  }
}

/** A call that came to nothing, with what the model is told of it. */
export function failure(text: string, bug?: string): Dispatched {
  return { ok: false, result: { text }, bug }
}

function failedInItself({ name }: Tool, error: unknown): string {
  return `${name} failed in itself (${messageOf(error)}). Go another way.`
}

function stackOf(error: unknown): string | undefined {
  return Error.isError(error) ? error.stack : undefined
}

function malformed(reason: string): Prepared {
  return { kind: 'malformed', reason }
}
