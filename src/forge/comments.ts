import { randomUUID } from 'node:crypto'
import { UserError } from '../errors.ts'
import { noticeMarker } from '../tasks/comment-markers.ts'
import { shorten } from '../text/shorten.ts'
import { MAX_BODY_LENGTH } from '../text/github-rules.ts'
import { claimNotice, releaseClaim } from './claims.ts'
import type { Connection } from './github-client.ts'
import { type ErrorResponse, reasonSentence, hasStatus } from './forge-errors.ts'
import type { Notice } from './forge.ts'

/** Returns the comment's id. */
export async function createComment(connection: Connection, number: number, body: string): Promise<number> {
  // Nobody can guess the marker, so a comment that contains it was created by the interrupted call.
  return post(connection, number, { body, marker: `<!-- forgehand:comment:${randomUUID()} -->` })
}

/** Posts the notice, unless it was posted before. Others can write the marker too. The only effect is that a refusal is not explained. */
export async function postNoticeOnce(connection: Connection, number: number, { about, text }: Notice): Promise<void> {
  const marker = noticeMarker(about)
  const existing = await findMarked(connection, number, marker)
  if (existing !== undefined) return
  const notice = { body: text, marker }
  await ('accountId' in about
    ? postToAccount(connection, number, { ...notice, ...about })
    : post(connection, number, notice))
}

/** Attack: a stranger comments a hundred times in one second, and each run finds that nothing was posted yet. */
async function postToAccount(
  connection: Connection,
  number: number,
  { accountId, ...notice }: Marked & { readonly accountId: number }
): Promise<void> {
  const key = `notice-${number}-${accountId}`
  if (!(await claimNotice(connection, key))) return
  try {
    await post(connection, number, notice)
  } catch (error) {
    // If this fails too, its error says no more than the first one.
    await releaseClaim(connection, key).catch(() => undefined)
    throw error
  }
}

interface Marked {
  readonly body: string
  readonly marker: string
}

async function post(connection: Connection, number: number, { body, marker }: Marked): Promise<number> {
  const { octokit, repository, createOnce } = connection
  const text = withMarker(body, marker)
  try {
    return await createOnce({
      create: async () => {
        const { data } = await octokit.rest.issues.createComment({ ...repository, issue_number: number, body: text })
        return data.id
      },
      find: () => findMarked(connection, number, marker)
    })
  } catch (error) {
    if (isLocked(error)) {
      const message = `#${number} is locked for this token: ${reasonSentence(error)} Unlock the conversation and try again.`
      throw new UserError(message, { cause: error })
    }
    throw explainIfGone(error, `#${number}`)
  }
}

/** The body, shortened if necessary, with the marker below it. */
export function withMarker(body: string, marker: string): string {
  return `${shorten(body, MAX_BODY_LENGTH - marker.length - 1)}\n${marker}`
}

async function findMarked({ octokit, repository }: Connection, number: number, marker: string) {
  const query = { ...repository, issue_number: number, per_page: 100 }
  const comments = await unlessGone(`#${number}`, octokit.paginate(octokit.rest.issues.listComments, query))
  return comments.find((comment) => comment.body?.includes(marker))?.id
}

export async function updateComment(connection: Connection, commentId: number, body: string): Promise<void> {
  const { octokit, repository } = connection
  const change = { comment_id: commentId, body: shorten(body, MAX_BODY_LENGTH) }
  await unlessGone(`The comment ${commentId}`, octokit.rest.issues.updateComment({ ...repository, ...change }))
}

function isLocked(error: unknown): error is ErrorResponse {
  return hasStatus(error, 403) && /\blocked\b/i.test(error.message)
}

/** What a call returns. @throws UserError that names what is gone, if that is the error */
export async function unlessGone<Value>(what: string, call: Promise<Value>): Promise<Value> {
  try {
    return await call
  } catch (error) {
    throw explainIfGone(error, what)
  }
}

/** A UserError that names what is gone, if that is the error. */
export function explainIfGone(error: unknown, what: string): unknown {
  if (!hasStatus(error, 404, 410)) return error
  return new UserError(
    `${what} was deleted, or the token cannot read it. If it still exists, set \`github-token\` to a token with read access.`,
    { cause: error }
  )
}
