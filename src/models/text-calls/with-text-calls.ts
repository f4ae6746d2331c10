import type { ModelResponse, ModelRequest } from '../../agent/model.ts'
import type { Parameters, Protocol } from '../protocol.ts'
import { isToolsUnsupported } from '../refused-tools.ts'
import { toolLookup } from './tool-signatures.ts'
import { parseTextCalls } from './parse.ts'
import { TextHistory, TEXT_CALLS, type TextMetadata } from './text-history.ts'
import { ShownStream } from './shown-stream.ts'

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
    const shown = new ShownStream(toolLookup(callable), (delta) => {
      request.onDelta(delta)
    })
    const onDelta: ModelRequest['onDelta'] = (delta) => {
      if (delta.kind === 'text') shown.add(delta.text)
      else request.onDelta(delta)
    }
    const said = sendsTools
      ? { messages: turns.mixed(messages) }
      : { messages: turns.asText(messages, tools), tools: [] }
    const reply = await protocol.ask({ ...request, ...said, onDelta })
    const parsed = parseTextCalls(reply.text, callable)
    shown.end(parsed)
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
