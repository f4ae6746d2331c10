import { connect, type Connection, type GitHubSettings } from './github-client.ts'
import { claim, CLAIMS_FOLDER } from './claims.ts'
import { createComment, postNoticeOnce, updateComment, unlessGone } from './comments.ts'
import { toUserError, reasonOf, hasStatus, isRateLimit } from './forge-errors.ts'
import type { Attachment } from '../domain/attachment.ts'
import type { BranchQuestion, BranchUpdates, OwnPullRequest, RunIdentity } from './forge.ts'
import { replyToThread, resolveThread, unresolveThread, reactToReview } from './answer-threads.ts'
import { artifactsOf, readArtifact } from './artifacts.ts'
import {
  pullRequestsAt,
  jobsOf,
  annotationsOf,
  completedRuns,
  checksOfSuite,
  rerunFailedJobs
} from './check-results.ts'
import { convertToDraft, removeLabel, triagePullRequest } from './triage-pull-request.ts'
import { dismissReview, submitReview } from './submit-review.ts'
import { failedChecksAt } from './failed-checks.ts'
import { readJobLog } from './job-log.ts'
import { listOwnIssues, missingIssueAccess, openIssueOnce, updateIssue } from './own-issues.ts'
import { readDefaultBranch, searchRepositories } from './repositories.ts'
import { readReviewThreads } from './review-threads.ts'
import { acknowledge, readPermission, whoAmI } from './users.ts'
import { commit } from './create-commit.ts'
import {
  editPullRequestBody,
  findPullRequest,
  openPullRequest,
  readCommitsBetween,
  readCommitsToFile,
  readContributors,
  readMergeBase,
  readPullRequest,
  updatePullRequest,
  pullRequestOf
} from './pull-requests.ts'
import { closedSince, deleteSession, listSessions, readSessionFile, writeSession } from './stored-sessions.ts'
import { listReviews, readReview } from './own-reviews.ts'
import { cancelRun, stopReader, writeStop, STOPS_FOLDER } from './stops.ts'
import { renderMarkdown } from './rendered-markdown.ts'
import { readThread } from './read-thread.ts'
import { readSession, readThreadStart } from './thread-start.ts'
import { updateBranch } from './update-branch.ts'
import { findBranchObstacles, findMissingAccess, findMissingReviewAccess } from './write-access.ts'
import { personOf } from '../tasks/person.ts'
import { deleteOwnRef, listOwnRefs, readRefMessage, readOwnRef, type OwnRef, readHead } from './own-refs.ts'
import type { Person } from '../domain/task.ts'
import { MAX_BODY_LENGTH } from '../text/github-rules.ts'
import { shorten } from '../text/shorten.ts'

/** A repository on GitHub. All writes are idempotent. */
export type Forge = ReturnType<typeof createGitHubForge>
/** What needs no write permission. */
export type ForgeReader = ReturnType<typeof createGitHubReader>

/** Every method throws a UserError if GitHub refuses and a change of the workflow can fix it. */
export function createGitHubForge(settings: GitHubSettings) {
  const connection = connect(settings)
  return { ...reads(connection), ...writes(connection) }
}

export function createGitHubReader(settings: GitHubSettings) {
  return reads(connect(settings))
}

