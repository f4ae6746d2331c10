import { describe, expect, it } from '@jest/globals'
import { readApiKeys, secretsIn } from '../../src/settings/api-keys.ts'
import type { ModelChoice } from '../../src/settings/model-directory.ts'
import { readWorkflowModels, type ModelInputs } from '../../src/settings/workflow-models.ts'

const none: ModelInputs = {
  model: 'gpt-5',
  api: '',
  'base-url': '',
  'api-key': '',
  'fallback-models': [],
  'openai-identity-provider': '',
  'openai-service-account': '',
  'openai-audience': 'https://api.openai.com/v1'
}

const read = (inputs: Partial<ModelInputs>) => readWorkflowModels({ ...none, ...inputs })

/** A model in one line: protocol, address, name and key. */
const line = ({ api, baseUrl, name, credential }: ModelChoice) =>
  `${api} ${baseUrl} ${name} ${credential.kind === 'key' ? credential.key || '-' : credential.serviceAccountId}`

describe('without base-url', () => {
  it.each([
    ['gpt-5', 'chat https://api.openai.com/v1 gpt-5 k'],
    ['openai/gpt-5', 'chat https://api.openai.com/v1 gpt-5 k'],
    ['anthropic/claude-sonnet-5', 'anthropic https://api.anthropic.com claude-sonnet-5 k'],
    ['gemini/gemini-2.5-pro', 'gemini https://generativelanguage.googleapis.com/v1beta gemini-2.5-pro k'],
    ['Google/gemini-2.5-pro', 'gemini https://generativelanguage.googleapis.com/v1beta gemini-2.5-pro k'],
    ['groq/openai/gpt-oss-120b', 'chat https://api.groq.com/openai/v1 openai/gpt-oss-120b k'],
    ['openrouter/anthropic/claude-sonnet-5', 'chat https://openrouter.ai/api/v1 anthropic/claude-sonnet-5 k'],
    ['claude-sonnet-5', 'anthropic https://api.anthropic.com claude-sonnet-5 k'],
    ['gemini-2.5-pro', 'gemini https://generativelanguage.googleapis.com/v1beta gemini-2.5-pro k'],
    ['mistral/devstral-latest', 'chat https://api.mistral.ai/v1 devstral-latest k'],
    ['ollama/qwen3-coder:30b', 'chat http://localhost:11434/v1 qwen3-coder:30b k']
  ])('%s is found at its provider', (model, found) => {
    const { models, problems } = read({ model, 'api-key': 'k' })
    expect(line(models.main)).toBe(found)
    expect(problems).toEqual([])
  })

  it('the name of a model selects the key of its provider', () => {
    const { models } = read({ model: 'claude-x', 'api-key': 'other\nopenai=o\nanthropic=a' })
    expect(line(models.main)).toBe('anthropic https://api.anthropic.com claude-x a')
  })

  it('the input api chooses the protocol', () => {
    expect(line(read({ api: 'chat', 'api-key': 'k' }).models.main)).toMatch(/^chat https:\/\/api\.openai\.com\/v1 /)
    const { models } = read({ model: 'gemini/x', api: 'chat', 'api-key': 'k' })
    expect(line(models.main)).toBe('chat https://generativelanguage.googleapis.com/v1beta/openai x k')
  })

  it.each([
    [{ model: 'openai/', 'api-key': 'k' }, /model is openai\/, whose address is not known/],
    [{ model: 'claude-x' }, /api-key is not set\. Set it to the key for api\.anthropic\.com.*ANTHROPIC_API_KEY/],
    [
      { model: 'claude-x', 'api-key': 'openai=o' },
      /no key for api\.anthropic\.com, which model uses\. Add a line such as anthropic=.*ANTHROPIC_API_KEY/
    ],
    [
      { model: 'gemini-x', 'api-key': 'openai=o\nanthropic=a' },
      /no key for generativelanguage\.googleapis\.com.*Add a line such as gemini=.*GEMINI_API_KEY/
    ],
    [{ 'api-key': 'Bearer k-secret' }, /^api-key for api\.openai\.com contains a space((?!secret).)*$/],
    [{ 'api-key': 'openai=k anthropic=a' }, /contains a space.*separate lines, as provider=key/],
    [{ 'api-key': 'openai=k\u200b' }, /contains a space or a non-ASCII character/],
    [{ model: 'acme/large' }, /model is acme\/large, whose address is not known.*openai, anthropic, gemini/],
    [{ model: 'azure/my-deployment' }, /model is a model of azure.*Set base-url.*NAME\.openai\.azure\.com/],
    [
      { model: 'anthropic/x', api: 'responses' },
      /api is responses, which anthropic does not support.*anthropic or chat/
    ],
    [{ model: 'anthropic/x' }, /api-key is not set\. Set it to the key for api\.anthropic\.com.*ANTHROPIC_API_KEY/]
  ])('%j is an error with a remedy', (inputs, words) => {
    expect(read(inputs).problems).toEqual([expect.stringMatching(words)])
  })
})

