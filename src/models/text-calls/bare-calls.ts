import type { ToolLookup } from './tool-signatures.ts'

/** Whether text can be a call that nothing marks; `open` where more of it is needed to tell. */
export type Verdict = 'call' | 'plain' | 'open'

const NAME_KEYS = 'name|tool_name|tool|function|toolName|function_name'
const OTHER_KEYS =
  'arguments|args|parameters|params|input|tool_input|kwargs|id|type|call_id|tool_call_id|tool_calls|function_call|index'
const KEY = /^\{\s*["']?([\w-]{0,40})(["']?)(\s*:)?/
const NAMED = new RegExp(`^\\{\\s*["']?(?:${NAME_KEYS})["']?\\s*:\\s*(?:$|(["'])([^"'\\n]{0,80})(["']?)|(\\{))`)
const KEYS = `${NAME_KEYS}|${OTHER_KEYS}`.split('|')
const NAME_KEY = new RegExp(`^(?:${NAME_KEYS})$`)
const PYTHON = /^\[\s*([\p{L}_][\p{L}\p{N}_.]{0,100})\s*(\(?)/u
/** So much of a text tells whether a call begins with it. */
export const BARE_START = 300

/** Judges what begins with a brace or a bracket by its first characters. */
export function judgeBareCall(start: string, tools: ToolLookup): Verdict {
  const inner = start.replace(/^\[\s*/, '')
  if (inner === '') return openWhere(start.length < BARE_START)
  if (inner.startsWith('{')) return judgeObject(inner, tools, start.length < BARE_START)
  return start.startsWith('[') ? judgePython(start, tools) : 'plain'
}

function judgePython(start: string, tools: ToolLookup): Verdict {
  const [all, name = '', parenthesis] = PYTHON.exec(start) ?? []
  if (parenthesis === '(') return tools.find(name) ? 'call' : 'plain'
  return openWhere(start.length < BARE_START && all?.length === start.length)
}

function judgeObject(text: string, tools: ToolLookup, isCut: boolean): Verdict {
  const [all = '', key = '', , colon] = KEY.exec(text) ?? []
  if (colon === undefined) {
    return openWhere(isCut && text.slice(all.length).trim() === '' && KEYS.some((each) => each.startsWith(key)))
  }
  if (!NAME_KEY.test(key)) return KEYS.includes(key) ? 'call' : 'plain'
  return judgeName(NAMED.exec(text), tools, isCut)
}

function judgeName(found: RegExpExecArray | null, tools: ToolLookup, isCut: boolean): Verdict {
  if (!found) return 'plain'
  const [named, , name = '', closed, object] = found
  if (object !== undefined) return 'call'
  if (closed) return tools.find(name) ? 'call' : 'plain'
  return openWhere(isCut && named.length === found.input.length)
}

function openWhere(isOpen: boolean): Verdict {
  return isOpen ? 'open' : 'plain'
}
