import { partialDeepStrictEqual } from 'node:assert'
import { messageOf } from '../../src/errors.ts'
import { startReplay } from './replay-server.ts'
import { operationOf, type Witnessed } from './witnessed.ts'
import type { Forge } from '../../src/forge/github.ts'

interface Reader {
  readonly operation: string
  /** Gets an answer of its operation, as GitHub describes it. */
  readonly read: (forge: Forge, body: never) => Promise<unknown>
  /** What must be in the result, from the answer alone. */
  readonly expected: (body: never) => unknown
}

interface Named {
  readonly id: number
  readonly name: string
}
interface Numbered {
  readonly number: number
  readonly state: string
  readonly title: string
}
interface Pull extends Numbered {
  readonly head: { readonly ref: string; readonly sha: string }
  readonly base: { readonly ref: string }
}
interface Owned {
  readonly user: { readonly login: string; readonly id: number }
}

const self = { login: 'octocat', id: 1, isBot: false }
const REPO = '/repos/{owner}/{repo}'

/** The methods of our client that make one request, with what they must make of its answer. */
const readers: readonly Reader[] = [
  {
    operation: `GET ${REPO}`,
    read: (forge) => forge.readDefaultBranch(),
    expected: (body: { default_branch: string }) => body.default_branch
  },
  {
    operation: `GET ${REPO}/git/ref/{ref}`,
    read: (forge) => forge.headOf('main'),
    expected: (body: { object: { sha: string } }) => body.object.sha
  },
  {
    operation: `GET ${REPO}/collaborators/{username}/permission`,
    read: (forge, { user }: Owned) => forge.permissionOf(user),
    expected: (body: { permission: string }) => body.permission
  },
  {
    operation: `GET ${REPO}/compare/{basehead}`,
    read: (forge) => forge.mergeBase({ base: 'main', head: 'topic' }),
    expected: (body: { merge_base_commit: { sha: string } }) => body.merge_base_commit.sha
  },
  {
    operation: `GET ${REPO}/commits`,
    read: (forge) => forge.commitsToFile({ head: 'main', path: 'a.txt' }),
    expected: (body: readonly { sha: string }[]) => body.map(({ sha }) => sha)
  },
  {
    operation: `GET ${REPO}/commits/{commit_sha}/pulls`,
    read: (forge) => forge.pullRequestsAt('a'.repeat(40)),
    expected: (body: readonly Pull[]) => body.map(({ number, head, title }) => ({ number, headSha: head.sha, title }))
  },
  {
    operation: `GET ${REPO}/check-runs/{check_run_id}/annotations`,
    read: (forge) => forge.annotationsOf(1),
    expected: (body: readonly { path: string; message: string }[]) =>
      body.map(({ path, message }) => ({ path, message }))
  },
  {
    operation: `GET ${REPO}/check-suites/{check_suite_id}/check-runs`,
    read: (forge) => forge.checksOfSuite(1),
    expected: () => []
  },
  {
    operation: `GET ${REPO}/actions/runs/{run_id}/artifacts`,
    read: (forge) => forge.artifactsOf(1),
    expected: () => []
  },
  {
    operation: `GET ${REPO}/actions/runs/{run_id}/attempts/{attempt_number}/jobs`,
    read: (forge) => forge.jobsOf({ runId: 1, attempt: 1 }),
    expected: (body: { jobs: readonly Named[] }) => body.jobs.map(({ id, name }) => ({ id, name }))
  },
  {
    operation: `GET ${REPO}/actions/workflows/{workflow_id}/runs`,
    read: (forge) => forge.completedRuns({ workflowId: 1, limit: 100 }),
    expected: () => []
  },
  {
    operation: `GET ${REPO}/activity`,
    read: (forge) => forge.branchUpdatesSince({ branch: 'main', since: '1999-01-01T00:00:00Z' }),
    expected: () => ({ kind: 'known' })
  },
  {
    operation: `GET ${REPO}/issues`,
    read: (forge) => forge.listOwnIssues(self),
    expected: (body: readonly (Numbered & Owned & { pull_request?: object })[]) =>
      body.filter((one) => one.user.id === self.id && !one.pull_request).map(({ number, state }) => ({ number, state }))
  },
  {
    operation: `GET ${REPO}/issues/{issue_number}`,
    read: (forge) => forge.closedSince(1),
    expected: (body: { closed_at: string | null }) => body.closed_at ?? undefined
  },
  {
    operation: `GET ${REPO}/pulls`,
    read: (forge) => forge.findPullRequest('topic'),
    expected: () => undefined
  },
  {
    operation: `GET ${REPO}/pulls/{pull_number}`,
    read: (forge) => forge.readPullRequest(1),
    expected: ({ number, state, title, head, base }: Pull) => ({
      number,
      state,
      title,
      headRef: head.ref,
      headSha: head.sha,
      baseRef: base.ref
    })
  },
  {
    operation: `GET ${REPO}/pulls/{pull_number}/reviews`,
    read: (forge) => forge.listReviews(1),
    expected: () => []
  },
  {
    operation: `GET ${REPO}/git/blobs/{file_sha}`,
    read: async (forge) => (await forge.readSessionFile('a'.repeat(40))).toString('base64'),
    expected: (body: { content: string }) => body.content.replaceAll('\n', '')
  },
  {
    operation: 'GET /search/repositories',
    read: (forge) => forge.searchRepositories('org:octo'),
    expected: (body: { items: readonly { full_name: string }[] }) => body.items.map((one) => one.full_name)
  },
  {
    operation: `POST ${REPO}/issues/{issue_number}/comments`,
    read: (forge) => forge.createComment(1, 'Hello'),
    expected: (body: Named) => body.id
  },
  {
    operation: `POST ${REPO}/issues/comments/{comment_id}/reactions`,
    read: (forge) => forge.acknowledge({ number: 1, trigger: { kind: 'comment', commentId: 1 } }),
    expected: ({ user: { login, id } }: Owned) => ({ login, id })
  },
  {
    operation: `POST ${REPO}/issues`,
    read: (forge) => forge.openIssueOnce({ self, marker: '<!-- x -->', title: 'Report', body: '<!-- x -->' }),
    expected: ({ number, state }: Numbered) => ({ number, state })
  },
  {
    operation: `POST ${REPO}/pulls/{pull_number}/comments/{comment_id}/replies`,
    read: (forge) => forge.replyToThread(1, { rootCommentId: 1, body: 'Yes' }),
    expected: (body: Named) => ({ kind: 'replied', commentId: body.id })
  },
  {
    operation: `POST ${REPO}/pulls`,
    read: (forge) =>
      forge.openPullRequest({ branch: 'topic', base: 'main', title: 'Topic', body: 'Text', isDraft: false }),
    expected: ({ number }: Numbered) => ({ kind: 'opened', pullRequest: { number } })
  }
]

