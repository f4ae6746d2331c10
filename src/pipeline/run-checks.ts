import type { Check } from '../domain/verification.ts'
import type { Emit } from '../report/reporter.ts'
import type { Workspace } from '../workspace/workspace.ts'

export interface CheckRun {
  readonly workspace: Pick<Workspace, 'run' | 'verifyCommands' | 'sandbox'>
  readonly when: 'before' | 'after'
  /** The limit of the run. The checks run outside of it and get a share of their own. */
  readonly minutes: number
}

export interface CheckOptions {
  readonly emit: Emit
  readonly signal: AbortSignal
  /** Milliseconds, from any origin. */
  readonly now?: () => number
}

const MAX_COMMAND_MS = 600_000
const MIN_TOTAL_MS = 60_000
const SHARE = 1 / 4

const NO_SANDBOX =
  'No sandbox could be set up on this runner, so no command was run and nothing is verified. See docs/sandbox.md for what a sandbox needs.'

/**
 * Runs all of the repository's own checks, in order, on the work tree as it is. Together they get a quarter of the run's minutes. A check
 * that has not ended by then is recorded without an exit code, because the work must still be submitted.
 */
export async function runChecks(
  run: CheckRun,
  { emit, signal, now = () => performance.now() }: CheckOptions
): Promise<Check[]> {
  const { workspace, when, minutes } = run
  if (!workspace.sandbox) {
    if (when === 'before') emit({ kind: 'warning', text: NO_SANDBOX })
    return []
  }
  const totalMs = Math.max(MIN_TOTAL_MS, minutes * 60_000 * SHARE)
  const endsAt = now() + totalMs
  const checks: Check[] = []
  for (const command of workspace.verifyCommands) {
    const check = await runCheck(command, { workspace, leftMs: endsAt - now(), signal })
    emit({ kind: 'checked', when, check })
    checks.push(check)
  }
  if (now() >= endsAt) emit({ kind: 'warning', text: overtimeWarning(when, totalMs) })
  return checks
}

interface CheckLimits {
  readonly workspace: Pick<Workspace, 'run'>
  readonly leftMs: number
  readonly signal: AbortSignal
}

async function runCheck(command: string, { workspace, leftMs, signal }: CheckLimits): Promise<Check> {
  if (leftMs <= 0) return { command, exitCode: undefined, durationMs: 0, output: 'Not started: no time was left.\n' }
  const timeoutMs = Math.min(MAX_COMMAND_MS, leftMs)
  const { exitCode, durationMs, output } = await workspace.run(command, { timeoutMs, signal })
  return { command, exitCode, durationMs, output }
}

function overtimeWarning(when: 'before' | 'after', totalMs: number): string {
  return `The checks ${when} the work used all of their ${totalMs / 60_000} min, a quarter of the run's minutes. Raise the minutes, or list faster checks under verify in agent.yml.`
}
