import { followLine, hunkWith, parseHunks, type Hunk } from './diff-hunks.ts'
import { changedFiles, mergeBase } from './git-history.ts'
import type { DiffLines, PullRequest, Repository, ReviewThread } from './state.ts'

/** The hunks of each file in the diff of a pull request. @param commitSha its head, or one of its earlier commits */
export async function hunksByPath(
  repository: Repository,
  { pullRequest }: PullRequest,
  commitSha = pullRequest.headSha
): Promise<Map<string, Hunk[]>> {
  const base = await mergeBase(repository.git, pullRequest.baseSha, commitSha)
  const files = await changedFiles(repository.git, base, commitSha)
  return new Map(files.map(({ path, patch }) => [path, patch === undefined ? [] : parseHunks(patch)]))
}

/** Where the lines of threads are in the pull request as it is now. */
export interface ThreadLocator {
  /** Undefined when they are gone, and for a whole file. */
  locate(thread: ReviewThread): Promise<DiffLines | undefined>
  isOutdated(thread: ReviewThread): Promise<boolean>
}

/** Asks git once for all threads about the same file. */
export function createThreadLocator(repository: Repository, issue: PullRequest): ThreadLocator {
  const { headSha } = issue.pullRequest
  const differences = new Map<string, Promise<readonly Hunk[]>>()
  let current: Promise<Map<string, Hunk[]>> | undefined

  const hunksSince = ({ commitSha, path }: ReviewThread) => {
    const key = `${commitSha}:${path}`
    const known = differences.get(key)
    if (known) return known
    const args = ['--literal-pathspecs', 'diff-tree', '-r', '-p', '-U0', commitSha, headSha, '--', path]
    const difference = repository.git.text(args).then((text) => {
      const start = text.search(/^@@ /m)
      return start === -1 ? [] : parseHunks(text.slice(start))
    })
    differences.set(key, difference)
    return difference
  }
  const currentLine = async (thread: ReviewThread, { side, line }: Pick<DiffLines, 'side' | 'line'>) => {
    if (side === 'RIGHT') return followLine(await hunksSince(thread), line)
    current ??= hunksByPath(repository, issue)
    return hunkWith((await current).get(thread.path) ?? [], side, line) ? line : undefined
  }
  const locate = async (thread: ReviewThread): Promise<DiffLines | undefined> => {
    const { lines } = thread
    if (!lines || thread.commitSha === headSha) return lines
    const line = await currentLine(thread, lines)
    const startLine = lines.start && (await currentLine(thread, lines.start))
    if (line === undefined || (lines.start && startLine === undefined)) return undefined
    const start = lines.start && startLine !== undefined ? { ...lines.start, line: startLine } : undefined
    return { side: lines.side, line, start }
  }
  return {
    locate,
    async isOutdated(thread) {
      if (thread.lines) return (await locate(thread)) === undefined
      if (thread.commitSha === headSha) return false
      current ??= hunksByPath(repository, issue)
      return !(await current).has(thread.path)
    }
  }
}