function reads(connection: Connection) {
  const call = callWith(connection)
  return {
    permissionOf: call(readPermission),
    whoAmI: call(whoAmI),
    readReview: call(readReview),
    listReviews: call(listReviews),
    readThread: call(readThread),
    renderMarkdown: call(renderMarkdown),
    readAttachments: call(async (_, attachments: readonly Attachment[]) =>
      (await import('./attachments.ts')).readAttachments(connection, attachments)
    ),
    readReviewThreads: call(readReviewThreads),
    readPullRequest: call(readPullRequest),
    mergeBase: call(readMergeBase),
    commitsBetween: call(readCommitsBetween),
    commitsToFile: call(readCommitsToFile),
    readContributors: call(readContributors),
    branchUpdatesSince: call(branchUpdatesSince),
    headOf: call(readHead),
    findPullRequest: call(findPullRequest),
    listOwnPullRequests: call(listOwnPullRequests),
    branchObstacles: call(findBranchObstacles),
    readDefaultBranch: call(readDefaultBranch),
    searchRepositories: call(searchRepositories),
    listOwnIssues: call(listOwnIssues),
    stopReader: (thread: string) => {
      const read = stopReader(connection, thread)
      return call(read)
    },
    pullRequestsAt: call(pullRequestsAt),
    failedChecksAt: call(failedChecksAt),
    jobsOf: call(jobsOf),
    artifactsOf: call(artifactsOf),
    readArtifact: call(readArtifact),
    readJobLog: call(readJobLog),
    annotationsOf: call(annotationsOf),
    completedRuns: call(completedRuns),
    checksOfSuite: call(checksOfSuite),
    readThreadStart: call(readThreadStart),
    readSession: call(readSession),
    readSessionFile: call(readSessionFile),
    /** The page that shows the difference and offers to open a pull request. */
    compareUrl: (base: string, branch: string) =>
      `${connection.page}/compare/${encodeRef(base)}...${encodeRef(branch)}?expand=1`
  }
}

function writes(connection: Connection) {
  const call = callWith(connection)
  return {
    acknowledge: call(acknowledge),
    claim: call(claim),
    pruneRefs: call(pruneRefs),
    removeLabel: call(removeLabel),
    replyToThread: call(replyToThread),
    resolveThread: call(resolveThread),
    unresolveThread: call(unresolveThread),
    reactToReview: call(reactToReview),
    submitReview: call(submitReview),
    dismissReview: call(dismissReview),
    createComment: call(createComment),
    updateComment: call(updateComment),
    postNoticeOnce: call(postNoticeOnce),
    missingAccess: call(findMissingAccess),
    missingReviewAccess: call(findMissingReviewAccess),
    commit: call(commit),
    updateBranch: call(updateBranch),
    openPullRequest: call(openPullRequest),
    updatePullRequest: call(updatePullRequest),
    editPullRequestBody: call(editPullRequestBody),
    closePullRequest: call(closePullRequest),
    missingIssueAccess: call(missingIssueAccess),
    openIssueOnce: call(openIssueOnce),
    updateIssue: call(updateIssue),
    convertToDraft: call(convertToDraft),
    triagePullRequest: call(triagePullRequest),
    writeStop: call(writeStop),
    cancelRun: call(cancelRun),
    rerunFailedJobs: call(rerunFailedJobs),
    writeSession: call(writeSession),
    deleteSession: call(deleteSession),
    listSessions: call(listSessions),
    closedSince: call(closedSince)
  }
}

/** Passes the connection to an operation, and translates GitHub's refusals. */
function callWith(connection: Connection) {
  return <Arguments extends readonly unknown[], Result>(
      operation: (connection: Connection, ...args: Arguments) => Promise<Result>
    ) =>
    async (...args: Arguments): Promise<Result> => {
      try {
        return await operation(connection, ...args)
      } catch (error) {
        throw toUserError(error)
      }
    }
}

function encodeRef(name: string): string {
  return name.split('/').map(encodeURIComponent).join('/')
}

/** One page, newest first. With more updates between a comment and its run, the branch could not be used anyway. */
const MAX_UPDATES = 100

/** Reads GitHub's own record of pushes. The dates of commits cannot be trusted: their authors choose them. */
async function branchUpdatesSince(
  { octokit, repository }: Connection,
  { branch, since, page }: BranchQuestion
): Promise<BranchUpdates> {
  try {
    const ref = `refs/heads/${branch}`
    const { data } = await octokit.rest.repos.listActivities({
      ...(ownerAndName(page) ?? repository),
      ref,
      per_page: MAX_UPDATES
    })
    // Times are whole seconds: a push in the same second may have come after the comment. An unreadable time is NaN.
    const later = data.filter(({ timestamp }) => !(Date.parse(timestamp) < Date.parse(since)))
    const updates = later.map(({ before, after, actor }) => ({ before, after, by: personOf(actor) }))
    return { kind: 'known', updates, head: data[0]?.after }
  } catch (error) {
    if (!hasStatus(error, 403, 404) || isRateLimit(error)) throw error
    return { kind: 'unknown', reason: reasonOf(error) }
  }
}