describe('with base-url', () => {
  it.each([
    ['http://localhost:4000/v1', 'anthropic/claude-x', 'chat http://localhost:4000/v1 anthropic/claude-x k'],
    ['https://proxy.example/v1', 'azure/gpt-5', 'chat https://proxy.example/v1 azure/gpt-5 k'],
    ['https://proxy.example/v1', 'claude-x', 'chat https://proxy.example/v1 claude-x k'],
    ['https://api.anthropic.com', 'claude-x', 'anthropic https://api.anthropic.com claude-x k'],
    ['https://api.openai.com/v1', 'openai/gpt-5', 'chat https://api.openai.com/v1 gpt-5 k'],
    ['https://openrouter.ai/api/v1', 'openrouter/auto', 'chat https://openrouter.ai/api/v1 openrouter/auto k'],
    [
      'https://generativelanguage.googleapis.com/v1beta/openai/',
      'gemini-x',
      'chat https://generativelanguage.googleapis.com/v1beta/openai/ gemini-x k'
    ],
    [
      'https://europe-west4-aiplatform.googleapis.com/v1/projects/p/locations/l',
      'vertex/gemini-x',
      'gemini https://europe-west4-aiplatform.googleapis.com/v1/projects/p/locations/l gemini-x k'
    ],
    ['https://me.openai.azure.com/openai/v1', 'azure/mine', 'chat https://me.openai.azure.com/openai/v1 mine k']
  ])('%s has the model %s', (baseUrl, model, found) => {
    const { models, problems } = read({ model, 'base-url': baseUrl, 'api-key': 'k' })
    expect(line(models.main)).toBe(found)
    expect(problems).toEqual([])
  })

  it('a provider with its own key is asked directly', () => {
    const inputs = { 'base-url': 'https://proxy.example/v1', 'api-key': 'p\nanthropic=a' }
    expect(line(read({ ...inputs, model: 'anthropic/x' }).models.main)).toBe('anthropic https://api.anthropic.com x a')
    expect(line(read({ ...inputs, model: 'openai/x' }).models.main)).toBe('chat https://proxy.example/v1 openai/x p')
  })

  it('the key of a provider is sent to its own host rather than a key without a name', () => {
    const inputs = { 'base-url': 'https://api.openai.com/v1', 'api-key': 'other\nopenai=sk-secret' }
    expect(line(read(inputs).models.main)).toBe('chat https://api.openai.com/v1 gpt-5 sk-secret')
  })

  // Attack: another address instead of the provider's would get the key.
  it('the key of a provider is sent to no other host', () => {
    const { models, problems } = read({
      'base-url': 'https://api.openai.com.example/v1',
      'api-key': 'openai=sk-secret'
    })
    expect(line(models.main)).toBe('chat https://api.openai.com.example/v1 gpt-5 -')
    expect(problems).toEqual([
      expect.stringContaining('api-key has no key for api.openai.com.example, which model uses. Add a line such as ${{')
    ])
  })

  it.each(['far.example', '[2001:db8::1]', '10.0.0.7', 'localhost.example', '127.0.0.1.example'])(
    'no key goes over an open line to %s',
    (host) => {
      expect(read({ 'base-url': `http://${host}/v1`, 'api-key': 'k' }).problems).toEqual([
        `api-key would be sent to ${host} unencrypted. Use https in base-url, or remove the key.`
      ])
    }
  )

  it.each(['localhost:1234', '127.0.0.1', '[::1]:80', 'model', 'a.localhost'])(
    '%s is near enough for a key',
    (host) => {
      expect(read({ 'base-url': `http://${host}/v1`, 'api-key': 'k' }).problems).toEqual([])
    }
  )
})

