import type { Completer, Delegates } from '../delegation/delegates.ts'
import { ToolError } from '../errors.ts'

export type EnabledDelegates = Readonly<Record<keyof Delegates, boolean>>

/** Delegates for where no model can be asked: the delegation tools are listed, and a call fails with the reason. */
export function refusingDelegates(enabled: EnabledDelegates, reason: string): Delegates {
  const refuse = () => Promise.reject(new ToolError(reason))
  const completer: Completer = { model: 'none', complete: refuse }
  const completers = { cheap: completer, main: completer }
  return {
    sessions: enabled.sessions ? { runChild: refuse } : undefined,
    coders: enabled.coders ? completers : undefined,
    writers: enabled.writers ? completers : undefined
  }
}
