import type { EmulatedRepository } from '../../../emulators/github/repository.ts'
import { MESSAGES_FILE, RECORD_FILE } from '../../../src/forge/stored-sessions.ts'
import { readRunTrailer } from '../../../src/tasks/commit-message.ts'
import { sessionSchema } from '../../../src/sessions/session.ts'
import { parseJson } from '../../../src/text/json.ts'
import { outcomeKinds } from './outcome-kinds.ts'
import type { End, Scenario } from './scenario.ts'
import type { Asked, Stage } from './stage.ts'

const BOT = 'github-actions[bot]'

export function branchOf({ branch }: Scenario, asked: Asked): string | undefined {
  return asked.branch ?? branch
}

/** The repository with the branch. */
export function homeOf({ repository }: Stage, { fork = repository }: Asked): EmulatedRepository {
  return fork
}

/** Our comments for the request. */
export function ourComments({ repository }: Stage, { number, since, person = BOT }: Asked): string[] {
  return repository
    .comments(number)
    .filter(({ author, id }) => author.login === person && id > since)
    .map(({ body }) => body)
}

export function pullRequestsOf({ repository }: Stage) {
  return [...repository.state.issues.values()].filter(({ pullRequest }) => pullRequest !== undefined)
}

/** The outcome words in the header of a comment. */
function wordsOf(body: string): string[] {
  return [...body.matchAll(/^### \S+ `(\w+)`/gm)].map(([, word = '']) => word)
}

/** What is broken after the post step of a run that was ended. A run beside it still works. */
export function brokenAfterPost(stage: Stage, asked: Asked, exitCode: number | undefined): string[] {
  const failed = exitCode === 0 ? [] : ['the post step failed']
  if (asked.beside) return failed
  const comments = ourComments(stage, asked)
  const words = comments.flatMap(wordsOf)
  return [
    ...failed,
    ...brokenComments(comments, 0),
    // A run whose author's permission was not known yet has no comment.
    ...(comments.length === 0 || words.length === 1
      ? []
      : [`the outcomes after the post step are [${words.join(', ')}]`]),
    ...words.filter((word) => !outcomeKinds.has(word)).map((word) => `the outcome ${word} after the post step`)
  ]
}

/** One progress comment, besides it at most one result, and some notices. */
function brokenComments(comments: readonly string[], maxNotices: number): string[] {
  const count = (start: RegExp) => comments.filter((body) => start.test(body)).length
  const [progress, results] = [count(/^<!-- forgehand:progress:/), count(/^<!-- forgehand:result:/)]
  const notices = count(/^<!-- forgehand:notice:[\w-]+ -->$/m)
  const isKnown = progress + results + notices === comments.length
  const isRight = isKnown && progress <= 1 && results <= progress && notices <= maxNotices
  return isRight
    ? []
    : [`${progress} progress comments, ${results} results, ${notices} notices among ${comments.length} comments`]
}

export interface Expected {
  readonly mainBefore: string | undefined
  readonly pullRequests: number
}

/** What is broken on GitHub after both attempts. */
export async function brokenOnGitHub(scenario: Scenario, end: End, expected: Expected): Promise<string[]> {
  const { stage, asked, human } = end
  const { greeting = 'Hello', isPinned, isOffered = false, hasThread = true, notices = 0 } = scenario
  const [branch, home] = [branchOf(scenario, asked), homeOf(stage, asked)]
  const comments = ourComments(stage, asked)
  const words = comments.flatMap(wordsOf)
  const pulls = pullRequestsOf(stage)
  const refs = (await stage.git('for-each-ref', '--format=%(refname:short)', 'refs/heads')).split('\n')
  const nextBranch = `${branch ?? ''}-2`
  const isMoved = scenario.leavesMovedBranch === true && human !== undefined && refs.includes(nextBranch)
  const ours = branch === undefined || home !== stage.repository ? [] : [branch, ...(isMoved ? [nextBranch] : [])]
  const wanted = ['main', ...ours].toSorted()
  const isSilent = !hasThread || (isOffered && human !== undefined && comments.length === 0)
  const isTold = words.length === 1 && outcomeKinds.has(words[0] ?? '')
  const broken = [
    ...(comments.length > 0 || isSilent ? [] : ['no comment at the end']),
    ...brokenComments(comments, hasThread || human === undefined ? notices : 1),
    ...(isTold || isSilent ? [] : [`the outcomes are [${words.join(', ')}]`]),
    ...(comments.some((body) => /<!-- forgehand:run:\d+:working -->/.test(body)) ? ['a comment says working'] : []),
    ...(pulls.length === expected.pullRequests ? [] : [`${pulls.length} pull requests`]),
    ...(refs.join() === wanted.join() ? [] : [`the branches are ${refs.join(', ')}`]),
    ...((await stage.repository.head()) === expected.mainBefore ? [] : ['the default branch moved']),
    ...(stage.emulators.github.unknownRequests.length === 0 ? [] : ['a request that GitHub does not know'])
  ]
  if (branch === undefined) return broken
  const workBranch = isMoved ? nextBranch : branch
  const content = await home.state.git.text(['show', `${workBranch}:src/greeting.txt`]).catch(String)
  const isDone = content.trim() === greeting || (isPinned && human !== undefined && !isMoved)
  const own = (await commitsOf(home, workBranch)).filter(({ claim }) => claim === asked.claim)
  const commits = await commitsOf(home, branch)
  return [
    ...broken,
    ...(isDone ? [] : [`the work is missing: ${content.trim()}`]),
    ...(human === undefined || commits.some(({ sha }) => sha === human) ? [] : ['a commit was lost']),
    ...(own.length <= 1 ? [] : [`${own.length} commits for one request`])
  ]
}

/** The commits of a branch, with the requests that they name. */
async function commitsOf({ state }: EmulatedRepository, branch: string) {
  const log = await state.git.text(['log', '--format=%H%n%B%x00', branch])
  return log.split('\0').map((entry) => {
    const [sha = '', ...message] = entry.trim().split('\n')
    return { sha, claim: readRunTrailer(message.join('\n')) }
  })
}

const SESSIONS = 'refs/forgehand/sessions/'

/** The outcomes of this request in the sessions of all threads; `broken` says which sessions are not valid. */
export async function readSessions(stage: Stage, claim: string) {
  const refs = (await stage.git('for-each-ref', '--format=%(refname)', SESSIONS)).split('\n').filter(Boolean)
  const sessions = await Promise.all(
    refs.map(async (ref) => {
      const files = (await stage.git('ls-tree', '--name-only', ref)).split('\n')
      const parsed = sessionSchema.safeParse(parseJson(await stage.git('show', `${ref}:${RECORD_FILE}`)))
      const requests = parsed.success ? parsed.data.requests : []
      const isUnique = new Set(requests.map((request) => request.claim)).size === requests.length
      const isComplete = files.join() === `${MESSAGES_FILE},${RECORD_FILE}` || files.join() === RECORD_FILE
      return { ref, requests, isValid: parsed.success && isUnique && isComplete }
    })
  )
  return {
    outcomes: sessions
      .flatMap(({ requests }) => requests.filter((one) => one.claim === claim))
      .map((one) => one.outcome),
    broken: sessions.filter(({ isValid }) => !isValid).map(({ ref }) => `${ref} is not a valid session`)
  }
}

/** A run that was not skipped is in the session of its thread, once, as it ended. */
export async function brokenSession(stage: Stage, claim: string, outcome: string | undefined): Promise<string[]> {
  const { outcomes, broken } = await readSessions(stage, claim)
  const isRight = outcome === 'skipped' ? outcomes.length <= 1 : outcomes.join() === outcome
  return [...broken, ...(isRight ? [] : [`the session has [${outcomes.join(', ')}] for ${outcome ?? 'no outcome'}`])]
}

/** The request is claimed for the run that was ended, whatever its attempt. */
export async function brokenClaim(stage: Stage, claim: string, runId: number): Promise<string[]> {
  const message = await stage.git('log', '-1', '--format=%s', `refs/forgehand/claims/${claim}`).catch(String)
  return message.startsWith(`Run ${runId}, attempt `) ? [] : [`the claim says ${message}`]
}
