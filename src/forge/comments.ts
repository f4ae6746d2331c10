import { randomUUID } from 'node:crypto'
import { UserError } from '../errors.ts'
import type { Connection } from './client.ts'
import { hasStatus, type Refusal, reasonOf } from './errors.ts'
import { cut, MAX_BODY_LENGTH } from './text.ts'

export async function createComment(connection: Connection, number: number, body: string): Promise<number> {
  const { octokit, repository, createOnce } = connection
  const issue = { ...repository, issue_number: number }
  // Nobody can guess it, so a comment that carries it is the one of the call that was cut off.
  const marker = `\n<!-- forgehand:comment:${randomUUID()} -->`
  const text = cut(body, MAX_BODY_LENGTH - marker.length) + marker
  try {
    return await createOnce({
      create: async () => (await octokit.rest.issues.createComment({ ...issue, body: text })).data.id,
      find: async () => {
        const comments = await octokit.paginate(octokit.rest.issues.listComments, { ...issue, per_page: 100 })
        return comments.find((comment) => comment.body?.includes(marker))?.id
      }
    })
  } catch (error) {
    if (isLocked(error)) {
      const message = `#${number} is locked for this token: ${reasonOf(error)}. Unlock the conversation and ask again.`
      throw new UserError(message, { cause: error })
    }
    throw unlessGone(error, `#${number}`)
  }
}

export async function updateComment(connection: Connection, commentId: number, body: string): Promise<void> {
  const { octokit, repository } = connection
  try {
    const text = cut(body, MAX_BODY_LENGTH)
    await octokit.rest.issues.updateComment({ ...repository, comment_id: commentId, body: text })
  } catch (error) {
    throw unlessGone(error, `The comment ${commentId}`)
  }
}

function isLocked(error: unknown): error is Refusal {
  return hasStatus(error, 403) && /\blocked\b/i.test(error.message)
}

/** Names what is gone, when that is the error. */
export function unlessGone(error: unknown, what: string): unknown {
  if (!hasStatus(error, 404, 410)) return error
  return new UserError(`${what} is gone, or the token may not see it.`, { cause: error })
}
