import { createHash } from 'node:crypto'
import { agentHost } from '../agent-host.ts'
import { once } from 'node:events'
import type { Budget } from '../agent/budget.ts'
import { INTERRUPTED } from '../agent/run-calls.ts'
import { canonicalJson } from '../agent/canonical-json.ts'
import type { OnEvent } from '../agent/events.ts'
import { crashText, executeCall, subjectOf } from '../agent/execute-call.ts'
import type { Tool, ToolResult } from '../agent/tool.ts'
import { ToolError } from '../errors.ts'
import { firstDifference } from './difference.ts'
import type { Expected, Playback } from './cursor.ts'

export interface ReplayedCallsParts {
  readonly playback: Playback
  readonly budget: Budget
  readonly onEvent: OnEvent
  /** Has a recorded child session again. */
  readonly runChild: (child: number, signal: AbortSignal) => Promise<void>
  /** Whether a tool is really run, and its result held against the recorded one. */
  readonly isReal: (name: string) => boolean
  /** Told of each call: answered by the record, or run and found the same. */
  readonly count: (how: 'recorded' | 'real') => void
}

interface Started {
  readonly callId: string
  readonly subject: string
  readonly cached: boolean
}

/** Answers the calls of one conversation by their recorded results. */
export class ReplayedCalls {
  readonly #parts: ReplayedCallsParts
  /** Calls under way that nothing was asked of yet, by tool, in their order. */
  readonly #started = new Map<string, Started[]>()
  readonly #fingerprints = new Map<string, string>()

  constructor(parts: ReplayedCallsParts) {
    this.#parts = parts
  }

