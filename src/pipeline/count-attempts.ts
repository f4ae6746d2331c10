import { attemptsSince, MAX_ATTEMPTS } from '../ci/attempts.ts'
import type { PullRequest } from '../forge/forge.ts'
import { ATTEMPT_LABEL, attemptsComment } from '../report/repair-text.ts'
import { readRunTrailer } from '../tasks/commit-message.ts'
import { skipped, type Ended, type LadderOptions } from './ladder.ts'

export interface RepairedPullRequest extends Pick<PullRequest, 'number' | 'headSha'> {
  /** The name of what failed, such as a workflow. */
  readonly name: string
  readonly baseSha: string
  /** The claim of this request. A commit with the same claim, from a killed job of this run, is not another attempt. */
  readonly claim: string
}

/** The number of attempts since the last commit of a person. After the last attempt, posts one comment that lists what each has changed. */
export async function countAttempts(
  { number, name, baseSha, headSha, claim }: RepairedPullRequest,
  { forge, self }: Pick<LadderOptions, 'forge' | 'self'>
): Promise<number | Ended> {
  const commits = await forge.commitsBetween({ base: baseSha, head: headSha })
  const attempts = attemptsSince(commits, self.id).filter(({ message }) => readRunTrailer(message) !== claim)
  if (attempts.length < MAX_ATTEMPTS) return attempts.length
  const text = attemptsComment(name, attempts)
  await forge.postNoticeOnce(number, { about: { claim: `ci-tries-${headSha}` }, text })
  await forge.removeLabel(number, ATTEMPT_LABEL)
  return skipped(`${MAX_ATTEMPTS} attempts did not repair it`)
}
