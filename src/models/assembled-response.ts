import { MAX_CALLS, type ModelResponse, type Tokens } from '../agent/model.ts'
import { separateCalls } from '../agent/read-arguments.ts'
import { reading } from './http/body-reader.ts'
import { estimateTokens, isPossible } from './tokens.ts'

/** A response as its stream or document contains it. */
export interface AssembledResponse<Metadata, Usage> extends Omit<ModelResponse, 'tokens' | 'providerMetadata'> {
  /** What is sent back with the message; undefined for nothing. */
  readonly metadata: Metadata | undefined
  /** Undefined if the provider counted nothing. */
  readonly usage: Usage | undefined
}

/** Assembles a response from the bytes of its body, in pieces of any size. */
export interface ResponseAssembler<Metadata, Usage> {
  /**
   * @returns true once the response is complete
   * @throws TransientFailure or PermanentFailure for an error of the provider, or an invalid body
   */
  feed(bytes: Uint8Array): boolean
  /**
   * The response, at the end of the bytes.
   *
   * @throws like `feed`, and TransientFailure if the body ended before the response did
   */
  end(): AssembledResponse<Metadata, Usage>
}

interface ResponseContext<Usage> {
  /** The endpoint and model that the metadata belongs to. */
  readonly source: string
  readonly promptBytes: number
  /** @returns undefined for a prompt of zero tokens, which means that nothing was counted */
  readonly countTokens: (usage: Usage) => Tokens | undefined
}

export function modelResponse<Usage>(
  assembler: ResponseAssembler<unknown, Usage>,
  { source, promptBytes, countTokens }: ResponseContext<Usage>
): ModelResponse {
  return reading(() => {
    const { metadata, usage, ...response } = assembler.end()
    const counted = usage === undefined ? undefined : countTokens(usage)
    return withSeparateCalls({
      ...response,
      tokens: counted && isPossible(counted) ? counted : estimateTokens(promptBytes, response),
      ...(metadata !== undefined && { providerMetadata: { from: source, content: metadata } })
    })
  })
}

/** The response with a call for each object of arguments. One with more than `MAX_CALLS` has run on: it is cut, and has none. */
export function withSeparateCalls({ providerMetadata, ...response }: ModelResponse): ModelResponse {
  const toolCalls = separateCalls(response.toolCalls)
  if (toolCalls.length > MAX_CALLS) return { ...response, toolCalls: [], end: 'length' }
  return { ...response, toolCalls, ...(providerMetadata && { providerMetadata }) }
}
