import { describe, expect, it } from '@jest/globals'
import { isContextOverflow, statedContextWindow } from '../../../src/models/failures/problem-kinds.ts'
import { failureOf, TransientFailure, PermanentFailure } from '../../../src/models/failures/failures.ts'
import { readProblem } from '../../../src/models/failures/provider-problem.ts'

const problem = (message: string, status = 400, code = '') => readProblem({ error: { message, code } }, status)

describe('a context overflow', () => {
  it.each([
    ['OpenAI', "This model's maximum context length is 8192 tokens. However, your messages resulted in 9000.", 8192],
    ['OpenAI, responses', 'Your input exceeds the context window of this model.', undefined],
    ['Anthropic', 'prompt is too long: 213462 tokens > 200000 maximum', 200_000],
    [
      'Anthropic, with max_tokens',
      'input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000',
      200_000
    ],
    ['Bedrock', 'Input is too long for requested model.', undefined],
    ['Gemini', 'The input token count (1196265) exceeds the maximum number of tokens allowed (1048575).', 1_048_575],
    ['xAI', "This model's maximum prompt length is 131072 but the request contains 537812 tokens.", 131_072],
    ['Groq', 'Please reduce the length of the messages or completion.', undefined],
    [
      'OpenRouter',
      "This endpoint's maximum context length is 131072 tokens. However, you requested about 200000 tokens",
      131_072
    ],
    ['vLLM', 'The decoder prompt (length 25938) is longer than the maximum model length of 4096.', 4096],
    ['vLLM, older', 'The prompt (total length 25938) is too long to fit into the model (context length 4096).', 4096],
    ['SGLang', "Input length (265330) exceeds model's maximum context length (262144).", 262_144],
    ['Together', "The input (516368 tokens) is longer than the model's context length (262144 tokens).", 262_144],
    ['llama.cpp', 'request (1407 tokens) exceeds the available context size (256 tokens), try increasing it', 256],
    [
      'LM Studio',
      'Trying to keep the first 111490 tokens when context the overflows. However, the model is loaded with context length of only 32768 tokens, which is not enough.',
      32_768
    ],
    ['LM Studio, newer', 'greater than the context length (n_keep: 10247 >= n_ctx: 4096).', 4096],
    ['Mistral', 'Prompt contains 140000 tokens, too large for model with 131072 maximum context length', 131_072],
    ['Ollama', 'prompt too long; exceeded max context length by 4 tokens', undefined],
    ['Moonshot', 'Your request exceeded model token limit: 131072 (requested: 140000)', 131_072],
    ['MiniMax', 'invalid params, context window exceeds limit', undefined],
    ['DashScope', 'Range of input length should be [1, 129024]', 129_024],
    ['Poolside', 'Input length 131393 exceeds the maximum allowed input length of 131,040 tokens.', 131_040],
    ['Copilot', 'prompt token count of 200000 exceeds the limit of 128000', 128_000]
  ])('of %s is recognized, with the window it states', (_, message, window) => {
    expect([isContextOverflow(problem(message)), statedContextWindow(message)]).toEqual([true, window])
  })

  it.each([
    ['by its code', problem('Too much.', 400, 'context_length_exceeded')],
    ['by its status', problem('Payload Too Large', 413)],
    ['with a server error', problem('the request exceeds the available context size', 500)],
    ['of one request above the limit per minute', problem('Request too large for gpt-5: Limit 30000', 429)]
  ])('is recognized %s, and not retried', (_, permanent) => {
    expect(isContextOverflow(permanent)).toBe(true)
    expect(failureOf(permanent)).toBeInstanceOf(PermanentFailure)
  })

  it.each([
    ['a rate limit', problem('Too many tokens, please wait before trying again.', 429)],
    ['a busy server', problem('The server had an error while processing your request.', 500)]
  ])('is not %s', (_, transient) => {
    expect(isContextOverflow(transient)).toBe(false)
    expect(failureOf(transient)).toBeInstanceOf(TransientFailure)
  })

  it.each(['Incorrect API key provided: sk-12345.', "Unknown parameter: 'stream_options'.", 'Your credit is used up.'])(
    'is not "%s"',
    (message) => {
      expect(isContextOverflow(problem(message))).toBe(false)
    }
  )
})
