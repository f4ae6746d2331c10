/** Tags that begin a call, whatever is written between them and their end. */
const TAGS = '(?:[a-z]+:|longcat_)?(?:tool_calls?|function_calls?|toolcall|tool_use|TOOLCALLS?)'
const TOKENS =
  'tool[▁_]calls?(?:[▁_](?:section[▁_])?(?:begin|start))?|python_tag|function_call|action_start|START_ACTION|tools_prefix'
const TOKEN_ENDS =
  '/tool_calls?|tool[▁_]calls?[▁_](?:section[▁_])?end|action_end|END_ACTION|tools_suffix|eo[mt]_id|im_end|end[▁_]of[▁_](?:sentence|turn)|call|end|return'

const OPENER = [
  `<${TAGS}>`,
  `<[|｜](?:${TOKENS})[|｜]>`,
  '<[|]tool_call>',
  '<｜DSML｜(?:function|tool)_calls>',
  '<start_function_call>',
  String.raw`\[TOOL_CALLS\]`,
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
  String.raw`\[/TOOL_CALLS\]`,
  String.raw`\[END_TOOL_REQUEST\]`,
  '</s>'
].join('|')
const WITHIN = String.raw`<\|plugin\|>|function\s*<[|｜]tool[▁_]sep[|｜]>(?=\s*<)|<[|｜]tool[▁_]sep[|｜]>`

/** A mark behind which calls follow. */
export const OPENING_MARK = new RegExp(OPENER, 'uy')
/** Everything that stands between calls and around them. */
export const AROUND_CALLS = new RegExp(`(?:\\s|[,;]\\s|${OPENER}|${CLOSER}|${WITHIN})*`, 'uy')
/** What ends calls, and belongs to them. */
export const BEHIND_CALLS = new RegExp(`(?:\\s*(?:${CLOSER}))*`, 'uy')
export const CLOSING_MARK = new RegExp(CLOSER, 'uy')
/** A mark that has to be closed where text follows: that it is a tag is all that tells the call from what is said of it. */
export const TAG_MARK = new RegExp(`<${TAGS}>`, 'uy')
export const CLOSING_TAG = new RegExp(`</${TAGS}>`, 'u')
/** The end of the text cuts a closing tag. */
export const CUT_CLOSER = /<(?:\/[\w:｜]{0,30})?$/uy

/** Marks around what the model thinks, each with its end. */
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
/** The end of thinking that began before the text did, in the prompt. */
export const THINKING_ENDS = ['</think>', '</seed:think>', '[/THINK]', '◁/think▷']

/** Not the end of a sentence. */
const BEFORE_WORD = /[\p{L}\p{N},;][ \t("'‘“—–-]+$/u
const AFTER_WORD = /[ \t.,;:!?)"'’”—–-]/

/** True for a mark in the middle of a sentence, which is more likely about thinking than thinking. */
export function isWord(text: string, start: number, end: number): boolean {
  const line = text.slice(Math.max(0, start - 100), start)
  return BEFORE_WORD.test(line) && AFTER_WORD.test(text[end] ?? '')
}

/** Where the text might stop being plain words. */
export const STOP = /<|`+|[[{>~◁]|functools(?=\s*[[{])|function call(?=<\|role_sep\|>)/g
const ASIDE = /<!--|<(code|pre|samp|blockquote|example|quote|tool_response|tool_result|function_results)>/y

export interface Aside {
  readonly length: number
  readonly closes: string
  /** Results that the model made up: what it does by them is made up too. */
  readonly isResult: boolean
}

/** Markup that nobody sees, or that says that it quotes: no place for a call. It ends with the text where it has no end. */
export function asideAt(text: string, at: number): Aside | undefined {
  ASIDE.lastIndex = at
  const [opens, name] = ASIDE.exec(text) ?? []
  if (opens === undefined) return undefined
  return {
    length: opens.length,
    closes: name === undefined ? '-->' : `</${name}>`,
    isResult: (name ?? '').includes('_')
  }
}

const MAY_BE_MARK =
  /<(?:[|｜/!]|(?:[a-z]+:|longcat_)?(?:tool|TOOL|function_|th|Th|TH|re|scr|inner|start_f|end_f|code>|pre>|samp>|blockquote>|example>|quote>))|\[[TE/]|[^<[]/uy

/** False for most brackets, without a look at each mark that there is. */
export function mayBeMark(text: string, at: number): boolean {
  MAY_BE_MARK.lastIndex = at
  return MAY_BE_MARK.test(text)
}

/** The line before a sample announces it. */
export const ANNOUNCES_SAMPLE =
  /\b(?:examples?|e\.g|for instance|such as|like this|looks? like|would be|format|syntax|template|says?|contains?|reads?|wrote|quot\w+|found)\b[^\n]*$/i

/** What is said directly before words that are somebody else's. */
const QUOTES = /\b(?:says?|said|contains?|reads?|wrote|quotes?|examples?|for instance|e\.g\.)\s*:\s*$/i
const QUOTE_PAIRS: Readonly<Record<string, string>> = { '"': '"', "'": "'", '“': '”', '«': '»', '‘': '’' }

/** True for what stands between quotes, or behind words that say that it is quoted. */
export function isQuoted(text: string, start: number, end: number): boolean {
  const closes = QUOTE_PAIRS[text[start - 1] ?? '']
  return (closes !== undefined && text[end] === closes) || QUOTES.test(text.slice(Math.max(0, start - 60), start))
}

/** How much of the text the pattern takes from here on, 0 for nothing. @param pattern has the flag y */
export function lengthAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0].length ?? 0
}
