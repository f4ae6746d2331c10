import type { FoundCalls, ReadContext } from './found-call.ts'
import { ARGUMENTS, readJsonCalls } from './json-calls.ts'
import { namesPythonCall, readPythonCalls } from './named-calls.ts'
import type { ToolLookup } from './tool-signatures.ts'

const NAME_KEYS = ['name', 'tool_name', 'tool', 'function', 'toolName', 'function_name']
const OTHER_KEYS: readonly string[] = [
  ...ARGUMENTS,
  ...['id', 'type', 'call_id', 'tool_call_id', 'tool_calls', 'function_call', 'index']
]
const FIRST_KEY = /^\{\s*["']?([\w-]{0,40})["']?\s*:/
const NAMED = new RegExp(`^\\{\\s*["']?(?:${NAME_KEYS.join('|')})["']?\\s*:\\s*(?:["']([^"'\\n]{0,80})["']|(\\{))`)
/** Enough characters to recognize a call. */
const START_CHARS = 300

/** Reads calls without delimiters: JSON, or a list as Python writes it. Undefined where no call begins. */
export function readBareCalls(text: string, at: number, context: ReadContext): FoundCalls | undefined {
  if (namesPythonCall(text, at, context.tools)) return readPythonCalls(text, at, context)
  const start = text.slice(at, at + START_CHARS).replace(/^\[\s*/, '')
  return isCallObject(start, context.tools) ? readJsonCalls(text, at, { ...context, isBare: true }) : undefined
}

/** Judges an object by its first key. */
function isCallObject(start: string, tools: ToolLookup): boolean {
  const key = FIRST_KEY.exec(start)?.[1] ?? ''
  if (!NAME_KEYS.includes(key)) return OTHER_KEYS.includes(key)
  const [, name, inner] = NAMED.exec(start) ?? []
  return inner !== undefined || (name !== undefined && tools.find(name) !== undefined)
}
