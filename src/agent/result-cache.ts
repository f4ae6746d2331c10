import { canonicalJson } from './canonical-json.ts'
import type { Tool, ToolResult } from './tool.ts'

const MAX_ENTRIES = 200
const MAX_CHARACTERS = 4_000_000

/** Results of calls that only look at the tree, to be served again until something may have changed it. */
export class ResultCache {
  /** The one that was used longest ago comes first. */
  readonly #results = new Map<string, ToolResult>()
  #characters = 0

  find(key: string): ToolResult | undefined {
    const result = this.#results.get(key)
    if (!result) return undefined
    this.#results.delete(key)
    this.#results.set(key, result)
    return result
  }

  keep(key: string, result: ToolResult): void {
    this.#drop(key)
    this.#results.set(key, result)
    this.#characters += sizeOf(key, result)
    for (const [oldest] of this.#results) {
      if (this.#results.size <= MAX_ENTRIES && this.#characters <= MAX_CHARACTERS) break
      this.#drop(oldest)
    }
  }

  clear(): void {
    this.#results.clear()
    this.#characters = 0
  }

  #drop(key: string): void {
    const result = this.#results.get(key)
    if (!result) return
    this.#results.delete(key)
    this.#characters -= sizeOf(key, result)
  }
}

/** Equal for calls that get the same result as long as the tree does not change; undefined when a result is not to be kept. */
export async function cacheKey(tool: Tool, input: unknown, signal: AbortSignal): Promise<string | undefined> {
  if (tool.cachePolicy !== 'cacheable') return undefined
  try {
    return JSON.stringify([tool.name, canonicalJson(input), await tool.fingerprint?.(input, signal)])
  } catch {
    // What has no fingerprint, such as a file that is not there, is for the tool itself to explain.
    signal.throwIfAborted()
    return undefined
  }
}

function sizeOf(key: string, { text }: ToolResult): number {
  return key.length + text.length
}
