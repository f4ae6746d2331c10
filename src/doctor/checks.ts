import type { Check } from '../domain/verification.ts'
import { runChecks, type CheckOptions } from '../run/rooms/run-checks.ts'
import type { AgentFile } from '../settings/agent-file.ts'
import { formatDuration, listFirst, plural } from '../text/format.ts'
import { oneLine } from '../text/shorten.ts'
import { failureExcerpt } from '../verification/failure-excerpt.ts'
import { judgeCheck as judgeEnd } from '../verification/judge-check.ts'
import type { Workspace } from '../workspace/workspace.ts'
import type { Verdict } from './finding.ts'
import { foldersAbove } from '../text/normalized-path.ts'
import { isLockFile } from '../text/paths.ts'
import { quoteForShell } from '../text/shell-quote.ts'
import { ignorePattern } from '../text/git-names.ts'

/** Runs the repository's own checks on the code as it is, in the sandbox. The files that they leave stay. */
export async function examineChecks(
  workspace: Workspace,
  { limits }: AgentFile,
  { redact, signal }: Omit<CheckOptions, 'emit'>
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

const MAX_LISTED = 8
const MAX_PATTERNS = 20

/**
 * Names the files that appeared. They stay: somebody who worked there meanwhile may have made some of them.
 *
 * @param before and after the checks: the files that git does not ignore
 */
export function judgeLeftFiles(before: readonly string[], after: readonly string[]): readonly Verdict[] {
  const [earlier, folders] = [new Set(before), new Set(before.flatMap(foldersAbove))]
  const appeared = after.filter((path) => !earlier.has(path))
  if (appeared.length === 0) return []
  // The outermost new folders, with a slash at the end, and new files elsewhere.
  const outermost = appeared.map((path) => {
    const folder = foldersAbove(path).find((each) => !folders.has(each))
    return folder === undefined ? path : `${folder}/`
  })
  const places = [...new Set(outermost)].toSorted()
  const [locks, others] = [places.filter(isLockFile), places.filter((place) => !isLockFile(place))]
  const patterns = others.slice(0, MAX_PATTERNS).map((place) => quoteForShell(ignorePattern(`/${place}`)))
  const remedies = [
    // The empty line is for a .gitignore whose last line has no line feed.
    ...(patterns.length > 0 ? [`printf '%s\\n' '' ${patterns.join(' ')} >> .gitignore`] : []),
    ...(locks.length > 0 ? [`# ${listFirst(locks, MAX_LISTED)}: let the package manager write it, and commit it.`] : [])
  ]
  return [
    {
      state: 'warning',
      title: `The checks left ${plural(appeared.length, 'new file')} that .gitignore does not name: ${listFirst(places, MAX_LISTED)}.`,
      detail: 'Such files could end up in a pull request.',
      remedy: remedies.join('\n')
    }
  ]
}
