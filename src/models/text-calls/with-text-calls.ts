import type { ModelRequest, ModelResponse } from '../../agent/model.ts'
import { isToolsUnsupported } from '../failures/problem-kinds.ts'
import type { Parameters, Protocol } from '../protocol.ts'
import { OPENING } from './delimiters.ts'
import { parseTextCalls, type ParsedText } from './parse.ts'
import { ShownText } from './shown-text.ts'
import { FUNCTION_HEADER } from './tag-calls.ts'
import { TEXT_CALLS, TextHistory, type TextMetadata } from './text-history.ts'

/**
 * Adds calls written as text, and thinking between delimiters, to a protocol.
 *
 * `native` changes nothing. `auto` sends the tools and parses the text until the model makes a native call; an endpoint that
 * rejects tools gets everything as text from then on. `text` never sends tools.
 */
export function withTextCalls(protocol: Protocol, mode: Parameters['toolCalls'] = 'auto'): Protocol {
  if (mode === 'native') return protocol
  const history = new TextHistory()
  const shown = new ShownText()
  let sendsTools = mode === 'auto'
  let callsNatively = false

  async function ask(request: ModelRequest): Promise<ModelResponse> {
    const { messages, tools, toolChoice } = request
    const asText = sendsTools
      ? { messages: history.mixed(messages) }
      : { messages: history.asText(messages, tools), tools: [] }
    // Attack: calls in the text of a model that calls natively are quotations.
    const isRead = () => !(callsNatively && sendsTools)
    shown.note(messages, tools)
    const onDelta: ModelRequest['onDelta'] = (delta) => {
      request.onDelta(delta)
    }
    const response = await protocol.ask({ ...request, ...asText, onDelta: isRead() ? untilCall(onDelta) : onDelta })
    callsNatively ||= response.toolCalls.length > 0
    const known = toolChoice === 'none' || !isRead() ? [] : tools
    const parsed = parseTextCalls(response.text, known, shown.comparison(tools))
    return { ...response, ...contentOf(response, parsed) }
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

function contentOf(response: ModelResponse, parsed: ParsedText): Partial<ModelResponse> {
  const thinking = [response.thinking, parsed.thinking].filter((each) => each !== '').join('\n')
  const text = parsed.thinking === '' ? parsed.text : parsed.text.trimStart()
  const hasTextCalls = response.end === 'complete' && response.toolCalls.length === 0 && parsed.calls.length > 0
  if (!hasTextCalls) return { text, thinking }
  const content: TextMetadata = {
    text: response.text,
    ...(response.providerMetadata && { providerMetadata: response.providerMetadata })
  }
  return { text, thinking, toolCalls: parsed.calls, providerMetadata: { from: TEXT_CALLS, content } }
}

const CALL_START = new RegExp(
  [
    OPENING.source,
    FUNCTION_HEADER.source,
    String.raw`<\|(?:channel|recipient)\|>`,
    String.raw`<[\p{L}_][\p{L}\p{N}_.-]*/?>\s*[<{]`,
    String.raw`\n\s*[[{]`,
    String.raw`\n>>>\w`
  ].join('|'),
  'u'
)
/** Longer than the start of any call. */
const MAX_START_CHARS = 300

/** Passes deltas on until a call begins in the text: the arguments of a call may repeat themselves, prose may not. */
function untilCall(onDelta: ModelRequest['onDelta']): ModelRequest['onDelta'] {
  let tail = '\n'
  let hasCall = false
  return (delta) => {
    if (delta.kind === 'thinking') onDelta(delta)
    if (delta.kind === 'thinking' || hasCall) return
    const seen = tail + delta.text
    const start = seen.search(CALL_START)
    hasCall = start >= 0
    const text = hasCall ? seen.slice(tail.length, start) : delta.text
    if (text !== '') onDelta({ kind: 'text', text })
    tail = seen.slice(-MAX_START_CHARS)
  }
}
