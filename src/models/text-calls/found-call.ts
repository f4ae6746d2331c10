import type { ToolCall } from '../../agent/messages.ts'
import { holdsInfinity, isDeeperThan } from '../../agent/read-arguments.ts'
import { MAX_DEPTH } from '../../agent/read-literal.ts'
import { fitToSchema } from './fit-schema.ts'
import type { Fuel } from './fuel.ts'
import { isRecord, parseJson } from '../../text/json.ts'
import type { ToolLookup, ToolSignature } from './tool-signatures.ts'

/** What every reader of calls needs. */
export interface ReadContext {
  readonly tools: ToolLookup
  readonly fuel: Fuel
}

/** A call found in text, before it gets its id. */
export type FoundCall = Omit<ToolCall, 'id'> & {
  /** No tool has its name. It counts only together with other calls; alone, it may be a sample. */
  readonly isUnknown?: true
}

/** Calls, and where the text of them ends. */
export interface FoundCalls {
  readonly calls: readonly FoundCall[]
  readonly end: number
}

/** Attack: these names change JavaScript objects. No tool has parameters of these names. */
const UNSAFE_NAMES = new Set(['__proto__', 'constructor', 'prototype'])

/** @param source the arguments as they were written, if that is JSON */
export function foundCall({ name, schema, fitting }: ToolSignature, args: unknown, source?: string): FoundCall {
  if (!isRecord(args)) return brokenCall(name, 'its arguments are not a JSON object')
  if (isDeeperThan(args, MAX_DEPTH)) return brokenCall(name, `its arguments are nested deeper than ${MAX_DEPTH} levels`)
  if (hasUnsafeName(args)) return brokenCall(name, `its arguments use a name such as ${[...UNSAFE_NAMES].join(' or ')}`)
  if (holdsInfinity(args)) return brokenCall(name, 'its arguments contain a number that is too large')
  const fit = fitToSchema(args, schema, fitting)
  if (fit.kind === 'mismatched') return brokenCall(name, fit.reason)
  return { name, arguments: fit.value === args && isJson(source) ? source : JSON.stringify(fit.value) }
}

/** A call of a tool that does not exist. */
export function unknownCall(name: string): FoundCall {
  return { ...refusedCall(name, 'there is no such tool.'), isUnknown: true }
}

/** A call that is certain and must not run. @param reason a sentence */
export function refusedCall(name: string, reason: string): FoundCall {
  return { name, arguments: '', problem: `The call of ${name} was not run: ${reason}` }
}

/** A call whose meaning is not certain. @param reason completes "could not be read: …" */
export function brokenCall(name: string, reason: string): FoundCall {
  const problem = `The call of ${name} could not be read and was not run: ${reason}. Write it again, complete.`
  return { name, arguments: '', problem }
}

/** The id of a call that was written as text, counted from 1 in its response. */
export function textCallId(number: number): string {
  return `text-${number}`
}

export function isTextCallId(id: string): boolean {
  return /^text-\d+$/.test(id)
}

export function toolCall(id: string, { name, arguments: args, problem }: FoundCall): ToolCall {
  return { id, name, arguments: args, ...(problem !== undefined && { problem }) }
}

function isJson(source: string | undefined): source is string {
  return source !== undefined && parseJson(source) !== undefined
}

function hasUnsafeName(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasUnsafeName)
  return isRecord(value) && Object.entries(value).some(([name, each]) => UNSAFE_NAMES.has(name) || hasUnsafeName(each))
}
