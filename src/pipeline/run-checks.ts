import type { Check } from '../domain/verification.ts'
import type { Emit } from '../report/reporter.ts'
import type { Workspace } from '../workspace/workspace.ts'

export interface CheckRun {
  readonly workspace: Pick<Workspace, 'run' | 'sandbox'>
  readonly commands: readonly string[]
  readonly when: 'before' | 'after'
  /** For all checks together. The time of the model does not count. */
  readonly minutes: number
  /** Milliseconds of these minutes that other checks have used. */
  readonly usedMs?: number
}

export interface CheckOptions {
  readonly emit: Emit
  readonly signal: AbortSignal
  /** Milliseconds, from any origin. */
  readonly now?: () => number
}

const NO_SANDBOX =
  'No sandbox could be set up on this runner, so no command was run and nothing is verified. See docs/sandbox.md for what a sandbox needs.'

/**
 * Runs the repository's own checks, in order, on the work tree as it is. A check that has not ended
 * when the time is up is recorded without an exit code, because the work must still be submitted.
 */
export async function runChecks(
  run: CheckRun,
  { emit, signal, now = () => performance.now() }: CheckOptions
): Promise<Check[]> {
  const { workspace, commands, when, minutes, usedMs = 0 } = run
  if (!workspace.sandbox) {
    if (when === 'before') emit({ kind: 'warning', text: NO_SANDBOX })
    return []
  }
  const endsAt = now() + minutes * 60_000 - usedMs
  const checks: Check[] = []
  for (const command of commands) {
    const check = await runCheck(command, { workspace, leftMs: endsAt - now(), signal })
    emit({ kind: 'checked', when, check })
    checks.push(check)
  }
  if (now() >= endsAt) emit({ kind: 'warning', text: overtimeWarning(when, minutes) })
  return checks
}

interface CheckLimits {
  readonly workspace: Pick<Workspace, 'run'>
  readonly leftMs: number
  readonly signal: AbortSignal
}

async function runCheck(command: string, { workspace, leftMs, signal }: CheckLimits): Promise<Check> {
  if (leftMs <= 0) return { command, exitCode: undefined, durationMs: 0, output: 'Not started: no time was left.\n' }
  const { exitCode, durationMs, output } = await workspace.run(command, { timeoutMs: leftMs, signal })
  return { command, exitCode, durationMs, output }
}

function overtimeWarning(when: 'before' | 'after', minutes: number): string {
  return `The checks ${when} the work used all of their ${minutes} min. Raise verify-minutes under limits in agent.yml, or list faster checks under verify.`
}
