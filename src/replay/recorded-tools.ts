import { once } from 'node:events'
import type { Budget } from '../agent/budget.ts'
import { crashText } from '../agent/execute-call.ts'
import { INTERRUPTED } from '../agent/run-calls.ts'
import type { Tool, ToolResult } from '../agent/tool.ts'
import { ToolError } from '../errors.ts'
import type { Cursor } from './cursor.ts'
import type { EventOf } from './recording.ts'

export interface Meanwhile {
  readonly budget: Budget
  readonly runChild: (child: number, signal: AbortSignal) => Promise<void>
}

/** The tools of one conversation with their recorded results. */
export function recordedTools(
  tools: readonly Tool[],
  cursor: Cursor,
  { budget, runChild }: Meanwhile
): readonly Tool[] {
  return tools.map((tool) => ({
    ...tool,
    // Without one, a result is reused until a call may have changed the tree: files do not change otherwise.
    fingerprint: () => Promise.resolve(''),
    async run(input, signal, callId) {
      const finish = cursor.coming('tool-finished').find((event) => event.callId === callId)
      // What was recorded while the call ran: requests of the tool, and child sessions.
      for (let { next } = cursor; next && MEANWHILE.has(next.kind); { next } = cursor) {
        if (next.kind === 'other-model-usage') budget.spendAt(next.tokens, next.price)
        if (next.kind === 'child-begins') await runChild(next.child, signal)
        cursor.skip()
      }
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
