import type { Message } from '../agent/messages.ts'
import type { Model } from '../agent/model.ts'
import { redactDeep, type Redact } from '../secrets/redact.ts'

/**
 * A model that is shown none of our secrets, whichever way one came into the conversation: a file, the output of a
 * command, a comment of the thread.
 */
export function redactingModel(model: Model, redact: Redact): Model {
  // What was said once must be said again in the same words for the prompt cache.
  const clean = new WeakMap<Message, Message>()
  const cleaned = (message: Message): Message => {
    const known = clean.get(message) ?? redactDeep(message, redact)
    clean.set(message, known)
    return known
  }
  return {
    get name() {
      return model.name
    },
    get host() {
      return model.host
    },
    get contextWindow() {
      return model.contextWindow
    },
    respond: (request) => model.respond({ ...request, messages: request.messages.map(cleaned) })
  }
}
