import type { EmulatedRepository } from '../../emulators/github/repository.ts'
import type { ShownThread } from './threads-text.ts'

/** The issues and pull requests as they are now. */
export async function threadsOf(repository: EmulatedRepository): Promise<readonly ShownThread[]> {
  const { issues, git } = repository.state
  return await Promise.all(
    [...issues.values()].map(async ({ number, title, body, pullRequest }) => {
      const comments = repository
        .comments(number)
        .map(({ author: { login }, body: text }) => ({ author: login, body: text }))
      const thread = { number, title, body, comments }
      if (!pullRequest) return { kind: 'issue' as const, ...thread }
      const { isDraft, headRef: head, headSha, baseRef: base, baseSha } = pullRequest
      const diff = await git.text(['diff', '--no-color', '--no-ext-diff', `${baseSha}...${headSha}`])
      return { kind: 'pull_request' as const, ...thread, head, base, isDraft, diff }
    })
  )
}

export type PullRequestThread = Extract<ShownThread, { readonly kind: 'pull_request' }>

/** The pull requests that were opened, or got other commits or another text, since `before`. */
export function changedPullRequests(
  before: readonly ShownThread[],
  after: readonly ShownThread[]
): readonly PullRequestThread[] {
  const textOf = ({ title, body, diff }: PullRequestThread) => [title, body, diff].join('\n')
  const pulls = (threads: readonly ShownThread[]) => threads.filter((thread) => thread.kind === 'pull_request')
  const old = new Map(pulls(before).map((thread) => [thread.number, textOf(thread)]))
  return pulls(after).filter((thread) => old.get(thread.number) !== textOf(thread))
}
