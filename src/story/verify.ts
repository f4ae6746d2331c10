import type { Check } from '../tasks/verification.ts'
import type { Workspace } from '../workspace/workspace.ts'

export interface VerifyRun {
  readonly workspace: Workspace
  readonly timeoutMs: number
  readonly signal: AbortSignal
  readonly onCheck: (check: Check) => void
}

/** Runs the repository's own checks one after the other, all of them, in their order. */
export async function verify(commands: readonly string[], run: VerifyRun): Promise<Check[]> {
  const { workspace, timeoutMs, signal, onCheck } = run
  const checks: Check[] = []
  for (const command of commands) {
    const { exitCode, durationMs, output } = await workspace.run(command, { timeoutMs, signal })
    const check = { command, exitCode, durationMs, output }
    onCheck(check)
    checks.push(check)
  }
  return checks
}
