import { lengthAt, matchAt } from '../../agent/match-at.ts'

/** Tags that open calls, whatever is between them and their closing tag. */
const TAGS = '(?:[a-z]+:|longcat_)?(?:tool_calls?|function_calls?|toolcall|tool_use|tool_code|use_mcp_tool|TOOLCALLS?)'
const TOKENS =
  'tool[▁_]calls?(?:[▁_](?:section[▁_])?(?:begin|start))?|python_(?:tag|start)|function_call|action_start|START_ACTION|tools_prefix'
const TOKEN_ENDS =
  '/tool_calls?|tool[▁_]calls?[▁_](?:section[▁_])?end|tool_call:end|calls|action_end|END_ACTION|tools_suffix|python_end|eo[mt](?:_id)?|stop|im_end|end[▁_]of[▁_](?:sentence|turn)|call|end|return'

/** Attributes that say nothing about the call. */
const ATTRIBUTES = String.raw`(?:\s+(?:id|type|index)="[^"<>\n]{0,60}")*`

const OPENER = [
  `<${TAGS}${ATTRIBUTES}>`,
  `<[|｜](?:${TOKENS})[|｜]>`,
  '<[|]tool_call>',
  '<｜DSML｜(?:function|tool)_calls>',
  '<start_function_call>',
  String.raw`<\|tool_call:begin\|>\w{0,64}<\|tool_call:name\|>`,
  String.raw`\[TOOL_CALLS?\]`,
  String.raw`\[TOOL_REQUEST\]`,
  String.raw`functools(?=\s*[\[{])`,
  String.raw`(?:<\|message_sep\|>\s*)?function call<\|role_sep\|>`
].join('|')
const CLOSER = [
  `</${TAGS}>`,
  `<[|｜](?:${TOKEN_ENDS})[|｜]>`,
  '<tool_call[|]>',
  '</｜DSML｜(?:function|tool)_calls>',
  '<end_function_call>',
  String.raw`\[/TOOL_CALLS?\]`,
  String.raw`\[END_TOOL_REQUEST\]`,
  '</(?:[a-z]+:|｜DSML｜)?(?:function|invoke)>',
  '</s>'
].join('|')
const WITHIN = String.raw`<server_name>[^<>]{0,100}</server_name>|<(?:invoke|function|call|tool)>(?=\s*<(?:tool_name|name)>)|<\|plugin\|>|function\s*<[|｜]tool[▁_]sep[|｜]>(?=\s*<)|<[|｜]tool[▁_]sep[|｜]>`

/** A delimiter that calls follow. */
export const OPENING = new RegExp(OPENER, 'uy')
export const CLOSING = new RegExp(CLOSER, 'uy')
/** Everything between calls and around them. */
export const AROUND_CALLS = new RegExp(`(?:\\s|[,;]\\s|${OPENER}|${CLOSER}|${WITHIN})*`, 'uy')
/** The closing delimiters that belong to the calls before them. */
export const AFTER_CALLS = new RegExp(`(?:\\s*(?:${CLOSER}))*`, 'uy')
/** An opening tag. If text follows the call, a closing tag is required: only that tells a call from a mention of the tag. */
export const CALL_OPENING_TAG = new RegExp(`<${TAGS}${ATTRIBUTES}>`, 'uy')
export const CALL_CLOSING_TAG = new RegExp(`</${TAGS}>`, 'u')
/** A closing tag that the end of the text cuts. */
export const CUT_CLOSING_TAG = /<(?:\/[\w:｜]{0,30})?$/uy

/** Delimiters of thinking. */
export const THINKING: readonly (readonly [opens: string, closes: string])[] = [
  ['<think>', '</think>'],
  ['<thinking>', '</thinking>'],
  ['<Think>', '</Think>'],
  ['<THINK>', '</THINK>'],
  ['<think >', '</think>'],
  ['<thought>', '</thought>'],
  ['<thoughts>', '</thoughts>'],
  ['<reasoning>', '</reasoning>'],
  ['<reflection>', '</reflection>'],
  ['<scratchpad>', '</scratchpad>'],
  ['<inner_monologue>', '</inner_monologue>'],
  ['<|begin_of_thought|>', '<|end_of_thought|>'],
  ['<seed:think>', '</seed:think>'],
  ['<|channel>', '<channel|>'],
  ['[THINK]', '[/THINK]'],
  ['<|START_THINKING|>', '<|END_THINKING|>'],
  ['◁think▷', '◁/think▷']
]
/** Ends of thinking that began in the prompt, before the text. */
export const THINKING_ENDS = ['</think>', '</seed:think>', '[/THINK]', '◁/think▷']

/** A sentence that goes on. */
const BEFORE_WORD = /[\p{L}\p{N},;][ \t("'‘“—–-]+$/u
const AFTER_WORD = /[ \t.,;:!?)"'’”—–-]/

/** True for a delimiter in the middle of a sentence: the sentence probably mentions it. */
export function isMention(text: string, start: number, end: number): boolean {
  const line = text.slice(Math.max(0, start - 100), start)
  return BEFORE_WORD.test(line) && AFTER_WORD.test(text[end] ?? '')
}

/** Where the text may stop being prose. */
export const STOP = /<|`+|[[{>~◁]|functools(?=\s*[[{])|function call(?=<\|role_sep\|>)/g
const QUOTED_MARKUP = /<!--|<(code|pre|samp|blockquote|example|quote|tool_response|tool_result|function_results)>/y

/** Markup that is invisible or quotes something: it holds no call. Without a closing tag it lasts to the end of the text. */
export interface QuotedMarkup {
  readonly length: number
  readonly closes: string
  /** True for a result that the model made up. The calls after it build on it. */
  readonly isResult: boolean
}

export function quotedMarkupAt(text: string, at: number): QuotedMarkup | undefined {
  const [opens, name] = matchAt(QUOTED_MARKUP, text, at)
  if (opens === undefined) return undefined
  return {
    length: opens.length,
    closes: name === undefined ? '-->' : `</${name}>`,
    isResult: (name ?? '').includes('_')
  }
}

const MAY_DELIMIT =
  /<(?:[|｜/!]|(?:[a-z]+:|longcat_)?(?:tool|TOOL|function_|th|Th|TH|re|scr|inner|start_f|end_f|use_mcp|code>|pre>|samp>|blockquote>|example>|quote>))|\[[TE/]|[^<[]/uy

/** Rules out most brackets quickly. */
export function mayDelimit(text: string, at: number): boolean {
  return lengthAt(MAY_DELIMIT, text, at) > 0
}
