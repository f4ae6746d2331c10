import type { JobLog } from '../domain/ci-failure.ts'
import { messageOf, UserError } from '../errors.ts'
import type { Connection, RetryLimits } from './client.ts'
import { hasStatus } from './errors.ts'
import { pause } from './pause.ts'

/** The end of a log says what failed. Of a larger one, only the end is read. */
const MAX_BYTES = 20 * 2 ** 20

export interface LogReading {
  readonly signal: AbortSignal
  readonly retryLimits: RetryLimits
}

/**
 * The log of a job, at most its last 20 MB. GitHub answers with a signed address on another host, which gets no token of ours.
 *
 * @returns undefined if the log was deleted
 */
export async function readJobLog(
  connection: Connection,
  jobId: number,
  { signal, retryLimits }: LogReading
): Promise<JobLog | undefined> {
  const { retries, secondMs, responseTimeoutSeconds } = retryLimits
  for (let repeats = 0; ; repeats++) {
    // An address is valid for a minute, so each attempt gets a new one.
    const address = await addressOf(connection, jobId)
    if (address === undefined) return undefined
    const limit = AbortSignal.any([signal, AbortSignal.timeout(responseTimeoutSeconds * 1000)])
    try {
      return await download(address, limit)
    } catch (error) {
      signal.throwIfAborted()
      if (repeats === retries) throw new UserError(unreadable(jobId, error), { cause: error })
    }
    await pause((repeats + 1) ** 2 * secondMs, signal)
  }
}

function unreadable(jobId: number, error: unknown): string {
  return `The log of the job ${jobId} could not be read: ${messageOf(error)}. Allow the runner to reach the storage of GitHub Actions, then re-run this job.`
}

async function addressOf({ octokit, repository }: Connection, jobId: number): Promise<string | undefined> {
  try {
    const { headers } = await octokit.rest.actions.downloadJobLogsForWorkflowRun({
      ...repository,
      job_id: jobId,
      // Octokit would send the token on to the other host.
      request: { redirect: 'manual' }
    })
    return headers.location
  } catch (error) {
    if (hasStatus(error, 404, 410)) return undefined
    throw error
  }
}

async function download(address: string, signal: AbortSignal): Promise<JobLog> {
  const whole = await get(address, signal)
  const size = Number(whole.headers.get('content-length') ?? 0)
  if (size <= MAX_BYTES) return await readBody(whole, 'end')
  await whole.body?.cancel()
  const part = await get(address, signal, `bytes=${size - MAX_BYTES}-${size - 1}`)
  // A server that does not know ranges sends the start.
  return await readBody(part, part.status === 206 ? 'start' : 'end')
}

async function get(address: string, signal: AbortSignal, range?: string): Promise<Response> {
  const headers = { 'user-agent': 'forgehand', ...(range !== undefined && { range }) }
  const response = await fetch(address, { headers, redirect: 'error', signal })
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`the storage responded with ${response.status}`)
  }
  return response
}

/** @param missing what is missing if the text is not the whole log */
async function readBody(response: Response, missing: 'start' | 'end'): Promise<JobLog> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop closes the connection.
  const body: AsyncIterable<Uint8Array> | readonly Uint8Array[] = response.body ?? []
  for await (const chunk of body) {
    chunks.push(chunk.subarray(0, MAX_BYTES - bytes))
    bytes += chunk.length
    if (bytes >= MAX_BYTES) break
  }
  const text = Buffer.concat(chunks).toString('utf8')
  return { text, missing: missing === 'start' || bytes >= MAX_BYTES ? missing : 'nothing' }
}
