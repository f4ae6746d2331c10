import { describe, expect, it } from '@jest/globals'
import { readLocalModels } from '../../src/cli/local-model.ts'
import { UsageError } from '../../src/cli/usage-error.ts'
import type { ModelChoice } from '../../src/settings/model-directory.ts'

const keys = { OPENAI_API_KEY: 'sk-o', ANTHROPIC_API_KEY: 'sk-a', GEMINI_API_KEY: 'g' }

const line = ({ api, baseUrl, name, credential }: ModelChoice) =>
  `${api} ${baseUrl} ${name} ${credential.kind === 'key' ? credential.key || '-' : ''}`

describe('reading the models of the command line', () => {
  it.each([
    [{ model: 'gpt-5' }, 'chat https://api.openai.com/v1 gpt-5 sk-o'],
    [{ model: 'gpt-5', api: 'chat' as const }, 'chat https://api.openai.com/v1 gpt-5 sk-o'],
    [{ model: 'anthropic/x' }, 'anthropic https://api.anthropic.com x sk-a'],
    [{ model: 'claude-x' }, 'anthropic https://api.anthropic.com claude-x sk-a'],
    [{ model: 'gemini-x' }, 'gemini https://generativelanguage.googleapis.com/v1beta gemini-x g'],
    [{ model: 'claude-x', baseUrl: 'https://proxy.example/v1' }, 'chat https://proxy.example/v1 claude-x sk-o'],
    [{ model: 'google/x' }, 'gemini https://generativelanguage.googleapis.com/v1beta x g'],
    [{ model: 'x', baseUrl: 'https://api.anthropic.com' }, 'anthropic https://api.anthropic.com x sk-a'],
    [{ model: 'x', baseUrl: 'https://proxy.example/v1' }, 'chat https://proxy.example/v1 x sk-o'],
    // Other keys that happen to be set do not select another endpoint.
    [{ model: 'anthropic/x', baseUrl: 'https://proxy.example/v1' }, 'chat https://proxy.example/v1 anthropic/x sk-o'],
    [{ model: 'openai/x', baseUrl: 'https://proxy.example/v1' }, 'chat https://proxy.example/v1 openai/x sk-o']
  ])('reads %j with the key of its provider', (flags, found) => {
    expect(line(readLocalModels(flags, keys).main)).toBe(found)
  })

  it('accepts fallback models of several providers', () => {
    const { fallbacks } = readLocalModels({ model: 'gpt-5', fallbackModel: ['anthropic/x', 'gpt-5-mini'] }, keys)
    expect(fallbacks.map(line)).toEqual([
      'anthropic https://api.anthropic.com x sk-a',
      'chat https://api.openai.com/v1 gpt-5-mini sk-o'
    ])
  })

  it('reports all mistakes at once, with the variable to set', () => {
    const read = () => readLocalModels({ model: 'gpt-5', fallbackModel: ['anthropic/x', 'acme/y', 'azure/z'] }, {})
    expect(read).toThrow(UsageError)
    expect(read).toThrow(
      /OPENAI_API_KEY is not set[^]*ANTHROPIC_API_KEY is not set[^]*is acme\/y[^]*azure[^]*--base-url/
    )
  })

  it.each([
    ['claude-x', 'ANTHROPIC_API_KEY is not set. Set it to your key for api.anthropic.com'],
    ['gemini-x', 'GEMINI_API_KEY is not set. Set it to your key for generativelanguage.googleapis.com']
  ])('names the key that %s needs, even if another provider has a key', (model, message) => {
    expect(() => readLocalModels({ model }, { OPENAI_API_KEY: 'sk-o' })).toThrow(message)
  })

  it('rejects a key with a space before any request', () => {
    const read = () => readLocalModels({ model: 'gpt-5' }, { OPENAI_API_KEY: 'two words' })
    expect(read).toThrow(/^OPENAI_API_KEY for api\.openai\.com contains a space/)
  })

  // Attack: a base URL in the environment or in a script receives the key of another provider.
  it('does not send the key of OpenAI to another provider', () => {
    const read = () => readLocalModels({ model: 'x', baseUrl: 'https://api.groq.com/openai/v1' }, keys)
    expect(read).toThrow('GROQ_API_KEY is not set. Set it to your key for api.groq.com')
  })
})
