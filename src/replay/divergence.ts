import { firstDifference } from './difference.ts'
import type { RecordedEvent } from './read-recording.ts'
import type { TracedEvent, TracedTool } from '../report/trace-schema.ts'

/** Where a run that is had again first does something else. */
export interface Divergence {
  /** `the run`, or `child 2`. */
  readonly conversation: string
  /** Counted from 1 in the conversation; 0 before the first. */
  readonly turns: number
  readonly requests: number
  /** Of the trace. */
  readonly line: number
  /** A clause that names what is another: a message, a result, a tool. */
  readonly what: string
  /** The field that differs first, such as `message.text`; '' for the whole. */
  readonly field: string
  /** The first line that differs of a text of many lines, from 1. */
  readonly textLine: number | undefined
  /** Both as text, cut; undefined for what is not there. */
  readonly recorded: string | undefined
  readonly now: string | undefined
}

type Place = Pick<Divergence, 'conversation' | 'turns' | 'requests'>

/** What is measured anew each time, or fed from the record. */
const UNCOMPARED: Readonly<Partial<Record<TracedEvent['kind'], readonly string[]>>> = {
  session: ['usedMs'],
  bug: ['stack'],
  // A digest of what is itself the digest, where it is from the record.
  'tool-finished': ['dedupeKey']
}

/** @returns undefined when both are the same */
export function divergenceOf(
  { event: recorded, line }: RecordedEvent,
  now: TracedEvent,
  place: Place
): Divergence | undefined {
  if (recorded.kind === 'tools' && now.kind === 'tools')
    return toolDivergence(recorded.tools, now.tools, { ...place, line })
  if (recorded.kind !== now.kind) {
    const what = 'something else happens'
    return { ...place, line, what, field: '', textLine: undefined, recorded: nameOf(recorded), now: nameOf(now) }
  }
  const difference = firstDifference(compared(recorded), compared(now))
  if (!difference) return undefined
  const { field, line: textLine, ...sides } = difference
  return { ...place, line, what: `${nameOf(now)} is another`, field, textLine, ...sides }
}

/** Each tool by its name, so that one that is new does not make all that follow differ. */
function toolDivergence(
  recorded: readonly TracedTool[],
  now: readonly TracedTool[],
  place: Place & Pick<Divergence, 'line'>
): Divergence | undefined {
  const ours = new Map(now.map((tool) => [tool.name, tool]))
  const theirs = new Map(recorded.map((tool) => [tool.name, tool]))
  for (const name of new Set([...theirs.keys(), ...ours.keys()])) {
    const difference = firstDifference(theirs.get(name), ours.get(name))
    if (!difference) continue
    const { field, line: textLine, ...sides } = difference
    const gone = ours.has(name) ? 'is offered otherwise' : 'is not offered any more'
    return { ...place, what: `the tool ${name} ${theirs.has(name) ? gone : 'is new'}`, field, textLine, ...sides }
  }
  const [before, after] = [recorded, now].map((tools) => tools.map(({ name }) => name).join(', '))
  if (before === after) return undefined
  return {
    ...place,
    what: 'the tools come in another order',
    field: '',
    textLine: undefined,
    recorded: before,
    now: after
  }
}

function compared(event: object & { readonly kind: string }): Readonly<Record<string, unknown>> {
  const left = new Map<string, readonly string[]>(Object.entries(UNCOMPARED)).get(event.kind) ?? []
  return Object.fromEntries(Object.entries(event).filter(([name]) => !left.includes(name)))
}

/** What an event is, for people. */
export function nameOf(event: RecordedEvent['event']): string {
  switch (event.kind) {
    case 'request':
      return event.isTurn ? 'what the model is shown' : 'what the model is shown of the history for a summary'
    case 'message':
      return messageName(event.message)
    case 'tool-started':
      return `the call of ${event.name} (${event.callId})`
    case 'tool-finished':
      return `the result of ${event.name} (${event.callId})`
    case 'checkpoint':
      return `the checkpoint before the call ${event.callId}`
    case 'file-modified':
      return `the change of ${event.path} by the call ${event.callId}`
    case 'turn':
      return `the beginning of turn ${event.turn}`
    case 'child-begins':
      return `the beginning of child ${event.child}`
    case 'bug':
      return `a failure of ${event.tool} in itself`
    default:
      return NAMES[event.kind]
  }
}

/** Of what needs no more to be told from others of its kind. */
const NAMES = {
  session: 'what the conversation goes by',
  tools: 'what tools are offered',
  response: 'the reply of the model',
  'request-failed': 'the failure of the request',
  repetition: 'the end of a reply that repeats itself',
  interrupted: 'an interruption',
  'tree-compared': 'a look at whether the work tree has changed',
  compaction: 'the rewriting of the history to make room',
  usage: 'the count of tokens',
  'other-model-usage': 'the answer of another model',
  retry: 'another try of a request',
  fallback: 'the change to another model',
  nudge: 'a word to the model beside its results',
  limit: 'the end by a limit',
  done: 'the end of the work'
}

function messageName(message: Extract<TracedEvent, { readonly kind: 'message' }>['message']): string {
  if (message.role === 'tool') return `the message with the result of ${message.name} (${message.callId})`
  return message.role === 'assistant' ? 'the message of the model' : `a message of role ${message.role}`
}
