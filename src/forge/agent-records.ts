import { connect, type Connection, type GitHubSettings } from './github-client.ts'
import { toUserError } from './forge-errors.ts'
import type { StoredRecord } from './forge.ts'
import { readSessionRecords } from './stored-sessions.ts'
import type { AgentPullRequest } from '../domain/agent-pull-request.ts'
import { readRunTrailer } from '../tasks/commit-message.ts'
import { AUTHOR_FIELDS, personOfAuthor, type GraphqlAuthor } from './graphql-errors.ts'

/**
 * What past runs left on GitHub: the pull requests that they opened since a time, and the records of all sessions.
 *
 * @param since ISO 8601
 * @throws UserError if GitHub refuses and a change of the token can fix it
 */
export async function readAgentRecords(
  settings: GitHubSettings,
  since: string
): Promise<AgentPullRequests & { readonly records: readonly StoredRecord[] }> {
  const connection = connect(settings)
  try {
    const [found, records] = await Promise.all([
      listAgentPullRequests(connection, since),
      readSessionRecords(connection)
    ])
    return { ...found, records }
  } catch (error) {
    throw toUserError(error)
  }
}

const PAGE_SIZE = 50
const MAX_PAGES = 40

const QUERY = `query ($owner: String!, $repo: String!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequests(first: ${PAGE_SIZE}, after: $after, orderBy: { field: CREATED_AT, direction: DESC }) {
      pageInfo { hasNextPage endCursor }
      nodes {
        number state createdAt closedAt mergedAt
        author { ${AUTHOR_FIELDS} }
        commits(first: 100) { nodes { commit { message parents { totalCount } } } }
      }
    }
  }
}`

interface Answer {
  readonly repository: {
    readonly pullRequests: {
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
      readonly nodes: readonly (Node | null)[]
    }
  }
}

interface Node {
  readonly number: number
  readonly state: 'OPEN' | 'CLOSED' | 'MERGED'
  readonly createdAt: string
  readonly closedAt: string | null
  readonly mergedAt: string | null
  readonly author: GraphqlAuthor
  readonly commits: {
    readonly nodes: readonly ({
      readonly commit: { readonly message: string; readonly parents: { readonly totalCount: number } }
    } | null)[]
  }
}

interface AgentPullRequests {
  /** Newest first. */
  readonly pullRequests: readonly AgentPullRequest[]
  /** False if the repository has so many pull requests that the oldest were not read. */
  readonly isComplete: boolean
}

/**
 * The pull requests that were opened since a time and start with a commit of ours. Of the commits of each, the first hundred count.
 *
 * Anyone can write a commit message like ours. That makes a pull request count here, and does nothing else.
 *
 * @param since ISO 8601
 */
async function listAgentPullRequests({ octokit, repository }: Connection, since: string): Promise<AgentPullRequests> {
  const start = new Date(since)
  const found: Node[] = []
  let after: string | null = null
  for (let page = 0; page < MAX_PAGES; page++) {
    const answer: Answer = await octokit.graphql(QUERY, { ...repository, after })
    const { nodes, pageInfo } = answer.repository.pullRequests
    const recent = nodes.filter((node) => node !== null).filter(({ createdAt }) => new Date(createdAt) >= start)
    found.push(...recent)
    after = pageInfo.endCursor
    if (!pageInfo.hasNextPage || recent.length < nodes.length)
      return { pullRequests: found.flatMap(ofAgent), isComplete: true }
  }
  return { pullRequests: found.flatMap(ofAgent), isComplete: false }
}

function ofAgent(node: Node): AgentPullRequest[] {
  const { number, state, createdAt, author } = node
  const commits = node.commits.nodes.flatMap((one) => one?.commit ?? [])
  const byRuns = commits.map(({ message }) => readRunTrailer(message) !== undefined)
  if (byRuns[0] !== true) return []
  return [
    {
      number,
      author: personOfAuthor(author),
      state: state === 'MERGED' ? 'merged' : state === 'CLOSED' ? 'closed' : 'open',
      createdAt,
      endedAt: node.mergedAt ?? node.closedAt ?? undefined,
      otherCommits: commits.filter(({ parents }, index) => !byRuns[index] && parents.totalCount < 2).length
    }
  ]
}
