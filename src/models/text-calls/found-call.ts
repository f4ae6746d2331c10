import type { ToolCall } from '../../agent/messages.ts'
import { isRecord, type ToolSignature } from './tool-signatures.ts'
import { fitToSchema } from './fit-schema.ts'

/** A call that was found in text, without the id it gets in the end. */
export type FoundCall = Omit<ToolCall, 'id'>

/** Calls, and where the text that wrote them ends. */
export interface Found {
  readonly calls: readonly FoundCall[]
  readonly end: number
}

/** Names through which objects of this language are changed: no parameter, and an attack where one is made of them. */
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype'])

/** @param source the arguments as they were written, where that is JSON */
export function foundCall({ name, schema, fitting }: ToolSignature, given: unknown, source?: string): FoundCall {
  if (!isRecord(given)) return brokenCall(name, 'its arguments are no JSON object')
  if (hasUnsafeName(given)) return brokenCall(name, `its arguments use a name such as ${[...UNSAFE].join(' or ')}`)
  const fit = fitToSchema(given, schema, fitting)
  if (fit.kind === 'misfit') return brokenCall(name, fit.reason)
  return { name, arguments: fit.value === given && isJson(source) ? source : JSON.stringify(fit.value) }
}

/** A call of which it cannot be said for sure what was meant. @param reason completes "could not be read, for …" */
export function brokenCall(name: string, reason: string): FoundCall {
  const problem = `The call of ${name} could not be read and was not run, for ${reason}. Write it again, whole.`
  return { name, arguments: '', problem }
}

function isJson(source: string | undefined): source is string {
  if (source === undefined) return false
  try {
    JSON.parse(source)
    return true
  } catch {
    return false
  }
}

function hasUnsafeName(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasUnsafeName)
  return isRecord(value) && Object.entries(value).some(([name, each]) => UNSAFE.has(name) || hasUnsafeName(each))
}
