import { CLOSING, OPENING } from './delimiters.ts'
import { readFields, type FieldForm } from './fields.ts'
import { brokenCall, foundCall, unknownCall, type FoundCall, type FoundCalls, type ReadContext } from './found-call.ts'
import { readLiteral, skipSpace } from '../../agent/read-literal.ts'
import { lengthAt, matchAt } from '../../agent/match-at.ts'
import type { ToolLookup, ToolSignature } from './tool-signatures.ts'

const NAME =
  /(?:function\s*<[|｜]tool[▁_]sep[|｜]>\s*)?(?:call:)?(?:functions[.:])?([\p{L}_][\p{L}\p{N}_.-]*)(?::\d+)?/uy
const BETWEEN =
  /(?:\s|<\|tool_call_argument_begin\|>|<\|tool_call:args\|>|\[ARGS\]|\[CALL_ID\][\w-]*|<[|｜]tool[▁_]sep[|｜]>|```(?:json)?|<\|constrain\|>(?:json)?|<\|message\|>|<tool_sep>)*/y
const CLOSING_FENCE = /\s*```/y
/** The end of the response, within a delimiter or before it. */
const CUT = /^(?:<[^<>]{0,60}|\[[A-Z_]{0,20})?$/
const QUOTE_MARKS = ['<escape>', '<|"|>']

const ARGUMENT = /<(?:longcat_)?arg_key>/y
const argumentTags: FieldForm = {
  pattern:
    /<(?:longcat_)?arg_key>\s*([^<\s](?:[^<]{0,98}[^<\s])?)\s*<\/(?:longcat_)?arg_key>\s*<(?:longcat_)?arg_value>|(<(?:longcat_)?arg_value>)|(<\/(?:longcat_)?arg_value>)|(<(?:longcat_)?tool_call>)|<\/(?:longcat_)?tool_call>/g,
  tagOf([, name, nameless, close, next]) {
    if (nameless !== undefined) return { kind: 'open', name: '' }
    if (name !== undefined) return { kind: 'open', name }
    if (close !== undefined) return { kind: 'close', name: undefined }
    return { kind: next === undefined ? 'outer' : 'next' }
  },
  isNameless: true,
  mayLackEnd: true
}

/** Reads a tool name and its arguments, with or without delimiters between the two. */
export function readNamedCall(text: string, start: number, { tools, fuel }: ReadContext): FoundCalls | undefined {
  const [written, name] = matchAt(NAME, text, start)
  const tool = name === undefined ? undefined : tools.find(name)
  if (written === undefined || !tool) return undefined
  const afterName = start + written.length
  const next = afterName + lengthAt(BETWEEN, text, afterName)
  if (lengthAt(ARGUMENT, text, next) > 0) return readFields(text, next, { tool, form: argumentTags })
  if (text[next] !== '{') return readWithoutArguments(text, { tool, afterName, next })
  const literal = readLiteral(text, next, { quoteMarks: QUOTE_MARKS })
  if (literal.kind === 'value') {
    const call = foundCall(tool, literal.value, text.slice(next, literal.end))
    const isFenced = text.slice(afterName, next).includes('```')
    return { calls: [call], end: literal.end + (isFenced ? lengthAt(CLOSING_FENCE, text, literal.end) : 0) }
  }
  fuel.burn(literal.end - start)
  return { calls: [brokenCall(tool.name, 'its arguments are incomplete')], end: text.length }
}

/** Reads a call whose name is followed by no arguments. */
function readWithoutArguments(
  text: string,
  { tool, afterName, next }: { readonly tool: ToolSignature; readonly afterName: number; readonly next: number }
): FoundCalls | undefined {
  const isCut = text.slice(afterName, next).includes('```') || CUT.test(text.slice(next))
  if (isCut) return { calls: [brokenCall(tool.name, 'it ends too early')], end: text.length }
  // Another call may have lost its arguments.
  if (lengthAt(OPENING, text, next) > 0 && lengthAt(CLOSING, text, next) === 0)
    return { calls: [brokenCall(tool.name, 'its closing tag is missing')], end: next }
  return lengthAt(CLOSING, text, next) > 0 ? { calls: [foundCall(tool, {})], end: next } : undefined
}

const UNKNOWN =
  /(?:function\s*<[|｜]tool[▁_]sep[|｜]>\s*)?(?:functions[.:])?([\w-]{1,64})(?::\d+)?\s*(?:<\|tool_call_argument_begin\|>|<\|tool_call:args\|>|\[ARGS\]|<[|｜]tool[▁_]sep[|｜]>|\n```json)/uy

/** Reads the call of an unknown tool whose name and arguments have a delimiter between them. */
export function readUnknownCall(text: string, start: number): FoundCalls | undefined {
  const [header, name] = matchAt(UNKNOWN, text, start)
  if (header === undefined || name === undefined) return undefined
  const first = skipSpace(text, start + header.length)
  const literal = readLiteral(text, first)
  if (literal.kind !== 'value') return undefined
  return { calls: [unknownCall(name)], end: literal.end + lengthAt(CLOSING_FENCE, text, literal.end) }
}

/** Some models print the result of a call. */
const CALL = /(print\s*\(\s*)?([\p{L}_][\p{L}\p{N}_.]*)\s*\(/uy
const KEYWORD = /([\p{L}_][\p{L}\p{N}_]*)\s*=(?!=)/uy
const PRINT_END = /\s*\)/y
const SEPARATOR = /[\s,;]*/y

/**
 * Reads calls in Python syntax: `[read(path="a"), finish()]`, or without brackets inside delimiters.
 *
 * @returns undefined if there is no call of a known tool
 */
export function readPythonCalls(text: string, start: number, { tools, fuel }: ReadContext): FoundCalls | undefined {
  const isList = text[start] === '['
  const row = readRow(text, isList ? skipSpace(text, start + 1) : start, { tools, fuel })
  if (row.calls.every(({ isUnknown }) => isUnknown)) {
    fuel.burn(row.end - start)
    return undefined
  }
  if (row.isBroken) return { calls: row.calls.map(withinBrokenRow), end: text.length }
  if (!isList) return row
  if (text[row.end] === ']') return { calls: row.calls, end: row.end + 1 }
  return { calls: row.calls.map(({ name }) => brokenCall(name, 'its list is not closed')), end: text.length }
}

/** Runs a row of calls completely or not at all: what could not be read may belong to any of them. */
function withinBrokenRow(call: FoundCall): FoundCall {
  return call.problem === undefined ? brokenCall(call.name, 'another call of its row is not valid') : call
}

function readRow(
  text: string,
  start: number,
  { tools, fuel }: ReadContext
): FoundCalls & { readonly isBroken: boolean } {
  const calls: FoundCall[] = []
  for (let position = start; ;) {
    const [head, print, name = ''] = matchAt(CALL, text, position)
    if (head === undefined) return { calls, end: position, isBroken: false }
    const tool = tools.find(name)
    const read = readKeywords(text, position + head.length)
    if (read.problem !== undefined) {
      fuel.burn(read.end - position)
      calls.push(tool ? brokenCall(tool.name, read.problem) : unknownCall(name))
      return { calls, end: read.end, isBroken: true }
    }
    calls.push(tool ? foundCall(tool, Object.fromEntries(read.values)) : unknownCall(name))
    const end = print === undefined ? read.end : read.end + lengthAt(PRINT_END, text, read.end)
    position = end + lengthAt(SEPARATOR, text, end)
  }
}

interface Keywords {
  readonly values: readonly (readonly [string, unknown])[]
  /** Why they cannot be read. */
  readonly problem: string | undefined
  readonly end: number
}

function readKeywords(text: string, start: number): Keywords {
  const values: (readonly [string, unknown])[] = []
  let position = skipSpace(text, start)
  while (text[position] !== ')') {
    const [head, name] = matchAt(KEYWORD, text, position)
    if (head === undefined || name === undefined)
      return { values, problem: 'its arguments have no names', end: position }
    const literal = readLiteral(text, position + head.length, { isPython: true })
    const next = skipSpace(text, literal.end)
    if (literal.kind !== 'value' || !/[,)]/.test(text[next] ?? '')) {
      return { values, problem: `the value of ${name} is incomplete`, end: next }
    }
    values.push([name, literal.value])
    position = text[next] === ',' ? skipSpace(text, next + 1) : next
  }
  return { values, problem: undefined, end: position + 1 }
}

/** True for `[NAME(`, which opens a list of Python calls. */
export function beginsPythonList(text: string, start: number): boolean {
  return /^\[\s*[\p{L}_][\p{L}\p{N}_.]*\s*\(/u.test(text.slice(start, start + 120))
}

/** True for `[NAME(` with the name of a tool. */
export function namesPythonCall(text: string, start: number, tools: ToolLookup): boolean {
  const [, name] = /^\[\s*([\p{L}_][\p{L}\p{N}_.]*)\s*\(/u.exec(text.slice(start, start + 120)) ?? []
  return name !== undefined && tools.find(name) !== undefined
}
