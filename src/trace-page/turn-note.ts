import { formatCount, formatDuration, plural } from '../text/format.ts'
import { fallbackSentence } from '../report/sentences.ts'
import type { TracedEvent } from '../report/request-digests.ts'
import type { TurnNote } from './view.ts'

type UntimedNote = Omit<TurnNote, 'at'>

const INTERRUPTIONS = {
  minutes: 'The time limit was reached.',
  cancel: 'The run was cancelled.',
  stop: 'A person asked to stop.',
  'wrap-up': 'The time for the last turn was over.'
} as const

/** What the page says about an event where it happened; undefined for an event that it shows another way, or not at all. */
export function noteOf(event: TracedEvent): UntimedNote | undefined {
  switch (event.kind) {
    case 'retry':
      return {
        kind: 'retry',
        label: `Retry ${event.attempt}`,
        text: `${event.reason}; sent again after ${formatDuration(event.waitMs)}.`
      }
    case 'fallback':
      return { kind: 'fallback', label: 'Fallback', text: fallbackSentence(event) }
    case 'compaction':
      return {
        kind: 'compaction',
        label: 'Compaction',
        text: `${event.step === 'masked' ? 'Old results were masked' : 'Earlier turns were replaced by a summary'}: ${formatCount(event.freedTokens)} tokens freed.`
      }
    case 'response':
      return responseNote(event)
    case 'request-failed':
      return { kind: 'problem', label: 'No response', text: event.message }
    case 'repetition':
      return {
        kind: 'problem',
        label: 'Repetition',
        text: `The response only repeated itself and was stopped after ${plural(event.chars, 'character')}.`
      }
    case 'interrupted':
      return { kind: 'problem', label: 'Interrupted', text: INTERRUPTIONS[event.by] }
    case 'limit':
      return { kind: 'problem', label: 'Limit', text: `The limit of ${event.limit} was reached.` }
    case 'bug':
      return {
        kind: 'problem',
        label: 'Bug',
        text: `${event.tool} crashed. This is a bug in Forgehand.\n${event.stack}`
      }
    case 'stop-requested':
      return { kind: 'event', label: 'Stop', text: `${event.by.login} asked to stop.` }
    case 'done':
      return event.end === 'finished'
        ? undefined
        : { kind: 'event', label: 'End', text: `The work of the model ended: ${event.end.replace('-', ' ')}.` }
    default:
      return undefined
  }
}

function responseNote({ end, text }: Extract<TracedEvent, { kind: 'response' }>): UntimedNote | undefined {
  if (end === 'length') return { kind: 'problem', label: 'Cut off', text: 'The response reached the length limit.' }
  if (end === 'content-filter') {
    return { kind: 'problem', label: 'Cut off', text: "The provider's content filter stopped the response." }
  }
  // The response to a request that is not a turn, such as for a summary.
  return text === undefined ? undefined : { kind: 'event', label: 'Summary by the model', text }
}
