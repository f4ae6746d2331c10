import * as z from 'zod'

// What Google adds to an error beside its words. Source: https://cloud.google.com/apis/design/errors#error_details

const word = z.string().catch('')
const detail = z.object({
  /** ErrorInfo: the kind of problem, such as API_KEY_INVALID. */
  reason: word,
  /** QuotaFailure: the limits that were reached. */
  violations: z.array(z.object({ quotaId: word })).catch([]),
  /** RetryInfo: seconds, such as 34.5s. */
  retryDelay: word
})
const NOTHING = { reason: '', violations: [], retryDelay: '' }
const error = z.object({ message: word, details: z.array(detail.catch(NOTHING)).catch([]) })

export interface GoogleDetails {
  /** Words for the kind of problem, for `ProviderProblem.code`. */
  readonly words: readonly string[]
  /** The wait that is asked for; undefined for none. */
  readonly retryAfterMs: number | undefined
}

/** @param body of an error, unwrapped; of any provider */
export function googleDetails(body: unknown): GoogleDetails {
  const { details, message } = error.safeParse(body).data ?? { details: [], message: '' }
  const limits = details.flatMap(({ violations }) => violations.map(({ quotaId }) => quotaId))
  const words = details.map(({ reason }) => reason).filter((reason) => reason !== '')
  // With a limit of the day comes the same short wait as with one of the minute, and it does not help.
  if (limits.some((limit) => /PerDay/i.test(limit))) words.push(DAILY_QUOTA)
  if (/^\* Quota exceeded .*\blimit: 0\b/m.test(message)) words.push('no_quota')
  return {
    words,
    retryAfterMs: details.map(({ retryDelay }) => milliseconds(retryDelay)).find(Boolean) ?? saidWait(message)
  }
}

/** Where the details are left out, as by some proxies, the words still say it. */
function saidWait(message: string): number | undefined {
  return milliseconds(/\bPlease retry in (\d+(?:\.\d+)?m?s)\b/.exec(message)?.[1] ?? '')
}

function milliseconds(duration: string): number | undefined {
  const [, number, unit] = /^(\d+(?:\.\d+)?)(m?s)$/.exec(duration) ?? []
  return number === undefined ? undefined : Math.ceil(Number(number) * (unit === 's' ? 1000 : 1))
}

/** Stands in the code of a problem that the next day mends. */
export const DAILY_QUOTA = 'daily_quota'
