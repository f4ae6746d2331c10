import type { CheckResults, Forge } from './forge.ts'

/** The methods that need no write permission. */
export type ForgeReader = Pick<
  Forge,
  | 'permissionOf'
  | 'whoAmI'
  | 'readThread'
  | 'readAttachments'
  | 'readReviewThreads'
  | 'readReview'
  | 'listReviews'
  | 'readPullRequest'
  | 'readContributors'
  | 'branchUpdatesSince'
  | 'branchObstacles'
  | 'headOf'
  | 'findPullRequest'
  | 'listOwnPullRequests'
  | 'searchRepositories'
  | 'readDefaultBranch'
  | 'listOwnIssues'
  | 'compareUrl'
  | 'mergeBase'
  | 'commitsBetween'
  | 'commitsToFile'
  | 'readThreadStart'
  | 'readSession'
  | 'stopReader'
  | 'readSessionFile'
  | keyof CheckResults
>

/**
 * A forge for a job without write permissions. Comments are skipped, because the publish job writes them. Anything that would
 * publish work is a bug and throws.
 */
export function readOnlyForge(reader: ForgeReader): Forge {
  const { permissionOf, whoAmI, readThread, readReview, readPullRequest, readContributors, branchUpdatesSince } = reader
  const { headOf, findPullRequest, listOwnPullRequests, listOwnIssues, compareUrl, mergeBase, commitsBetween } = reader
  const { commitsToFile, stopReader, readThreadStart, readSession, readSessionFile, readReviewThreads } = reader
  const { readAttachments } = reader
  const { searchRepositories, readDefaultBranch } = reader
  const { listReviews, branchObstacles } = reader
  const { pullRequestsAt, jobsOf, readJobLog, annotationsOf, completedRuns, failedChecksAt, checksOfSuite } = reader
  const { artifactsOf, readArtifact } = reader
  return {
    permissionOf,
    whoAmI,
    readThread,
    readAttachments,
    readReviewThreads,
    readReview,
    listReviews,
    readPullRequest,
    readContributors,
    branchUpdatesSince,
    branchObstacles,
    headOf,
    findPullRequest,
    listOwnPullRequests,
    searchRepositories,
    readDefaultBranch,
    listOwnIssues,
    compareUrl,
    mergeBase,
    commitsBetween,
    stopReader,
    commitsToFile,
    readThreadStart,
    readSession,
    readSessionFile,
    pullRequestsAt,
    jobsOf,
    readJobLog,
    artifactsOf,
    readArtifact,
    annotationsOf,
    completedRuns,
    failedChecksAt,
    checksOfSuite,
    acknowledge: () => whoAmI(),
    // The publish job claims the request.
    claim: () => Promise.resolve({ kind: 'ours' }),
    pruneRefs: () => Promise.resolve(),
    removeLabel: () => Promise.resolve(),
    // Its own permissions say nothing about those of the publish job.
    missingAccess: branchObstacles,
    missingReviewAccess: () => Promise.resolve([]),
    missingIssueAccess: () => Promise.resolve([]),
    createComment: () => Promise.resolve(0),
    updateComment: () => Promise.resolve(),
    postNoticeOnce: () => Promise.resolve(),
    // The publish job climbs the same ladder.
    rerunFailedJobs: () => Promise.resolve({ kind: 'accepted' }),
    // The publish job carries out the same request.
    writeStop: () => Promise.resolve(false),
    cancelRun: refuse,
    deleteSession: () => Promise.resolve(false),
    writeSession: refuse,
    listSessions: refuse,
    closedSince: refuse,
    replyToThread: refuse,
    resolveThread: refuse,
    unresolveThread: refuse,
    // The publish job does it.
    reactToReview: () => Promise.resolve({ kind: 'added' }),
    submitReview: refuse,
    dismissReview: refuse,
    commit: refuse,
    updateBranch: refuse,
    openPullRequest: refuse,
    updatePullRequest: refuse,
    editPullRequestBody: refuse,
    closePullRequest: refuse,
    openIssueOnce: refuse,
    updateIssue: refuse,
    convertToDraft: refuse,
    triagePullRequest: refuse
  }
}

function refuse(): Promise<never> {
  return Promise.reject(new Error('A job that only proposes tried to write to the forge.'))
}
