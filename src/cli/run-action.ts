import type { Emulators, JobOptions } from '../../emulators/start-emulators.ts'
import { LogView } from '../../emulators/runner/log-view.ts'
import type { RunEvent } from '../report/reporter.ts'
import { RunnerEmulator, type StepResult } from '../../emulators/runner/runner.ts'
import { homedir } from 'node:os'

export interface RunActionOptions extends Omit<JobOptions, 'onLog' | 'onMessage'> {
  /** Number of the comment that the job answers. */
  readonly commentId: number
  readonly onLine: (line: string) => void
  readonly onEvent?: ((event: RunEvent) => void) | undefined
  readonly signal: AbortSignal
}

/** Runs the built action in the runner emulator, with its post step. Returns the result of the main step. */
export async function runAction(emulators: Emulators, options: RunActionOptions): Promise<StepResult> {
  const { commentId, onLine, onEvent, signal, ...job } = options
  const view = new LogView(onLine)
  const onLog = (text: string) => {
    view.add(text)
  }
  // Safe: our own action sends only these.
  const onMessage =
    onEvent &&
    ((event: unknown) => {
      onEvent(event as RunEvent)
    })
  const reports = { onLog, ...(onMessage && { onMessage }) }
  const runner = await RunnerEmulator.start(emulators.jobFor(commentId, { ...job, ...reports }), emulators.folder)
  // A signal that is already aborted calls no listener, so the job after an interrupted one would run to its end.
  signal.throwIfAborted()
  signal.addEventListener('abort', () => void runner.cancel())
  const main = await runner.main()
  await runner.post()
  view.end()
  return main
}

/** The variables that lead programs to other programs and to their settings. */
export function machineEnvironment(): Readonly<Record<'PATH' | 'HOME', string>> {
  return { PATH: process.env['PATH'] ?? '/usr/local/bin:/usr/bin:/bin', HOME: homedir() }
}
