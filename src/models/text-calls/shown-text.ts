import { createHash } from 'node:crypto'
import { canonicalJson } from '../../agent/json.ts'
import type { Message } from '../../agent/messages.ts'
import type { Tool } from '../../agent/tool.ts'
import { parameterSchema } from '../../agent/tool-definition.ts'
import { appearsIn, type Shown } from './call-in-text.ts'
import { decode, FOLDINGS, type Folding } from './foldings.ts'
import type { WasShown } from './parse.ts'

/** More than any context window. Older text is no longer in it. */
const MAX_CHARS = 8_000_000
/** Characters compared for one response. */
const MAX_COMPARED = 64_000_000

/**
 * Everything that the model was shown, however it was quoted, indented or escaped. Attack: a model that only quotes a hostile
 * call must not run it. Nothing is compared until the model writes a call as text.
 */
export class ShownText {
  readonly #seen = new WeakSet<object>()
  /** Digests of calls that were not shown when the model made them. It may make them again. */
  readonly #made = new Set<string>()
  readonly #raw: string[] = []
  #rawChars = 0
  readonly #folded = new Map<Folding, string>(FOLDINGS.map((folding) => [folding, '']))

  /** Takes what is new in a request. What the model wrote itself was not shown to it. */
  note(messages: readonly Message[], tools: readonly Tool[]): void {
    for (const message of messages) if (message.role !== 'assistant') this.#take(message, message.text)
    for (const tool of tools) this.#take(tool, `${tool.description}\n${JSON.stringify(parameterSchema(tool))}`)
  }

  /** For the calls of one response: whether the same call, by its name and values, appeared in what was shown. */
  comparison(tools: readonly Tool[]): WasShown {
    const budget = { left: MAX_COMPARED }
    return ({ name, arguments: written }, responseLength) => {
      const args: unknown = JSON.parse(written)
      const digest = createHash('sha256')
        .update(`${name} ${canonicalJson(args)}`)
        .digest('base64')
      if (this.#made.has(digest)) return false
      const { otherNames = [] } = tools.find((tool) => tool.name === name) ?? {}
      const call = { names: [name, ...otherNames], args, responseLength }
      if (this.#texts().some((shown) => appearsIn(shown, call, budget))) return true
      this.#made.add(digest)
      return false
    }
  }

  #take(source: object, text: string): void {
    if (this.#seen.has(source)) return
    this.#seen.add(source)
    const kept = text.slice(-MAX_CHARS)
    this.#raw.push(kept)
    this.#rawChars += kept.length
    while (this.#rawChars > MAX_CHARS && this.#raw.length > 1) this.#rawChars -= this.#raw.shift()?.length ?? 0
  }

  #texts(): readonly Shown[] {
    const added = this.#raw.splice(0).map(decode)
    this.#rawChars = 0
    return FOLDINGS.map((folding) => {
      const before = this.#folded.get(folding) ?? ''
      const text = `${before}${added.map((each) => `${folding(each)}\n`).join('')}`.slice(-MAX_CHARS)
      this.#folded.set(folding, text)
      return { text, folding }
    })
  }
}
