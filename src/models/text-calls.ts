import type { Reply, ReplyRequest } from '../agent/model.ts'
import type { Parameters, Protocol } from './protocol.ts'
import type { ProviderProblem } from './provider-problem.ts'
import { callablesOf } from './text-calls/callables.ts'
import { parseTextCalls } from './text-calls/parse.ts'
import { PastTurns, TEXT_CALLS } from './text-calls/past-turns.ts'
import { ShownStream } from './text-calls/shown-stream.ts'

/**
 * A protocol whose model may write its calls as text, and its thinking between marks.
 *
 * `native` leaves all as it is. `auto` sends the tools and reads the text of a reply without calls; an endpoint that refuses
 * tools is spoken to in text from then on. `text` never sends tools.
 */
export function withTextCalls(protocol: Protocol, mode: Parameters['toolCalls'] = 'auto'): Protocol {
  if (mode === 'native') return protocol
  const turns = new PastTurns()
  let sendsTools = mode === 'auto'

  async function ask(request: ReplyRequest): Promise<Reply> {
    const { messages, tools, toolChoice = 'auto' } = request
    // Where no call is asked for, none is looked for.
    const callable = toolChoice === 'none' ? [] : tools
    const shown = new ShownStream(callablesOf(callable), (delta) => {
      request.onDelta(delta)
    })
    const onDelta: ReplyRequest['onDelta'] = (delta) => {
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
      if (!sendsTools || !refusesTools(problem)) return false
      sendsTools = false
      return true
    },
    listModels: (signal) => protocol.listModels(signal)
  }
}

function partsOf(reply: Reply, parsed: ReturnType<typeof parseTextCalls>): Partial<Reply> {
  const thinking = [reply.thinking, parsed.thinking].filter((each) => each !== '').join('\n')
  const text = parsed.thinking === '' ? parsed.shown : parsed.shown.trimStart()
  const isTextCall = reply.end === 'complete' && reply.toolCalls.length === 0 && parsed.calls.length > 0
  if (!isTextCall) return { text, thinking }
  return { text, thinking, toolCalls: parsed.calls, echo: { from: TEXT_CALLS, content: reply.text } }
}

const TOOLS = /\btools?\b|\bfunction[ _-]?call|\bfunctions\b|--enable-auto-tool-choice/i
const REFUSED =
  /not (?:\w+ )?(?:support|available|enabled|allowed|permitted|implemented|recogni[sz]ed)|n[o']t support|unsupported|no endpoints|requires? |unrecogni[sz]ed|unknown|unexpected|extra inputs/i
/** What is wrong with one tool or one message of it is ours to mend. */
const OTHER = /schema|tool_call_id|failed to call|role/i

/** True where an endpoint says that this model, or the server, takes no tools at all. */
function refusesTools({ status, parameter, message }: ProviderProblem): boolean {
  if (![400, 404, 405, 422, 501].includes(status ?? 0) || OTHER.test(message)) return false
  const isNamed = /^(?:tools|functions)$/.test(parameter) || TOOLS.test(message)
  return isNamed && REFUSED.test(message)
}
