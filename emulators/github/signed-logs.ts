import { Readable } from 'node:stream'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isSigned, signedAddress } from './signed-addresses.ts'
import { findRepository, fullName, type GitHubState, type JobLog, type Repository } from './state.ts'
import { findArtifact, findJob, storedFile } from './workflow-runs.ts'

/** https://docs.github.com/rest/actions/workflow-jobs: the address is valid for one minute. */
const LIFETIME_MS = 60_000

/** The address of a log or an artifact, which anyone who has it can read for a minute. */
export function signedLogUrl(github: GitHubState, repository: Repository, id: number): string {
  return signedAddress(github, `/signed-logs/${fullName(repository)}/${id}`, LIFETIME_MS)
}

interface LogExchange {
  readonly request: IncomingMessage
  readonly response: ServerResponse
}

/** Serves signed addresses like the storage that GitHub redirects to. Returns false for any other address. */
export async function serveSignedLog(
  github: GitHubState,
  { request, response }: LogExchange,
  url: URL
): Promise<boolean> {
  const [, owner = '', name = '', id = ''] = /^\/signed-logs\/([^/]+)\/([^/]+)\/(\d+)$/.exec(url.pathname) ?? []
  if (id === '') return false
  const refusal = refusalOf(github, request, url)
  const repository = findRepository(github, owner, name)
  const log = repository && findStored(repository, Number(id))
  if (refusal !== undefined || !log) response.writeHead(refusal ?? 404, { 'content-type': 'text/plain' }).end()
  else await sendLog(log, { request, response })
  return true
}

/** The log of a job, or an artifact: no two of them have the same id. */
function findStored(repository: Repository, id: number): JobLog | undefined {
  const artifact = findArtifact(repository, id)
  return artifact ? storedFile(artifact.content) : findJob(repository, id)?.job.log
}

/** The storage refuses a request that has a signature and a token. */
function refusalOf(github: GitHubState, { headers }: IncomingMessage, url: URL): number | undefined {
  if (headers.authorization) return 400
  return isSigned(github, url) ? undefined : 403
}

/** Ranges are `bytes=START-END` or `bytes=START-`, as Azure has them: the last bytes cannot be asked for by their number. */
async function sendLog(log: JobLog, { request, response }: LogExchange): Promise<void> {
  const [, from, to = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  const start = Number(from ?? 0)
  const end = to === '' ? log.size : Math.min(Number(to) + 1, log.size)
  const isRange = from !== undefined
  response.writeHead(isRange ? 206 : 200, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': end - start,
    ...(isRange && { 'content-range': `bytes ${start}-${end - 1}/${log.size}` })
  })
  const sending = Readable.from(log.read(start, end)).pipe(response)
  const { promise, resolve } = Promise.withResolvers<undefined>()
  // A client can close the connection when it has read enough.
  sending.once('close', () => {
    resolve(undefined)
  })
  await promise
}
