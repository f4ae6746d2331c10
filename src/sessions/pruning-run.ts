/** GitHub counts runs across all repositories, so on average one in this many runs of a repository prunes. */
export const RUNS_PER_PRUNING = 10

/** True if this run deletes old refs of ours. Most runs do not, which saves the calls that look for them. */
export function isPruningRun(runId: string): boolean {
  return Number(runId) % RUNS_PER_PRUNING === 0
}
