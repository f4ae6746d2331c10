import { once } from 'node:events'
import type { RunView } from '../../emulators/demo/log-page.ts'
import type { Emulators } from '../../emulators/start-emulators.ts'

export interface PageOptions {
  readonly run: RunView
  /** Stops the server. */
  readonly signal: AbortSignal
  readonly say: (text: string) => void
}

/** Serves the issue, the pull request and the log as the website of the GitHub emulator, until the signal is aborted. */
export async function servePage(emulators: Emulators, { run, signal, say }: PageOptions): Promise<void> {
  const [{ renderPage }, { viewThread }, { renderRunPage }] = await Promise.all([
    import('../../emulators/demo/page.ts'),
    import('../../emulators/demo/thread-view.ts'),
    import('../../emulators/demo/log-page.ts')
  ])
  const { github, repository } = emulators
  const name = repository.fullName
  const issues = [...repository.state.issues.values()]
  const threads = await Promise.all(issues.map((issue) => viewThread(repository, issue, github.serverUrl)))
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
