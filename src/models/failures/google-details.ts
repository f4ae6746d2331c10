import * as z from 'zod'

// Details that Google adds to an error. Source: https://cloud.google.com/apis/design/errors#error_details

const EMPTY = { reason: '', violations: [], retryDelay: '' }
const error = z.lazy(() => {
  const word = z.string().catch('')
  const detail = z.object({
    /** ErrorInfo: the kind of problem, such as API_KEY_INVALID. */
    reason: word,
    /** QuotaFailure: the limits that were reached. */
    violations: z.array(z.object({ quotaId: word })).catch([]),
    /** RetryInfo: seconds, such as 34.5s. */
    retryDelay: word
  })
  return z.object({ message: word, details: z.array(detail.catch(EMPTY)).catch([]) })
})

export interface GoogleDetails {
  /** For `ProviderProblem.code`. */
  readonly codes: readonly string[]
  readonly retryAfterMs: number | undefined
}

/** @param body of an error of any provider, unwrapped */
export function googleDetails(body: unknown): GoogleDetails {
  const { details, message } = error.safeParse(body).data ?? { details: [], message: '' }
  const quotas = details.flatMap(({ violations }) => violations.map(({ quotaId }) => quotaId))
  const codes = details.map(({ reason }) => reason).filter((reason) => reason !== '')
  // Google suggests the same short wait for a daily limit as for a limit per minute, but it does not help then.
  if (quotas.some((quota) => /PerDay/i.test(quota))) codes.push(DAILY_QUOTA)
  if (/^\* Quota exceeded .*\blimit: 0\b/m.test(message)) codes.push('no_quota')
  return {
    codes,
    retryAfterMs: details.map(({ retryDelay }) => milliseconds(retryDelay)).find(Boolean) ?? statedWaitMs(message)
  }
}

/** Some proxies drop the details, but keep the message. */
function statedWaitMs(message: string): number | undefined {
  return milliseconds(/\bPlease retry in (\d+(?:\.\d+)?m?s)\b/.exec(message)?.[1] ?? '')
}

function milliseconds(duration: string): number | undefined {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(m?s)$/.exec(duration) ?? []
  return number === undefined ? undefined : Math.ceil(Number(number) * (unit === 's' ? 1000 : 1))
}

/** The code of a quota that renews the next day. */
export const DAILY_QUOTA = 'daily_quota'
