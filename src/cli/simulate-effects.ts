import type { EmulatedRepository } from '../../emulators/github/repository.ts'
import type { Issue } from '../../emulators/github/state.ts'
import type { GitHubEmulator } from '../../emulators/github/server.ts'

/** What a job has asked of GitHub. */
export interface ApiCalls {
  /** Requests of REST that only read. */
  readonly reads: number
  /** Requests of REST that write. GitHub allows 80 of those that create content in a minute. */
  readonly writes: number
  readonly graphql: number
  /** Requests of git, which do not count against the limit of the API. */
  readonly git: number
}

/** What a job has done to GitHub. */
export interface Effects {
  /** A line each. */
  readonly writes: readonly string[]
  readonly calls: ApiCalls
}

/** Counts the requests from now on. The returned function gives the numbers so far. */
export function countCalls(github: GitHubEmulator): () => ApiCalls {
  const first = github.requests.length
  let git = 0
  github.observe((phase, { url = '' }) => {
    if (phase === 'received' && /\/(?:info\/refs|git-(?:upload|receive)-pack)(?:\?|$)/.test(url)) git += 1
    return Promise.resolve(undefined)
  })
  return () => {
    const own = github.requests.slice(first)
    const graphql = own.filter(({ path }) => path.includes('/graphql')).length
    const writes = own.filter(({ method, path }) => method !== 'GET' && !path.includes('/graphql')).length
    return { reads: own.length - writes - graphql, writes, graphql, git }
  }
}

/** Everything of a repository that a job can write. */
interface Contents {
  readonly refs: ReadonlyMap<string, string>
  /** By a name such as `comment on #1`: how many there are, or their text. */
  readonly things: ReadonlyMap<string, string>
}

export async function readContents({ state }: EmulatedRepository): Promise<Contents> {
  const listing = await state.git.text(['for-each-ref', '--format=%(objectname) %(refname)'])
  const lines = listing.split('\n').filter(Boolean)
  const refs = new Map(lines.map((line) => [line.slice(41), line.slice(0, 40)] as const))
  const issues = [...state.issues.values()].flatMap(writtenIn)
  const comments = [...state.comments.values()].flatMap(({ id, issueNumber, body, reactions }) => [
    [`comment ${id} on #${issueNumber}`, body] as const,
    ...reactions.map(({ content }) => [`reaction ${content} on comment ${id}`, ''] as const)
  ])
  return { refs, things: new Map([...issues, ...comments]) }
}

type Written = readonly [name: string, text: string]

function writtenIn(issue: Issue): readonly Written[] {
  const { number, title, body, state, labels, reactions, pullRequest: pull } = issue
  const name = pull ? `pull request #${number}` : `issue #${number}`
  const refs = pull ? ` (${pull.isDraft ? 'draft, ' : ''}${pull.headRef} into ${pull.baseRef})` : ''
  return [
    [`${name}${refs}`, [title, body, state].join('\n')],
    ...[...labels].map((label): Written => [`label ${label} of #${number}`, '']),
    ...reactions.map(({ content }): Written => [`reaction ${content} on #${number}`, '']),
    ...(pull?.reviews ?? []).map((review): Written => [`review ${review.id} of #${number}`, review.body]),
    ...(pull?.reviewComments ?? []).flatMap((comment): Written[] => [
      [`comment ${comment.id} in a review thread of #${number}`, comment.body],
      ...(comment.thread.resolvedBy ? [[`resolved thread ${comment.thread.id} of #${number}`, ''] as const] : [])
    ])
  ]
}

/** What differs, a line for each: `created`, `changed` or `removed`, and what. Refs of pull requests follow from their branches. */
export function effectsBetween(before: Contents, after: Contents): readonly string[] {
  const isOwn = ([name]: readonly [string, string]) => !name.startsWith('refs/pull/')
  const named = (contents: Contents) =>
    new Map([
      ...[...contents.refs].filter(isOwn).map(([name, sha]) => [refLabel(name), sha] as const),
      ...contents.things
    ])
  const [old, now] = [named(before), named(after)]
  const created = [...now.keys()].filter((name) => !old.has(name)).map((name) => `created ${name}`)
  const changed = [...now].filter(([name, value]) => old.has(name) && old.get(name) !== value)
  const removed = [...old.keys()].filter((name) => !now.has(name)).map((name) => `removed ${name}`)
  return counted([...created, ...changed.map(([name]) => `changed ${name}`), ...removed].map(withoutId))
}

/** Ids of comments, reviews and threads say nothing to people. Numbers have a # in front. */
function withoutId(line: string): string {
  return line.replace(/(?<= (?:comment|review|thread)) \d+\b/, '')
}

function counted(lines: readonly string[]): readonly string[] {
  return [...Map.groupBy(lines, (line) => line)].map(([line, { length }]) =>
    length > 1 ? `${line} (${length})` : line
  )
}

function refLabel(name: string): string {
  return name.startsWith('refs/heads/') ? `branch ${name.slice('refs/heads/'.length)}` : `ref ${name}`
}
