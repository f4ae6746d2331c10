import type { ConversationEvent, TracedTool } from '../report/conversation-events.ts'
import { firstDifference, type ValueDifference } from './difference.ts'
import type { RecordedEvent } from './read-recording.ts'

/** Where a replay first differs from the recording. */
export interface Divergence extends ValueDifference {
  /** `the run`, or `child 2`. */
  readonly conversation: string
  /** Counted from 1 in the conversation; 0 before the first. */
  readonly turns: number
  readonly requests: number
  /** Line of the trace. */
  readonly line: number
  /** A clause that says what differs: a message, a result, a tool. */
  readonly what: string
}

type Position = Pick<Divergence, 'conversation' | 'turns' | 'requests'>

/** Fields that are measured anew each time, or come from the recording. */
const IGNORED_FIELDS: Readonly<Partial<Record<ConversationEvent['kind'], readonly string[]>>> = {
  session: ['usedMs'],
  bug: ['stack'],
  // The recorded key is a digest; the replay makes a digest of it.
  'tool-finished': ['durationMs', 'dedupeKey']
}

/** @returns undefined when both are the same */
export function divergenceOf(
  { event: recorded, line }: RecordedEvent,
  now: ConversationEvent,
  position: Position
): Divergence | undefined {
  if (recorded.kind === 'tools' && now.kind === 'tools') {
    const found = toolDifference(recorded.tools, now.tools)
    return found && { ...position, line, ...found }
  }
  if (recorded.kind !== now.kind) {
    const labels = { recorded: eventLabel(recorded), now: eventLabel(now) }
    return { ...position, line, what: 'another event happens', field: '', textLine: undefined, ...labels }
  }
  const difference = firstDifference(comparable(recorded), comparable(asRecorded(now, recorded)))
  return difference && { ...position, line, what: `${eventLabel(now)} differs`, ...difference }
}

/** Compares tools by name, so that a new tool does not make all that follow differ. */
function toolDifference(
  recorded: readonly TracedTool[],
  now: readonly TracedTool[]
): Omit<Divergence, 'line' | keyof Position> | undefined {
  const before = new Map(recorded.map((tool) => [tool.name, tool]))
  const after = new Map(now.map((tool) => [tool.name, tool]))
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const difference = firstDifference(before.get(name), after.get(name))
    if (!difference) continue
    const change = !before.has(name) ? 'is new' : after.has(name) ? 'has changed' : 'is no longer offered'
    return { what: `the tool ${name} ${change}`, ...difference }
  }
  const [namesBefore, namesNow] = [recorded, now].map((tools) => tools.map(({ name }) => name).join(', '))
  if (namesBefore === namesNow) return undefined
  const what = 'the tools are in another order'
  return { what, field: '', textLine: undefined, recorded: namesBefore, now: namesNow }
}

/** Older traces do not say how a call ended. */
function asRecorded(now: ConversationEvent, recorded: RecordedEvent['event']): ConversationEvent {
  if (now.kind !== 'tool-finished' || recorded.kind !== 'tool-finished' || recorded.status !== undefined) return now
  return { ...now, status: undefined, exitCode: undefined }
}

function comparable(event: object & { readonly kind: string }): Readonly<Record<string, unknown>> {
  const ignored = new Map<string, readonly string[]>(Object.entries(IGNORED_FIELDS)).get(event.kind) ?? []
  return Object.fromEntries(Object.entries(event).filter(([name]) => !ignored.includes(name)))
}

/** What an event is, for users. */
export function eventLabel(event: RecordedEvent['event']): string {
  switch (event.kind) {
    case 'request':
      return event.isTurn ? 'the request to the model' : 'the request for a summary'
    case 'message':
      return messageLabel(event.message)
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
      return `a crash of ${event.tool}`
    default:
      return LABELS[event.kind]
  }
}

/** Labels of events that come one at a time. */
const LABELS = {
  session: 'the settings of the conversation',
  tools: 'the list of tools',
  response: 'the response of the model',
  'request-failed': 'the failure of the request',
  repetition: 'the end of a response that repeats itself',
  interrupted: 'an interruption',
  'tree-compared': 'the check whether the work tree has changed',
  compaction: 'the compaction of the history',
  usage: 'the count of tokens',
  'other-model-usage': 'the count of tokens of another model',
  retry: 'the retry of a request',
  fallback: 'the change to another model',
  nudge: 'a nudge',
  limit: 'the limit that ends the work',
  done: 'the end of the work'
}

function messageLabel(message: Extract<ConversationEvent, { readonly kind: 'message' }>['message']): string {
  if (message.role === 'tool') return `the message with the result of ${message.name} (${message.callId})`
  return message.role === 'assistant' ? 'the message of the model' : `a message of role ${message.role}`
}
