import { setTimeout as delay } from 'node:timers/promises'
import type { Message } from '../../agent/messages.ts'
import type { ModelRequest, ModelResponse } from '../../agent/model.ts'
import { isToolsUnsupported } from '../failures/problem-kinds.ts'
import type { Protocol, Parameters as RequestParameters } from '../protocol.ts'
import type { ParsedText } from './parse.ts'
import { isTextCallId } from './found-call.ts'
import { ShownText } from './shown-text.ts'
import { TEXT_CALLS, TextHistory, type TextMetadata } from './text-history.ts'

/** Time to send the request, which would wait for the loading of the code that reads the response. */
const HEAD_START_MS = 100

type OnDelta = ModelRequest['onDelta']
type Delta = Parameters<OnDelta>[0]

export interface TextCallOptions {
  readonly mode?: RequestParameters['toolCalls'] | undefined
  /** What marks the messages that an earlier run had with this model. */
  readonly earlier?: string
}

/**
 * Adds calls written as text, and thinking between delimiters, to a protocol.
 *
 * `native` changes nothing. `auto` sends the tools and parses the text until the model makes a native call; an endpoint that
 * rejects tools gets everything as text from then on. `text` never sends tools.
 */
export function withTextCalls(protocol: Protocol, { mode = 'auto', earlier }: TextCallOptions = {}): Protocol {
  if (mode === 'native') return protocol
  const history = new TextHistory()
  const shown = new ShownText()
  let sendsTools = mode === 'auto'
  let callsNatively = false
  let reader: ReturnType<typeof loadReader> | undefined

  async function ask(request: ModelRequest): Promise<ModelResponse> {
    const { messages, tools, toolChoice } = request
    const asText = sendsTools
      ? { messages: history.mixed(messages) }
      : { messages: history.asText(messages, tools), tools: [] }
    // Attack: calls in the text of a model that calls natively are quotations.
    const isRead = () => !(callsNatively && sendsTools)
    callsNatively ||= messages.some((message) => isNativeTurn(message, earlier))
    shown.note(messages, tools)
    const { promise: hasBegun, resolve: begin } = Promise.withResolvers<unknown>()
    const early: Delta[] = []
    let onDelta: OnDelta = (delta) => {
      early.push(delta)
      begin(delta)
    }
    const asking = protocol.ask({
      ...request,
      ...asText,
      onDelta: (delta) => {
        onDelta(delta)
      }
    })
    // A failed attempt shows nothing more.
    asking.then(begin, () => early.splice(0))
    const loading = (reader ?? Promise.race([hasBegun, delay(HEAD_START_MS, undefined, { ref: false })]))
      .then(() => (reader ??= loadReader()))
      .then((loaded) => {
        onDelta = isRead() ? loaded.untilCall(request.onDelta) : request.onDelta
        for (const delta of early) onDelta(delta)
        return loaded
      })
    const [response, { parseTextCalls }] = await Promise.all([asking, loading])
    callsNatively ||= response.toolCalls.length > 0 || response.lostCalls === true
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

/** Whether the model made native calls in a turn of an earlier run. */
function isNativeTurn(message: Message, earlier: string | undefined): boolean {
  if (message.role !== 'assistant' || earlier === undefined || message.providerMetadata?.from !== earlier) return false
  return message.toolCalls.some(({ id }) => !isTextCallId(id))
}

/** Loaded while the model thinks, at the latest when its response begins. */
async function loadReader() {
  const [{ parseTextCalls }, { untilCall }] = await Promise.all([import('./parse.ts'), import('./until-call.ts')])
  return { parseTextCalls, untilCall }
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
