import type { ModelResponse, ModelRequest } from '../../agent/model.ts'
import type { Parameters, Protocol } from '../protocol.ts'
import { isToolsUnsupported } from '../refused-tools.ts'
import { OPENING_MARK } from './delimiters.ts'
import { parseTextCalls } from './parse.ts'
import { FUNCTION_HEADER } from './tag-calls.ts'
import { TextHistory, TEXT_CALLS, type TextMetadata } from './text-history.ts'

/**
 * A protocol whose model may write its calls as text, and its thinking between marks.
 *
 * `native` leaves all as it is. `auto` sends the tools and reads the text of a reply without calls; an endpoint that refuses
 * tools is spoken to in text from then on. `text` never sends tools.
 */
export function withTextCalls(protocol: Protocol, mode: Parameters['toolCalls'] = 'auto'): Protocol {
  if (mode === 'native') return protocol
  const turns = new TextHistory()
  let sendsTools = mode === 'auto'

  async function ask(request: ModelRequest): Promise<ModelResponse> {
    const { messages, tools, toolChoice = 'auto' } = request
    // Where no call is asked for, none is looked for.
    const callable = toolChoice === 'none' ? [] : tools
    const said = sendsTools
      ? { messages: turns.mixed(messages) }
      : { messages: turns.asText(messages, tools), tools: [] }
    const reply = await protocol.ask({
      ...request,
      ...said,
      onDelta: untilCall((delta) => {
        request.onDelta(delta)
      })
    })
    const parsed = parseTextCalls(reply.text, callable)
    return { ...reply, ...partsOf(reply, parsed) }
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
    listModels: (signal) => protocol.listModels(signal)
  }
}

function partsOf(reply: ModelResponse, parsed: ReturnType<typeof parseTextCalls>): Partial<ModelResponse> {
  const thinking = [reply.thinking, parsed.thinking].filter((each) => each !== '').join('\n')
  const text = parsed.thinking === '' ? parsed.text : parsed.text.trimStart()
  const isTextCall = reply.end === 'complete' && reply.toolCalls.length === 0 && parsed.calls.length > 0
  if (!isTextCall) return { text, thinking }
  const content: TextMetadata = {
    text: reply.text,
    ...(reply.providerMetadata && { providerMetadata: reply.providerMetadata })
  }
  return { text, thinking, toolCalls: parsed.calls, providerMetadata: { from: TEXT_CALLS, content } }
}

const CALL_START = new RegExp(
  `${OPENING_MARK.source}|${FUNCTION_HEADER.source}|<\\|channel\\|>|<[\\p{L}_][\\p{L}\\p{N}_.-]*/?>\\s*[<{]|\\n\\s*[[{]|\\n>>>\\w`,
  'u'
)
/** Longer than the start of any call. */
const MAX_START = 300

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
    tail = seen.slice(-MAX_START)
  }
}
