import { unlessError } from '../errors.ts'
import type { CiFailure } from '../domain/ci-failure.ts'
import { FAILED } from '../tasks/events/ended-checks.ts'
import type { Connection } from './github-client.ts'
import { isHidden } from './forge-errors.ts'

/** Later ones are not read. */
const PAGE = 100

/** What has failed of the newest checks of a commit: one for each workflow and app. */
export async function failedChecksAt(connection: Connection, sha: string): Promise<readonly CiFailure[]> {
  const [runs, suites] = await Promise.all([failedRuns(connection, sha), failedSuites(connection, sha)])
  return [...runs, ...suites]
}

async function failedRuns({ octokit, repository }: Connection, sha: string): Promise<readonly CiFailure[]> {
  const query = { ...repository, head_sha: sha, status: 'completed', per_page: PAGE } as const
  const { data } = await octokit.rest.actions.listWorkflowRunsForRepo(query)
  // A workflow can run for several events, of which one can have passed. The list has the newest first.
  const newest = firstOfEach(data.workflow_runs, (run) => `${run.workflow_id} ${run.event}`)
  const failed = firstOfEach(
    newest.filter(({ conclusion }) => FAILED.has(conclusion)),
    (run) => run.workflow_id
  )
  return failed.map((run) => ({
    source: {
      kind: 'workflow',
      runId: run.id,
      attempt: run.run_attempt ?? 1,
      workflowId: run.workflow_id,
      path: run.path
    },
    name: run.name ?? run.path,
    conclusion: run.conclusion ?? '',
    headSha: sha,
    headBranch: run.head_branch ?? undefined,
    // Null if it was a fork that has been deleted.
    isFork: (run.head_repository as { readonly id: number } | null)?.id !== run.repository.id,
    url: run.html_url
  }))
}

/** Of other systems. Nothing if the token lacks `checks: read`. */
async function failedSuites({ octokit, repository }: Connection, sha: string): Promise<readonly CiFailure[]> {
  const query = { ...repository, ref: sha, per_page: PAGE }
  const listed = await unlessError(octokit.rest.checks.listSuitesForRef(query), undefined, isHidden)
  const suites = listed?.data.check_suites ?? []
  return suites.flatMap(({ id, app, conclusion, head_branch: branch, repository: { html_url: page } }) =>
    app?.slug === undefined || app.slug === 'github-actions' || !FAILED.has(conclusion)
      ? []
      : {
          source: { kind: 'suite', suiteId: id, app: app.slug } as const,
          name: app.name,
          conclusion: conclusion ?? '',
          headSha: sha,
          headBranch: branch ?? undefined,
          isFork: false,
          url: `${page}/commit/${sha}/checks`
        }
  )
}

function firstOfEach<Item>(items: readonly Item[], keyOf: (item: Item) => unknown): readonly Item[] {
  return [...Map.groupBy(items, keyOf).values()].flatMap((group) => group.slice(0, 1))
}
