/** More attempts would rarely help, and each costs a run of the model and of the checks. */
export const MAX_ATTEMPTS = 3

interface Commit {
  readonly sha: string
  readonly title: string
  readonly message: string
  readonly authorId: number | undefined
  readonly isBot: boolean
}

/**
 * Our commits that tried to repair checks, oldest first, since the last commit of a person. A commit of an app, or of somebody
 * without an account, does not reset the count: with a workflow that commits formatted code after each attempt, the attempts would
 * never end.
 *
 * @param commits oldest first
 * @param selfId the account of our token
 */
export function attemptsSince<Found extends Commit>(commits: readonly Found[], selfId: number): readonly Found[] {
  const isOurs = ({ authorId }: Commit) => authorId === selfId
  const byPerson = commits.findLastIndex((one) => one.authorId !== undefined && !one.isBot && !isOurs(one))
  return commits.slice(byPerson + 1).filter((one) => isOurs(one) && readAttempt(one.message) !== undefined)
}

/** The number of an attempt; undefined if the last paragraph of the message does not name exactly one. */
export function readAttempt(message: string): number | undefined {
  const [last = ''] = message
    .trim()
    .split(/\n[ \t]*\n/u)
    .slice(-1)
  const named = last.split('\n').flatMap((line) => /^Forgehand-CI-Attempt: (\d{1,3})$/u.exec(line)?.[1] ?? [])
  return named.length === 1 ? Number(named[0]) : undefined
}
