import * as z from 'zod'
import { isSystemError, messageOf, ToolError } from '../errors.ts'
import type { ToolCall } from './messages.ts'
import type { Tool, ToolResult } from './tool.ts'

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
  | { readonly kind: 'malformed'; readonly reason: string }

const SUBJECT_LENGTH = 120

/** Checks a call against the toolbox. Never throws. */
export function prepareCall(call: ToolCall, tools: readonly Tool[]): Prepared {
  const tool = tools.find(({ name }) => name === call.name)
  if (!tool) {
    return malformed(`There is no tool named ${call.name}. Use one of: ${tools.map(({ name }) => name).join(', ')}.`)
  }
  const json = parseJson(call.arguments)
  if (json.kind === 'invalid') {
    return malformed(`The arguments of ${tool.name} are not valid JSON: ${json.reason}. Send one JSON object.`)
  }
  const input = tool.parameters.safeParse(withoutAliases(json.value, tool))
  if (!input.success) return malformed(`Bad arguments for ${tool.name}:\n${z.prettifyError(input.error)}`)
  return { kind: 'ready', tool, input: input.data, subject: tool.subject(input.data).slice(0, SUBJECT_LENGTH) }
}

/**
 * Runs one prepared call. A failure of any kind comes back as text for the model.
 *
 * @throws the signal's reason when aborted
 */
export async function dispatch(prepared: Prepared, signal: AbortSignal): Promise<Dispatched> {
  if (prepared.kind === 'malformed') return failure(prepared.reason)
  const { tool, input } = prepared
  try {
    const result = await tool.run(input, signal)
    return { ok: result.denial === undefined, result, bug: undefined }
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ToolError || isSystemError(error)) return failure(error.message)
    const bug = Error.isError(error) ? error.stack : undefined
    return failure(`${tool.name} failed in itself (${messageOf(error)}). Go another way.`, bug)
  }
}

function malformed(reason: string): Prepared {
  return { kind: 'malformed', reason }
}

function failure(text: string, bug?: string): Dispatched {
  return { ok: false, result: { text }, bug }
}

function parseJson(text: string): { kind: 'valid'; value: unknown } | { kind: 'invalid'; reason: string } {
  try {
    // No arguments at all is how several providers write a call without parameters.
    return { kind: 'valid', value: text.trim() === '' ? {} : JSON.parse(text) }
  } catch (error) {
    return { kind: 'invalid', reason: messageOf(error) }
  }
}

/** The same arguments under the names of the schema. A name that the schema knows is never touched. */
function withoutAliases(value: unknown, { aliases = {}, parameters }: Tool): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const given = Object.keys(value)
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => {
      const canonical = Object.hasOwn(aliases, name) ? aliases[name] : undefined
      const isFree = canonical !== undefined && !given.includes(canonical) && !(name in parameters.shape)
      return [isFree ? canonical : name, field]
    })
  )
}
