import { describe, expect, it } from '@jest/globals'
import {
  agentFile,
  ask,
  call,
  edit,
  finish,
  fixGreeting,
  listTree,
  project,
  pullRequests,
  read,
  show,
  turn,
  write
} from '../support/end-to-end.ts'
import { answer, threadsOf } from '../support/reviewed-pull-request.ts'
import { forgeSession, publicationOf, refOf, sayLater, sessionOf, useSessionRuns } from '../support/session-runs.ts'
import { READ_ONLY, type JobSettings, type TwoJobs } from '../support/two-jobs.ts'

const open = useSessionRuns()

/** A run without a sandbox, for no command matters here. */
const whole = (jobs: TwoJobs, terms: JobSettings) =>
  jobs.whole({ ...terms, inputs: { sandbox: 'off', ...terms.inputs } })

async function undo(jobs: TwoJobs, number: number, body = '/agent undo') {
  return await whole(jobs, { comment: sayLater(jobs, number, body) })
}

function commentsOn({ repository }: TwoJobs, number: number): string {
  return repository
    .comments(number)
    .map(({ body }) => body)
    .join('\n')
}

const greeting = turn(read, edit, finish())
const signOff = turn(write('bye.txt', 'Bye\n'), finish('It says Bye.', 'Say goodbye'))

/** An issue whose pull request has the commit of one run, and more commits for more steps. */
async function proposed(
  script: Parameters<typeof open>[0] = [fixGreeting],
  files: Readonly<Record<string, string>> = project
) {
  const jobs = await open(script, files)
  const { issue, comment } = ask(jobs.repository)
  const { outcome } = await whole(jobs, { comment })
  expect(outcome.kind).toBe('proposed')
  const pull = publicationOf(outcome)?.pullRequest?.number ?? 0
  const branch = `agent/issue-${issue}`
  return { jobs, issue, pull, branch, asked: jobs.model.requests.length }
}

