import type { CallStatus } from './call-status.ts'
import { messageOf, stackOf } from './error-text.ts'
import { findCalledTool, findOperations, unknownToolText, type FoundOperation } from './find-tool.ts'
import { fitArguments } from './fit-arguments.ts'
import { withGracePeriod } from './grace-period.ts'
import type { AgentHost } from './host.ts'
import type { ToolCall } from './messages.ts'
import { parseArguments } from './read-arguments.ts'
import { shortenMiddle } from './shorten-middle.ts'
import { describeShape } from './tool-definition.ts'
import { MAX_RESULT_LENGTH, type Tool, type ToolResult } from './tool.ts'

/** A call that names a tool and fits its schema, or the reason why it does not. */
export type ResolvedCall =
  | {
      readonly kind: 'ready'
      readonly callId: string
      readonly tool: Tool
      readonly input: unknown
      readonly subject: string
    }
  | { readonly kind: 'invalid'; readonly reason: string; readonly bug?: string | undefined }

/** How one call ended. */
export interface CallOutcome {
  /** False for every kind of failure; `result.text` then says what to do instead. */
  readonly ok: boolean
  readonly status: CallStatus
  readonly result: ToolResult
  /** The stack of a bug in the tool, for users and not for the model. */
  readonly bug: string | undefined
}

const SUBJECT_LENGTH = 120

/** Finds the tool of a call and checks its arguments. Never throws, and never invents an argument. */
export async function resolveCall(call: ToolCall, tools: readonly Tool[], host: AgentHost): Promise<ResolvedCall> {
  const tool = findCalledTool(call.name, tools)
  if (call.problem !== undefined) return invalidCall(tool ? withShape(call.problem, tool) : call.problem)
  if (tool) return await resolveFor(tool, call, host)
  const operations = findOperations(call.name, tools)
  if (operations.length === 0) return invalidCall(unknownToolText(call.name, tools, host))
  return await resolveOperation(call, operations, host)
}

/** Resolves a call of another agent's tool whose arguments select the operation. */
async function resolveOperation(
  call: ToolCall,
  operations: readonly FoundOperation[],
  host: AgentHost
): Promise<ResolvedCall> {
  const parsed = await parseArguments(call.arguments, host)
  if (parsed.kind === 'mistake') return invalidCall(`The arguments of ${call.name} ${parsed.reason}`)
  const { value: args } = parsed
  const meant = operations.find(({ argument, value }) => args[argument] === value)
  const names = operations.map(({ tool }) => tool.name)
  if (!meant) return invalidCall(`${call.name} cannot do this here. Use one of: ${[...new Set(names)].join(', ')}.`)
  const rest = Object.fromEntries(Object.entries(args).filter(([name]) => name !== meant.argument))
  return await resolveFor(meant.tool, { ...call, arguments: JSON.stringify(rest) }, host)
}

async function resolveFor(tool: Tool, call: ToolCall, host: AgentHost): Promise<ResolvedCall> {
  const parsed = await parseArguments(call.arguments, host)
  if (parsed.kind === 'mistake') return invalidCall(`The arguments of ${tool.name} ${parsed.reason}`)
  try {
    const fitted = fitArguments(parsed.value, tool)
    if (fitted.kind === 'mistake') return invalidCall(fitted.reason)
    return { kind: 'ready', callId: call.id, tool, input: fitted.input, subject: subjectOf(tool, fitted.input) }
  } catch (error) {
    return { kind: 'invalid', reason: crashText(tool.name, messageOf(error)), bug: stackOf(error) }
  }
}

/** What the call is about, for users. */
export function subjectOf(tool: Tool, input: unknown): string {
  return tool.subject(input).slice(0, SUBJECT_LENGTH).toWellFormed()
}

/**
 * Runs one resolved call. Every failure comes back as text for the model.
 *
 * @throws the signal's reason when aborted
 */
export async function executeCall(call: ResolvedCall, host: AgentHost, signal: AbortSignal): Promise<CallOutcome> {
  if (call.kind === 'invalid') return failure(call.reason, call.bug)
  const { callId, tool, input } = call
  try {
    const result = await withGracePeriod(tool.run(input, signal, callId), signal)
    const text = shortenMiddle(host.cleanResult(result.text), tool.maxResultLength ?? MAX_RESULT_LENGTH)
    return { ok: result.denial === undefined, status: statusOf(result), result: { ...result, text }, bug: undefined }
  } catch (error) {
    signal.throwIfAborted()
    const explanation = host.explainToolError(error)
    if (explanation === undefined) return failure(crashText(tool.name, messageOf(error)), stackOf(error))
    return failure(shortenMiddle(host.cleanResult(explanation), MAX_RESULT_LENGTH))
  }
}

export function failure(text: string, bug?: string): CallOutcome {
  return { ok: false, status: 'failed', result: { text }, bug }
}

/** How a call ended that returned a result. */
export function statusOf({ approvalRequest, denial, status }: ToolResult): CallStatus {
  if (approvalRequest) return 'awaiting-approval'
  return denial ? 'refused' : (status ?? 'done')
}

/** Tells the model that a tool crashed. */
export function crashText(name: string, message: string): string {
  return `${name} crashed (${message}). This is a bug in the tool, not in your call. Try a different approach.`
}

function withShape(problem: string, { parameters }: Tool): string {
  return `${problem}\nIt takes ${describeShape(parameters)}`
}

function invalidCall(reason: string): ResolvedCall {
  return { kind: 'invalid', reason }
}
