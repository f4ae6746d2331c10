import * as z from 'zod'
import { UserError } from '../../errors.ts'
import { TransientFailure, PermanentFailure } from '../failures/failures.ts'
import { createFetch, findFailure } from '../http/fetch.ts'

/** What the runner gives a job that may ask who it is. */
export interface IdentityRequest {
  /** ACTIONS_ID_TOKEN_REQUEST_URL; '' where the job may not. */
  readonly requestUrl: string
  /** ACTIONS_ID_TOKEN_REQUEST_TOKEN; '' where the job may not. */
  readonly requestToken: string
  /** Whom the token is to be for. */
  readonly audience: string
}

const LIMIT_MS = 30_000
const answered = z.object({ value: z.string().min(1) })

/**
 * GitHub's word for which job this is, signed, for whoever `audience` names.
 *
 * @param fetch of the kind that `createFetch` makes
 * @throws UserError when the job may not have one; PassingFailure when it may come yet
 */
export async function runnerToken(
  { requestUrl, requestToken, audience }: IdentityRequest,
  fetch: typeof globalThis.fetch = createFetch({ answerMs: LIMIT_MS, idleMs: LIMIT_MS }, () => Date.now())
): Promise<string> {
  const url = URL.parse(requestUrl)
  if (!url || requestToken === '') throw new UserError(`This job has no identity to show. ${REMEDY}`)
  url.searchParams.set('audience', audience)
  const answer = answered.safeParse(await answerOf(url, requestToken, fetch))
  if (!answer.success) throw new TransientFailure('GitHub answered without an identity token', { cause: answer.error })
  return answer.data.value
}

const REMEDY =
  "Add `id-token: write` to the permissions of the job (a run of a fork's pull request cannot have it), or set api-key."

async function answerOf(url: URL, token: string, fetch: typeof globalThis.fetch): Promise<unknown> {
  try {
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}`, accept: 'application/json' } })
    return await response.json()
  } catch (error) {
    const failure = findFailure(error)
    if (failure instanceof PermanentFailure) {
      const { status, message } = failure.problem
      throw new UserError(`GitHub gave this job no identity token (${status ?? ''}: "${message}"). ${REMEDY}`, {
        cause: error
      })
    }
    throw failure ?? new TransientFailure('GitHub answered without an identity token', { cause: error })
  }
}
