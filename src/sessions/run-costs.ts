import type { RunCost } from '../domain/agent-pull-request.ts'
import type { Person } from '../domain/task.ts'
import type { StoredRecord } from '../forge/forge.ts'
import { parseJson } from '../text/json.ts'
import { isWrittenBy } from './find-session.ts'
import { sessionSchema } from './session.ts'

/**
 * The cost of the runs that published to a pull request, from sessions that one of our accounts wrote. Oldest first in each
 * session.
 *
 * @param accounts whose tokens our runs used
 */
export function runCosts(records: readonly StoredRecord[], accounts: readonly Person[]): readonly RunCost[] {
  const ours = records.filter(({ author }) => accounts.some((account) => isWrittenBy(author, account)))
  return ours.flatMap(({ key, record }) => {
    const requests = sessionSchema.safeParse(parseJson(record)).data?.requests ?? []
    return requests.flatMap(({ pullRequest, verb, model, used }) =>
      pullRequest === undefined ? [] : [{ pullRequest, task: taskOf(key) ?? verb, model, dollars: used.dollars }]
    )
  })
}

/** The id of a scheduled task, which has a session of its own, or one for each item; or the repair of a branch. */
function taskOf(key: string): string | undefined {
  const [, task, repair] = /^(?:task-([^_]+)|(ci-.+)$)/.exec(key) ?? []
  return task ?? repair
}
