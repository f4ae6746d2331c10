import { lengthAt, matchAt } from '../../agent/match-at.ts'

/** Tags that open calls, whatever is between them and their closing tag. */
const TAGS = '(?:[a-z]+:|longcat_)?(?:tool_calls?|function_calls?|toolcall|tool_use|tool_code|use_mcp_tool|TOOLCALLS?)'
const TOKENS =
  'tool[▁_]calls?(?:[▁_](?:section[▁_])?(?:begin|start))?|python_(?:tag|start)|function_call|action_start|START_ACTION|tools_prefix'
const TOKEN_ENDS =
  '/tool_calls?|tool[▁_]calls?[▁_](?:section[▁_])?end|tool_call:end|calls|action_end|END_ACTION|tools_suffix|python_end|(?:\\w{1,20}_)?eo[mst](?:_id)?|stop|im_end|end[▁_]?of[▁_]?(?:sentence|turn|text|message)|END_OF_TURN_TOKEN|call|end|return'

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
  '</s>|<end_of_turn>|<eos>|<turn[|]>'
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

const THOUGHT =
  '(?:seed:|[a-z]{1,20}:)?(?:think(?:ing)?|thoughts?|reason(?:ing)?(?:_content)?|reflection|scratchpad|(?:inner|internal)_(?:monologue|thoughts?))'
const THINKING: readonly (readonly [opens: RegExp, closes: (name: string) => RegExp])[] = [
  [
    new RegExp(String.raw`<(${THOUGHT})(?:\s[^<>]{0,200})?>`, 'iy'),
    (name) => new RegExp(String.raw`</${name}\s*>`, 'i')
  ],
  [
    /<\|(?:begin_of_|start_of_)?(think(?:ing)?|thoughts?)\|>/iy,
    () => /<\|(?:end_of_|\/)(?:think(?:ing)?|thoughts?)\|>/i
  ],
  [/<\|START_THINKING\|>/y, () => /<\|END_THINKING\|>/],
  [/<\|channel>/y, () => /<channel\|>/],
  [/\[(THINK(?:ING)?)\]/iy, (name) => new RegExp(String.raw`\[/${name}\]`, 'i')],
  [/◁think▷/y, () => /◁\/think▷/]
]
/** The end of thinking that began in the prompt, before the text. */
export const THINKING_END = /<\/(?:seed:)?think(?:ing)?>|\[\/THINK\]|◁\/think▷/iy

/** The length of a delimiter that opens thinking, and what closes it. */
export function thinkingAt(text: string, at: number): { readonly length: number; readonly closes: RegExp } | undefined {
  for (const [opens, closes] of THINKING) {
    const [found, name = ''] = matchAt(opens, text, at)
    if (found !== undefined) return { length: found.length, closes: closes(name) }
  }
  return undefined
}

/**
 * The beginning of a turn of somebody else. The model made it up, and whatever follows builds on it.
 */
export const INVENTED_TURN = new RegExp(
  [
    String.raw`<\|(?:im_start|start_header_id|start_of_role)\|>\s*(?!assistant\b)\w`,
    String.raw`<start_of_turn>\s*(?!model\b)\w`,
    String.raw`<\|start\|>\s*(?!assistant\b)\w`,
    String.raw`<[|｜](?:user|human|system|developer|tool|ipython|observation|environment|tool_response)[|｜]>`,
    '<[|｜]tool[▁_]outputs?[▁_]begin[|｜]>',
    String.raw`\[INST\]|\[TOOL_RESULTS?\]`
  ].join('|'),
  'iuy'
)

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
const QUOTED_MARKUP = /<!--|<(code|pre|samp|blockquote|example|quote|(?:tool|function)_(?:response|result|output)s?)>/y

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
  /<(?:[|｜/!]|(?:[a-z]+:|longcat_)?(?:tool|function_|th|re|scr|inner|internal|start_|end_f|use_mcp|code>|pre>|samp>|blockquote>|example>|quote>))|\[[TEI/]|[^<[]/iuy

/** Rules out most brackets quickly. */
export function mayDelimit(text: string, at: number): boolean {
  return lengthAt(MAY_DELIMIT, text, at) > 0
}
