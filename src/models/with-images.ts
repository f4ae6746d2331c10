import { countImages, imagesOf, withoutImages } from '../agent/images.ts'
import type { Image, Message } from '../agent/messages.ts'
import type { ModelRequest, ModelResponse } from '../agent/model.ts'
import type { Api } from '../domain/settings.ts'
import { isImageRefusal, isTooLarge } from './failures/problem-kinds.ts'
import { acceptsImages } from './model-limits.ts'
import { ObjectCache } from './object-cache.ts'
import type { Protocol } from './protocol.ts'

/** Source: https://ai.google.dev/gemini-api/docs/image-understanding */
const NO_GIF: readonly Api[] = ['gemini']

/**
 * Sends images only to a model that accepts them, and tells any other model how many it does not see. After a refusal because
 * of images, requests contain none. If the refusal is about their size, only the largest is left out, since no provider says
 * reliably which one it means.
 */
export function withImages(
  protocol: Protocol,
  { api, model }: { readonly api: Api; readonly model: string }
): Protocol {
  const rewritten = new ObjectCache<Message, Message>()
  let rejectsImages = !acceptsImages(model)
  /** The hashes of images that were too large. */
  const oversized = new Set<string>()
  let sent: readonly Image[] = []

  const isShown = ({ type }: Image) => !rejectsImages && (type !== 'image/gif' || !NO_GIF.includes(api))
  const rewrite = (message: Message) => {
    const why = rejectsImages ? 'this model accepts no images' : 'this model accepts no GIF images'
    const compute = () => {
      const shown = withoutImages(message, why, isShown)
      return withoutImages(
        shown,
        'this model does not accept images this large, or this many',
        ({ sha256 }) => !oversized.has(sha256)
      )
    }
    return rewritten.get(message, compute, `${why} ${oversized.size}`)
  }

  async function ask(request: ModelRequest): Promise<ModelResponse> {
    const count = countImages(request.messages)
    const messages = request.messages.map(rewrite)
    sent = messages.flatMap(imagesOf)
    if (count === 0) return protocol.ask(request)
    const hiddenImages = count - sent.length
    const response = await protocol.ask({ ...request, messages })
    return hiddenImages > 0 ? { ...response, hiddenImages } : response
  }

  return {
    get address() {
      return protocol.address
    },
    ask,
    adaptTo(problem) {
      const shown = sent.filter(({ sha256 }) => !oversized.has(sha256))
      const [largest] = shown.toSorted((one, other) => other.bytes - one.bytes)
      if (rejectsImages || !largest || !isImageRefusal(problem)) return protocol.adaptTo(problem)
      if (isTooLarge(problem)) oversized.add(largest.sha256)
      else rejectsImages = true
      return true
    },
    listModels: (signal) => protocol.listModels(signal),
    requestModel: (signal) => protocol.requestModel(signal)
  }
}
