import { existsSync } from 'node:fs'
import { pageBeside, tracePathIn } from '../report/trace-file.ts'
import { readRunState, type RunState } from '../sessions/run-state.ts'

/**
 * The post step: writes the result into the thread, and the page of the trace, when the main step was killed before it could.
 * Nearly every run has already written both, so nothing is loaded until it is known to be needed.
 */
export async function post(): Promise<void> {
  // What `getState` of @actions/core returns. That package would load an HTTP client.
  const folder = process.env['STATE_state-folder'] ?? ''
  if (folder === '') return
  const state = readRunState(folder)
  if (state && !isComplete(state)) await (await import('./complete-killed-run.ts')).completeKilledRun(state)
  const tracePath = tracePathIn(folder)
  if (existsSync(tracePath) && !existsSync(pageBeside(tracePath)))
    await (await import('./write-trace-page.ts')).writePage(tracePath)
}

function isComplete(state: RunState): boolean {
  return wasLocked(state) || (state.hasFinalComment && !state.session)
}

/** A run that has a state and was skipped without a comment did not get the lock: another run answers. */
function wasLocked({ ended, progressCommentId }: RunState): boolean {
  return ended?.outcome.kind === 'skipped' && progressCommentId === undefined
}
