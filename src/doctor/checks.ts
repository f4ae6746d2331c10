import type { Check } from '../domain/verification.ts'
import { runChecks, type CheckOptions } from '../pipeline/run-checks.ts'
import type { AgentFile } from '../settings/agent-file.ts'
import { formatDuration } from '../text/format.ts'
import { oneLine } from '../text/shorten.ts'
import { failureExcerpt } from '../verification/failure-excerpt.ts'
import { judgeCheck as judgeEnd } from '../verification/judge-check.ts'
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

const NAME_CHECKS = '# .github/agent.yml\nverify:\n  - …   # the command that tests this project'

const NO_CHECKS: Finding = {
  id: 'checks',
  state: 'warning',
  title: 'The repository declares no checks, so no change is verified.',
  remedy: NAME_CHECKS
}

const MAX_SHOWN = 1_500

/** Judges a check as a run does. @param minutes that all checks have together */
export function judgeCheck(check: Check, minutes: number): Finding {
  const { command, exitCode, durationMs, output } = check
  const id = 'checks'
  const end = judgeEnd(check)
  const name = oneLine(command, 120)
  const time = formatDuration(durationMs)
  if (end.kind === 'passed') return { id, state: 'ok', title: `${name} passes in ${time}.` }
  if (end.kind === 'timed-out')
    return {
      id,
      state: 'problem',
      title: `${name} did not end within the ${minutes} min that all checks have.`,
      remedy: '# .github/agent.yml\nlimits:\n  verify-minutes: 40   # or list faster commands under verify'
    }
  const detail = failureExcerpt(withShortRules(output), MAX_SHOWN)
  if (end.kind === 'could-not-run' && exitCode === 0)
    return {
      id,
      state: 'warning',
      title: `${name} passes and tests nothing, so no change is verified: ${end.cause}`,
      remedy: NAME_CHECKS
    }
  if (end.kind === 'could-not-run')
    return {
      id,
      state: 'problem',
      title: `${name} cannot start: ${end.cause}`,
      ...(output.trim() !== end.cause && { detail }),
      remedy:
        '# Install what it needs on this machine; for runs, under setup in .github/agent.yml. Or list another command:\nsetup:\n  - run: …\nverify:\n  - …'
    }
  return {
    id,
    state: 'warning',
    title: `${name} fails on the code as it is, in ${time} (exit code ${exitCode ?? 'unknown'}).`,
    detail,
    remedy: 'Nothing to do if that is what you want to have fixed. Otherwise fix it first.'
  }
}

/** Test runners draw lines as wide as a terminal, which would be broken where they are indented. */
function withShortRules(output: string): string {
  return output.replaceAll(/([=_─⎯-])\1{9,}/g, (_, sign: string) => sign.repeat(8))
}
