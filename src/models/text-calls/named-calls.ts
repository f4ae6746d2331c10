import type { ToolSignature, ToolLookup } from './tool-signatures.ts'
import { readFields, type FieldForm } from './fields.ts'
import { brokenCall, foundCall, type Found, type FoundCall } from './found-call.ts'
import type { Fuel } from './fuel.ts'
import { readLiteral, skipSpace } from './literals.ts'

interface NamedContext {
  readonly tools: ToolLookup
  readonly fuel: Fuel
}

const NAME =
  /(?:function\s*<[|｜]tool[▁_]sep[|｜]>\s*)?(?:call:)?(?:functions[.:])?([\p{L}_][\p{L}\p{N}_.-]*)(?::\d+)?/uy
const BETWEEN =
  /(?:\s|<\|tool_call_argument_begin\|>|\[ARGS\]|\[CALL_ID\][\w-]*|<[|｜]tool[▁_]sep[|｜]>|```(?:json)?|<\|constrain\|>(?:json)?|<\|message\|>)*/y
const AFTER = /(?:\s*```)?/y
const QUOTE_MARKS = ['<escape>', '<|"|>']
/** What a call without arguments is followed by. */
const END = /(?:$|<\/|<[|｜]|\[)/y

const argumentTags: FieldForm = {
  pattern: /<arg_key>\s*([^<]{1,100}?)\s*<\/arg_key>\s*<arg_value>|(<\/arg_value>)|(<tool_call>)|<\/tool_call>/g,
  tagOf([, name, close, next]) {
    if (name !== undefined) return { kind: 'open', name }
    if (close !== undefined) return { kind: 'close', name: undefined }
    return { kind: next === undefined ? 'outer' : 'next' }
  },
  endMayLack: true
}

/** A name and then its arguments, with or without marks between the two. */
export function readNamedCall(text: string, start: number, { tools, fuel }: NamedContext): Found | undefined {
  NAME.lastIndex = start
  const [written, name] = NAME.exec(text) ?? []
  const tool = name === undefined ? undefined : tools.find(name)
  if (written === undefined || !tool) return undefined
  const next = after(BETWEEN, text, start + written.length)
  if (text.startsWith('<arg_key>', next)) return readFields(text, next, { tool, form: argumentTags })
  if (text[next] !== '{') {
    END.lastIndex = next
    return END.test(text) ? { calls: [foundCall(tool, {})], end: next } : undefined
  }
  const literal = readLiteral(text, next, { quoteMarks: QUOTE_MARKS })
  if (literal.kind === 'value') {
    const call = foundCall(tool, literal.value, text.slice(next, literal.end))
    return { calls: [call], end: after(AFTER, text, literal.end) }
  }
  fuel.burn(literal.end - start)
  return { calls: [brokenCall(tool.name, 'its arguments are not whole')], end: text.length }
}

const CALL = /([\p{L}_][\p{L}\p{N}_.]*)\s*\(/uy
const KEYWORD = /([\p{L}_][\p{L}\p{N}_]*)\s*=(?!=)/uy
const COMMA = /[\s,;]*/y

/**
 * Calls as Python writes them: `[read(path="a"), finish()]`, or without the brackets where a mark says that they are calls.
 *
 * @returns undefined when there is none of a registered tool
 */
export function readPythonCalls(text: string, start: number, { tools, fuel }: NamedContext): Found | undefined {
  const isList = text[start] === '['
  const row = readRow(text, isList ? skipSpace(text, start + 1) : start, { tools, fuel })
  if (row.calls.length === 0) {
    fuel.burn(row.end - start)
    return undefined
  }
  if (row.isBroken) return { calls: row.calls, end: text.length }
  if (!isList) return row
  if (text[row.end] === ']') return { calls: row.calls, end: row.end + 1 }
  return { calls: row.calls.map(({ name }) => brokenCall(name, 'its list does not end')), end: text.length }
}

function readRow(text: string, start: number, { tools, fuel }: NamedContext): Found & { readonly isBroken: boolean } {
  const calls: FoundCall[] = []
  for (let position = start; ;) {
    CALL.lastIndex = position
    const [head, name = ''] = CALL.exec(text) ?? []
    if (head === undefined) return { calls, end: position, isBroken: false }
    const tool = tools.find(name)
    const read = readKeywords(text, position + head.length)
    if (read.problem !== undefined) {
      fuel.burn(read.end - position)
      if (tool) calls.push(brokenCall(tool.name, read.problem))
      return { calls, end: read.end, isBroken: true }
    }
    if (tool) calls.push(foundCall(tool, Object.fromEntries(read.values)))
    position = after(COMMA, text, read.end)
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
    KEYWORD.lastIndex = position
    const [head, name] = KEYWORD.exec(text) ?? []
    if (head === undefined || name === undefined)
      return { values, problem: 'its arguments have no names', end: position }
    const literal = readLiteral(text, position + head.length)
    const next = skipSpace(text, literal.end)
    if (literal.kind !== 'value' || !/[,)]/.test(text[next] ?? '')) {
      return { values, problem: `the value of ${name} is not whole`, end: next }
    }
    values.push([name, literal.value])
    position = text[next] === ',' ? skipSpace(text, next + 1) : next
  }
  return { values, problem: undefined, end: position + 1 }
}

/** `[NAME(` of a tool: how a list of such calls begins. */
export function beginsPythonCalls(text: string, start: number, tools: ToolLookup): ToolSignature | undefined {
  const [, name] = /^\[\s*([\p{L}_][\p{L}\p{N}_.]*)\s*\(/u.exec(text.slice(start, start + 120)) ?? []
  return name === undefined ? undefined : tools.find(name)
}

function after(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start
  return start + (pattern.exec(text)?.[0].length ?? 0)
}
