import type { JobLog } from '../domain/ci-failure.ts'
import type { Connection } from './github-client.ts'
import { addressAfter, getSigned, readBounded, readSignedFile } from './signed-address.ts'

/** The end of a log says what failed. Of a larger one, only the end is read. */
const MAX_BYTES = 20 * 2 ** 20

/**
 * The log of a job, at most its last 20 MB.
 *
 * @returns undefined if the log was deleted
 */
export async function readJobLog(connection: Connection, jobId: number): Promise<JobLog | undefined> {
  const { octokit, repository } = connection
  const addressOf = () =>
    addressAfter(connection, (request) =>
      octokit.rest.actions.downloadJobLogsForWorkflowRun({ ...repository, job_id: jobId, request })
    )
  return await readSignedFile({ title: `The log of the job ${jobId}`, addressOf, download }, connection)
}

async function download(address: string, signal: AbortSignal): Promise<JobLog> {
  const whole = await getSigned(address, signal)
  const size = Number(whole.headers.get('content-length') ?? 0)
  if (size <= MAX_BYTES) return await readLog(whole, 'end')
  await whole.body?.cancel()
  const part = await getSigned(address, signal, `bytes=${size - MAX_BYTES}-${size - 1}`)
  // A server that does not know ranges sends the start.
  return await readLog(part, part.status === 206 ? 'start' : 'end')
}

/** @param missing what is missing if the text is not the whole log */
async function readLog(response: Response, missing: 'start' | 'end'): Promise<JobLog> {
  const { bytes, isCut } = await readBounded(response, MAX_BYTES)
  return { text: bytes.toString('utf8'), missing: missing === 'start' || isCut ? missing : 'nothing' }
}
