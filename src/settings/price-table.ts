import { providerAt } from './providers.ts'
import type { Price } from '../agent/price.ts'
import type { ModelIdentity } from '../agent/model.ts'

type Row = readonly [input: number, cachedInput: number, output: number, cacheWrite?: number]

/**
 * US dollars per million tokens in standard processing, by host. Another host can charge any price for a model of the same
 * name, so nothing is assumed about it.
 *
 * - If long prompts cost more, this is the price below the length at which compaction starts (`agent/compaction.ts`).
 * - The fourth figure is the price of writing to the cache; without it, that is the price of input. Anthropic's is for five
 *   minutes.
 * - DeepSeek charges by the time of day; this is the higher price.
 *
 * As published until November 2026 at https://developers.openai.com/api/docs/pricing,
 * https://platform.claude.com/docs/en/about-claude/pricing, https://ai.google.dev/gemini-api/docs/pricing and
 * https://api-docs.deepseek.com/quick_start/pricing. Temporary discounts are left out.
 */
const PUBLISHED_PRICES: Readonly<Record<string, Readonly<Record<string, Row>>>> = {
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
 * The price of a model: from agent.yml by provider/name or by name, or else the published price. Undefined if neither is known;
 * nothing is guessed.
 */
export function priceOf({ host, name }: ModelIdentity, prices: ReadonlyMap<string, Price>): Price | undefined {
  const provider = providerAt(host)
  const ofHost = provider && prices.get(`${provider.name}/${name}`)
  return ofHost ?? prices.get(name) ?? published(rowOf(host, withoutDate(name)))
}

// Searches the entries, because a host or model can have the name of a property that every object has.
function rowOf(host: string, name: string): Row | undefined {
  return Object.entries(PUBLISHED_PRICES[host] ?? {}).find(([model]) => model === name)?.[1]
}

function published(row: Row | undefined): Price | undefined {
  if (!row) return undefined
  const [input, cachedInput, output, cacheWrite] = row
  return { input, cachedInput, cacheWrite, output }
}

/** A snapshot such as `gpt-5-2025-08-07` or `claude-haiku-4-5-20251001` has the price of its model. */
function withoutDate(name: string): string {
  return name.replace(/^models\//, '').replace(/-(?:\d{4}-\d{2}-\d{2}|\d{8})$/, '')
}
