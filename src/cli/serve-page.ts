import { once } from 'node:events'
import type { RunView } from '../../emulators/demo/log-page.ts'
import type { CommentInState } from '../../emulators/demo/states-page.ts'
import type { Emulators } from '../../emulators/start-emulators.ts'
import { tracePage } from '../trace-page/write-page.ts'
import type { OtherEnd } from './demo-other-ends.ts'

export interface PageOptions {
  readonly run: RunView
  /** The trace of the run; '' if it wrote none. */
  readonly trace: string
  readonly otherEnds: readonly OtherEnd[]
  /** Stops the server. */
  readonly signal: AbortSignal
  readonly say: (text: string) => void
}

/** Serves the threads, the runs and the trace as the website of the GitHub emulator, until the signal is aborted. */
export async function servePage(
  emulators: Emulators,
  { run, trace, otherEnds, signal, say }: PageOptions
): Promise<void> {
  const [{ renderPage }, { viewThread }, { renderRunPage }, { renderStatesPage }] = await Promise.all([
    import('../../emulators/demo/page.ts'),
    import('../../emulators/demo/thread-view.ts'),
    import('../../emulators/demo/log-page.ts'),
    import('../../emulators/demo/states-page.ts')
  ])
  const { github, repository } = emulators
  const name = repository.fullName
  const issues = [...repository.state.issues.values()]
  const threads = await Promise.all(issues.map((issue) => viewThread(repository, issue, github.serverUrl)))
  const others = new Set(otherEnds.map(({ issue }) => issue))
  const own = threads.filter(({ number }) => !others.has(number))
  const runPath = (id: number) => `/${name}/actions/runs/${id}`
  const tracePath = `${runPath(1)}/trace`
  const links = [
    { text: 'States of the comment', url: '/comments' },
    { text: 'Log of the run', url: runPath(1) },
    ...(trace === '' ? [] : [{ text: 'Trace of the run', url: tracePath }])
  ]
  const pages = new Map<string, () => Promise<string>>([
    ['/', () => renderPage(name, own, links)],
    ['/comments', () => renderStatesPage(name, commentStates(emulators, otherEnds), links)],
    [runPath(1), () => renderRunPage(name, run)],
    ...otherEnds.map((end) => [runPath(end.runId), () => renderRunPage(name, end.run)] as const),
    ...(trace === '' ? [] : [[tracePath, () => tracePage(trace)] as const]),
    ...threads.map(
      (thread) => [URL.parse(thread.url)?.pathname ?? '', () => renderPage(name, [thread], links)] as const
    )
  ])
  github.servePages((path) => pages.get(path)?.() ?? Promise.resolve(undefined))
  const shown = 'The issue, the pull request, the comment in each state, the log and the trace as pages'
  say(`\n${shown}: ${github.serverUrl}/ (Ctrl+C ends it)\n`)
  if (!signal.aborted) await once(signal, 'abort')
}

/** The first, the middle and the last text of the run's own comment, and how the other runs end. */
function commentStates({ repository, github }: Emulators, otherEnds: readonly OtherEnd[]): readonly CommentInState[] {
  const ours = (issue: number) => repository.comments(issue).slice(1)
  const url = (issue: number) => `${github.serverUrl}/${repository.fullName}/issues/${issue}`
  const [issue = 1] = repository.state.issues.keys()
  const [progress] = ours(issue)
  if (!progress) return []
  const { states, author } = progress
  const last = states.length - 1
  const chosen = [
    ['Started', states[0]],
    ['Working', states[Math.ceil(last / 2)]],
    ['Done', states[last]]
  ] as const
  const own = chosen.map(([state, text]) => ({
    ...{ state, url: url(issue), author: author.login },
    body: text?.body ?? ''
  }))
  const others = otherEnds.flatMap((end) =>
    ours(end.issue)
      .slice(-1)
      .map(({ author, body }) => ({ state: end.state, url: url(end.issue), author: author.login, body }))
  )
  return [...own, ...others]
}
