import { SIGNS, statusLabel } from '../agent/call-status.ts'
import { costOf, type Price } from '../agent/price.ts'
import { shortenMiddle } from '../agent/shorten-middle.ts'
import type { TracedEvent } from '../report/request-digests.ts'
import { fallbackSentence } from '../report/sentences.ts'
import { showHidden } from '../text/hidden-characters.ts'

/** Characters of one text: more than any result that a model has received. */
const MAX_TEXT = 100_000

/** JSON with long texts cut and hidden characters shown, and without `<`, which could end the script element that holds it. */
export function scriptJson(data: unknown): string {
  const shown = (value: unknown) => (typeof value === 'string' ? showHidden(shortenMiddle(value, MAX_TEXT)) : value)
  return JSON.stringify(data, (_, value) => shown(value)).replaceAll('<', String.raw`\u003c`)
}

/** What the page shows of an event; undefined for nothing. `price` is that of the run's model. */
export function shownEvent(event: TracedEvent, price: Price | undefined): object | undefined {
  switch (event.kind) {
    case 'tools':
      return { kind: 'tools', names: event.tools.map(({ name }) => name) }
    case 'message':
      // The result of a call has an event of its own.
      if (event.message.role === 'tool') return undefined
      return { ...event.message, kind: 'message', providerMetadata: undefined }
    case 'usage':
      return { ...event, dollars: price && costOf(event.tokens, price) }
    case 'other-model-usage':
      return { kind: 'usage', tokens: event.tokens, dollars: event.price && costOf(event.tokens, event.price) }
    case 'fallback':
      return { kind: 'fallback', text: fallbackSentence(event) }
    case 'tool-finished':
      return { ...event, subject: undefined, label: statusLabel(event), sign: SIGNS[event.status].symbol }
    case 'child': {
      const shown = shownEvent(event.event, price)
      return shown && { ...event, event: shown }
    }
    default:
      return SHOWN.has(event.kind) ? event : undefined
  }
}

const SHOWN: ReadonlySet<TracedEvent['kind']> = new Set([
  ...(['turn', 'request', 'response', 'request-failed', 'tool-started', 'file-modified', 'retry'] as const),
  ...(['compaction', 'repetition', 'interrupted', 'limit', 'bug', 'stop-requested', 'done'] as const)
])
