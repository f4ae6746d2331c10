import * as z from 'zod'
import { created, list, notFound, readBody, type ApiResponse } from '../responses.ts'
import { resolveCommit } from '../git-refs.ts'
import { fullName, timestamp, type CheckRun, type Repository, type GitHubState } from '../state.ts'
import { nodeId } from '../serialize/node-id.ts'
import { findJob } from '../workflow-runs.ts'
import { serializeCheckSuite } from '../serialize/check-suite.ts'
import { serializeAnnotation } from '../serialize/workflow-run.ts'
import { repositoryUrl, serializeRepository } from '../serialize/repository.ts'
import { parameter, repositoryRoute, type RepositoryCall, type Route } from './route.ts'

const CONCLUSIONS = ['action_required', 'cancelled', 'failure', 'neutral', 'success', 'skipped', 'timed_out'] as const

const newCheckRun = z.object({
  name: z.string(),
  head_sha: z.string(),
  status: z.enum(['queued', 'in_progress', 'completed']).default('queued'),
  conclusion: z.enum(CONCLUSIONS).optional(),
  output: z.object({ title: z.string(), summary: z.string(), text: z.string().nullable().default(null) }).optional()
})

export const checkRoutes: readonly Route[] = [
  repositoryRoute('GET /commits/{ref}/check-runs', { checks: 'read' }, listCheckRuns),
  repositoryRoute('GET /check-runs/{check_run_id}/annotations', { checks: 'read' }, listAnnotations),
  repositoryRoute('GET /check-suites/{check_suite_id}/check-runs', { checks: 'read' }, listSuite),
  repositoryRoute('GET /commits/{ref}/check-suites', { checks: 'read' }, listSuites),
  repositoryRoute('POST /check-runs', { checks: 'write' }, createCheckRun)
]

async function listCheckRuns(call: RepositoryCall): Promise<ApiResponse> {
  const { github, repository, query } = call
  const sha = await resolveCommit(repository.git, parameter(call, 'ref'))
  if (!sha) throw notFound()
  const [name, status] = [query.get('check_name'), query.get('status')]
  const runs = repository.checkRuns
    .filter((run) => run.headSha === sha)
    .filter((run) => (!name || run.name === name) && (!status || run.status === status))
    .map((run) => serializeCheckRun(github, repository, run))
  return list(runs, (page) => ({ total_count: runs.length, check_runs: page }))
}

async function createCheckRun(call: RepositoryCall): Promise<ApiResponse> {
  const { github, repository } = call
  const { name, head_sha: headSha, status, conclusion, output } = readBody(newCheckRun, call.body)
  if (!(await resolveCommit(repository.git, headSha))) throw notFound()
  const moment = github.now()
  const run: CheckRun = {
    id: github.nextId(),
    name,
    headSha,
    status: conclusion ? 'completed' : status,
    conclusion: conclusion ?? null,
    startedAt: moment,
    completedAt: conclusion && moment,
    output,
    suite: undefined,
    annotations: []
  }
  repository.checkRuns.push(run)
  return created(serializeCheckRun(github, repository, run))
}

/** The id of a job is that of its check run. */
function listAnnotations(call: RepositoryCall): ApiResponse {
  const { github, repository } = call
  const id = Number(parameter(call, 'check_run_id'))
  const owner = findJob(repository, id)?.job ?? repository.checkRuns.find((run) => run.id === id)
  if (!owner) throw notFound()
  return list(owner.annotations.map((annotation) => serializeAnnotation(github, repository, annotation)))
}

async function listSuites(call: RepositoryCall): Promise<ApiResponse> {
  const { github, repository } = call
  const sha = await resolveCommit(repository.git, parameter(call, 'ref'))
  if (!sha) throw notFound()
  const all = repository.checkRuns.flatMap(({ suite }) => (suite?.headSha === sha ? [suite] : []))
  const suites = await Promise.all(
    [...new Set(all)].map(async (suite) => ({
      ...(await serializeCheckSuite(github, repository, suite)),
      repository: serializeRepository(github, repository)
    }))
  )
  return list(suites, (page) => ({ total_count: suites.length, check_suites: page }))
}

function listSuite(call: RepositoryCall): ApiResponse {
  const { github, repository } = call
  const id = Number(parameter(call, 'check_suite_id'))
  const runs = repository.checkRuns
    .filter(({ suite }) => suite?.id === id)
    .map((run) => serializeCheckRun(github, repository, run))
  return list(runs, (page) => ({ total_count: runs.length, check_runs: page }))
}

function serializeCheckRun(github: GitHubState, repository: Repository, run: CheckRun) {
  const url = `${repositoryUrl(github, repository)}/check-runs/${run.id}`
  const page = `${github.serverUrl}/${fullName(repository)}/runs/${run.id}`
  return {
    id: run.id,
    name: run.name,
    node_id: nodeId('CheckRun', run.id),
    head_sha: run.headSha,
    external_id: '',
    url,
    html_url: page,
    details_url: page,
    status: run.status,
    conclusion: run.conclusion,
    started_at: timestamp(run.startedAt),
    completed_at: run.completedAt ? timestamp(run.completedAt) : null,
    output: {
      ...(run.output ?? { title: null, summary: null, text: null }),
      annotations_count: run.annotations.length,
      annotations_url: `${url}/annotations`
    },
    check_suite: { id: run.suite?.id ?? 1 },
    app: null,
    pull_requests: []
  }
}
