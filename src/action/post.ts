import { readRunState, type RunState } from '../sessions/run-state.ts'

/**
 * The post step: writes the result into the thread when the main step was killed before it could. Nearly every run ends with it and leaves it
 * nothing to do, so it loads nothing before it knows.
 */
export async function post(): Promise<void> {
  // As `getState` of @actions/core reads it, which brings an HTTP client with it.
  const folder = process.env['STATE_state-folder'] ?? ''
  const state = folder === '' ? undefined : readRunState(folder)
  if (!state || wasLocked(state) || (state.hasFinalComment && !state.session)) return
  await (await import('./complete-killed-run.ts')).completeKilledRun(state)
}

/** A run that has a state and was skipped without a comment did not get the lock: another run answers. */
function wasLocked({ ended, progressCommentId }: RunState): boolean {
  return ended?.outcome.kind === 'skipped' && progressCommentId === undefined
}