  /** To be told of each event before it is held against the record. */
  note(event: Parameters<OnEvent>[0]): void {
    if (event.kind !== 'tool-started' && event.kind !== 'tool-finished') return
    const { callId, name, subject } = event
    const others = (this.#started.get(name) ?? []).filter((started) => started.callId !== callId)
    const cached = this.#finishOf(callId)?.cached ?? false
    this.#started.set(name, event.kind === 'tool-finished' ? others : [...others, { callId, subject, cached }])
  }

  /** The tool with its work replaced. */
  replay(tool: Tool): Tool {
    const fingerprint = (input: unknown) => Promise.resolve(this.#fingerprint(tool.name, input))
    return {
      ...tool,
      ...(tool.fingerprint && { fingerprint }),
      run: (input, signal) => this.#answer(tool, input, signal)
    }
  }

  /** Equal to the last one where an equal call was served again, and new where it was not. */
  #fingerprint(name: string, input: unknown): string {
    const key = `${name} ${canonicalJson(input)}`
    const last = this.#fingerprints.get(key)
    const call = this.#started.get(name)?.at(-1)
    if (call?.cached && last !== undefined) return last
    const fingerprint = call?.callId === undefined ? '' : `${this.#fingerprints.size} ${call.callId} ${last ?? ''}`
    this.#fingerprints.set(key, hash(fingerprint))
    return hash(fingerprint)
  }

  async #answer(tool: Tool, input: unknown, signal: AbortSignal): Promise<ToolResult> {
    const call = this.#takeCall(tool.name, subjectOf(tool, input))
    const finish = call && this.#finishOf(call.callId)
    await this.#relive(signal)
    this.#parts.playback.throwIfEnded()
    if (!call || !finish) {
      this.#parts.playback.endOfRecord()
      this.#parts.playback.throwIfEnded()
      throw new Error('The replay goes on after it has ended.')
    }
    // It touches nothing, and its account of the work is not in the record in full.
    if (tool.name === 'finish') return tool.run(input, signal)
    if (this.#parts.isReal(tool.name)) await this.#runReally(tool, input, { finish, signal })
    this.#parts.count(this.#parts.isReal(tool.name) ? 'real' : 'recorded')
    await this.#waitForTheEnd(finish, signal)
    return this.#recordedResult(tool, finish)
  }

  /** Of a call that was ended with the run, which may have been after others had ended. */
  async #waitForTheEnd(finish: Expected<'tool-finished'>, signal: AbortSignal): Promise<void> {
    if (finish.ok || finish.text !== INTERRUPTED) return
    if (!signal.aborted && this.#parts.playback.isInterruptedBefore(finish)) await once(signal, 'abort')
    throw new DOMException('It was interrupted.', 'AbortError')
  }

  /** A call that is refused for its arguments is under way too, and asks nothing. */
  #takeCall(name: string, subject: string): Started | undefined {
    const waiting = this.#started.get(name) ?? []
    const alike = waiting.filter((call) => call.subject === subject)
    const taken = alike.find(({ cached }) => !cached) ?? alike[0]
    this.#started.set(
      name,
      waiting.filter((call) => call !== taken)
    )
    return taken
  }

  /** What was told while the call lasted is told again. */
  async #relive(signal: AbortSignal): Promise<void> {
    const { playback, budget, onEvent, runChild } = this.#parts
    for (;;) {
      const { next } = playback
      if (next?.kind === 'other-model-usage') {
        budget.spendAt(next.tokens, next.price)
        onEvent({ ...next, price: next.price })
      } else if (next?.kind === 'retry' || next?.kind === 'fallback') onEvent(next)
      else if (next?.kind === 'child-begins') {
        await runChild(next.child, signal)
        playback.skip()
      } else return
    }
  }

  #recordedResult({ name }: Tool, finish: Expected<'tool-finished'>): ToolResult {
    const { callId, ok, text, denial, approvalRequest, dedupeKey } = finish
    const crash = this.#parts.playback.find('bug', (event) => event.callId === callId)
    if (crash) throw crashError(name, text, crash.stack)
    if (!ok && !denial && !approvalRequest) throw new ToolError(text)
    const edits = this.#parts.playback
      .before('file-modified', ({ kind }) => kind === 'message')
      .filter((edit) => edit.callId === callId)
      .map(({ path, added, removed, isNew }) => ({ path, added, removed, ...(isNew !== undefined && { isNew }) }))
    return {
      text,
      ...(dedupeKey !== undefined && { dedupeKey }),
      ...(edits.length > 0 && { edits }),
      ...(denial && { denial: { ...denial, remedy: denial.remedy } }),
      ...(approvalRequest && { approvalRequest })
    }
  }

  async #runReally(
    tool: Tool,
    input: unknown,
    { finish, signal }: { readonly finish: Expected<'tool-finished'>; readonly signal: AbortSignal }
  ): Promise<void> {
    const { ok, result } = await executeCall({ kind: 'ready', tool, input, subject: '' }, agentHost, signal)
    const isSame = result.dedupeKey !== undefined && digest(result.dedupeKey) === finish.dedupeKey
    const compared = (of: { readonly ok: boolean; readonly text: string }) => ({
      ok: of.ok,
      ...(!isSame && { text: placeless(of.text) })
    })
    const difference = firstDifference(compared(finish), compared({ ok, text: result.text }))
    if (!difference) return
    const { line: textLine, ...rest } = difference
    this.#parts.playback.diverge(`the result of ${finish.name} (${finish.callId}), run again, is another`, {
      ...rest,
      textLine
    })
    signal.throwIfAborted()
  }

  #finishOf(callId: string): Expected<'tool-finished'> | undefined {
    return this.#parts.playback.find('tool-finished', (event) => event.callId === callId)
  }
}

/** The error that the tool threw: the core makes the same text of it again. */
function crashError(name: string, text: string, stack: string): Error {
  const [before = '', after = ''] = crashText(name, '\n').split('\n')
  const error = new Error(text.slice(before.length, text.length - after.length))
  error.stack = stack
  return error
}

/** Without what a machine and a moment put into the output of programs: how long it took, and where the checkout lies. */
function placeless(text: string): string {
  return text
    .replaceAll(/\b\d+(?:\.\d+)?(?= ?m?s\b)|(?<=duration_ms )\d+(?:\.\d+)?/g, '0')
    .replaceAll(/(?<![\w./])(?:file:\/\/)?(?:\/[\w.@+-]+)+\/(?=[\w.@+-])/g, '/')
}

function digest(dedupeKey: string): string {
  return createHash('sha256').update(dedupeKey).digest('hex').slice(0, 16)
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
