import { randomBytes } from 'node:crypto'
import type { ToolCall } from '../../agent/messages.ts'
import type { ModelRequest, ModelResponse } from '../../agent/model.ts'
import type { Tool } from '../../agent/tool.ts'
import { withSeparateCalls } from '../assembled-response.ts'
import { isToolsUnsupported } from '../failures/problem-kinds.ts'
import type { Parameters, Protocol } from '../protocol.ts'
import { leakAnswer, openingPattern } from './call-form.ts'
import { readText, type TextParts } from './read-text.ts'
import { TEXT_CALLS, TextHistory, type TextMetadata } from './text-history.ts'

/** An id that nobody can guess, short enough for a small model to copy. */
export function newCallId(): string {
  return randomBytes(6).toString('hex')
}

/**
 * Adds calls written as text, and thinking between delimiters, to a protocol.
 *
 * `native` changes nothing. `auto` sends the tools; an endpoint that rejects them gets everything as text from then on, and so does `text`
 * from the start. A call in the text runs only if it has the id of this run. Any other is answered.
 */
export function withTextCalls(protocol: Protocol, callId: string, mode: Parameters['toolCalls'] = 'auto'): Protocol {
  if (mode === 'native') return protocol
  const history = new TextHistory(callId)
  let sendsTools = mode === 'auto'

  async function ask(request: ModelRequest): Promise<ModelResponse> {
    const { messages, tools, toolChoice, onDelta } = request
    const sent = sendsTools
      ? { messages: history.mixed(messages) }
      : { messages: history.asText(messages, tools), tools: [] }
    const response = await protocol.ask({ ...request, ...sent, onDelta: splitCalls(onDelta, callId) })
    const mayCall = tools.length > 0 && toolChoice !== 'none' && response.toolCalls.length === 0
    // A server that separates the thinking leaves none in the text, where its delimiters are then only mentioned.
    const read = readText(response.text, mayCall ? callId : undefined, response.thinking === '')
    const thinking = response.thinking || read.thinking
    if (!mayCall || response.end !== 'complete') return { ...response, text: read.text, thinking }
    const { text, calls } = read.calls.length > 0 ? read : answered(read, tools, callId)
    if (calls.length === 0) return { ...response, text, thinking }
    const content: TextMetadata = {
      text: response.text,
      callId,
      ...(response.providerMetadata && { providerMetadata: response.providerMetadata })
    }
    const providerMetadata = { from: TEXT_CALLS, content }
    return withSeparateCalls({ ...response, text, thinking, toolCalls: calls, providerMetadata })
  }

  return {
    get address() {
      return protocol.address
    },
    ask,
    adaptTo(problem) {
      if (protocol.adaptTo(problem)) return true
      if (!sendsTools || !isToolsUnsupported(problem)) return false
      sendsTools = false
      return true
    },
    listModels: (signal) => protocol.listModels(signal),
    requestModel: (signal) => protocol.requestModel(signal)
  }
}

/** A leaked call becomes a call that cannot run, so that the model gets an answer. */
function answered({ text }: TextParts, tools: readonly Tool[], callId: string): Pick<TextParts, 'text' | 'calls'> {
  const leaked = findLeakedCall(text, tools)
  if (!leaked) return { text, calls: [] }
  const { start, name } = leaked
  const call: ToolCall = { id: 'text-1', name, arguments: '', problem: leakAnswer(callId) }
  return { text: text.slice(0, start).trimEnd(), calls: [call] }
}

type OnDelta = ModelRequest['onDelta']

const CLOSING = String.raw`</tool_call\b[^<>]{0,20}>`
const TAGS = ['<tool_call', '</tool_call']
/** What may become a tag of a call. */
const PARTIAL = /<[^<>]{0,220}$/

/** Streams calls that are written as text like native ones, so that only prose is shown. Ends of tags may come in later pieces. */
function splitCalls(onDelta: OnDelta, id: string): OnDelta {
  const opening = new RegExp(openingPattern(id), 'i')
  // A call without a closing tag ends where the next one begins.
  const closing = new RegExp(`${CLOSING}|${openingPattern(id)}`, 'i')
  let isCall = false
  let held = ''
  const emit = (text: string) => {
    if (text !== '') onDelta({ kind: isCall ? 'arguments' : 'text', text })
  }
  return (delta) => {
    if (delta.kind !== 'text') {
      onDelta(delta)
      return
    }
    let rest = held + delta.text
    for (let tag = (isCall ? closing : opening).exec(rest); tag; tag = (isCall ? closing : opening).exec(rest)) {
      emit(rest.slice(0, tag.index))
      isCall = !tag[0].startsWith('</')
      if (isCall) onDelta({ kind: 'call', text: '' })
      rest = rest.slice(tag.index + tag[0].length)
    }
    const [partial = ''] = PARTIAL.exec(rest) ?? []
    held = TAGS.some((tag) => tag.startsWith(partial.slice(0, tag.length))) ? partial : ''
    emit(rest.slice(0, rest.length - held.length))
  }
}

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
function findLeakedCall(
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
