import { renderRunPage, type RunView } from '../../emulators/demo/log-page.ts'
import { renderPage, type PageLink, type ThreadView } from '../../emulators/demo/page.ts'
import { renderStatesPage, type CommentInState } from '../../emulators/demo/states-page.ts'
import { viewThread } from '../../emulators/demo/thread-view.ts'
import type { Emulators } from '../../emulators/start-emulators.ts'
import { tracePage } from '../trace-page/write-page.ts'
import type { OtherOutcome } from './demo-other-outcomes.ts'

/** A run of the action that has ended. */
export interface ServedRun {
  /** Such as the name of its job; '' if it is the only one. */
  readonly title: string
  readonly view: RunView
  /** The path of its trace; '' if it wrote none. */
  readonly trace: string
}

/** What there is to see so far, besides the contents of the repository. */
export interface Served {
  readonly runs: readonly ServedRun[]
  readonly otherOutcomes: readonly OtherOutcome[]
}

/** The page of a path of the website; undefined if there is none. */
export async function renderPath(path: string, emulators: Emulators, served: Served): Promise<string | undefined> {
  const { runs, otherOutcomes } = served
  const name = emulators.repository.fullName
  const states = commentStates(emulators, otherOutcomes)
  const links = linksTo(name, runs, states)
  if (path === '/comments' && states.length > 0) return await renderStatesPage(name, states, links)
  const run = runs.find((_, index) => path === runPath(name, index))
  if (run) return await renderRunPage(name, run.view)
  const traced = runs.find(({ trace }, index) => trace !== '' && path === tracePath(name, index))
  if (traced) return await tracePage(traced.trace)
  const end = otherOutcomes.find(({ runId }) => path === `/${name}/actions/runs/${runId}`)
  if (end) return await renderRunPage(name, end.run)
  const threads = await viewThreads(emulators)
  const thread = threads.find(({ url }) => path === URL.parse(url)?.pathname)
  if (thread) return await renderPage(name, [thread], links)
  const others = new Set(otherOutcomes.map(({ issue }) => issue))
  return path === '/'
    ? await renderPage(
        name,
        threads.filter(({ number }) => !others.has(number)),
        links
      )
    : undefined
}

/** All jobs of a workflow belong to one run, which comments link to. */
function runPath(name: string, index: number): string {
  return `/${name}/actions/runs/1${index === 0 ? '' : `/job/${index + 1}`}`
}

function tracePath(name: string, index: number): string {
  return `${runPath(name, index)}/trace`
}

function linksTo(name: string, runs: readonly ServedRun[], states: readonly CommentInState[]): readonly PageLink[] {
  const ofRuns = runs.flatMap(({ title, trace }, index) => [
    { text: title === '' ? 'Log of the run' : `Log of ${title}`, url: runPath(name, index) },
    ...(trace === ''
      ? []
      : [{ text: title === '' ? 'Trace of the run' : `Trace of ${title}`, url: tracePath(name, index) }])
  ])
  return [...(states.length > 0 ? [{ text: 'States of the comment', url: '/comments' }] : []), ...ofRuns]
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
