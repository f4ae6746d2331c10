import type { Effects } from '../effects.ts'
import type { Stop } from '../../domain/stop.ts'
import type { Task } from '../../domain/task.ts'
import { UserError } from '../../errors.ts'
import type { ThreadStart } from '../../forge/forge.ts'
import { pause } from '../../forge/repeat-calls.ts'
import { isStoppedBy, type StoppableRun } from '../../tasks/stopped-runs.ts'
import { threadKey } from '../../tasks/keys.ts'

/** Whether a person wants a run to stop. */
export interface StopRequests {
  /** Why the run must not start, a sentence; undefined if it can. */
  readonly stoppedBefore: string | undefined
  /** Polls until it is closed. */
  readonly watch: () => StopWatch
  /** Reports who stopped the work of an earlier job. */
  readonly reportEarlier: () => void
}

/** Never rejects: a run can work without knowing this. */
export async function openStopRequests(
  task: Task,
  starting: Promise<ThreadStart>,
  { forge, identity: run, now, settings, emit, signal }: Effects
): Promise<StopRequests> {
  const stoppable = { task, run, startedAt: now() }
  const found = (await starting.catch(() => undefined))?.stop
  const stop = found && isStoppedBy(found, stoppable) ? found : undefined
  const report = ({ at: writtenAt, ...asked }: Stop) => {
    emit({ kind: 'stop-requested', ...asked, writtenAt })
  }
  return {
    stoppedBefore: stop && `${stop.by.login} asked to stop after this was asked. Ask again to have it done.`,
    watch: () =>
      watchForStop({ stoppable, read: forge.stopReader(threadKey(task)), onStop: report }, settings.stopPollMs, signal),
    reportEarlier: () => {
      if (stop) report(stop)
    }
  }
}

interface StopSource {
  readonly stoppable: StoppableRun
  readonly read: () => Promise<Stop | undefined>
  /** Called when a person has asked to stop, before the signal is aborted. */
  readonly onStop: (stop: Stop) => void
}

export interface StopWatch {
  /** Aborted after a stop. The message of its reason is a sentence that says who asked. */
  readonly signal: AbortSignal
  close(): void
}

/** Time for the current call to end. A person is waiting. */
const GRACE_MS = 2_000

/** Polls for a stop until it is closed. */
function watchForStop({ stoppable, read, onStop }: StopSource, pollMs: number, ofRun: AbortSignal): StopWatch {
  const stopping = new AbortController()
  const closing = new AbortController()
  const signal = AbortSignal.any([ofRun, closing.signal])
  const poll = async () => {
    for (;;) {
      await pause(pollMs, signal)
      // A run must not end because GitHub does not answer this question.
      const stop = await read().catch(() => undefined)
      signal.throwIfAborted()
      if (!stop || !isStoppedBy(stop, stoppable)) continue
      onStop(stop)
      await pause(GRACE_MS, signal)
      stopping.abort(new UserError(`${stop.by.login} asked to stop.`))
      return
    }
  }
  // It rejects when the watch is closed.
  poll().catch(() => undefined)
  return {
    signal: stopping.signal,
    close: () => {
      closing.abort()
    }
  }
}
