import { agentHost } from '../agent-host.ts'
import { Budget } from '../agent/budget.ts'
import type { Checkpoints } from '../agent/tree-checkpoints.ts'
import { runAgent } from '../agent/loop.ts'
import {
  type ModelIdentity,
  ContextOverflow,
  ModelError,
  type Model,
  type ModelRequest,
  type ModelResponse
} from '../agent/model.ts'
import type { ToolDefinition } from '../agent/tool-definition.ts'
import type { Tool, ToolResult } from '../agent/tool.ts'
import { UserError, ToolError } from '../errors.ts'
import { NO_COMMANDS } from '../text/no-commands.ts'
import { Cursor, type Divergence } from './cursor.ts'
import type { RecordedEvent, Recording, EventOf } from './recording.ts'
import { once } from 'node:events'
import { crashText } from '../agent/execute-call.ts'
import { INTERRUPTED } from '../agent/run-calls.ts'

/** Today's tools for those that were offered in the recording. */
export type ToolsFor = (offered: readonly ToolDefinition[], session: { readonly isChild: boolean }) => readonly Tool[]

export interface ReplayResult {
  /** Undefined if the run repeats. */
  readonly divergence: Divergence | undefined
  /** False when the recording ends before the run did. */
  readonly isComplete: boolean
}

/**
 * Replays a recorded run: today's loop, with the model and the tools answering as recorded.
 *
 * @throws UserError when the recording does not contain enough
 */
export async function replay({ run, children, isComplete }: Recording, toolsFor: ToolsFor): Promise<ReplayResult> {
  const ended = new AbortController()
  let result: ReplayResult = { divergence: undefined, isComplete }
  const end = (divergence: Divergence | undefined) => {
    if (!ended.signal.aborted) result = { divergence, isComplete: divergence !== undefined }
    ended.abort()
  }
  // When the next event was recorded: milliseconds since the start of the run.
  let time = 0
  const replayConversation = async (
    events: readonly RecordedEvent[],
    conversation: string,
    signal: AbortSignal,
    parent?: { readonly budget: Budget; readonly main: ModelIdentity }
  ) => {
    const first = events.find(({ event }) => event.kind === 'session')
    if (first?.event.kind !== 'session') {
      if (parent) return
      throw new UserError('The trace cannot be replayed: it does not say how the conversation with the model began.')
    }
    const { model, summarizer, limits, price, usedMs, expectsChange, hasCheckpoints } = first.event
    // The clock of a budget starts when the budget is made.
    time = first.at - usedMs
    const budget = new Budget({ limits, price, now: () => time }, parent?.budget)
    const main = parent?.main ?? { name: model, host: '' }
    const [cancel, stop] = [new AbortController(), new AbortController()]
    const [minutes, wrapUp] = [new AbortController(), new AbortController()]
    const deadlines = [minutes.signal, wrapUp.signal]
    const nudges = () => cursor.coming('nudge', cursor.coming('turn')[0])
    const cursor = new Cursor(events, {
      ...{ conversation, end },
      onNext: ({ at, event }) => {
        time = at
        const reason = new DOMException('The recorded run was interrupted here.', 'AbortError')
        if (event.kind === 'interrupted') ({ cancel, stop, minutes, 'wrap-up': wrapUp })[event.by].abort(reason)
      }
    })
    const runChild = (child: number, childSignal: AbortSignal) =>
      replayConversation(children.get(child) ?? [], `child ${child}`, childSignal, { budget, main })
    // What was recorded while a call ran: requests of the tool, and child sessions.
    const meanwhile = async (childSignal: AbortSignal) => {
      for (let { next } = cursor; next && MEANWHILE.has(next.kind); { next } = cursor) {
        if (next.kind === 'other-model-usage') budget.spendAt(next.tokens, next.price)
        if (next.kind === 'child-begins') await runChild(next.child, childSignal)
        cursor.skip()
      }
    }
    const objection = async (childSignal: AbortSignal) => {
      await meanwhile(childSignal)
      const [finish] = cursor.coming('tool-finished')
      return finish?.ok === false ? finish.text : undefined
    }
    const tools = toolsFor(cursor.coming('tools')[0]?.tools ?? [], { isChild: parent !== undefined })
    const messages = cursor.coming('message', cursor.coming('turn')[0]).map(({ message }) => message)
    const promptLength = [...messages, { role: 'assistant' }].findIndex(({ role }) => role === 'assistant')
    await runAgent(messages.slice(0, promptLength), {
      earlier: messages.slice(promptLength),
      model: recordedModel(cursor, main, first.event),
      summarizer:
        summarizer === undefined ? undefined : recordedModel(cursor, main, { ...first.event, model: summarizer }),
      pricing: { main, priceOf: () => cursor.coming('other-model-usage')[0]?.price },
      tools: recordedTools(tools, cursor, meanwhile),
      requirements: [{ missing: objection, isStrict: true, isCostly: true }],
      checkpoints: hasCheckpoints ? checkpointsOf(cursor) : undefined,
      lateNews: { known: () => Promise.resolve(), take: () => nudges().find(({ text }) => text === NO_COMMANDS)?.text },
      signal: AbortSignal.any([signal, cancel.signal]),
      stop: stop.signal,
      timeout: () => deadlines.shift() ?? signal,
      onEvent: cursor.take.bind(cursor),
      ...{ budget, expectsChange, host: agentHost }
    }).catch((error: unknown) => {
      // A run that crashed crashes again, at its end.
      if (cursor.next && !ended.signal.aborted) throw error
    })
    if (cursor.next && !ended.signal.aborted) cursor.expect(undefined)
  }
  await replayConversation(run, 'the run', ended.signal)
  return result
}

