import type { RunArtifact } from '../domain/ci-failure.ts'
import type { Connection } from './github-client.ts'
import { addressAfter, getSigned, readBounded, readSignedFile } from './signed-address.ts'

const PAGE = 100
/** Larger ones are not read. */
const MAX_BYTES = 10 * 2 ** 20

/** What a workflow run uploaded, newest first, without what has expired or is larger than 10 MB. */
export async function artifactsOf({ octokit, repository }: Connection, runId: number): Promise<readonly RunArtifact[]> {
  const { data } = await octokit.rest.actions.listWorkflowRunArtifacts({ ...repository, run_id: runId, per_page: PAGE })
  return data.artifacts
    .filter(({ expired, size_in_bytes: size }) => !expired && size <= MAX_BYTES)
    .toSorted((one, other) => Date.parse(other.created_at ?? '') - Date.parse(one.created_at ?? ''))
    .map(({ id, name }) => ({ id, name }))
}

/** The archive of an artifact; undefined if it was deleted, or is larger than GitHub said. */
export async function readArtifact(connection: Connection, artifactId: number): Promise<Buffer | undefined> {
  const { octokit, repository } = connection
  const archive = { ...repository, artifact_id: artifactId, archive_format: 'zip' }
  const addressOf = () =>
    addressAfter(connection, (request) => octokit.rest.actions.downloadArtifact({ ...archive, request }))
  const read = await readSignedFile({ title: `The artifact ${artifactId}`, addressOf, download }, connection)
  return read?.isCut === false ? read.bytes : undefined
}

async function download(address: string, signal: AbortSignal) {
  return await readBounded(await getSigned(address, signal), MAX_BYTES)
}
