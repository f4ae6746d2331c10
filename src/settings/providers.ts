import type { Api } from '../domain/settings.ts'

export const APIS = ['chat', 'responses', 'anthropic', 'gemini'] as const satisfies readonly Api[]

export interface Provider {
  /** The part before the slash of `provider/name`. */
  readonly name: string
  /** For readers. */
  readonly title: string
  /** The APIs that it supports with their addresses, the preferred one first. '' if each customer has their own address. */
  readonly apis: Readonly<Partial<Record<Api, string>>>
  /** Its own hosts, to which its key can be sent. */
  readonly hosts: RegExp
  /** The environment variable in which programs expect its key; undefined if it needs none. */
  readonly keyVariable: string | undefined
  readonly exampleUrl?: string
  /** The names by which its models are known without a provider before them. */
  readonly modelNames?: RegExp
  /** Names of its models can contain a slash, and the first part can look like a provider. */
  readonly hasSlashedNames?: true
}

const NO_HOST = /^(?!)/

export const providers: readonly Provider[] = [
  {
    name: 'openai',
    title: 'OpenAI',
    apis: { chat: 'https://api.openai.com/v1', responses: 'https://api.openai.com/v1' },
    hosts: /^(?:[a-z]{2}\.)?api\.openai\.com$/,
    keyVariable: 'OPENAI_API_KEY',
    modelNames: /^gpt-/i
  },
  {
    name: 'anthropic',
    title: 'Anthropic',
    apis: { anthropic: 'https://api.anthropic.com', chat: 'https://api.anthropic.com/v1' },
    hosts: /^api\.anthropic\.com$/,
    keyVariable: 'ANTHROPIC_API_KEY',
    modelNames: /^claude-/i
  },
  {
    name: 'gemini',
    title: 'Google',
    apis: {
      gemini: 'https://generativelanguage.googleapis.com/v1beta',
      chat: 'https://generativelanguage.googleapis.com/v1beta/openai'
    },
    hosts: /^generativelanguage\.googleapis\.com$/,
    keyVariable: 'GEMINI_API_KEY',
    modelNames: /^gemini-/i
  },
  {
    name: 'vertex',
    title: 'Google Cloud',
    apis: { gemini: '', chat: '' },
    hosts: /^(?:[a-z0-9-]+-)?aiplatform(?:\.[a-z]+\.rep)?\.googleapis\.com$/,
    keyVariable: 'CLOUDSDK_AUTH_ACCESS_TOKEN',
    exampleUrl: 'https://europe-west4-aiplatform.googleapis.com/v1/projects/PROJECT/locations/europe-west4'
  },
  {
    name: 'azure',
    title: 'Microsoft Azure',
    apis: { chat: '', responses: '' },
    hosts: /\.(?:openai|services\.ai|cognitiveservices)\.azure\.com$/,
    keyVariable: 'AZURE_OPENAI_API_KEY',
    exampleUrl: 'https://NAME.openai.azure.com/openai/v1'
  },
  { ...hosted('groq', 'Groq', 'https://api.groq.com/openai/v1'), hasSlashedNames: true },
  hosted('mistral', 'Mistral', 'https://api.mistral.ai/v1'),
  hosted('deepseek', 'DeepSeek', 'https://api.deepseek.com/v1'),
  { ...hosted('openrouter', 'OpenRouter', 'https://openrouter.ai/api/v1'), hasSlashedNames: true },
  hosted('xai', 'xAI', 'https://api.x.ai/v1'),
  { ...hosted('together', 'Together', 'https://api.together.xyz/v1'), hasSlashedNames: true },
  { ...hosted('fireworks', 'Fireworks', 'https://api.fireworks.ai/inference/v1'), hasSlashedNames: true },
  hosted('cerebras', 'Cerebras', 'https://api.cerebras.ai/v1'),
  local('ollama', 'Ollama', 'http://localhost:11434/v1'),
  local('lmstudio', 'LM Studio', 'http://localhost:1234/v1'),
  local('llamacpp', 'llama.cpp', 'http://localhost:8080/v1'),
  local('vllm', 'vLLM', 'http://localhost:8000/v1')
]

const OTHER_NAMES: Readonly<Record<string, string>> = { google: 'gemini' }

/** The names that `provider/name` can begin with. */
export const providerNames: readonly string[] = providers.map(({ name }) => name)

/** @param name in any case */
export function providerNamed(name: string): Provider | undefined {
  const lower = name.toLowerCase()
  const wanted = Object.entries(OTHER_NAMES).find(([other]) => other === lower)?.[1] ?? lower
  return providers.find((provider) => provider.name === wanted)
}

/** The provider whose models have such names, such as Anthropic for `claude-sonnet-5`. */
export function providerOfModel(name: string): Provider | undefined {
  return providers.find(({ modelNames }) => modelNames?.test(name))
}

/** The provider of a host; undefined if it is not known. */
export function providerAt(host: string): Provider | undefined {
  return providers.find(({ hosts }) => hosts.test(host))
}

/** Its preferred API, with the address. */
export function firstApi({ apis }: Provider): { readonly api: Api; readonly baseUrl: string } {
  const [api = 'chat', baseUrl = ''] = Object.entries(apis)[0] ?? []
  return { api: api as Api, baseUrl } // Safe: the keys of `apis` are APIs.
}

function hosted(name: string, title: string, baseUrl: string): Provider {
  const { hostname } = new URL(baseUrl)
  return {
    name,
    title,
    apis: { chat: baseUrl },
    hosts: new RegExp(`^${hostname.replaceAll('.', String.raw`\.`)}$`),
    keyVariable: `${name.toUpperCase()}_API_KEY`
  }
}

/** A server on the machine itself, with whatever models its owner has loaded. */
function local(name: string, title: string, baseUrl: string): Provider {
  return { name, title, apis: { chat: baseUrl }, hosts: NO_HOST, keyVariable: undefined, hasSlashedNames: true }
}
