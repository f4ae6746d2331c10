import type { BranchCommit } from '../../forge/forge.ts'
import type { PublishedRun } from '../../sessions/published-runs.ts'
import { listFirst } from '../../text/format.ts'
import { codeSpan } from '../../text/quote-markdown.ts'
import { oneLine } from '../../text/shorten.ts'

const MAX_NAMED = 10

/** Such as: the last 2 runs (`fix this` by ada, 1a2b3c4; `undo` by ada, 5d6e7f8). */
export function describeRuns(runs: readonly PublishedRun[]): string {
  const listed = runs.toReversed().map(({ request: { verb, text, author }, commits }) => {
    const names = commits.map(({ sha }) => sha.slice(0, 7)).join(', ')
    return `${codeSpan(oneLine(`${verb} ${text}`, MAX_REQUEST))} by ${author.login}, ${names}`
  })
  return `the last ${runs.length === 1 ? 'run' : `${runs.length} runs`} (${listFirst(listed, MAX_NAMED)})`
}

const MAX_REQUEST = 80
const REVERTED = /^Revert "(.*)"$/u

/** As `git revert` writes it. */
export function revertText(commits: readonly BranchCommit[]) {
  const [newest] = commits
  const inner = REVERTED.exec(newest?.title ?? '')?.[1]
  const single = inner === undefined ? `Revert "${newest?.title ?? ''}"` : `Reapply "${inner}"`
  const title = commits.length === 1 ? single : `Revert the last ${commits.length} commits of runs`
  const description = commits.map(({ sha }) => `This reverts commit ${sha}.`).join('\n')
  return { title, description }
}