/** States of the tree as recorded. */
function checkpointsOf(cursor: Cursor): Checkpoints {
  const missing = () => Promise.reject(new Error('It was not recorded.'))
  return {
    take: async () => cursor.coming('checkpoint')[0]?.checkpoint ?? (await missing()),
    hasChanged: async () => cursor.coming('tree-compared')[0]?.hasChanged ?? (await missing())
  }
}

type Meanwhile = (signal: AbortSignal) => Promise<void>

/** The tools of one conversation with their recorded results. */
function recordedTools(tools: readonly Tool[], cursor: Cursor, meanwhile: Meanwhile): readonly Tool[] {
  return tools.map((tool) => ({
    ...tool,
    // Without one, a result is reused until a call may have changed the tree: files do not change otherwise.
    fingerprint: () => Promise.resolve(''),
    async run(input, signal, callId) {
      const finish = cursor.coming('tool-finished').find((event) => event.callId === callId)
      await meanwhile(signal)
      if (!finish) return cursor.stop()
      // It touches nothing, and the recording does not have its whole summary.
      if (tool.name === 'finish') return await tool.run(input, signal)
      if (finish.text !== INTERRUPTED) return resultOf(finish, cursor)
      if (!signal.aborted) await once(signal, 'abort')
      throw signal.reason
    }
  }))
}

const MEANWHILE: ReadonlySet<string> = new Set(['other-model-usage', 'child-begins', 'retry', 'fallback'])

function resultOf(finish: EventOf<'tool-finished'>, cursor: Cursor): ToolResult {
  const { callId, name, ok, text, denial, approvalRequest } = finish
  const [before = '', after = ''] = crashText(name, '\n').split('\n')
  if (text.startsWith(before) && text.endsWith(after)) throw new Error(text.slice(before.length, -after.length))
  if (!ok && !denial && !approvalRequest) throw new ToolError(text)
  const edits = cursor.coming('file-modified', finish).filter((event) => event.callId === callId)
  // Safe: the event has the fields of the result, and others that nobody reads.
  return { ...finish, ...(edits.length > 0 && { edits }) } as ToolResult
}

/** Counts as a repetition after some 450 characters, the fewest that any can have, so it is detected no later than a recorded one. */
const REPETITION = 'over and over and over again, the same words,'

/** A model with the recorded responses and failures, and with the recorded names. `main` is that of the run, at the price of the budget. */
function recordedModel(cursor: Cursor, main: ModelIdentity, settings: EventOf<'session'>): Model {
  let { contextWindow } = settings
  let identity = { name: settings.model, host: '' }
  return {
    // A child session can have replaced it.
    get name() {
      return cursor.next?.kind === 'request' ? cursor.next.model : identity.name
    },
    get host() {
      return identity.host
    },
    get contextWindow() {
      return contextWindow
    },
    async respond(request) {
      // The event about the tools comes once the request is on its way.
      await Promise.resolve()
      for (let { next } = cursor; ; { next } = cursor) {
        if (next?.kind === 'retry') request.onRetry(next)
        else if (next?.kind === 'fallback') {
          identity = next.to
          request.onFallback(next)
        } else if (next?.kind === 'response' || next?.kind === 'request-failed') {
          ;({ contextWindow } = next)
          return next.kind === 'response' ? responseOf(next, cursor, main) : fail(next, request, cursor)
        } else {
          cursor.expect({ kind: 'response' })
          return cursor.stop()
        }
      }
    }
  }
}

function responseOf(event: EventOf<'response'>, cursor: Cursor, main: ModelIdentity): ModelResponse {
  const { following } = cursor
  const message = event.text === undefined ? cursor.coming('message')[0]?.message : undefined
  return {
    ...{ thinking: '', toolCalls: [], ...event, text: event.text ?? '' },
    answeredBy: following?.kind === 'other-model-usage' ? { name: following.model, host: 'another' } : main,
    ...(message?.role === 'assistant' && message)
  }
}

function fail(
  { reason, message }: EventOf<'request-failed'>,
  { signal, onDelta }: ModelRequest,
  cursor: Cursor
): never {
  if (reason === 'context-overflow') throw new ContextOverflow(message)
  if (reason === 'refused') throw new ModelError(message)
  if (reason === 'error') throw new Error(message)
  const chars = cursor.following?.kind === 'repetition' ? cursor.following.chars : 0
  onDelta({ kind: 'text', text: REPETITION.repeat(Math.ceil(chars / REPETITION.length)).slice(0, chars) })
  // What aborted the request was recorded before it, unless the run was killed.
  if (signal.aborted) throw new DOMException(message, 'AbortError')
  return cursor.stop()
}
