import { describe, expect, it } from '@jest/globals'
import type { ActionFixture } from '../support/action-run.ts'
import {
  agentFile,
  ask,
  branches,
  finish,
  fixGreeting,
  project,
  pullRequests,
  read,
  ownComments,
  turn,
  useActionFixtures
} from '../support/end-to-end.ts'
import { askedIn, useEventRuns } from '../support/event-runs.ts'

const openFixture = useActionFixtures()
const openRuns = useEventRuns()
const HOUR_MS = 3_600_000
/** For runs in which no command matters. */
const UNSANDBOXED = { inputs: { sandbox: 'off' } } as const

function reactionsTo({ repository }: ActionFixture, comment: number) {
  return repository.state.comments.get(comment)?.reactions ?? []
}

describe('a comment', () => {
  it('without write access is answered once and starts nothing', async () => {
    const fixture = await openFixture({ script: [] })
    const { repository, github } = fixture
    const { issue, comment } = ask(repository, '/agent fix this', 'mallory')

    const { main } = await fixture.play(comment)
    await fixture.play(comment, { runAttempt: 2 })

    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
    expect(ownComments(repository, issue)).toEqual([expect.stringMatching(/mallory has read access/)])
    expect(reactionsTo(fixture, comment)).toEqual([])
    const first = github.requests.slice(0, 5).map(({ method, route }) => `${method} ${route ?? ''}`)
    expect(first).toEqual([
      'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
      'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
      'POST /repos/{owner}/{repo}/git/commits',
      'POST /repos/{owner}/{repo}/git/refs',
      'POST /repos/{owner}/{repo}/issues/{issue_number}/comments'
    ])
  })

  it('by an unlisted bot is ignored silently', async () => {
    const fixture = await openFixture({ script: [] })
    fixture.repository.setPermission('renovate[bot]', 'write')
    const { issue, comment } = ask(fixture.repository, '/agent fix this', 'renovate[bot]')
    const { main, post } = await fixture.play(comment)
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
    expect(main.log).toMatch(/::notice::.*renovate\[bot\].*allowed-bots/)
    expect(post.exitCode).toBe(0)
    expect(fixture.github.requests).toEqual([])
    expect(ownComments(fixture.repository, issue)).toEqual([])
  })

  it('with the command in a quotation is ignored silently', async () => {
    const fixture = await openFixture({ script: [] })
    const { main } = await fixture.play(ask(fixture.repository, '> /agent fix this').comment)
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
    expect(fixture.github.requests).toEqual([])
  })

  it('with an unknown flag is answered once', async () => {
    const fixture = await openFixture({ script: [] })
    const { issue, comment } = ask(fixture.repository, '/agent fix --sudo this')
    const { main } = await fixture.play(comment)
    await fixture.play(comment, { runAttempt: 2 })
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
    expect(ownComments(fixture.repository, issue)).toEqual([expect.stringMatching(/sudo/)])
  })
})

it('does not explain an unknown flag to somebody without write access', async () => {
  const runs = await openRuns([])
  const { issue, outcome } = await askedIn(runs, { body: '/agent fix --sudo this', author: 'mallory' })
  expect(outcome.kind).toBe('skipped')
  expect(ownComments(runs.repository, issue)).toEqual([])
})