describe('undo', () => {
  it('reverts the last run with one new commit, asks no model, and makes an empty pull request a draft', async () => {
    const { jobs, issue, pull, branch, asked } = await proposed()
    const before = await jobs.repository.head(branch)
    const { outcome } = await undo(jobs, pull)
    expect(outcome).toMatchObject({
      kind: 'updated',
      publication: { isDraft: true, filesChanged: ['src/greeting.txt'] }
    })
    expect(publicationOf(outcome)?.summary).toMatch(
      /^Took back the last run \(`fix this` by ada, [0-9a-f]{7}\)\. No model was asked\. Nothing is left in the pull request, so it is a draft now\. It was not closed/
    )
    expect(jobs.model.requests).toHaveLength(asked)
    expect(await listTree(jobs.repository, branch)).toEqual(await listTree(jobs.repository, 'main'))
    const { git } = jobs.repository.state
    expect(await git.text(['rev-parse', `${branch}^`])).toBe(before)
    expect(await git.text(['log', '-1', '--format=%B', branch])).toMatch(
      new RegExp(
        `^Revert "Correct the greeting"\\n\\nThis reverts commit ${before ?? ''}\\.\\n\\nRequested in #${pull}\\.\\n\\nForgehand-Run: comment-\\d+\\nCo-authored-by: ada <`
      )
    )
    expect(pullRequests(jobs.repository)[0]).toMatchObject({ state: 'open', pullRequest: { isDraft: true } })
    expect(await sessionOf(jobs, `issue-${issue}`)).toMatchObject({
      requests: [{ verb: 'fix' }, { verb: 'undo', outcome: 'updated' }]
    })
  })

  it('works from the issue, and an undo of an undo brings the work back', async () => {
    const { jobs, issue, branch } = await proposed()
    const work = await listTree(jobs.repository, branch)
    await undo(jobs, issue)
    const { outcome } = await undo(jobs, issue)
    expect(outcome).toMatchObject({ kind: 'updated', publication: { isDraft: true } })
    expect(await listTree(jobs.repository, branch)).toEqual(work)
    const { git } = jobs.repository.state
    expect(await git.text(['log', '-1', '--format=%s', branch])).toBe('Reapply "Correct the greeting"')
    await undo(jobs, issue)
    expect(await listTree(jobs.repository, branch)).toEqual(await listTree(jobs.repository, 'main'))
  })

  it('reopens the review threads whose fix it reverts, once if it is killed before that', async () => {
    const jobs = await open([turn(read, edit, answer('T1', 'fixed'), finish())])
    const { repository } = jobs
    await repository.push('topic', { 'a.txt': 'one\n' }, 'Add a file')
    const { number } = await repository.openPullRequest({ title: 'A', author: 'github-actions[bot]', head: 'topic' })
    const comments = [{ path: 'a.txt', line: 1, body: 'Please write it in capitals.' }]
    const { id } = await repository.review(number, { author: 'ada', body: '', comments })
    const threads = () => threadsOf({ repository, number, id })
    const fixed = await whole(jobs, { comment: sayLater(jobs, number, '/agent fix the review') })
    expect(fixed.outcome).toMatchObject({ kind: 'updated' })
    expect(threads()).toMatchObject([{ isResolved: true, replies: [expect.stringContaining('Fixed in')] }])

    const session = await repository.state.git.text(['rev-parse', refOf(`pull-${number}`)])
    const { reviewComments } = repository.pullRequest(number).pullRequest
    const comment = sayLater(jobs, number, '/agent undo')
    const resolvedBy = reviewComments[0]?.thread.resolvedBy
    await whole(jobs, { comment })
    const took = `The fix was reverted in ${(await repository.head('topic'))?.slice(0, 7) ?? ''}.`
    const reopened = [{ isResolved: false, replies: [expect.anything(), expect.stringContaining(took)] }]
    expect(threads()).toMatchObject(reopened)
    expect(await sessionOf(jobs, `pull-${number}`)).toMatchObject({ threads: [{ verdict: 'reverted' }] })

    // As if it had been killed right after its push.
    await repository.state.git.run(['update-ref', refOf(`pull-${number}`), session])
    reviewComments.pop()
    Object.assign(reviewComments[0]?.thread ?? {}, { resolvedBy })
    const again = await whole(jobs, { comment, attempt: 2 })
    expect(again.outcome).toMatchObject({ kind: 'updated' })
    expect(threads()).toMatchObject(reopened)
    await whole(jobs, { comment, attempt: 3 })
    expect(threads()).toMatchObject(reopened)
  })

  it('reverts the last N runs, and names how many there are if N is too large', async () => {
    const { jobs, issue, branch } = await proposed([greeting, signOff])
    await whole(jobs, { comment: sayLater(jobs, issue, '/agent fix more') })
    const both = await jobs.repository.head(branch)
    expect((await undo(jobs, issue, '/agent undo 1000')).outcome).toMatchObject({
      kind: 'skipped',
      reason: expect.stringContaining('only 2 runs, not of 1000')
    })
    expect(await jobs.repository.head(branch)).toBe(both)
    const { outcome } = await undo(jobs, issue, '/agent undo 2')
    expect(publicationOf(outcome)?.filesChanged).toEqual(['bye.txt', 'src/greeting.txt'])
    expect(await listTree(jobs.repository, branch)).toEqual(await listTree(jobs.repository, 'main'))
  })

  it('reverts only the last of two runs, and leaves the pull request ready', async () => {
    const { jobs, issue, branch } = await proposed([greeting, signOff])
    await whole(jobs, { comment: sayLater(jobs, issue, '/agent fix more') })
    const { outcome } = await undo(jobs, issue)
    expect(outcome).toMatchObject({ kind: 'updated', publication: { isDraft: false, filesChanged: ['bye.txt'] } })
    expect(await show(jobs.repository, 'src/greeting.txt', branch)).toBe('Hello')
  })

  it('says so when the last runs cancel out', async () => {
    const { jobs, issue, branch } = await proposed()
    await undo(jobs, issue)
    const head = await jobs.repository.head(branch)
    expect((await undo(jobs, issue, '/agent undo 2')).outcome).toMatchObject({
      kind: 'no_change',
      explanation: expect.stringContaining('cancel out')
    })
    expect(await jobs.repository.head(branch)).toBe(head)
  })

  it('keeps later changes on other lines', async () => {
    const { jobs, pull, branch } = await proposed()
    await jobs.repository.push(branch, { 'other.txt': 'by grace\n' }, 'Other')
    const { outcome } = await undo(jobs, pull)
    expect(outcome).toMatchObject({
      kind: 'updated',
      publication: { isDraft: false, filesChanged: ['src/greeting.txt'] }
    })
    expect(await show(jobs.repository, 'other.txt', branch)).toBe('by grace')
    expect(await show(jobs.repository, 'src/greeting.txt', branch)).toBe('Helo')
  })

  it('does nothing and shows the patch if later changes are on the same lines', async () => {
    const { jobs, pull, branch } = await proposed()
    const head = await jobs.repository.push(branch, { 'src/greeting.txt': 'Hello, you\n' }, 'Mine')
    const { outcome } = await undo(jobs, pull)
    expect(outcome).toMatchObject({
      kind: 'blocked',
      reason: expect.stringContaining('the same lines of src/greeting.txt')
    })
    expect(await jobs.repository.head(branch)).toBe(head)
    expect(commentsOn(jobs, pull)).toContain('-Hello\n+Helo')
    expect(pullRequests(jobs.repository)[0]).toMatchObject({ pullRequest: { isDraft: false } })
  })

  it('shows the patch and changes nothing in a dry run', async () => {
    const { jobs, pull, branch } = await proposed()
    const head = await jobs.repository.head(branch)
    const { outcome } = await undo(jobs, pull, '/agent undo --dry-run')
    expect(outcome).toMatchObject({
      kind: 'answered',
      answer: expect.stringMatching(/would revert the last run[^]*-Hello\n\+Helo/)
    })
    expect(await jobs.repository.head(branch)).toBe(head)
  })

  it('starts again once on the new head if the branch moves', async () => {
    const { jobs, pull, branch } = await proposed()
    const route = { method: 'POST', route: '/repos/{owner}/{repo}/git/trees' } as const
    const push = async (name: string) => {
      await jobs.repository.push(branch, { [name]: 'x\n' }, name)
    }
    jobs.github.before(route, () => push('one.txt'))
    expect((await undo(jobs, pull)).outcome.kind).toBe('updated')
    expect(await show(jobs.repository, 'one.txt', branch)).toBe('x')
    expect(await show(jobs.repository, 'src/greeting.txt', branch)).toBe('Helo')
    jobs.github.before(route, () => push('two.txt'))
    jobs.github.before(route, () => push('three.txt'))
    expect((await undo(jobs, pull)).outcome).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('moved twice')
    })
    expect(await show(jobs.repository, 'src/greeting.txt', branch)).toBe('Helo')
  })

  it('ends without a change if the branch is deleted meanwhile', async () => {
    const { jobs, pull, branch } = await proposed()
    jobs.github.before({ method: 'POST', route: '/repos/{owner}/{repo}/git/trees' }, async () => {
      await jobs.repository.state.git.run(['update-ref', '-d', `refs/heads/${branch}`])
    })
    expect((await undo(jobs, pull)).outcome).toMatchObject({
      kind: 'skipped',
      reason: expect.stringContaining('was deleted meanwhile')
    })
    expect(await jobs.repository.head(branch)).toBeUndefined()
  })

  it('takes nothing back without write access', async () => {
    const { jobs, pull, branch } = await proposed()
    const head = await jobs.repository.head(branch)
    expect((await whole(jobs, { comment: sayLater(jobs, pull, '/agent undo', 'mallory') })).outcome.kind).toBe(
      'skipped'
    )
    expect(await jobs.repository.head(branch)).toBe(head)
  })

  it('says that there is nothing to revert, without an earlier run or after forget', async () => {
    const jobs = await open([])
    const { issue, comment } = ask(jobs.repository, '/agent undo')
    expect((await whole(jobs, { comment })).outcome).toMatchObject({
      kind: 'skipped',
      reason: expect.stringContaining('no open pull request of an earlier run')
    })
    const { jobs: others, pull } = await proposed()
    await whole(others, { comment: sayLater(others, pull, '/agent forget') })
    expect((await undo(others, pull)).outcome).toMatchObject({
      kind: 'skipped',
      reason: expect.stringContaining('no commit here is known to come from a run')
    })
    expect(issue).toBe(1)
  })

  it('is refused with session: off', async () => {
    const { jobs, pull } = await proposed([fixGreeting], {
      ...project,
      '.github/agent.yml': agentFile({ session: 'off' })
    })
    expect((await undo(jobs, pull)).outcome).toMatchObject({
      kind: 'skipped',
      reason: expect.stringContaining('session: off')
    })
  })

  it('is refused on a pull request that was merged or closed', async () => {
    const { jobs, pull, branch } = await proposed()
    const issue = jobs.repository.state.issues.get(pull)
    if (issue) issue.state = 'closed'
    const head = await jobs.repository.head(branch)
    expect((await undo(jobs, pull)).outcome).toMatchObject({
      kind: 'skipped',
      reason: expect.stringContaining('closed')
    })
    expect(await jobs.repository.head(branch)).toBe(head)
  })

  it('pushes nothing to a pull request that is merged or closed meanwhile', async () => {
    const { jobs, pull, branch } = await proposed()
    jobs.github.before({ method: 'GET', route: '/repos/{owner}/{repo}/compare/{basehead}' }, () => {
      const issue = jobs.repository.state.issues.get(pull)
      if (issue) issue.state = 'closed'
    })
    const head = await jobs.repository.head(branch)
    expect((await undo(jobs, pull)).outcome).toMatchObject({
      kind: 'blocked',
      reason: expect.stringContaining('was merged or closed during the run')
    })
    expect(await jobs.repository.head(branch)).toBe(head)
    expect(commentsOn(jobs, pull)).toContain('-Hello\n+Helo')
  })

  it('is held to the rules of the base that the pull request gets meanwhile', async () => {
    const list = (one: string, last: string) => `${one}\n${'between\n'.repeat(12)}${last}\n`
    const change = turn(call('read_file', { path: 'list.txt' }), write('list.txt', list('ONE', 'last')), finish())
    const { jobs, pull, branch } = await proposed([change], { ...project, 'list.txt': list('one', 'last') })
    const head = await jobs.repository.push(branch, { 'list.txt': list('ONE', 'LAST') }, 'Other')
    const strict = { '.github/agent.yml': agentFile({ 'protected-paths': ['list.txt'] }) }
    await jobs.repository.push('strict', strict, 'Protect the list')
    jobs.github.before({ method: 'GET', route: '/repos/{owner}/{repo}/compare/{basehead}' }, () => {
      jobs.repository.pullRequest(pull).pullRequest.baseRef = 'strict'
    })
    const { outcome, snapshot } = await undo(jobs, pull)
    expect(outcome).toMatchObject({ kind: 'blocked', reason: expect.stringContaining('list.txt') })
    expect(snapshot.warnings.join()).toContain('now merges into strict, no longer into main')
    expect(await jobs.repository.head(branch)).toBe(head)
  })

  it('leaves the work if the pull request cannot be a draft, and says so', async () => {
    const { jobs, pull } = await proposed()
    jobs.repository.state.settings.draftsAllowed = false
    const { outcome, snapshot } = await undo(jobs, pull)
    expect(outcome).toMatchObject({ kind: 'updated', publication: { isDraft: false } })
    expect(snapshot.warnings.join()).toContain('The pull request is empty but could not be made a draft.')
  })

  it('does the same once if the run ended before it could record its commit', async () => {
    const { jobs, pull, branch } = await proposed()
    const comment = sayLater(jobs, pull, '/agent undo')
    jobs.github.fault({ method: 'POST', route: '/repos/{owner}/{repo}/git/trees', status: 403, skip: 1 })
    await whole(jobs, { comment })
    const head = await jobs.repository.head(branch)
    await whole(jobs, { comment })
    expect(await jobs.repository.head(branch)).toBe(head)
  })

  it('reverts an approved change of a protected file, if the file is then as it was before', async () => {
    const files = {
      ...project,
      Makefile: 'all:\n',
      '.github/agent.yml': agentFile({ 'protected-paths': ['Makefile'] })
    }
    const change = turn(call('read_file', { path: 'Makefile' }), write('Makefile', 'all: x\n'), finish())
    const jobs = await open([change], files)
    const { issue, comment } = ask(jobs.repository)
    const { outcome } = await whole(jobs, { comment })
    const hash = outcome.kind === 'needs_approval' ? (outcome.pending[0]?.hash ?? '') : ''
    const approved = await whole(jobs, { comment: sayLater(jobs, issue, `/agent approve ${hash}`) })
    expect(approved.outcome.kind).toBe('proposed')
    const branch = `agent/issue-${issue}`
    expect((await undo(jobs, issue)).outcome.kind).toBe('updated')
    expect(await show(jobs.repository, 'Makefile', branch)).toBe('all:')
  })

  it('is carried out by the publish job', async () => {
    const { jobs, pull, branch } = await proposed()
    const comment = sayLater(jobs, pull, '/agent undo')
    const { folder } = await jobs.propose({ comment, token: jobs.repository.issueToken({ permissions: READ_ONLY }) })
    expect(await show(jobs.repository, 'src/greeting.txt', branch)).toBe('Hello')
    await jobs.publish({ comment, folder })
    expect(await show(jobs.repository, 'src/greeting.txt', branch)).toBe('Helo')
  })
})

