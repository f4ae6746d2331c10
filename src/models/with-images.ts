import { countImages, withoutImages } from '../agent/images.ts'
import type { Image, Message } from '../agent/messages.ts'
import type { ModelRequest, ModelResponse } from '../agent/model.ts'
import type { Api } from '../domain/model-api.ts'
import { isImageRefusal } from './failures/problem-kinds.ts'
import { acceptsImages } from './model-limits.ts'
import { ObjectCache } from './object-cache.ts'
import type { Protocol } from './protocol.ts'

/** Source: https://ai.google.dev/gemini-api/docs/image-understanding */
const NO_GIF: readonly Api[] = ['gemini']

/**
 * Shows images only to a model that accepts them, and tells any other how many it does not see. A model is asked without them from its
 * first refusal that is about images.
 */
export function withImages(
  protocol: Protocol,
  { api, model }: { readonly api: Api; readonly model: string }
): Protocol {
  const rewritten = new ObjectCache<Message, Message>()
  let isBlind = !acceptsImages(model)
  let hasSentImages = false

  const isShown = ({ type }: Image) => !isBlind && (type !== 'image/gif' || !NO_GIF.includes(api))
  const rewrite = (message: Message) => {
    const why = isBlind ? 'this model accepts no images' : 'this model accepts no GIF images'
    return rewritten.get(message, () => withoutImages(message, why, isShown), why)
  }

  async function ask(request: ModelRequest): Promise<ModelResponse> {
    const count = countImages(request.messages)
    if (count === 0) return protocol.ask(request)
    const messages = request.messages.map(rewrite)
    const shown = countImages(messages)
    hasSentImages ||= shown > 0
    const response = await protocol.ask({ ...request, messages })
    return shown < count ? { ...response, hiddenImages: count - shown } : response
  }

  return {
    get address() {
      return protocol.address
    },
    ask,
    adaptTo(problem) {
      if (isBlind || !hasSentImages || !isImageRefusal(problem)) return protocol.adaptTo(problem)
      isBlind = true
      return true
    },
    listModels: (signal) => protocol.listModels(signal),
    requestModel: (signal) => protocol.requestModel(signal)
  }
}