describe('a configuration error', () => {
  it('in the inputs is reported in the thread, with all others', async () => {
    const fixture = await openFixture({ script: [] })
    const { issue, comment } = ask(fixture.repository)
    const inputs = { 'base-url': 'https://models.example/v1', 'api-key': '', model: '', 'max-turns': 'many' }

    const { main, post } = await fixture.play(comment, { inputs })

    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
    const [body = ''] = ownComments(fixture.repository, issue)
    expect(body).toContain('`failed`')
    for (const name of ['api-key is not set', 'model is not set', 'max-turns is "many"']) {
      expect(body).toContain(`- ${name}`)
      expect(main.log).toContain(name)
    }
    expect(post.log).toBe('')
    expect(ownComments(fixture.repository, issue)).toHaveLength(1)
  })

  it('in the inputs is not reported to a stranger', async () => {
    const runs = await openRuns([])
    const { issue, outcome } = await askedIn(runs, { author: 'mallory', inputs: { model: '' } })
    expect(outcome.kind).toBe('skipped')
    expect(ownComments(runs.repository, issue).join()).not.toContain('model is not set')
  })

  it('is reported only in the log if there is no token', async () => {
    const fixture = await openFixture({ script: [] })
    const { comment } = ask(fixture.repository)
    const { main, post } = await fixture.play(comment, { inputs: { 'github-token': '', model: '' } })
    expect(main).toMatchObject({ exitCode: 1 })
    expect(main.log).toMatch(/::error::.*github-token is not set.*model is not set/)
    expect(post.exitCode).toBe(0)
  })

  it('in agent.yml is reported with its line, with all others', async () => {
    const text = 'commands: npm test\nverify:\n  - npm test\nlimits:\n  turns: lots\nprotected-path: []\n'
    const runs = await openRuns([], { ...project, '.github/agent.yml': text })
    const { issue, outcome } = await askedIn(runs)
    expect(outcome.kind).toBe('failed')
    const [body = ''] = ownComments(runs.repository, issue)
    expect(body.match(/^- line \d+: \S+/gm)).toEqual([
      '- line 1: commands',
      '- line 5: limits.turns',
      '- line 6: protected-path'
    ])
  })

  it('in --base is reported with the missing branch', async () => {
    const runs = await openRuns([])
    const { issue, outcome } = await askedIn(runs, { body: '/agent fix --base nowhere this' })
    expect(outcome.kind).toBe('failed')
    expect(ownComments(runs.repository, issue)).toEqual([expect.stringMatching(/no branch nowhere[^]*--base/)])
  })

  it('in a setup command is reported with its output', async () => {
    const settings = agentFile({ setup: ['echo "# no *compiler*" && exit 3'] })
    const runs = await openRuns([], { ...project, '.github/agent.yml': settings })
    const { issue, outcome } = await askedIn(runs, { inputs: { sandbox: 'off' } })
    expect(outcome.kind).toBe('failed')
    expect(ownComments(runs.repository, issue)[0]).toMatch(/exit code 3:\n\n```\n# no \*compiler\*\n```/)
  })
})