/** True for an answer that `misreadings` can judge. Of a search with more results than GitHub lists, our client reads nothing. */
export function isReadable({ operation, status, body }: Witnessed): boolean {
  const { total_count: total = 0 } = (body ?? {}) as { readonly total_count?: number } // Only of lists that have it.
  return status < 300 && total <= 1000 && readers.some((reader) => reader.operation === operation)
}

/** Lets our client read answers as they were seen. Returns what it makes of them wrongly, one line each. */
export async function misreadings(witnessed: readonly Witnessed[]): Promise<string[]> {
  const problems: string[] = []
  // Each with a client of its own, which therefore need not slow down its writes.
  for (const reader of readers) {
    const answers = witnessed.filter(({ operation }) => operation === reader.operation)
    if (answers.length > 0) problems.push(...(await misreadingsOf(reader, answers)))
  }
  return problems
}

async function misreadingsOf({ operation, read, expected }: Reader, answers: readonly Witnessed[]): Promise<string[]> {
  let answer: Witnessed | undefined
  await using replay = await startReplay((method, path) =>
    operationOf(method, path) === operation ? answer : undefined
  )
  const problems: string[] = []
  for (const { body, ...seen } of answers) {
    // Its further pages were not seen with it.
    answer = { ...seen, body, headers: {} }
    try {
      const given = body as never // As GitHub describes it.
      partialDeepStrictEqual({ read: await read(replay.forge, given) }, { read: expected(given) })
    } catch (error) {
      problems.push(`${seen.source}: ${operation}: ${messageOf(error)}`)
    }
  }
  return problems
}

/**
 * Gives our client a success without content in place of each answer, once or always. Returns what it makes of them wrongly, one line each:
 * it must read the next answer, or fail, and never return something else.
 */
export async function misreadingsOfNothing(witnessed: readonly Witnessed[]): Promise<string[]> {
  const problems: string[] = []
  for (const { operation, read, expected } of readers) {
    const seen = witnessed.find((one) => one.operation === operation)
    if (!seen || operation.endsWith('/reactions')) continue
    const given = seen.body as never // As GitHub describes it.
    for (const times of [1, Infinity]) {
      let asked = 0
      await using replay = await startReplay((method, path) => {
        if (operationOf(method, path) !== operation) return { ...seen, headers: {}, status: 500, body: {} }
        return { ...seen, headers: {}, ...(++asked <= times && { body: {} }) }
      })
      const result = await read(replay.forge, given).then(
        (value) => ({ value }),
        () => undefined
      )
      if (result === undefined && (times > 1 || operation.startsWith('POST'))) continue
      try {
        if (times > 1) throw new Error(`reads ${JSON.stringify(result?.value)} from nothing`)
        partialDeepStrictEqual({ read: result?.value }, { read: expected(given) })
      } catch (error) {
        problems.push(`${operation}, empty ${times === 1 ? 'once' : 'always'}: ${messageOf(error)}`)
      }
    }
  }
  return problems
}
