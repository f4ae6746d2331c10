import { describe, expect, it } from '@jest/globals'
import { readProblem } from '../../../src/models/failures/provider-problem.ts'

const extra = {
  type: 'extra_forbidden',
  loc: ['body', 'stream_options'],
  msg: 'Extra inputs are not permitted',
  input: {}
}
const deep = (levels: number, around: string) => JSON.parse(`${around.repeat(levels)}1${'}'.repeat(levels)}`) as unknown

describe('readProblem', () => {
  it.each<[string, unknown, object]>([
    [
      'OpenAI',
      { error: { message: 'Bad.', type: 'invalid_request_error', param: 'temperature', code: 'unsupported_value' } },
      { code: 'unsupported_value invalid_request_error', parameter: 'temperature', message: 'Bad' }
    ],
    ['Gemini, in a list', [{ error: { code: 400, message: 'Bad.', status: 'INVALID_ARGUMENT' } }], { message: 'Bad' }],
    ['Ollama', { error: 'model "x" not found' }, { message: 'model "x" not found' }],
    ['FastAPI', { detail: 'Not Found' }, { message: 'Not Found' }],
    [
      'vLLM',
      { detail: [extra] },
      { parameter: 'stream_options', message: 'stream_options: Extra inputs are not permitted' }
    ],
    [
      'Mistral',
      { object: 'error', message: { detail: [extra] }, type: 'invalid_request_error', param: null },
      { parameter: 'stream_options', code: 'invalid_request_error' }
    ],
    [
      'Mistral, as JSON text in JSON',
      { object: 'error', message: JSON.stringify({ detail: [extra] }), code: '1000' },
      { parameter: 'stream_options' }
    ],
    [
      'Mistral, about a message',
      { message: [{ ...extra, loc: ['body', 'messages', 3, 'assistant', 'reasoning'] }] },
      { parameter: 'messages.3.assistant.reasoning' }
    ],
    [
      'OpenRouter, relaying an error',
      {
        error: {
          message: 'Provider returned error',
          code: 400,
          metadata: { raw: '{"error":{"message":"max_tokens is too large","code":"invalid"}}', provider_name: 'X' }
        }
      },
      { message: 'max_tokens is too large', code: 'invalid 400' }
    ],
    [
      'MiniMax',
      { choices: null, base_resp: { status_code: 1008, status_msg: 'insufficient balance' } },
      { message: 'insufficient balance', code: 'insufficient balance' }
    ],
    ['a web page', '<!DOCTYPE html><p>502', { message: 'a web page' }],
    ['nothing', undefined, { message: 'no explanation' }],
    ['an empty object', {}, { message: 'no explanation' }]
  ])('reads the error of %s', (_, body, expected) => {
    expect(readProblem(body, 400)).toMatchObject({ status: 400, ...expected })
  })

  it.each([
    [`${'word '.repeat(58)}secret-key-of-this-run`, `${'word '.repeat(58).trimEnd()}…`],
    [`${'x'.repeat(300)} more`, `${'x'.repeat(300)}…`],
    [`{"a":"${'x'.repeat(280)}","b":"secret-key-of-this-run"}`, `{"a":"${'x'.repeat(280)}","b":"…`],
    ['x'.repeat(301), '…']
  ])('cuts a long message between words: %s', (message, cut) => {
    expect(readProblem({ message }, 400).message).toBe(cut)
  })

  it('takes the status from the error if the response had none', () => {
    const relayed = {
      error: { code: 502, message: 'x', metadata: { raw: '{"error":{"message":"gone","code":null}}' } }
    }
    expect(readProblem(relayed)).toMatchObject({ status: 502, message: 'gone' })
    expect(readProblem({ error: { code: 'server_error', message: 'x' } }).status).toBeUndefined()
  })

  it.each([
    ['errors in errors', deep(20_000, '{"error":')],
    ['other values in an error', { error: deep(20_000, '{"x":') }]
  ])('survives endless nesting of %s', (_, body) => {
    expect(readProblem(body, 400)).toMatchObject({ message: 'no explanation' })
  })
})
