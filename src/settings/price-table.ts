import { providerAt } from './providers.ts'
import type { Price } from '../agent/price.ts'
import type { ModelIdentity } from '../agent/model.ts'

type Row = readonly [input: number, cachedInput: number, output: number, cacheWrite?: number]

/**
 * US dollars per million tokens, by the host that charges them, for requests in Standard processing. A host that is not here
 * may ask any price for the same name, so nothing is assumed about it.
 *
 * - Where long prompts cost more, the price is the one below the length at which `context-window.ts` makes room.
 * - To write to the cache costs what input does where no fourth figure stands. Anthropic's is the one for five minutes.
 * - DeepSeek's is the dearer of its two times of day.
 *
 * As published until November 2026 at https://developers.openai.com/api/docs/pricing,
 * https://platform.claude.com/docs/en/about-claude/pricing, https://ai.google.dev/gemini-api/docs/pricing and
 * https://api-docs.deepseek.com/quick_start/pricing. What was offered for a limited time only is left out.
 */
const KNOWN: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
  'api.openai.com': {
    'gpt-6-astra': [10, 1, 50, 12.5],
    'gpt-6.1-sol': [2, 0.1, 10, 2.5],
    'gpt-6-sol': [2, 0.2, 10, 2.5],
    'gpt-6-luna': [0.1, 0.01, 0.5, 0.125],
    'gpt-5.6-terra': [2, 0.2, 12, 2.5],
    'gpt-5.6-luna': [0.2, 0.02, 1.2, 0.25],
    'gpt-5.5': [5, 0.5, 30],
    'gpt-5.4': [2.5, 0.25, 15],
    'gpt-5.4-mini': [0.75, 0.075, 4.5],
    'gpt-5.4-nano': [0.2, 0.02, 1.25],
    'gpt-5.2': [1.75, 0.175, 14],
    'gpt-5.1': [1.25, 0.125, 10],
    'gpt-5': [1.25, 0.125, 10],
    'gpt-5-mini': [0.25, 0.025, 2],
    'gpt-4.1': [2, 0.5, 8],
    'gpt-4.1-mini': [0.4, 0.1, 1.6]
  },
  'api.anthropic.com': {
    'claude-fable-5-1': [10, 0.25, 50, 12.5],
    'claude-opus-5-5': [4, 0.2, 20, 5],
    'claude-opus-5': [5, 0.5, 25, 6.25],
    'claude-opus-4-8': [5, 0.5, 25, 6.25],
    'claude-opus-4-7': [5, 0.5, 25, 6.25],
    'claude-opus-4-6': [5, 0.5, 25, 6.25],
    'claude-opus-4-5': [5, 0.5, 25, 6.25],
    'claude-sonnet-5-5': [2, 0.1, 10, 2.5],
    'claude-sonnet-5': [2, 0.2, 10, 2.5],
    'claude-sonnet-4-6': [3, 0.3, 15, 3.75],
    'claude-sonnet-4-5': [3, 0.3, 15, 3.75],
    'claude-haiku-5-5': [0.1, 0.01, 0.5, 0.125],
    'claude-haiku-4-5': [1, 0.1, 5, 1.25]
  },
  'generativelanguage.googleapis.com': {
    'gemini-3.1-pro-preview': [2, 0.2, 12],
    'gemini-2.5-pro': [1.25, 0.125, 10]
  },
  'api.deepseek.com': {
    'deepseek-flash': [0.3, 0.006, 1.2],
    'deepseek-v4-pro': [1.32, 0.044, 3.96]
  }
}

/**
 * What a model costs: as agent.yml says of it at this provider or of its name anywhere, else as its vendor publishes. Undefined
 * when neither does; nothing is guessed.
 */
export function priceOf({ host, name }: ModelIdentity, prices: ReadonlyMap<string, Price>): Price | undefined {
  const provider = providerAt(host)
  const ofHost = provider && prices.get(`${provider.name}/${name}`)
  return ofHost ?? prices.get(name) ?? published(rowOf(host, withoutDate(name)))
}

// By its entries, for a host or model may be called like something that every object has.
function rowOf(host: string, name: string): Row | undefined {
  return Object.entries(KNOWN[host] ?? {}).find(([model]) => model === name)?.[1]
}

function published(row: Row | undefined): Price | undefined {
  if (!row) return undefined
  const [input, cachedInput, output, cacheWrite] = row
  return { input, cachedInput, cacheWrite, output }
}

/** A snapshot such as `gpt-5-2025-08-07` or `claude-haiku-4-5-20251001` costs what its model does. */
function withoutDate(name: string): string {
  return name.replace(/^models\//, '').replace(/-(?:\d{4}-\d{2}-\d{2}|\d{8})$/, '')
}
