import type { RunEvent } from '../report/reporter.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { Check } from '../domain/verification.ts'

export interface CheckRun {
  readonly workspace: Pick<Workspace, 'run'>
  readonly when: 'before' | 'after'
  /** The limit of the run; the checks get a share of their own, for they run outside of it. */
  readonly minutes: number
  /** Milliseconds, of any origin. */
  readonly now: () => number
  readonly signal: AbortSignal
  readonly tell: (event: RunEvent) => void
}

const MAX_COMMAND_MS = 600_000
const MIN_TOTAL_MS = 60_000
const SHARE = 1 / 4

/**
 * Runs the repository's own checks one after the other, all of them, in their order. Together they get a quarter of the run's
 * minutes; a check that is not done by then counts as one that did not end, for the work must still be handed in.
 */
export async function runCheckCommands(commands: readonly string[], run: CheckRun): Promise<Check[]> {
  const { when, minutes, now, tell } = run
  const totalMs = Math.max(MIN_TOTAL_MS, minutes * 60_000 * SHARE)
  const endsAt = now() + totalMs
  const checks: Check[] = []
  for (const command of commands) {
    const check = await runCheck(command, endsAt - now(), run)
    tell({ kind: 'checked', when, check })
    checks.push(check)
  }
  if (now() >= endsAt) tell({ kind: 'warning', text: overtimeText(when, totalMs) })
  return checks
}

async function runCheck(command: string, leftMs: number, { workspace, signal }: CheckRun): Promise<Check> {
  if (leftMs <= 0)
    return { command, exitCode: undefined, durationMs: 0, output: 'Not started: the time was used up.\n' }
  const timeoutMs = Math.min(MAX_COMMAND_MS, leftMs)
  const { exitCode, durationMs, output } = await workspace.run(command, { timeoutMs, signal })
  return { command, exitCode, durationMs, output }
}

function overtimeText(when: 'before' | 'after', totalMs: number): string {
  const time = `${totalMs / 60_000} min`
  return `The checks ${when} the work used up the ${time} that they get, a quarter of the run's minutes. Raise the minutes, or name faster checks under verify in agent.yml.`
}
