import type { Check } from '../domain/verification.ts'
import { runChecks, type CheckOptions } from '../pipeline/run-checks.ts'
import type { AgentFile } from '../settings/agent-file.ts'
import { formatDuration } from '../text/format.ts'
import { oneLine } from '../text/shorten.ts'
import { failureExcerpt } from '../verification/failure-excerpt.ts'
import { judgeCheck as judgeEnd } from '../verification/judge-check.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { Verdict } from './finding.ts'
import { judgeLeftFiles } from './left-files.ts'

/** Runs the repository's own checks on the code as it is, in the sandbox. The files that they leave stay. */
export async function examineChecks(
  workspace: Workspace,
  { limits }: Pick<AgentFile, 'limits'>,
  { redact, signal }: Pick<CheckOptions, 'redact' | 'signal'>
): Promise<readonly Verdict[]> {
  const { checks } = workspace
  const minutes = limits.verifyMinutes
  const title = 'The repository declares no checks, so no change is verified.'
  if (checks.length === 0) return [{ id: 'checks', state: 'warning', title, remedy: NAME_CHECKS }]
  const before = await workspace.files(signal)
  const options = { emit: () => undefined, redact, signal }
  const done = await runChecks({ workspace, checks, when: 'before', minutes }, options)
  const left = judgeLeftFiles(before, await workspace.files(signal))
  return [...done.map((check) => judgeCheck(check, minutes)), ...left].map((each) => ({ ...each, id: 'checks' }))
}

const NAME_CHECKS = '# .github/agent.yml\nverify:\n  - …   # the command that tests this project'
const NO_START =
  '# Install what it needs on this machine; for runs, under setup in .github/agent.yml. Or list another command:\nsetup:\n  - run: …\nverify:\n  - …'
const MAX_SHOWN = 1_500

/** Judges a check as a run does. @param minutes that all checks have together */
export function judgeCheck(check: Check, minutes: number): Verdict {
  const { command, exitCode, durationMs, output } = check
  const end = judgeEnd(check)
  const name = oneLine(command, 120)
  const time = formatDuration(durationMs)
  if (end.kind === 'passed') return { state: 'ok', title: `${name} passes in ${time}.` }
  if (end.kind === 'timed-out')
    return {
      state: 'problem',
      title: `${name} did not end within the ${minutes} min that all checks have.`,
      remedy: '# .github/agent.yml\nlimits:\n  verify-minutes: 40   # or list faster commands under verify'
    }
  const detail = failureExcerpt(output, MAX_SHOWN)
  if (end.kind === 'failed')
    return {
      state: 'warning',
      title: `${name} fails on the code as it is, in ${time} (exit code ${exitCode ?? 'unknown'}).`,
      detail,
      remedy: 'Nothing to do if that is what you want to have fixed. Otherwise fix it first.'
    }
  const { cause } = end
  return exitCode === 0
    ? { state: 'warning', title: `${name} passes and tests nothing: ${cause}`, detail, remedy: NAME_CHECKS }
    : { state: 'problem', title: `${name} cannot start: ${cause}`, detail, remedy: NO_START }
}
