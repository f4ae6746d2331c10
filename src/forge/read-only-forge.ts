import type { Forge } from './github.ts'

/** The methods that need no write permission. */
const READING = [
  'permissionOf',
  'whoAmI',
  'readThread',
  'renderMarkdown',
  'readAttachments',
  'readReviewThreads',
  'readReview',
  'listReviews',
  'readPullRequest',
  'readContributors',
  'branchUpdatesSince',
  'branchObstacles',
  'headOf',
  'findPullRequest',
  'listOwnPullRequests',
  'searchRepositories',
  'readDefaultBranch',
  'listOwnIssues',
  'compareUrl',
  'mergeBase',
  'commitsBetween',
  'stopReader',
  'commitsToFile',
  'readThreadStart',
  'readSession',
  'readSessionFile',
  'pullRequestsAt',
  'failedChecksAt',
  'jobsOf',
  'readJobLog',
  'artifactsOf',
  'readArtifact',
  'annotationsOf',
  'completedRuns',
  'checksOfSuite'
] as const satisfies readonly (keyof Forge)[]

type ForgeReader = Pick<Forge, (typeof READING)[number]>

/**
 * A forge for a job without write permissions. Comments are skipped, because the publish job writes them. Anything that would
 * publish work is a bug and throws.
 */
export function readOnlyForge(forge: ForgeReader): Forge {
  // Safe: it has every method of the list.
  const reader = Object.fromEntries(READING.map((name) => [name, forge[name]])) as unknown as ForgeReader
  return {
    ...reader,
    acknowledge: () => reader.whoAmI(),
    // The publish job claims the request.
    claim: () => Promise.resolve({ kind: 'ours' }),
    pruneRefs: () => Promise.resolve(),
    removeLabel: () => Promise.resolve(),
    // Its own permissions say nothing about those of the publish job.
    missingAccess: reader.branchObstacles,
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
    // The publish job adds the reaction.
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
