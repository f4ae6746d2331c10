import { shorten } from '../text/shorten.ts'
import { MAX_BODY_LENGTH, MAX_TITLE_LENGTH } from '../text/github-rules.ts'
import type { Connection } from './github-client.ts'
import { unlessGone } from './comments.ts'
import {
  addPermission,
  pullRequestSetting,
  reasonOf,
  type ErrorResponse,
  unlessStatus,
  hasStatus,
  isForbiddenToToken,
  isRateLimit
} from './forge-errors.ts'
import { personOf } from '../tasks/person.ts'
import { GITHUB_SIGNER } from './session-author.ts'
import type {
  BranchCommit,
  Contributors,
  NewPullRequest,
  OpenResult,
  PullRequest,
  PullRequestChange,
  PullRequestDescription
} from './forge.ts'

export async function readPullRequest({ octokit, repository }: Connection, number: number): Promise<PullRequest> {
  const reading = octokit.rest.pulls.get({ ...repository, pull_number: number })
  return pullRequestOf((await unlessGone(`The pull request #${number}`, reading)).data)
}

/** The commit that two commits last have in common; undefined if there is none, or GitHub cannot tell. */
export async function readMergeBase(
  { octokit, repository }: Connection,
  { base, head }: { readonly base: string; readonly head: string }
): Promise<string | undefined> {
  const query = { ...repository, basehead: `${base}...${head}`, per_page: 1 }
  const comparing = octokit.rest.repos.compareCommitsWithBasehead(query)
  // Histories without a common commit, and comparisons that take GitHub too long.
  const compared = await unlessStatus(comparing, undefined, 404, 422, 500, 502, 503, 504)
  return compared?.data.merge_base_commit.sha
}

const MAX_COMMIT_PAGES = 10

/** The commits that `head` has and `base` lacks, oldest first; the first thousand. */
export async function readCommitsBetween(
  { octokit, repository }: Connection,
  { base, head }: { readonly base: string; readonly head: string }
): Promise<readonly BranchCommit[]> {
  const all: BranchCommit[] = []
  for (let page = 1; page <= MAX_COMMIT_PAGES; page++) {
    const query = { ...repository, basehead: `${base}...${head}`, per_page: 100, page }
    const { commits, total_commits: total } = (await octokit.rest.repos.compareCommitsWithBasehead(query)).data
    all.push(...commits.map(branchCommitOf))
    if (commits.length === 0 || all.length >= total) break
  }
  return all
}

type Compared = Awaited<
  ReturnType<Connection['octokit']['rest']['repos']['compareCommitsWithBasehead']>
>['data']['commits'][number]

function branchCommitOf({ sha, commit, author, committer }: Compared): BranchCommit {
  const { message, verification } = commit
  return {
    sha,
    author: author?.login ?? commit.author?.name ?? 'somebody without an account',
    authorId: author?.id,
    isBot: isAccount(author) && personOf(author).isBot,
    title: message.split('\n', 1)[0] ?? '',
    message,
    committerId: committer?.id,
    isSigned: verification?.verified === true && commit.committer?.email === GITHUB_SIGNER
  }
}

/** GitHub lists no more commits than that. */
const MAX_COMMITS = 250
// The account of commits that were made on GitHub's own pages.
const WEB_FLOW = 'web-flow'

export async function readContributors({ octokit, repository }: Connection, number: number): Promise<Contributors> {
  const query = { ...repository, pull_number: number }
  const [{ data }, commits] = await Promise.all([
    octokit.rest.pulls.get(query),
    octokit.paginate(octokit.rest.pulls.listCommits, { ...query, per_page: 100 })
  ])
  const accounts = commits.flatMap(({ author, committer }) => [author, committer])
  const people = [data.user, ...accounts].map((account) => (isAccount(account) ? personOf(account) : undefined))
  return {
    people: people.filter((person) => person?.login !== WEB_FLOW),
    head: commits.at(-1)?.sha,
    isComplete: commits.length < MAX_COMMITS
  }
}

/** GitHub names no account, or an empty one, for an address that belongs to nobody. */
function isAccount(account: object | null | undefined): account is { login: string; id: number; type: string } {
  return account !== null && account !== undefined && 'login' in account
}

/** The newest pull request, open ones first, whose head is this branch of this repository. */
export async function findPullRequest(
  { octokit, repository }: Connection,
  branch: string
): Promise<PullRequest | undefined> {
  const head = `${repository.owner}:${branch}`
  const query = { ...repository, head, state: 'all', sort: 'created', direction: 'desc', per_page: 100 } as const
  const listed = await octokit.paginate(octokit.rest.pulls.list, query)
  // The owner may have a fork with such a branch, and GitHub ignores a head that it cannot parse.
  const own = listed.map(pullRequestOf).filter(({ isFork, headRef }) => !isFork && headRef === branch)
  return own.find(({ state }) => state === 'open') ?? own[0]
}

