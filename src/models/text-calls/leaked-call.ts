import type { Tool } from '../../agent/tool.ts'

/** Tokens and tags of chat templates. */
const MARKUP = [
  /<[|｜][^<>\n]{0,60}?(?:tool|func|call|python|channel|recipient|action|plugin)[^<>\n]{0,60}[|｜]?>/,
  /\[(?:\/?(?:AVAILABLE_)?TOOL_?(?:CALLS?|REQUEST)\w*)\]|\bfunctools\[/,
  /<(?:[\w｜|]{1,20}[:｜])?(?:tools?[_-]?(?:calls?|use|code|name|request)?|(?:start_)?function(?:_?calls?)?|invoke|call|parameter|use_mcp_tool|execute_\w+)(?=[\s=>:])[^<>\n]{0,200}>/
]
/** How a call of one of the tools looks in JSON, XML, Python and the like. */
const callOf = (name: string) => [
  String.raw`["'\\](?:name|tool|function|tool_name|recipient_name|action)\\?["']\s*[:=]\s*\\?["'](?:functions?\.)?${name}\\?["']`,
  String.raw`<${name}\b[^<>\n]{0,200}>`,
  String.raw`^[^\p{L}\n]{0,12}(?:print\()?(?:(?:functions?|default_api|tools?)[.:])?${name}(?::\d+)?\s{0,2}[({[]`,
  String.raw`(?:>>>|\bto=(?:functions\.)?|\bcall:|\bAction:\s*)${name}\b`
]
/** Code in a line of prose. A call in it is only mentioned. */
const INLINE_CODE = /(?<!`)`[^`\n]{1,300}`(?!`)/g
const MAX_TEXT = 200_000

/**
 * Finds a call that a server left in the text, or a quotation of one: where it begins, and the tool that it seems to name. Roughly, because
 * nothing runs on its account, and a mistake costs one turn.
 */
export function findLeakedCall(
  text: string,
  tools: readonly Tool[]
): { readonly start: number; readonly name: string } | undefined {
  const looked = text.slice(0, MAX_TEXT).replaceAll(INLINE_CODE, (code) => ' '.repeat(code.length))
  const names = `(${tools.flatMap(({ name, otherNames = [] }) => [name, ...otherNames].map(RegExp.escape)).join('|')})`
  const calls = new RegExp(callOf(names).join('|'), 'miu').exec(looked)
  const marks = MARKUP.map((pattern) => looked.search(pattern)).filter((index) => index >= 0)
  const start = Math.min(...marks, ...(calls ? [calls.index] : []))
  const name = calls?.slice(1).find(Boolean) ?? 'tool_call'
  return Number.isFinite(start) ? { start, name } : undefined
}
