import type { Check } from '../domain/verification.ts'
import { runChecks, type CheckOptions } from '../pipeline/run-checks.ts'
import type { AgentFile } from '../settings/agent-file.ts'
import { formatDuration } from '../text/format.ts'
import { oneLine } from '../text/shorten.ts'
import { causeIn } from '../verification/cannot-start.ts'
import { failureExcerpt } from '../verification/failure-excerpt.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { Finding } from './finding.ts'
import { judgeLeftFiles } from './left-files.ts'

/** Runs the repository's own checks on the code as it is, in the sandbox. The files that they leave stay. */
export async function examineChecks(
  workspace: Workspace,
  { limits }: Pick<AgentFile, 'limits'>,
  { redact, signal }: Pick<CheckOptions, 'redact' | 'signal'>
): Promise<readonly Finding[]> {
  const { checks } = workspace
  if (checks.length === 0) return [NO_CHECKS]
  const minutes = limits.verifyMinutes
  const before = await workspace.files(signal)
  const done = await runChecks(
    { workspace, checks, when: 'before', minutes },
    { emit: () => undefined, redact, signal }
  )
  const after = await workspace.files(signal)
  return [...done.map((check) => judgeCheck(check, minutes)), ...judgeLeftFiles({ before, after })]
}

const NO_CHECKS: Finding = {
  id: 'checks',
  state: 'warning',
  title: 'The repository declares no checks, so no change is verified.',
  remedy: '# .github/agent.yml\nverify:\n  - …   # the command that tests this project'
}

const MAX_SHOWN = 1_500

/** @param minutes that all checks have together */
export function judgeCheck({ command, exitCode, durationMs, output }: Check, minutes: number): Finding {
  const id = 'checks'
  const name = oneLine(command, 120)
  const time = formatDuration(durationMs)
  if (exitCode === 0) return { id, state: 'ok', title: `${name} passes in ${time}.` }
  if (exitCode === undefined)
    return {
      id,
      state: 'problem',
      title: `${name} did not end within the ${minutes} min that all checks have.`,
      remedy: '# .github/agent.yml\nlimits:\n  verify-minutes: 40   # or list faster commands under verify'
    }
  const cause = causeIn(output)
  const detail = failureExcerpt(withShortRules(output), MAX_SHOWN)
  if (cause !== undefined)
    return {
      id,
      state: 'problem',
      title: `${name} cannot start: ${cause}`,
      ...(output.trim() !== cause && { detail }),
      remedy:
        '# Install what it needs on this machine; for runs, under setup in .github/agent.yml. Or list another command:\nsetup:\n  - run: …\nverify:\n  - …'
    }
  return {
    id,
    state: 'warning',
    title: `${name} fails on the code as it is, in ${time} (exit code ${exitCode}).`,
    detail,
    remedy: 'Nothing to do if that is what you want to have fixed. Otherwise fix it first.'
  }
}

/** Test runners draw lines as wide as a terminal, which would be broken where they are indented. */
function withShortRules(output: string): string {
  return output.replaceAll(/([=_─⎯-])\1{9,}/g, (_, sign: string) => sign.repeat(8))
}
