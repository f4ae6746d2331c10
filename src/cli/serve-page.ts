import { once } from 'node:events'
import type { RunView } from '../../emulators/demo/log-page.ts'
import type { ThreadView } from '../../emulators/demo/page.ts'
import type { Emulators } from '../../emulators/start-emulators.ts'

export interface PageOptions {
  /** The change of the pull request; undefined when there is none. */
  readonly diff: string | undefined
  readonly run: RunView
  /** Stops the server. */
  readonly signal: AbortSignal
  readonly say: (text: string) => void
}

/** Serves the issue, the pull request and the log as the website of the GitHub emulator, until the signal is aborted. */
export async function servePage(emulators: Emulators, { diff, run, signal, say }: PageOptions): Promise<void> {
  const [{ renderPage }, { renderRunPage }] = await Promise.all([
    import('../../emulators/demo/page.ts'),
    import('../../emulators/demo/log-page.ts')
  ])
  const { github, repository } = emulators
  const name = repository.fullName
  const threads = threadsOf(emulators, diff)
  const runPath = `/${name}/actions/runs/1`
  const links = [{ text: 'Log of the run', url: runPath }]
  const pages = new Map<string, () => Promise<string>>([
    ['/', () => renderPage(name, threads, links)],
    [runPath, () => renderRunPage(name, run)],
    ...threads.map(
      (thread) => [URL.parse(thread.url)?.pathname ?? '', () => renderPage(name, [thread], links)] as const
    )
  ])
  github.servePages((path) => pages.get(path)?.() ?? Promise.resolve(undefined))
  say(`\nThe issue, the pull request and the log as pages: ${github.serverUrl}/ (Ctrl+C ends it)\n`)
  if (!signal.aborted) await once(signal, 'abort')
}

function threadsOf({ repository, github }: Emulators, diff: string | undefined): ThreadView[] {
  return [...repository.state.issues.values()].map((issue) => ({
    kind: issue.pullRequest ? 'Pull request' : 'Issue',
    number: issue.number,
    title: issue.title,
    url: `${github.serverUrl}/${repository.fullName}/${issue.pullRequest ? 'pull' : 'issues'}/${issue.number}`,
    entries: [
      { author: issue.author.login, states: [{ body: issue.body ?? '', at: issue.createdAt }] },
      ...repository.comments(issue.number).map(({ author, states }) => ({ author: author.login, states }))
    ],
    diff: issue.pullRequest ? diff : undefined
  }))
}
