import { once } from 'node:events'
import { agentHost } from '../agent-host.ts'
import type { Budget } from '../agent/budget.ts'
import { canonicalJson } from '../agent/json.ts'
import type { OnEvent } from '../agent/events.ts'
import { crashText, executeCall } from '../agent/execute-call.ts'
import { digestKey, INTERRUPTED } from '../agent/run-calls.ts'
import type { Tool, ToolResult } from '../agent/tool.ts'
import { ToolError } from '../errors.ts'
import type { Cursor, Recorded } from './cursor.ts'
import { firstDifference } from './difference.ts'

export interface RecordedToolsOptions {
  readonly cursor: Cursor
  readonly budget: Budget
  readonly onEvent: OnEvent
  /** Replays a recorded child session. */
  readonly runChild: (child: number, signal: AbortSignal) => Promise<void>
  /** Whether a tool really runs, and its result is compared with the recorded one. */
  readonly isReal: (name: string) => boolean
  /** A real result with the path of the checkout replaced by the recorded one. */
  readonly asRecorded: (text: string) => string
  /** Called for each call: answered from the recording, or really run. */
  readonly onCall: (how: 'recorded' | 'real') => void
}

/** Gives the tools of one conversation their recorded results. */
export class RecordedTools {
  readonly #options: RecordedToolsOptions
  readonly #fingerprints = new Map<string, string>()
  #calls = 0

  constructor(options: RecordedToolsOptions) {
    this.#options = options
  }

  /** The tool with its work replaced by the recording. */
  replace(tool: Tool): Tool {
    return {
      ...tool,
      ...(tool.fingerprint && {
        fingerprint: (input, _, callId = '') => Promise.resolve(this.#fingerprint(tool, input, callId))
      }),
      run: (input, signal, callId = '') => this.#run(tool, input, { callId, signal })
    }
  }

  /** Repeats the last fingerprint where an equal call got a cached result, and makes a new one where it did not. */
  #fingerprint({ name }: Tool, input: unknown, callId: string): string {
    const key = `${name} ${canonicalJson(input)}`
    const last = this.#fingerprints.get(key)
    if (last !== undefined && this.#finishOf(callId)?.cached) return last
    this.#calls += 1
    this.#fingerprints.set(key, String(this.#calls))
    return String(this.#calls)
  }

  async #run(
    tool: Tool,
    input: unknown,
    { callId, signal }: { readonly callId: string; readonly signal: AbortSignal }
  ): Promise<ToolResult> {
    const { cursor, isReal, onCall } = this.#options
    const finish = this.#finishOf(callId)
    await this.#repeatEvents(signal)
    cursor.throwIfEnded()
    if (!finish) return cursor.stop()
    // It touches nothing, and the recording does not have its whole summary.
    if (tool.name === 'finish') return tool.run(input, signal)
    if (isReal(tool.name)) await this.#compareWithReal(tool, input, { finish, signal })
    onCall(isReal(tool.name) ? 'real' : 'recorded')
    if (!finish.ok && finish.text === INTERRUPTED) {
      // Other calls may have ended between the interruption and this one.
      if (!signal.aborted && cursor.isInterruptedBefore(finish)) await once(signal, 'abort')
      throw new DOMException('The recorded call was interrupted.', 'AbortError')
    }
    return this.#resultOf(tool, finish)
  }

  /** Repeats what was recorded while the call ran: requests of the tool, and child sessions. */
  async #repeatEvents(signal: AbortSignal): Promise<void> {
    const { cursor, budget, onEvent, runChild } = this.#options
    for (;;) {
      const { next } = cursor
      if (next?.kind === 'other-model-usage') {
        budget.spendAt(next.tokens, next.price)
        onEvent({ price: undefined, ...next })
      } else if (next?.kind === 'retry' || next?.kind === 'fallback') {
        onEvent(next)
      } else if (next?.kind === 'child-begins') {
        await runChild(next.child, signal)
        cursor.skip()
      } else return
    }
  }

  #resultOf({ name }: Tool, finish: Recorded<'tool-finished'>): ToolResult {
    const { callId, ok, status, exitCode, text, denial, approvalRequest, dedupeKey } = finish
    const { cursor } = this.#options
    const crash = crashMessage(name, text)
    if (crash !== undefined) {
      const stack = cursor.find('bug', (event) => event.callId === callId)?.stack
      throw Object.assign(new Error(crash), stack !== undefined && { stack })
    }
    if (!ok && !denial && !approvalRequest) throw new ToolError(text)
    const edits = cursor
      .before(finish)
      .filter((event) => event.kind === 'file-modified')
      .filter((event) => event.callId === callId)
      .map(({ path, added, removed, isNew, diff }) => ({
        path,
        added,
        removed,
        ...(isNew !== undefined && { isNew }),
        ...(diff !== undefined && { diff })
      }))
    return {
      text,
      ...((status === 'failed' || status === 'timed-out') && { status }),
      ...(exitCode !== undefined && { exitCode }),
      ...(dedupeKey !== undefined && { dedupeKey }),
      ...(edits.length > 0 && { edits }),
      ...(denial && { denial: { remedy: undefined, ...denial } }),
      ...(approvalRequest && { approvalRequest })
    }
  }

  async #compareWithReal(
    tool: Tool,
    input: unknown,
    { finish, signal }: { readonly finish: Recorded<'tool-finished'>; readonly signal: AbortSignal }
  ): Promise<void> {
    const { name, callId } = finish
    const { asRecorded } = this.#options
    const { ok, result } = await executeCall({ kind: 'ready', callId, tool, input, subject: '' }, agentHost, signal)
    const isSame = result.dedupeKey !== undefined && digestKey(result.dedupeKey, agentHost) === finish.dedupeKey
    const compared = (outcome: { readonly ok: boolean; readonly text: string }) => ({
      ok: outcome.ok,
      ...(!isSame && { text: withoutMachineDetails(outcome.text) })
    })
    const difference = firstDifference(compared(finish), compared({ ok, text: asRecorded(result.text) }))
    if (!difference) return
    this.#options.cursor.diverge(`the result of ${name} (${callId}) differs when it runs again`, difference)
    signal.throwIfAborted()
  }

  #finishOf(callId: string): Recorded<'tool-finished'> | undefined {
    return this.#options.cursor.find('tool-finished', (event) => event.callId === callId)
  }
}

/** The message of the error that crashed the tool; undefined where the result does not come from a crash. */
function crashMessage(name: string, text: string): string | undefined {
  const [before = '', after = ''] = crashText(name, '\n').split('\n')
  const isCrash = text.startsWith(before) && text.endsWith(after)
  return isCrash ? text.slice(before.length, text.length - after.length) : undefined
}

/** Removes durations, folders, and counts of bytes that depend on their names, which differ from machine to machine. */
function withoutMachineDetails(text: string): string {
  return text
    .replaceAll(/\b\d+(?:\.\d+)?(?= ?m?s\b)|(?<=duration_ms )\d+(?:\.\d+)?/g, '0')
    .replaceAll(/\b\d+(?= bytes omitted\b| bytes: output:| more bytes\))/g, '0')
    .replaceAll(/(?<![\w./])(?:file:\/\/)?(?:\/[\w.@+-]+)+\/(?=[\w.@+-])/g, '/')
}
