import { expect, it } from '@jest/globals'
import { fixGreeting } from '../support/end-to-end.ts'
import { useEventRuns, type EventRuns } from '../support/event-runs.ts'
import { answer } from '../support/session-runs.ts'

const open = useEventRuns()

/** The requests of a run, in order of their routes: some are sent at the same time. */
async function requestsOf(runs: EventRuns, number: number, body: string): Promise<string[]> {
  const { repository, github, waitASecond } = runs
  waitASecond()
  const { id } = repository.comment(number, { author: 'ada', body })
  const before = github.requests.length
  await runs.fire({ name: 'issue_comment', payload: repository.issueCommentEvent(id) })
  const all = github.requests.slice(before)
  return all.map(({ method, route = '' }) => `${method} ${route.replace('/repos/{owner}/{repo}', '')}`).toSorted()
}

/** Who asks and may they, what is known of the thread, the claim, the thread, and our comment at the start and the end. */
const ALWAYS = [
  'GET /collaborators/{username}/permission',
  'GET /issues/{issue_number}/comments',
  'PATCH /issues/comments/{comment_id}',
  'POST /git/commits',
  'POST /git/refs',
  'POST /graphql',
  'POST /issues/comments/{comment_id}/reactions',
  'POST /issues/{issue_number}/comments'
]
const REVIEWS = ['GET /pulls/{pull_number}/comments', 'GET /pulls/{pull_number}/reviews']
/** What the branch has, and whether somebody pushed since the comment. */
const HEAD = ['GET /activity', 'GET /compare/{basehead}']
const FIRST_SESSION = ['POST /git/commits', 'POST /git/refs', 'POST /git/trees']
const NEXT_SESSION = ['PATCH /git/refs/{ref}', 'POST /git/commits', 'POST /git/trees']
const RESULT_COMMENT = ['POST /issues/{issue_number}/comments']

const sum = (...groups: readonly (readonly string[])[]) => groups.flat().toSorted()

it('turns a comment into a pull request with 19 requests, and answers a later question with 15', async () => {
  const runs = await open([fixGreeting, answer])
  const issue = runs.repository.openIssue({ title: 'The greeting is wrong', body: 'Helo?', author: 'marie' }).number
  const preflight = ['GET /rules/branches/{branch}', 'POST /pulls']
  const publishing = ['POST /git/commits', 'POST /git/refs', 'POST /git/trees', 'POST /pulls']
  const review = ['POST /pulls/{pull_number}/requested_reviewers', 'GET /pulls/{pull_number}']
  const fix = sum(ALWAYS, preflight, publishing, review, FIRST_SESSION)
  expect(await requestsOf(runs, issue, '/agent fix this')).toEqual(fix)
  expect(fix).toHaveLength(19)
  const question = sum(ALWAYS, ['GET /pulls'], HEAD, RESULT_COMMENT, NEXT_SESSION)
  expect(await requestsOf(runs, issue, '/agent ask why?')).toEqual(question)
  expect(question).toHaveLength(15)
})

it('answers a question about a pull request with 16 requests, and commits to it with 22', async () => {
  const runs = await open([answer, fixGreeting])
  await runs.repository.push('topic', { 'b.txt': 'b\n' }, 'Add a file')
  const { number } = await runs.repository.openPullRequest({ title: 'A file', author: 'ada', head: 'topic' })
  const question = sum(ALWAYS, REVIEWS, HEAD, RESULT_COMMENT, FIRST_SESSION)
  expect(await requestsOf(runs, number, '/agent ask why?')).toEqual(question)
  expect(question).toHaveLength(16)
  const protection = ['GET /branches/{branch}']
  // The pull request and its branch are read again before anything is written, and the pull request once more after that.
  const again = ['GET /branches/{branch}', 'GET /pulls/{pull_number}', 'GET /pulls/{pull_number}']
  const publishing = ['PATCH /git/refs/{ref}', 'POST /git/commits', 'POST /git/trees']
  const fix = sum(ALWAYS, REVIEWS, HEAD, protection, again, publishing, NEXT_SESSION)
  expect(await requestsOf(runs, number, '/agent fix this')).toEqual(fix)
  expect(fix).toHaveLength(22)
})
