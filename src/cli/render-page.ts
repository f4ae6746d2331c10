import { renderRunPage, type RunView } from '../../emulators/demo/log-page.ts'
import { renderPage, type ThreadView } from '../../emulators/demo/page.ts'
import { renderStatesPage, type CommentInState } from '../../emulators/demo/states-page.ts'
import { viewThread } from '../../emulators/demo/thread-view.ts'
import type { Emulators } from '../../emulators/start-emulators.ts'
import { tracePage } from '../trace-page/write-page.ts'
import type { OtherOutcome } from './demo-other-outcomes.ts'

export interface ServedRun {
  readonly view: RunView
  /** The path of its trace; '' if it wrote none. */
  readonly trace: string
}

/** What there is to see so far, besides the contents of the repository. */
export interface Served {
  readonly run: ServedRun | undefined
  readonly otherOutcomes: readonly OtherOutcome[]
}

/** The page of a path of the website; undefined if there is none. */
export async function renderPath(path: string, emulators: Emulators, served: Served): Promise<string | undefined> {
  const { run: { view, trace = '' } = {}, otherOutcomes } = served
  const name = emulators.repository.fullName
  const log = `/${name}/actions/runs/1`
  const states = commentStates(emulators, otherOutcomes)
  const links = [
    ...(states.length > 0 ? [{ text: 'States of the comment', url: '/comments' }] : []),
    ...(view ? [{ text: 'Log of the run', url: log }] : []),
    ...(trace === '' ? [] : [{ text: 'Trace of the run', url: `${log}/trace` }])
  ]
  if (path === '/comments' && states.length > 0) return await renderStatesPage(name, states, links)
  if (view && path === log) return await renderRunPage(name, view)
  if (trace !== '' && path === `${log}/trace`) return await tracePage(trace)
  const end = otherOutcomes.find(({ runId }) => path === `/${name}/actions/runs/${runId}`)
  if (end) return await renderRunPage(name, end.run)
  const threads = await viewThreads(emulators)
  const others = new Set(otherOutcomes.map(({ issue }) => issue))
  const shown =
    path === '/'
      ? threads.filter(({ number }) => !others.has(number))
      : threads.filter(({ url }) => path === URL.parse(url)?.pathname)
  return path === '/' || shown.length > 0 ? await renderPage(name, shown, links) : undefined
}

async function viewThreads({ repository, github }: Emulators): Promise<readonly ThreadView[]> {
  const issues = [...repository.state.issues.values()]
  return await Promise.all(issues.map((issue) => viewThread(repository, issue, github.serverUrl)))
}

/** The first, the middle and the last text of the run's own comment, and how the other runs end. */
function commentStates(
  { repository, github }: Emulators,
  otherOutcomes: readonly OtherOutcome[]
): readonly CommentInState[] {
  const url = (issue: number) => `${github.serverUrl}/${repository.fullName}/issues/${issue}`
  const ended = otherOutcomes.flatMap(({ issue, state }) =>
    repository
      .comments(issue)
      .slice(-1)
      .map(({ author, body }) => ({ state, url: url(issue), author: author.login, body }))
  )
  const others = new Set(otherOutcomes.map(({ issue }) => issue))
  const comments = [...repository.state.issues.keys()]
    .filter((issue) => !others.has(issue))
    .flatMap((issue) => repository.comments(issue).map((comment) => ({ ...comment, issue })))
  const progress = comments.find(({ states }) => states.length > 1)
  if (!progress) return ended
  const { states, author, issue } = progress
  const last = states.length - 1
  const chosen = [
    ['Started', states[0]],
    ['Working', states[Math.ceil(last / 2)]],
    ['Done', states[last]]
  ] as const
  const own = chosen.map(([state, text]) => ({
    state,
    url: url(issue),
    author: author.login,
    body: text?.body ?? ''
  }))
  return [...own, ...ended]
}
