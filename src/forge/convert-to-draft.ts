import type { Connection } from './github-client.ts'
import type { Refused } from './forge.ts'
import { orRefused } from './or-refused.ts'

/** Makes an open pull request a draft. REST cannot do it. */
export async function convertToDraft(
  { octokit, repository }: Connection,
  number: number
): Promise<{ readonly kind: 'converted' } | Refused> {
  return orRefused('pull-requests', async () => {
    const { data } = await octokit.rest.pulls.get({ ...repository, pull_number: number })
    if (data.draft !== true) await octokit.graphql(CONVERT, { id: data.node_id })
    return { kind: 'converted' }
  })
}

const CONVERT =
  'mutation ($id: ID!) { convertPullRequestToDraft(input: { pullRequestId: $id }) { pullRequest { isDraft } } }'
