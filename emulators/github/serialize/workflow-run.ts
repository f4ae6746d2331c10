import { createHash } from 'node:crypto'
import {
  fullName,
  timestamp,
  type Annotation,
  type Artifact,
  type GitHubState,
  type Repository,
  type WorkflowJob,
  type WorkflowRun
} from '../state.ts'
import { conclusionOf } from '../workflow-runs.ts'
import { readCommit } from '../git-objects.ts'
import { serializeAccount } from './account.ts'
import { serializeHeadCommit } from './commit.ts'
import { nodeId } from './node-id.ts'
import { repositoryUrl, serializeRepository } from './repository.ts'

/** `workflow-run`, in the API and in webhooks. */
export async function serializeWorkflowRun(github: GitHubState, repository: Repository, run: WorkflowRun) {
  const api = repositoryUrl(github, repository)
  const url = `${api}/actions/runs/${run.id}`
  const commit = await readCommit(run.headRepository.git, run.headSha)
  return {
    id: run.id,
    name: run.workflow.name,
    node_id: nodeId('WorkflowRun', run.id),
    head_branch: run.headBranch,
    head_sha: run.headSha,
    path: run.workflow.path,
    display_title: commit.message.split('\n', 1)[0] ?? '',
    run_number: run.number,
    run_attempt: run.attempts.length,
    event: run.event,
    status: 'completed',
    conclusion: conclusionOf(run),
    workflow_id: run.workflow.id,
    check_suite_id: run.id,
    check_suite_node_id: nodeId('CheckSuite', run.id),
    url,
    html_url: `${github.serverUrl}/${fullName(repository)}/actions/runs/${run.id}`,
    pull_requests: run.pullRequests.map((number) => serializePullRequestOf(github, repository, { run, number })),
    created_at: timestamp(run.createdAt),
    updated_at: timestamp(run.updatedAt),
    actor: serializeAccount(github, run.actor),
    triggering_actor: serializeAccount(github, run.triggeringActor),
    run_started_at: timestamp(run.createdAt),
    jobs_url: `${url}/jobs`,
    logs_url: `${url}/logs`,
    check_suite_url: `${api}/check-suites/${run.id}`,
    artifacts_url: `${url}/artifacts`,
    cancel_url: `${url}/cancel`,
    rerun_url: `${url}/rerun`,
    previous_attempt_url: run.attempts.length > 1 ? `${url}/attempts/${run.attempts.length - 1}` : null,
    workflow_url: `${api}/actions/workflows/${run.workflow.id}`,
    referenced_workflows: [],
    head_commit: serializeHeadCommit(commit),
    repository: serializeRepository(github, repository),
    head_repository: serializeRepository(github, run.headRepository)
  }
}

/** `pull-request-minimal` */
function serializePullRequestOf(
  github: GitHubState,
  repository: Repository,
  { run, number }: { readonly run: WorkflowRun; readonly number: number }
) {
  const end = (of: Repository) => ({ id: of.id, url: repositoryUrl(github, of), name: of.name })
  const pull = repository.issues.get(number)?.pullRequest
  return {
    id: repository.issues.get(number)?.id ?? 0,
    number,
    url: `${repositoryUrl(github, repository)}/pulls/${number}`,
    head: { ref: run.headBranch ?? '', sha: run.headSha, repo: end(run.headRepository) },
    base: { ref: pull?.baseRef ?? '', sha: pull?.baseSha ?? '', repo: end(repository) }
  }
}

/** `artifact` */
export function serializeArtifact(
  github: GitHubState,
  repository: Repository,
  { run, artifact }: { readonly run: WorkflowRun; readonly artifact: Artifact }
) {
  const { id, name, content, createdAt } = artifact
  const url = `${repositoryUrl(github, repository)}/actions/artifacts/${id}`
  return {
    id,
    node_id: nodeId('Artifact', id),
    name,
    size_in_bytes: content.length,
    url,
    archive_download_url: `${url}/zip`,
    expired: false,
    created_at: timestamp(createdAt),
    expires_at: timestamp(new Date(createdAt.getTime() + 90 * 24 * 60 * 60_000)),
    updated_at: timestamp(createdAt),
    digest: `sha256:${createHash('sha256').update(content).digest('hex')}`,
    workflow_run: {
      id: run.id,
      repository_id: repository.id,
      head_repository_id: run.headRepository.id,
      ...(run.headBranch !== null && { head_branch: run.headBranch }),
      head_sha: run.headSha
    }
  }
}

/** `job` */
export function serializeJob(
  github: GitHubState,
  repository: Repository,
  { run, job, attempt }: { readonly run: WorkflowRun; readonly job: WorkflowJob; readonly attempt: number }
) {
  const api = repositoryUrl(github, repository)
  return {
    id: job.id,
    run_id: run.id,
    run_url: `${api}/actions/runs/${run.id}`,
    run_attempt: attempt,
    node_id: nodeId('CheckRun', job.id),
    head_sha: run.headSha,
    url: `${api}/actions/jobs/${job.id}`,
    html_url: `${github.serverUrl}/${fullName(repository)}/actions/runs/${run.id}/job/${job.id}`,
    status: 'completed',
    conclusion: job.conclusion,
    created_at: timestamp(job.startedAt),
    started_at: timestamp(job.startedAt),
    completed_at: timestamp(job.completedAt),
    name: job.name,
    steps: job.steps.map(({ name, conclusion, startedAt, completedAt }, index) => ({
      name,
      status: 'completed',
      conclusion,
      number: index + 1,
      started_at: timestamp(startedAt),
      completed_at: timestamp(completedAt)
    })),
    check_run_url: `${api}/check-runs/${job.id}`,
    labels: ['ubuntu-latest'],
    runner_id: 1,
    runner_name: 'GitHub Actions 1',
    runner_group_id: 2,
    runner_group_name: 'GitHub Actions',
    workflow_name: run.workflow.name,
    head_branch: run.headBranch
  }
}

/** `check-annotation` */
export function serializeAnnotation(
  github: GitHubState,
  repository: Repository,
  { path, line, level, title, message }: Annotation
) {
  return {
    path,
    blob_href: `${github.serverUrl}/${fullName(repository)}/blob/main/${path}`,
    start_line: line,
    end_line: line,
    start_column: null,
    end_column: null,
    annotation_level: level,
    title,
    message,
    raw_details: null
  }
}
