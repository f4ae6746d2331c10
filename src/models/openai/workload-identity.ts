import * as z from 'zod'
import { UserError } from '../../errors.ts'
import { PermanentFailure, TransientFailure } from '../failures/failures.ts'
import { createFetch, findFailure } from '../http/fetch.ts'

/** The runner's endpoint that issues OIDC tokens for the job. Both are '' in a job without `id-token: write`. */
export interface TokenService {
  /** ACTIONS_ID_TOKEN_REQUEST_URL */
  readonly url: string
  /** ACTIONS_ID_TOKEN_REQUEST_TOKEN */
  readonly bearer: string
}

const TIMEOUT_MS = 30_000
const tokenResponse = z.lazy(() => z.object({ value: z.string().min(1) }))

/**
 * Requests a GitHub OIDC token for this job.
 *
 * @param fetch made by `createFetch`
 * @throws UserError when the job may not have one; TransientFailure when a retry may succeed
 */
export async function requestIdentityToken(
  { url: serviceUrl, bearer }: TokenService,
  audience: string,
  fetch: typeof globalThis.fetch = createFetch({ answerMs: TIMEOUT_MS, idleMs: TIMEOUT_MS }, () => Date.now())
): Promise<string> {
  const url = URL.parse(serviceUrl)
  if (!url || bearer === '') throw new UserError(`This job cannot request an identity token. ${REMEDY}`)
  url.searchParams.set('audience', audience)
  const answer = tokenResponse.safeParse(await requestJson(url, bearer, fetch))
  if (!answer.success) throw new TransientFailure(NO_TOKEN, { cause: answer.error })
  return answer.data.value
}

const NO_TOKEN = 'GitHub answered without an identity token'
const REMEDY =
  "Add `id-token: write` to the permissions of the job (a run of a fork's pull request cannot have it), or set api-key."

async function requestJson(url: URL, bearer: string, fetch: typeof globalThis.fetch): Promise<unknown> {
  try {
    const response = await fetch(url, { headers: { authorization: `Bearer ${bearer}`, accept: 'application/json' } })
    return await response.json()
  } catch (error) {
    const failure = findFailure(error)
    if (failure instanceof PermanentFailure) {
      const { status, message } = failure.problem
      throw new UserError(`GitHub issued no identity token to this job (${status ?? ''}: "${message}"). ${REMEDY}`, {
        cause: error
      })
    }
    throw failure ?? new TransientFailure(NO_TOKEN, { cause: error })
  }
}
