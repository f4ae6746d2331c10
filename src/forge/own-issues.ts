import type { Person } from '../domain/task.ts'
import { MAX_BODY_LENGTH } from '../text/github-rules.ts'
import { shorten } from '../text/shorten.ts'
import type { Connection } from './github-client.ts'
import { unlessGone } from './comments.ts'
import { reasonSentence, hasStatus, isForbiddenToToken } from './forge-errors.ts'
import type { NewIssue, IssueChange, MissingAccess, OwnIssue } from './forge.ts'

const PER_PAGE = 100
/** Of issues and pull requests: a fan-out opens hundreds of the latter. */
const MAX_PAGES = 20
const MAX_ISSUES = 300

interface ListedIssue {
  readonly number: number
  readonly html_url: string
  readonly state: string
  readonly body?: string | null
  readonly closed_at: string | null
}

/**
 * The newest few hundred issues of our own account, newest first. GitHub's search is minutes behind. The list of issues, unlike that of pull
 * requests, can be limited to an account.
 */
export async function listOwnIssues({ octokit, repository }: Connection, self: Person): Promise<readonly OwnIssue[]> {
  const own: OwnIssue[] = []
  const query = { ...repository, creator: self.login, state: 'all', per_page: PER_PAGE } as const
  let pages = 0
  // By GitHub's links: a page can be short although others follow.
  for await (const { data } of octokit.paginate.iterator(octokit.rest.issues.listForRepo, query)) {
    // A pull request is an issue too. A login can have belonged to another account.
    own.push(...data.filter((listed) => !listed.pull_request && listed.user?.id === self.id).map(issueOf))
    pages += 1
    if (pages === MAX_PAGES || own.length >= MAX_ISSUES) break
  }
  return own
}

/**
 * What opening an issue will be refused for, as far as the forge can tell. Changes nothing. An issue without a title is refused after the
 * permissions were checked.
 */
export async function missingIssueAccess({ octokit, repository }: Connection): Promise<readonly MissingAccess[]> {
  try {
    await octokit.rest.issues.create({ ...repository, title: '' })
    return []
  } catch (error) {
    if (isForbiddenToToken(error)) return [{ kind: 'permission', permission: 'issues' }]
    if (!hasStatus(error, 410)) return []
    const text = `${reasonSentence(error)} Enable them in the settings of the repository, or remove \`report: issue\`.`
    return [{ kind: 'setting', text }]
  }
}

/** Opens an issue. If the result of the call is lost, the issue is found again by the marker. */
export async function openIssueOnce(
  connection: Connection,
  { self, marker, title, body }: NewIssue
): Promise<OwnIssue> {
  const { octokit, repository, createOnce } = connection
  const isSame = (one: OwnIssue) => one.state === 'open' && one.body.startsWith(marker)
  return await createOnce({
    create: async () => {
      const text = shorten(body, MAX_BODY_LENGTH)
      return issueOf((await octokit.rest.issues.create({ ...repository, title, body: text })).data)
    },
    find: async () => (await listOwnIssues(connection, self)).find(isSame)
  })
}

export async function updateIssue({ octokit, repository }: Connection, number: number, { body, state }: IssueChange) {
  const change = { state, body: shorten(body, MAX_BODY_LENGTH) }
  const updating = octokit.rest.issues.update({ ...repository, issue_number: number, ...change })
  await unlessGone(`The issue #${number}`, updating)
}

function issueOf({ number, html_url: url, state, body, closed_at: closedAt }: ListedIssue): OwnIssue {
  return {
    number,
    url,
    body: body ?? '',
    state: state === 'open' ? 'open' : 'closed',
    closedAt: closedAt ?? undefined
  }
}