export async function openPullRequest(connection: Connection, wanted: NewPullRequest): Promise<OpenResult> {
  try {
    return await create(connection, wanted)
  } catch (error) {
    if (!hasStatus(error, 403, 422) || isRateLimit(error)) throw error
    // Some plans have no drafts in private repositories.
    const isAboutDraft = wanted.isDraft && /draft pull requests are not supported/i.test(error.message)
    if (isAboutDraft) return openPullRequest(connection, { ...wanted, isDraft: false })
    const existing = /already exists/i.test(error.message) ? await findOpen(connection, wanted.branch) : undefined
    return existing ?? { kind: 'refused', reason: reasonOf(error), remedy: remedyFor(error, connection) }
  }
}

export async function updatePullRequest(
  { octokit, repository }: Connection,
  number: number,
  { title, body }: PullRequestChange
): Promise<void> {
  const change = {
    ...(title !== undefined && { title: shorten(title, MAX_TITLE_LENGTH) }),
    body: shorten(body, MAX_BODY_LENGTH)
  }
  const updating = octokit.rest.pulls.update({ ...repository, pull_number: number, ...change })
  await unlessGone(`The pull request #${number}`, updating)
}

/** Replaces the body. `edit` gets what was read just before, and returns undefined to leave it. */
export async function editPullRequestBody(
  connection: Connection,
  number: number,
  edit: (text: PullRequestDescription) => string | undefined
): Promise<void> {
  const { octokit, repository } = connection
  const { data } = await octokit.rest.pulls.get({ ...repository, pull_number: number })
  // GitHub names no account for a pull request whose author was deleted, although its description says that it always does.
  const author = data.user as { readonly id: number } | null
  const body = edit({ body: data.body ?? '', authorId: author?.id })
  if (body !== undefined) await updatePullRequest(connection, number, { title: undefined, body })
}

async function create(connection: Connection, { branch, base, title, body, isDraft }: NewPullRequest) {
  const { octokit, repository, createOnce } = connection
  return createOnce<OpenResult>({
    create: async () => {
      const { data } = await octokit.rest.pulls.create({
        ...repository,
        head: branch,
        base,
        title: shorten(title, MAX_TITLE_LENGTH),
        body: shorten(body, MAX_BODY_LENGTH),
        draft: isDraft
      })
      const isNowDraft = data.draft ?? false
      return { kind: 'opened', pullRequest: { number: data.number, url: data.html_url }, isDraft: isNowDraft }
    },
    find: () => findOpen(connection, branch)
  })
}

async function findOpen(connection: Connection, branch: string): Promise<OpenResult | undefined> {
  const found = await findPullRequest(connection, branch)
  if (found?.state !== 'open') return undefined
  const { number, url } = found
  return { kind: 'opened', pullRequest: { number, url }, isDraft: found.isDraft }
}

function remedyFor(error: ErrorResponse, { page }: Connection): string {
  const setting = pullRequestSetting(error, page)
  if (setting !== undefined) return setting
  if (isForbiddenToToken(error)) return addPermission(error)
  return 'Open it manually from the page that compares the branches.'
}

/** What GitHub's short and long forms of a pull request have in common. */
interface Listed {
  readonly number: number
  readonly html_url: string
  readonly state: string
  readonly merged_at: string | null
  readonly title: string
  /** Missing on servers without drafts. */
  readonly draft?: boolean
  /** Only in the long form. */
  readonly maintainer_can_modify?: boolean
  /** Without a repository if it was a fork that has been deleted. */
  readonly head: {
    readonly ref: string
    readonly sha: string
    readonly repo: { readonly id: number; readonly html_url: string } | null
  }
  readonly base: { readonly ref: string; readonly repo: { readonly id: number } }
}

export function pullRequestOf({ head, base, ...listed }: Listed): PullRequest {
  return {
    number: listed.number,
    url: listed.html_url,
    state: listed.state === 'open' ? 'open' : 'closed',
    isMerged: listed.merged_at !== null,
    headRef: head.ref,
    headSha: head.sha,
    baseRef: base.ref,
    isFork: head.repo?.id !== base.repo.id,
    headPage: head.repo?.html_url,
    allowsEdits: listed.maintainer_can_modify ?? false,
    isDraft: listed.draft ?? false,
    title: listed.title
  }
}

/** Enough to explain a conflict. */
const MAX_COMMITS_TO_FILE = 5

/** The last few commits that changed a file, newest first. */
export async function readCommitsToFile(
  { octokit, repository }: Connection,
  { head, path }: { readonly head: string; readonly path: string }
): Promise<readonly string[]> {
  const query = { ...repository, sha: head, path, per_page: MAX_COMMITS_TO_FILE }
  return (await octokit.rest.repos.listCommits(query)).data.map(({ sha }) => sha)
}