/** The repository of a page such as https://github.com/ada/app. */
function ownerAndName(page: string | undefined) {
  const [owner, repo] = page === undefined ? [] : new URL(page).pathname.split('/').slice(-2)
  return owner === undefined || repo === undefined ? undefined : { owner, repo }
}

/** Fewer refs than this are left alone, which saves the calls that read their age. */
const MAX_REFS = 50
const MAX_LOOKED_AT = 10
const DAY_MS = 24 * 60 * 60_000

const MAX_AGES_MS = [
  /** Longer than GitHub offers to deliver an event again. */
  { folder: CLAIMS_FOLDER, ms: 7 * DAY_MS },
  /** GitHub ends every workflow run after 35 days, so nothing that was asked before can still wait. */
  { folder: STOPS_FOLDER, ms: 35 * DAY_MS }
]

/** Deletes some old claims and stops. Each run checks different ones, so that all are checked over time. */
async function pruneRefs(connection: Connection, run: RunIdentity): Promise<void> {
  const all = (await listOwnRefs(connection, '')).filter(({ name }) => maxAgeOf(name) !== undefined)
  if (all.length <= MAX_REFS) return
  const start = Number(run.id) % all.length
  const some = [...all.slice(start), ...all.slice(0, start)].slice(0, MAX_LOOKED_AT)
  await Promise.all(some.map((ref) => pruneIfOld(connection, ref)))
}

function maxAgeOf(name: string): number | undefined {
  return MAX_AGES_MS.find(({ folder }) => name.startsWith(folder))?.ms
}

async function pruneIfOld(connection: Connection, { name, sha }: OwnRef): Promise<void> {
  const found = await readRefMessage(connection, sha)
  const isOld = found !== undefined && Date.now() - Date.parse(found.at) > (maxAgeOf(name) ?? Infinity)
  // Somebody may stop the thread again at this moment.
  if (isOld && (await readOwnRef(connection, name)) === sha) await deleteOwnRef(connection, name)
}

const PER_PAGE = 100
const MAX_PAGES = 3

/**
 * The newest few hundred pull requests of the repository and older ones of the branch, newest first, without those of others and of forks.
 * GitHub cannot list by author, and its search is minutes behind.
 */
async function listOwnPullRequests(
  { octokit, repository }: Connection,
  self: Person,
  branch: string
): Promise<readonly OwnPullRequest[]> {
  const query = { ...repository, state: 'all', sort: 'created', direction: 'desc', per_page: PER_PAGE } as const
  const listed: ListedPullRequest[] = []
  let [isCut, pages] = [false, 0]
  // By GitHub's links: a page can be short although others follow.
  for await (const { data, headers } of octokit.paginate.iterator(octokit.rest.pulls.list, query)) {
    listed.push(...data)
    pages += 1
    isCut = headers.link?.includes('rel="next"') === true
    if (pages === MAX_PAGES) break
  }
  if (isCut) {
    const numbers = new Set(listed.map(({ number }) => number))
    const { data } = await octokit.rest.pulls.list({ ...query, head: `${repository.owner}:${branch}` })
    listed.push(...data.filter(({ number, head }) => head.ref === branch && !numbers.has(number)))
  }
  return listed
    .filter(({ user }) => user?.id === self.id)
    .map(ownPullRequest)
    .filter(({ isFork }) => !isFork)
}

type ListedPullRequest = Awaited<ReturnType<Connection['octokit']['rest']['pulls']['list']>>['data'][number]

function ownPullRequest(listed: ListedPullRequest): OwnPullRequest {
  const { body, closed_at: closedAt } = listed
  return { ...pullRequestOf(listed), body: body ?? '', closedAt: closedAt ?? undefined }
}

/** Closes a pull request and replaces its text. */
async function closePullRequest({ octokit, repository }: Connection, number: number, body: string) {
  const change = { state: 'closed', body: shorten(body, MAX_BODY_LENGTH) } as const
  const closing = octokit.rest.pulls.update({ ...repository, pull_number: number, ...change })
  await unlessGone(`The pull request #${number}`, closing)
}
