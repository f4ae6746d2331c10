import * as z from 'zod'
import { notAccessible } from '../access.ts'
import {
  accepted,
  ApiError,
  created,
  list,
  noContent,
  notFound,
  ok,
  readBody,
  redirect,
  type ApiResponse
} from '../responses.ts'
import { serializeArtifact, serializeJob, serializeWorkflowRun } from '../serialize/workflow-run.ts'
import { signedLogUrl } from '../signed-logs.ts'
import { conclusionOf, findArtifact, findJob } from '../workflow-runs.ts'
import { parameter, repositoryRoute, type RepositoryCall, type Route } from './route.ts'
import { roleOf, type WorkflowRun } from '../state.ts'

const READ = { actions: 'read' } as const
const WRITE = { actions: 'write' } as const

export const actionRoutes: readonly Route[] = [
  repositoryRoute('GET /actions/permissions/workflow', {}, readWorkflowPermissions),
  repositoryRoute('GET /actions/workflows/{workflow_id}/runs', READ, listRuns),
  repositoryRoute('GET /actions/runs', READ, listRuns),
  repositoryRoute('GET /actions/runs/{run_id}/attempts/{attempt_number}/jobs', READ, listJobs),
  repositoryRoute('GET /actions/runs/{run_id}/artifacts', READ, listArtifacts),
  repositoryRoute('GET /actions/artifacts/{artifact_id}/{archive_format}', READ, downloadArtifact),
  repositoryRoute('GET /actions/jobs/{job_id}/logs', READ, downloadLog),
  repositoryRoute('POST /actions/runs/{run_id}/rerun-failed-jobs', WRITE, rerunFailedJobs),
  repositoryRoute('POST /actions/runs/{run_id}/cancel', WRITE, cancelRun),
  repositoryRoute('PUT /actions/permissions/workflow', { metadata: 'read' }, setWorkflowPermissions)
]

const workflowPermissions = z.object({
  default_workflow_permissions: z.enum(['read', 'write']).optional(),
  can_approve_pull_request_reviews: z.boolean().optional()
})

/** Only administrators can, with a token of their own. */
function setWorkflowPermissions({ repository, caller, body }: RepositoryCall): ApiResponse {
  if (caller?.kind !== 'personal' || roleOf(repository, caller.account) !== 'admin') throw notFound()
  const { can_approve_pull_request_reviews: isAllowed } = readBody(workflowPermissions, body)
  if (isAllowed !== undefined) repository.settings.mayOpenPullRequests = isAllowed
  return noContent
}

/** Takes administration: read, which no workflow's token can have. */
function readWorkflowPermissions({ repository, caller }: RepositoryCall): ApiResponse {
  if (!caller) throw new ApiError(401, 'Requires authentication')
  if (caller.kind !== 'personal' || roleOf(repository, caller.account) !== 'admin') throw notAccessible(caller)
  const { mayOpenPullRequests, tokensCanWriteByDefault } = repository.settings
  return ok({
    default_workflow_permissions: tokensCanWriteByDefault ? 'write' : 'read',
    can_approve_pull_request_reviews: mayOpenPullRequests
  })
}

function runOf(call: RepositoryCall): WorkflowRun {
  const run = call.repository.workflowRuns.find(({ id }) => id === Number(parameter(call, 'run_id')))
  if (!run) throw notFound()
  return run
}

/** Of one workflow or of all, newest first. */
async function listRuns(call: RepositoryCall): Promise<ApiResponse> {
  const { github, repository, query } = call
  const [branch, sha, event] = [query.get('branch'), query.get('head_sha'), query.get('event')]
  const status = query.get('status')
  const workflowId = call.parameters['workflow_id']
  const runs = repository.workflowRuns
    .filter(({ workflow }) => workflowId === undefined || workflow.id === Number(workflowId))
    .filter((run) => (!branch || run.headBranch === branch) && (!sha || run.headSha === sha))
    .filter((run) => !event || run.event === event)
    .filter((run) => !status || status === 'completed' || conclusionOf(run) === status)
    .toReversed()
  const items = await Promise.all(runs.map((run) => serializeWorkflowRun(github, repository, run)))
  return list(items, (page) => ({ total_count: items.length, workflow_runs: page }))
}

function listJobs(call: RepositoryCall): ApiResponse {
  const { github, repository } = call
  const run = runOf(call)
  const attempt = Number(parameter(call, 'attempt_number'))
  const jobs = run.attempts[attempt - 1]
  if (!jobs) throw notFound()
  const items = jobs.map((job) => serializeJob(github, repository, { run, job, attempt }))
  return list(items, (page) => ({ total_count: items.length, jobs: page }))
}

function downloadLog(call: RepositoryCall): ApiResponse {
  const { github, repository } = call
  const found = findJob(repository, Number(parameter(call, 'job_id')))
  if (!found?.job.log) throw notFound()
  return redirect(signedLogUrl(github, repository, found.job.id))
}

function listArtifacts(call: RepositoryCall): ApiResponse {
  const { github, repository } = call
  const run = runOf(call)
  const artifacts = run.artifacts.map((artifact) => serializeArtifact(github, repository, { run, artifact }))
  return list(artifacts, (page) => ({ total_count: artifacts.length, artifacts: page }))
}

function downloadArtifact(call: RepositoryCall): ApiResponse {
  const { github, repository } = call
  const artifact = findArtifact(repository, Number(parameter(call, 'artifact_id')))
  if (!artifact || parameter(call, 'archive_format') !== 'zip') throw notFound()
  return redirect(signedLogUrl(github, repository, artifact.id))
}

/** Records it. A test adds the attempt that follows. */
function rerunFailedJobs(call: RepositoryCall): ApiResponse {
  const run = runOf(call)
  if (run.rerunCount >= run.attempts.length) throw new ApiError(403, 'This workflow is already running')
  run.rerunCount += 1
  return created({})
}

/** Records it. A test that needs the effect ends the run itself. */
function cancelRun(call: RepositoryCall): ApiResponse {
  call.repository.cancelledRuns.push(Number(parameter(call, 'run_id')))
  return accepted({})
}
