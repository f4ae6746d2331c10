/** GitHub counts runs across all repositories, so about this share of a repository's runs has a turn. */
const ONE_IN = 10

/** True if this run deletes old refs of ours. Most runs do not, which saves the calls that look for them. */
export function isPruningTurn(runId: string): boolean {
  return Number(runId) % ONE_IN === 0
}
