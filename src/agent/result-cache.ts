import { canonicalJson } from './canonical-json.ts'
import type { ResolvedCall } from './execute-call.ts'
import type { ToolResult } from './tool.ts'

const MAX_ENTRIES = 200
const MAX_CHARACTERS = 4_000_000

/** Results of calls that only read the tree, for reuse until something may have changed it. */
export class ResultCache {
  /** Least recently used first. */
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

/** Equal for calls with the same result as long as the tree does not change; undefined when the result must not be kept. */
export async function cacheKey(call: ResolvedCall, signal: AbortSignal): Promise<string | undefined> {
  if (call.kind === 'invalid' || call.tool.cachePolicy !== 'cacheable') return undefined
  const { callId, tool, input } = call
  try {
    return JSON.stringify([tool.name, canonicalJson(input), await tool.fingerprint?.(input, signal, callId)])
  } catch {
    // No fingerprint, for example because the file does not exist. The tool runs and explains the problem.
    signal.throwIfAborted()
    return undefined
  }
}

function sizeOf(key: string, { text }: ToolResult): number {
  return key.length + text.length
}
