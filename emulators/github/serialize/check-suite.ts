import { timestamp, type CheckSuite, type GitHubState, type Repository } from '../state.ts'
import { readCommit } from '../git-objects.ts'
import { serializeAccount } from './account.ts'
import { serializeHeadCommit } from './commit.ts'
import { nodeId } from './node-id.ts'
import { repositoryUrl } from './repository.ts'

/** `check-suite` without its repository, as in webhooks. */
export async function serializeCheckSuite(github: GitHubState, repository: Repository, suite: CheckSuite) {
  const url = `${repositoryUrl(github, repository)}/check-suites/${suite.id}`
  const commit = await readCommit(repository.git, suite.headSha)
  const moment = timestamp(suite.updatedAt)
  return {
    id: suite.id,
    node_id: nodeId('CheckSuite', suite.id),
    head_branch: suite.headBranch,
    head_sha: suite.headSha,
    status: 'completed',
    conclusion: suite.conclusion,
    url,
    before: suite.headSha,
    after: suite.headSha,
    pull_requests: [],
    app: {
      ...suite.app,
      node_id: nodeId('Integration', suite.app.id),
      owner: serializeAccount(github, repository.owner),
      description: '',
      external_url: github.serverUrl,
      html_url: `${github.serverUrl}/apps/${suite.app.slug}`,
      created_at: moment,
      updated_at: moment,
      permissions: { checks: 'write' },
      events: []
    },
    created_at: moment,
    updated_at: moment,
    latest_check_runs_count: repository.checkRuns.filter((run) => run.suite === suite).length,
    check_runs_url: `${url}/check-runs`,
    head_commit: serializeHeadCommit(commit)
  }
}