describe('fallback-models', () => {
  const keys = 'openai=o\nanthropic=a'

  it.each([
    ['of the same provider', 'gpt-5', 'gpt-5-mini', 'chat https://api.openai.com/v1 gpt-5-mini o'],
    ['of the same provider by its name', 'gpt-5', 'openai/gpt-5-mini', 'chat https://api.openai.com/v1 gpt-5-mini o'],
    ['of another provider', 'gpt-5', 'anthropic/x', 'anthropic https://api.anthropic.com x a'],
    [
      'of another provider by the name of the model',
      'gpt-5',
      'claude-x',
      'anthropic https://api.anthropic.com claude-x a'
    ],
    ['of OpenAI by the name of the model', 'claude-x', 'gpt-5', 'chat https://api.openai.com/v1 gpt-5 o'],
    ['what a server on this machine calls it', 'ollama/x', 'gpt-5', 'chat http://localhost:11434/v1 gpt-5 -'],
    ['on this machine', 'gpt-5', 'ollama/x', 'chat http://localhost:11434/v1 x -']
  ])('can be %s', (_, model, fallback, found) => {
    const { models, problems } = read({ model, 'api-key': keys, 'fallback-models': [fallback] })
    expect(models.fallbacks.map(line)).toEqual([found])
    expect(problems).toEqual([])
  })

  it('have names with slashes if the main endpoint does', () => {
    const { models } = read({ model: 'openrouter/a/b', 'api-key': 'k', 'fallback-models': ['openai/gpt-5', 'meta/x'] })
    expect(models.fallbacks.map(({ host, name }) => `${host} ${name}`)).toEqual([
      'openrouter.ai openai/gpt-5',
      'openrouter.ai meta/x'
    ])
  })

  it('need a key for their provider', () => {
    expect(read({ 'api-key': 'k', 'fallback-models': ['anthropic/x'] }).problems).toEqual([
      'api-key has no key for api.anthropic.com, which fallback-models uses. Add a line such as anthropic=${{ secrets.ANTHROPIC_API_KEY }}, and check that the secret exists.'
    ])
  })

  it('are not names of an endpoint whose names have no slash', () => {
    expect(read({ 'api-key': 'k', 'fallback-models': ['acme/x'] }).problems).toEqual([
      expect.stringContaining('fallback-models is acme/x')
    ])
  })

  it('report each error in another endpoint than that of the main model', () => {
    const { problems } = read({
      api: 'gemini',
      'api-key': 'k',
      'fallback-models': ['gpt-5-mini', 'acme/x', 'azure/y', 'groq/z']
    })
    expect(problems).toEqual([
      expect.stringContaining('api is gemini, which openai does not support'),
      expect.stringContaining('fallback-models is acme/x'),
      expect.stringContaining('fallback-models is a model of azure'),
      expect.stringContaining('no key for api.groq.com')
    ])
  })

  it('report other errors in addition to an unreadable key', () => {
    const { problems } = read({
      'api-key': 'openai=\nmistral=m',
      'fallback-models': ['acme/x', 'gpt-5-mini']
    })
    expect(problems).toEqual([
      expect.stringContaining('nothing after openai='),
      expect.stringContaining('fallback-models is acme/x')
    ])
  })

  it('report an error in the endpoint of the main model only once', () => {
    expect(read({ 'fallback-models': ['gpt-5-mini', 'gpt-5-nano'] }).problems).toHaveLength(1)
  })
})

describe('a model that the repository names', () => {
  const { find } = read({ 'api-key': 'openai=o\nanthropic=a' }).models

  it.each(['gpt-5-mini', 'openai/gpt-5-mini', 'anthropic/x', 'claude-x'])(
    'can be %s, for which the workflow has a key',
    (name) => {
      expect(find(name, 'repository').problem).toBeUndefined()
    }
  )

  it.each(['gemini/x', 'gemini-x', 'ollama/x', 'azure/x'])(
    'cannot be %s, for which the workflow has no key',
    (name) => {
      expect(find(name, 'repository').problem).toBeDefined()
    }
  )
})