describe('a token without a necessary permission', () => {
  it('is reported in the thread before the model is asked, with the permissions to paste', async () => {
    const fixture = await openFixture({ script: [] })
    const { repository } = fixture
    const { issue, comment } = ask(repository)
    const permissions = { contents: 'read', pull_requests: 'read' } as const
    const { main } = await fixture.play(comment, { token: repository.issueToken({ permissions }) })
    expect(main.exitCode).toBe(1)
    expect(ownComments(repository, issue)).toEqual([
      expect.stringMatching(
        /`failed`[^]*contents: write[^]*pull.requests: write[^]*```\npermissions:\n {2}contents: write\n/
      )
    ])
    expect(pullRequests(repository)).toEqual([])
    expect(fixture.model.requests).toEqual([])
  })

  it('is reported in the log if it cannot write comments', async () => {
    const fixture = await openFixture({ script: [] })
    const { repository } = fixture
    const { comment } = ask(repository)
    const permissions = { issues: 'read', pull_requests: 'read', contents: 'read' } as const
    const { main, post } = await fixture.play(comment, { token: repository.issueToken({ permissions }) })
    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
    expect(main.log).toMatch(/::error::.*issues: write.*contents: write.*pull-requests: write/)
    expect(post.exitCode).toBe(0)
  })

  it('is reported with the settings page if workflows cannot open pull requests', async () => {
    const runs = await openRuns([fixGreeting])
    const { repository, model } = runs
    repository.state.settings.mayOpenPullRequests = false
    const { issue, outcome } = await askedIn(runs)
    expect(outcome.kind).toBe('failed')
    expect(model.requests).toEqual([])
    expect(ownComments(repository, issue)).toEqual([expect.stringContaining('/acme/project/settings/actions')])

    repository.state.settings.mayOpenPullRequests = true
    const again = repository.comment(issue, { author: 'ada', body: '/agent fix this' })
    const fired = runs.fire({ name: 'issue_comment', payload: repository.issueCommentEvent(again.id) }, UNSANDBOXED)
    expect(await fired).toMatchObject({ kind: 'proposed', publication: { branch: `agent/issue-${issue}` } })
  })

  it('does not stop a question', async () => {
    const runs = await openRuns([fixGreeting])
    const token = { permissions: { contents: 'read', pull_requests: 'read' } } as const
    const { outcome } = await askedIn(runs, { body: '/agent explain the greeting', token, ...UNSANDBOXED })
    expect(outcome.kind).toBe('answered')
  })
})

describe('a run that could not publish', () => {
  it('reports everything at once, with the mistakes in agent.yml, and asks no model', async () => {
    const runs = await openRuns([], { ...project, '.github/agent.yml': 'limits:\n  turns: lots\n' })
    const { repository } = runs
    repository.addRuleSet({ name: 'Only people', rules: [{ type: 'creation' }] })
    repository.state.settings.mayOpenPullRequests = false
    const { issue, outcome } = await askedIn(runs, { token: { permissions: { contents: 'read' } } })
    expect(outcome.kind).toBe('failed')
    const [body = ''] = ownComments(repository, issue)
    for (const words of ['line 2: limits.turns', 'contents: write', 'not permitted to create', 'Only people']) {
      expect(body).toContain(words)
    }
  })

  it('is not assumed because GitHub answers each check with 404', async () => {
    const runs = await openRuns([fixGreeting])
    runs.github.fault({ method: 'GET', route: '/repos/{owner}/{repo}/rules/branches/{branch}', status: 404 })
    runs.github.fault({ method: 'POST', route: '/repos/{owner}/{repo}/pulls', status: 404 })
    const { outcome } = await askedIn(runs, UNSANDBOXED)
    expect(outcome.kind).toBe('proposed')
  })
})

describe('a run', () => {
  it('fails and writes nothing if the issue was deleted', async () => {
    const fixture = await openFixture({ script: [] })
    const { repository } = fixture
    const { issue, comment } = ask(repository)
    const payload = repository.issueCommentEvent(comment)
    repository.deleteComment(comment)
    repository.deleteIssue(issue)
    const { main, post } = await fixture.play(comment, { payload })
    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
    expect(main.log).toMatch(/was deleted/)
    expect(post).toMatchObject({ exitCode: 0 })
    expect(post.log).not.toContain('::error::')
    expect(await branches(repository)).toEqual(['main'])
  })

  it('fails if the repository has no commit', async () => {
    const fixture = await openFixture({ files: undefined, script: [] })
    const { issue, comment } = ask(fixture.repository)
    const { main } = await fixture.play(comment)
    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
    expect(ownComments(fixture.repository, issue)).toEqual([expect.stringMatching(/no branch main with a commit/)])
  })

  it('of a listed bot carries out its comment as it was written, and shows the model nothing that is later', async () => {
    const runs = await openRuns([turn(read, finish('Nothing to do.'))])
    const { repository, model } = runs
    repository.setPermission('renovate[bot]', 'write')
    const issue = repository.openIssue({ title: 'The greeting is wrong', body: 'Helo?', author: 'marie' }).number
    const createdAt = new Date(Date.now() - HOUR_MS)
    repository.comment(issue, { author: 'marie', body: 'I saw it YESTERDAY.', createdAt })
    const edited = repository.comment(issue, { author: 'mallory', body: 'Harmless.', createdAt })
    const { id } = repository.comment(issue, { author: 'renovate[bot]', body: '/agent fix the greeting' })
    const payload = repository.issueCommentEvent(id)
    repository.editComment(id, '/agent fix EVIL')
    repository.editComment(edited.id, 'EDITED words.')
    repository.comment(issue, { author: 'mallory', body: 'LATER words.' })

    const inputs = { ...UNSANDBOXED.inputs, 'allowed-bots': 'renovate[bot]' }
    await runs.fire({ name: 'issue_comment', payload }, { inputs })

    const shown = JSON.stringify(model.requests)
    expect(shown).toContain('fix the greeting')
    expect(shown).toContain('YESTERDAY')
    expect(shown).not.toMatch(/EVIL|EDITED|LATER/)
  })

  it('answers a request for help without asking the model', async () => {
    const fixture = await openFixture({ script: [fixGreeting] })
    const { issue, comment } = ask(fixture.repository, '/agent')
    const { main } = await fixture.play(comment)
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'answered' } })
    expect(fixture.model.requests).toEqual([])
    expect(ownComments(fixture.repository, issue)).toEqual([expect.stringContaining('explain')])
  })
})
