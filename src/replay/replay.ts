import { agentHost } from '../agent-host.ts'
import { Budget } from '../agent/budget.ts'
import type { Checkpoints } from '../agent/checkpoints.ts'
import { runAgent } from '../agent/loop.ts'
import type { ModelIdentity } from '../agent/model.ts'
import type { ToolDefinition } from '../agent/tool-definition.ts'
import type { Tool } from '../agent/tool.ts'
import { UserError } from '../errors.ts'
import { NO_COMMANDS } from '../text/no-commands.ts'
import { Cursor, type Divergence } from './cursor.ts'
import { recordedModel } from './recorded-model.ts'
import { recordedTools } from './recorded-tools.ts'
import type { RecordedEvent, Recording } from './recording.ts'

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
    const tools = toolsFor(cursor.coming('tools')[0]?.tools ?? [], { isChild: parent !== undefined })
    const messages = cursor.coming('message', cursor.coming('turn')[0]).map(({ message }) => message)
    const promptLength = [...messages, { role: 'assistant' }].findIndex(({ role }) => role === 'assistant')
    await runAgent(messages.slice(0, promptLength), {
      earlier: messages.slice(promptLength),
      model: recordedModel(cursor, main, first.event),
      summarizer:
        summarizer === undefined ? undefined : recordedModel(cursor, main, { ...first.event, model: summarizer }),
      pricing: { main, priceOf: () => cursor.coming('other-model-usage')[0]?.price },
      tools: recordedTools(tools, cursor, { budget, runChild }),
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