describe('OpenAI without a secret', () => {
  const identity = { 'openai-identity-provider': 'idp_1', 'openai-service-account': 'sa_1' }

  it('needs no key', () => {
    const { models, problems } = read(identity)
    expect(line(models.main)).toBe('chat https://api.openai.com/v1 gpt-5 sa_1')
    expect(problems).toEqual([])
  })

  it('can be the fallback', () => {
    const { models } = read({ ...identity, model: 'anthropic/x', 'api-key': 'k', 'fallback-models': ['openai/gpt-5'] })
    expect(models.fallbacks.map(line)).toEqual(['chat https://api.openai.com/v1 gpt-5 sa_1'])
  })

  it('works for OpenAI only', () => {
    expect(read({ ...identity, model: 'anthropic/x' }).problems).toHaveLength(1)
  })

  // Attack: another address instead of OpenAI's would get the identity token.
  it.each([
    'https://proxy.example/v1',
    'https://api.openai.com.example/v1',
    'https://api.openai.com:8443/v1',
    'https://xapi.openai.com/v1',
    'http://localhost:4000/v1'
  ])('is refused together with base-url %s', (baseUrl) => {
    const { models, problems } = read({ ...identity, 'base-url': baseUrl })
    expect(models.main.credential.kind).toBe('key')
    expect(problems).toEqual([expect.stringMatching(/base-url is .* not an address of OpenAI.*Remove base-url/)])
  })

  it('can be combined with an endpoint that has a key, for a fallback of OpenAI', () => {
    const inputs = { ...identity, 'base-url': 'https://proxy.example/v1', 'api-key': 'k' }
    const { models, problems } = read({ ...inputs, 'fallback-models': ['openai/gpt-5'] })
    expect([line(models.main), ...models.fallbacks.map(line)]).toEqual([
      'chat https://proxy.example/v1 gpt-5 k',
      'chat https://api.openai.com/v1 gpt-5 sa_1'
    ])
    expect(problems).toEqual([])
  })

  it.each(['https://api.openai.com/v1', 'https://eu.api.openai.com/v1'])('is allowed with base-url %s', (baseUrl) => {
    expect(read({ ...identity, 'base-url': baseUrl })).toMatchObject({
      models: { main: { credential: { kind: 'workload-identity' } } },
      problems: []
    })
  })

  it('is refused for an unencrypted endpoint', () => {
    expect(read({ ...identity, 'base-url': 'http://api.openai.com/v1' }).problems).toEqual([
      expect.stringMatching(/unencrypted/)
    ])
  })

  it.each([
    [{ 'openai-identity-provider': 'idp_1' }, /openai-service-account is not\. Set both/],
    [{ 'openai-service-account': 'sa_1' }, /openai-identity-provider is not\. Set both/],
    [{ ...identity, 'api-key': 'openai=k' }, /has a key for openai too/],
    [{ ...identity, 'api-key': 'k' }, /has a key for openai too/],
    [{ ...identity, 'base-url': 'https://proxy.example/v1', 'api-key': 'openai=k' }, /has a key for openai too/]
  ])('reports what is missing or superfluous in %j', (inputs, words) => {
    expect(read(inputs).problems).toContainEqual(expect.stringMatching(words))
  })
})

describe('api-key', () => {
  it.each([
    ['one key', 'sk-x', { own: 'sk-x', byProvider: new Map() }],
    ['a key that looks like a line', 'abc=def==', { own: 'abc=def==', byProvider: new Map() }],
    ['the key of a provider', ' openai = sk-x ', { own: '', byProvider: new Map([['openai', 'sk-x']]) }],
    [
      'several, one of them alone',
      'sk-x\n\ngoogle=AIza=\r\nanthropic=a\n',
      {
        own: 'sk-x',
        byProvider: new Map([
          ['gemini', 'AIza='],
          ['anthropic', 'a']
        ])
      }
    ]
  ])('contains %s', (_, text, keys) => {
    expect(readApiKeys(text)).toEqual({ keys, problems: [] })
  })

  it.each([
    ['openai=\nanthropic=a', /nothing after openai=/],
    ['openai=', /nothing after openai=/],
    ['sk-one\nsk-two', /2 keys without a provider/],
    ['acme=k-secret\nopenai=o', /a line for acme, which is not a known provider/],
    ['c2VjcmV0IGtleQ==\nopenai=o', /a line for a name, which is not a known provider/],
    ['c2VjcmV0IGtleTE=\nopenai=o', /a line for a name, which is not a known provider/],
    ['google=a\ngemini=b', /two keys for gemini/]
  ])('of %j is an error that shows no key', (text, words) => {
    const { problems } = readApiKeys(text)
    expect(problems).toEqual([expect.stringMatching(words)])
    expect(problems.join()).not.toMatch(/sk-|k-secret|c2Vj/)
  })

  it.each([
    ['sk-x\nopenai=sk-y', ['sk-x', 'sk-y']],
    ['openai=\nacme=k', ['acme=k', 'k']],
    ['abc=def==', ['abc=def==', 'def==']],
    ['c2VjcmV0IGtleQ==', ['c2VjcmV0IGtleQ==']],
    ['', []]
  ])('of %j is masked key by key', (text, secrets) => {
    expect(secretsIn(text)).toEqual(secrets)
  })
})
