import type { Callables } from './callables.ts'

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
export function judgeBareCall(start: string, tools: Callables): Verdict {
  const isCut = start.length < BARE_START
  const inner = start.replace(/^\[\s*/, '')
  if (inner === '') return isCut ? 'open' : 'plain'
  if (inner.startsWith('{')) return judgeObject(inner, tools, isCut)
  const [all = '', name = '', parenthesis] = start.startsWith('[') ? (PYTHON.exec(start) ?? []) : []
  if (parenthesis === '(') return tools.find(name) ? 'call' : 'plain'
  return isCut && all !== '' && all.length === start.length ? 'open' : 'plain'
}

function judgeObject(text: string, tools: Callables, isCut: boolean): Verdict {
  const [all = '', key = '', , colon] = KEY.exec(text) ?? []
  if (colon === undefined) {
    const mayGoOn = isCut && text.slice(all.length).trim() === '' && KEYS.some((each) => each.startsWith(key))
    return mayGoOn ? 'open' : 'plain'
  }
  if (!KEYS.includes(key)) return 'plain'
  if (!NAME_KEY.test(key)) return 'call'
  const [named, , name, closed, object] = NAMED.exec(text) ?? []
  if (named === undefined) return 'plain'
  if (object !== undefined) return 'call'
  if (closed) return name !== undefined && tools.find(name) ? 'call' : 'plain'
  return isCut && named.length === text.length ? 'open' : 'plain'
}
