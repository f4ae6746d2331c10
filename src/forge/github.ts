import { connect, DEFAULT_RETRY_LIMITS, type Connection, type ConnectionSettings } from './client.ts'
import { claim } from './claims.ts'
import { createComment, postNoticeOnce, updateComment } from './comments.ts'
import { toUserError } from './errors.ts'
import type { Forge } from './forge.ts'
import { branchUpdatesSince } from './branch-updates.ts'
import { acknowledge, readPermission, whoAmI } from './users.ts'
import { commit, readHead } from './create-commit.ts'
import { closePullRequest, listOwnPullRequests } from './own-pull-requests.ts'
import {
  editPullRequestBody,
  findPullRequest,
  openPullRequest,
  readCommitsBetween,
  readCommitsToFile,
  readContributors,
  readMergeBase,
  readPullRequest,
  updatePullRequest
} from './pull-requests.ts'
import { closedSince, deleteSession, listSessions, readSessionFile, writeSession } from './stored-sessions.ts'
import { pruneRefs } from './prune-refs.ts'
import { listReviews, readReview } from './reviews.ts'
import { cancelRun, stopReader, writeStop } from './stops.ts'
import { renderMarkdown } from './rendered-markdown.ts'
import { readThread } from './thread.ts'
import type { RetryLimits } from './repeat-calls.ts'
import { readSession, readThreadStart } from './thread-start.ts'
import { removeLabel, triagePullRequest } from './triage.ts'
import { updateBranch } from './update-branch.ts'
import { findBranchObstacles, findMissingAccess, findMissingReviewAccess } from './write-access.ts'

export interface GitHubSettings extends Omit<ConnectionSettings, 'retryLimits'> {
  /** For example https://github.com. */
  readonly serverUrl: string
  readonly retryLimits?: Partial<RetryLimits>
}

/** The repository on GitHub. Every method throws a UserError if GitHub refuses and a change of the workflow can fix it. */
export function createGitHubForge({ serverUrl, retryLimits, ...settings }: GitHubSettings): Forge {
  const reading = { signal: settings.signal, retryLimits: { ...DEFAULT_RETRY_LIMITS, ...retryLimits } }
  const connection = connect({ ...settings, ...reading })
  const page = `${serverUrl}/${settings.owner}/${settings.repo}`
  const call = callWith(connection)
  return {
    permissionOf: call(readPermission),
    whoAmI: call(whoAmI),
    acknowledge: call(acknowledge),
    claim: call(claim),
    pruneRefs: call(pruneRefs),
    removeLabel: call(removeLabel),
    readReview: call(readReview),
    listReviews: call(listReviews),
    readThread: call(readThread),
    renderMarkdown: call(renderMarkdown),
    readAttachments: call(async (_, attachments) =>
      (await import('./attachments.ts')).readAttachments(connection, attachments, { serverUrl, ...reading })
    ),
    readReviewThreads: call(async (...args) => (await import('./review-threads.ts')).readReviewThreads(...args)),
    replyToThread: call(async (...args) => (await import('./answer-threads.ts')).replyToThread(...args)),
    resolveThread: call(async (...args) => (await import('./answer-threads.ts')).resolveThread(...args)),
    unresolveThread: call(async (...args) => (await import('./answer-threads.ts')).unresolveThread(...args)),
    reactToReview: call(async (...args) => (await import('./answer-threads.ts')).reactToReview(...args)),
    readPullRequest: call(readPullRequest),
    mergeBase: call(readMergeBase),
    commitsBetween: call(readCommitsBetween),
    commitsToFile: call(readCommitsToFile),
    readContributors: call(readContributors),
    branchUpdatesSince: call(branchUpdatesSince),
    submitReview: call(async (...args) => (await import('./submit-review.ts')).submitReview(...args)),
    dismissReview: call(async (...args) => (await import('./dismiss-review.ts')).dismissReview(...args)),
    createComment: call(createComment),
    updateComment: call(updateComment),
    postNoticeOnce: call(postNoticeOnce),
    headOf: call(readHead),
    findPullRequest: call(findPullRequest),
    listOwnPullRequests: call(listOwnPullRequests),
    missingAccess: (plan) => findMissingAccess(connection, plan, { page, ...settings }),
    missingReviewAccess: call(findMissingReviewAccess),
    branchObstacles: call(findBranchObstacles),
    commit: call(commit),
    updateBranch: call((_, merge) => updateBranch(connection, merge, settings.signal)),
    openPullRequest: call((_, wanted) => openPullRequest(connection, wanted, `${page}/settings/actions`)),
    updatePullRequest: call(updatePullRequest),
    editPullRequestBody: call(editPullRequestBody),
    closePullRequest: call(closePullRequest),
    readDefaultBranch: call(async (...args) => (await import('./repositories.ts')).readDefaultBranch(...args)),
    searchRepositories: call(async (...args) => (await import('./repositories.ts')).searchRepositories(...args)),
    listOwnIssues: call(async (...args) => (await import('./own-issues.ts')).listOwnIssues(...args)),
    missingIssueAccess: call(async (...args) => (await import('./own-issues.ts')).missingIssueAccess(...args)),
    openIssueOnce: call(async (...args) => (await import('./own-issues.ts')).openIssueOnce(...args)),
    updateIssue: call(async (...args) => (await import('./own-issues.ts')).updateIssue(...args)),
    convertToDraft: call(async (...args) => (await import('./convert-to-draft.ts')).convertToDraft(...args)),
    triagePullRequest: call(triagePullRequest),
    stopReader: (thread) => {
      const read = stopReader(connection, thread)
      return call(read)
    },
    writeStop: call(writeStop),
    cancelRun: call(cancelRun),
    pullRequestsAt: call(async (...args) => (await import('./check-results.ts')).pullRequestsAt(...args)),
    failedChecksAt: call(async (...args) => (await import('./failed-checks.ts')).failedChecksAt(...args)),
    jobsOf: call(async (...args) => (await import('./check-results.ts')).jobsOf(...args)),
    artifactsOf: call(async (...args) => (await import('./artifacts.ts')).artifactsOf(...args)),
    readArtifact: call(async (_, id) => (await import('./artifacts.ts')).readArtifact(connection, id, reading)),
    readJobLog: call(async (_, jobId) => (await import('./job-log.ts')).readJobLog(connection, jobId, reading)),
    annotationsOf: call(async (...args) => (await import('./check-results.ts')).annotationsOf(...args)),
    completedRuns: call(async (...args) => (await import('./check-results.ts')).completedRuns(...args)),
    checksOfSuite: call(async (...args) => (await import('./check-results.ts')).checksOfSuite(...args)),
    rerunFailedJobs: call(async (...args) => (await import('./check-results.ts')).rerunFailedJobs(...args)),
    readThreadStart: call(readThreadStart),
    readSession: call(readSession),
    readSessionFile: call(readSessionFile),
    writeSession: call((_, write) => writeSession(connection, write, new URL(serverUrl).hostname)),
    deleteSession: call(deleteSession),
    listSessions: call(listSessions),
    closedSince: call(closedSince),
    compareUrl: (base, branch) => `${page}/compare/${encodeRef(base)}...${encodeRef(branch)}?expand=1`
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
