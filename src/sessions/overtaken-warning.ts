import type { Task } from '../domain/task.ts'
import { claimKey } from '../tasks/keys.ts'
import { oneLine } from '../text/shorten.ts'
import type { Session } from './session.ts'

const MAX_REQUEST = 80

/**
 * The warning that a later request of the thread was carried out before this one; undefined if none was. GitHub does not promise
 * the order in which jobs leave a queue.
 */
export function overtakenWarning(
  task: Pick<Task, 'createdAt' | 'trigger' | 'number'>,
  session: Pick<Session, 'requests'> | undefined
): string | undefined {
  const claim = claimKey(task)
  const later = session?.requests.findLast(
    (request) => request.claim !== claim && Date.parse(request.at) > Date.parse(task.createdAt)
  )
  if (!later) return undefined
  const { verb, text, author } = later
  return `A later request was carried out before this one: "${oneLine(`${verb} ${text}`, MAX_REQUEST)}" by ${author.login}.`
}