describe('what undo does not revert', () => {
  /** Somebody with write access commits in our name. */
  async function impersonate({ repository, github }: TwoJobs, branch: string, message: string): Promise<string> {
    const { git } = repository.state
    const { id, login } = github.account('github-actions[bot]')
    const parent = (await repository.head(branch)) ?? ''
    const blob = await git.text(['hash-object', '-w', '--stdin'], { input: 'planted\n' })
    const listing = await git.text(['ls-tree', parent])
    const tree = await git.text(['mktree'], { input: `${listing}\n100644 blob ${blob}\tplanted.txt` })
    const address = `${id}+${login}@users.noreply.github.com`
    const commit = await git.text(['commit-tree', tree, '-p', parent, '-m', message], {
      environment: {
        GIT_AUTHOR_NAME: login,
        GIT_AUTHOR_EMAIL: address,
        GIT_COMMITTER_NAME: 'GitHub',
        GIT_COMMITTER_EMAIL: 'noreply@github.com'
      }
    })
    await git.run(['update-ref', `refs/heads/${branch}`, commit])
    return commit
  }

  it('is a commit of somebody else with our name and our trailer', async () => {
    const { jobs, pull, branch } = await proposed()
    const message = await jobs.repository.state.git.text(['log', '-1', '--format=%B', branch])
    await impersonate(jobs, branch, message)
    const { outcome } = await undo(jobs, pull)
    expect(outcome).toMatchObject({ kind: 'updated', publication: { filesChanged: ['src/greeting.txt'] } })
    expect(await show(jobs.repository, 'planted.txt', branch)).toBe('planted')
  })

  it('is a commit of ours that the session does not list: the run before it stays too', async () => {
    const { jobs, pull, branch } = await proposed()
    const commit = await impersonate(jobs, branch, 'x\n\nForgehand-Run: comment-1')
    jobs.repository.state.signedCommits.set(commit, new Date())
    expect((await undo(jobs, pull)).outcome).toMatchObject({
      kind: 'skipped',
      reason: expect.stringContaining(`does not list ${commit.slice(0, 7)}`)
    })
    expect(await jobs.repository.head(branch)).toBe(commit)
  })

  it('is a commit that only a session of somebody else lists', async () => {
    const { jobs, issue, pull, branch } = await proposed()
    const commit = await impersonate(jobs, branch, 'x\n\nForgehand-Run: comment-1')
    const session = await sessionOf(jobs, `issue-${issue}`)
    const requests = session?.requests.map((one) => ({ ...one, claim: 'comment-1', commits: [commit] }))
    await forgeSession(jobs, `issue-${issue}`, { 'session.json': JSON.stringify({ ...session, requests }) })
    expect((await undo(jobs, pull)).outcome).toMatchObject({
      kind: 'skipped',
      reason: expect.stringContaining('no commit here is known')
    })
    expect(await jobs.repository.head(branch)).toBe(commit)
  })

  it('is what came with the base branch', async () => {
    const { jobs, pull, branch } = await proposed()
    const { git } = jobs.repository.state
    await git.run(['update-ref', 'refs/heads/main', branch])
    await jobs.repository.push(branch, { 'own.txt': 'x\n' }, 'Own')
    expect((await undo(jobs, pull)).outcome.kind).toBe('skipped')
  })

  it('is an update, which the session records as one', async () => {
    const { jobs, issue, pull } = await proposed()
    await jobs.repository.push('main', { 'base.txt': 'x\n' }, 'Base')
    expect((await whole(jobs, { comment: sayLater(jobs, pull, '/agent update') })).outcome.kind).toBe('updated')
    expect(await sessionOf(jobs, `issue-${issue}`)).toMatchObject({ requests: [{ verb: 'fix' }, { verb: 'update' }] })
    expect((await undo(jobs, pull)).outcome).toMatchObject({
      kind: 'skipped',
      reason: expect.stringContaining('merged the base branch')
    })
  })

  it('is a protected file that somebody has changed since', async () => {
    const makefile = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', '']
    const files = {
      ...project,
      Makefile: makefile.join('\n'),
      '.github/agent.yml': agentFile({ 'protected-paths': ['Makefile'] })
    }
    const changed = ['ONE', ...makefile.slice(1)]
    const change = turn(call('read_file', { path: 'Makefile' }), write('Makefile', changed.join('\n')), finish())
    const jobs = await open([change], files)
    const { issue, comment } = ask(jobs.repository)
    const { outcome } = await whole(jobs, { comment })
    const hash = outcome.kind === 'needs_approval' ? (outcome.pending[0]?.hash ?? '') : ''
    await whole(jobs, { comment: sayLater(jobs, issue, `/agent approve ${hash}`) })
    const branch = `agent/issue-${issue}`
    const later = changed.with(6, 'SEVEN').join('\n')
    const head = await jobs.repository.push(branch, { Makefile: later }, 'Hardened')
    expect((await undo(jobs, issue)).outcome).toMatchObject({
      kind: 'blocked',
      reason: expect.stringContaining('would not be as they were before')
    })
    expect(await jobs.repository.head(branch)).toBe(head)
  })
})
