import type { Forge, ForgeReader } from './github.ts'

/**
 * A forge for a job without write permissions. Comments are skipped, because the publish job writes them. Anything that would
 * publish work is a bug and throws.
 */
export function readOnlyForge(reader: ForgeReader): Forge {
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
