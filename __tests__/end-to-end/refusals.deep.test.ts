import { describe, expect, it } from '@jest/globals'
import type { Fault } from '../../emulators/github/faults.ts'
import type { Permissions } from '../../emulators/github/state.ts'
import type { ActionFixture } from '../support/action-run.ts'
import {
  agentFile,
  ask,
  askAt,
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

const openFixture = useActionFixtures()
const HOUR_MS = 3_600_000

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

  it('by a listed bot starts a run', async () => {
    const fixture = await openFixture()
    fixture.repository.setPermission('renovate[bot]', 'write')
    const { comment } = ask(fixture.repository, '/agent fix this', 'renovate[bot]')
    const { main } = await fixture.play(comment, { inputs: { 'allowed-bots': 'renovate[bot]' } })
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'proposed' } })
  })

  it.each([
    ['a code block', 'Look:\n\n```\n/agent fix this\n```\n'],
    ['a quotation', '> /agent fix this'],
    ['an HTML comment', '<!--\n/agent fix this\n-->'],
    ['the middle of a line', 'Write /agent fix this'],
    ['a longer word', '/agents fix this']
  ])('with the command in %s is ignored silently', async (_, body) => {
    const fixture = await openFixture({ script: [] })
    const { main } = await fixture.play(ask(fixture.repository, body).comment)
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
    expect(fixture.github.requests).toEqual([])
  })

  it.each([
    ['an unknown flag', '/agent fix --sudo this', /sudo/],
    ['a verb for pull requests on an issue', '/agent review', /works only on pull requests/],
    ['two commands', '/agent fix this\n\n/agent explain that', /2 commands/]
  ])('with %s is answered once', async (_, body, words) => {
    const fixture = await openFixture({ script: [] })
    const { issue, comment } = ask(fixture.repository, body)
    const { main } = await fixture.play(comment)
    await fixture.play(comment, { runAttempt: 2 })
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
    expect(ownComments(fixture.repository, issue)).toEqual([expect.stringMatching(words)])
  })
})

it('does not explain an unknown flag to somebody without write access', async () => {
  const fixture = await openFixture({ script: [] })
  const { issue, comment } = ask(fixture.repository, '/agent fix --sudo this', 'mallory')
  const { main } = await fixture.play(comment)
  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
  expect(ownComments(fixture.repository, issue)).toEqual([])
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
    const fixture = await openFixture({ script: [] })
    const { issue, comment } = ask(fixture.repository, '/agent fix this', 'mallory')
    const { main } = await fixture.play(comment, { inputs: { model: '' } })
    expect(main.outputs).toMatchObject({ outcome: 'skipped' })
    expect(ownComments(fixture.repository, issue).join()).not.toContain('model is not set')
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
    const fixture = await openFixture({ files: { ...project, '.github/agent.yml': text }, script: [] })
    const { issue, comment } = ask(fixture.repository)
    const { main } = await fixture.play(comment)
    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
    const [body = ''] = ownComments(fixture.repository, issue)
    expect(body.match(/^- line \d+: \S+/gm)).toEqual([
      '- line 1: commands',
      '- line 5: limits.turns',
      '- line 6: protected-path'
    ])
  })

  it('in --base is reported with the missing branch', async () => {
    const fixture = await openFixture({ script: [] })
    const { issue, comment } = ask(fixture.repository, '/agent fix --base nowhere this')
    const { main } = await fixture.play(comment)
    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
    expect(ownComments(fixture.repository, issue)).toEqual([expect.stringMatching(/no branch nowhere[^]*--base/)])
  })

  it('in a setup command is reported with its output', async () => {
    const files = { ...project, '.github/agent.yml': agentFile({ setup: ['echo "# no *compiler*" && exit 3'] }) }
    const fixture = await openFixture({ files, script: [] })
    const { issue, comment } = ask(fixture.repository)
    const { main } = await fixture.play(comment)
    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
    expect(ownComments(fixture.repository, issue)[0]).toMatch(/exit code 3:\n\n```\n# no \*compiler\*\n```/)
  })
})

describe('a token without a necessary permission', () => {
  it.each<[string, Partial<Permissions>, RegExp]>([
    ['contents', { contents: 'read' }, /`failed`[^]*- The token[^]*contents: write/],
    ['pull requests', { pull_requests: 'read' }, /`failed`[^]*- The token[^]*pull.requests: write/],
    [
      'both',
      { contents: 'read', pull_requests: 'read' },
      /`failed`[^]*contents: write[^]*pull.requests: write[^]*```\npermissions:\n {2}contents: write\n/
    ]
  ])('is reported in the thread before the model is asked: %s', async (_, permissions, words) => {
    const fixture = await openFixture({ script: [] })
    const { repository } = fixture
    const { issue, comment } = ask(repository)
    const { main } = await fixture.play(comment, { token: repository.issueToken({ permissions }) })
    expect(main.exitCode).toBe(1)
    expect(ownComments(repository, issue)).toEqual([expect.stringMatching(words)])
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
    const fixture = await openFixture()
    const { repository } = fixture
    repository.state.settings.mayOpenPullRequests = false
    const { issue, comment } = ask(repository)

    const { main } = await fixture.play(comment)

    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
    expect(fixture.model.requests).toEqual([])
    expect(ownComments(repository, issue)).toEqual([expect.stringContaining('/acme/project/settings/actions')])

    repository.state.settings.mayOpenPullRequests = true
    const again = repository.comment(issue, { author: 'ada', body: '/agent fix this' })
    const { main: second } = await fixture.play(again.id)
    expect(second.outputs).toMatchObject({ outcome: 'proposed', branch: `agent/issue-${issue}` })
  })

  it('does not stop a question or a dry run', async () => {
    for (const words of ['explain the greeting', 'fix --dry-run this']) {
      const fixture = await openFixture()
      const permissions = { contents: 'read', pull_requests: 'read' } as const
      const { comment } = ask(fixture.repository, `/agent ${words}`)
      const { main } = await fixture.play(comment, { token: fixture.repository.issueToken({ permissions }) })
      expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'answered' } })
    }
  })
})

describe('a run that could not publish', () => {
  it('reports everything at once, with the mistakes in agent.yml, and asks no model', async () => {
    const files = { ...project, '.github/agent.yml': 'limits:\n  turns: lots\n' }
    const fixture = await openFixture({ files, script: [] })
    const { repository } = fixture
    repository.addRuleSet({ name: 'Only people', rules: [{ type: 'creation' }] })
    repository.state.settings.mayOpenPullRequests = false
    const { issue, comment } = ask(repository)
    const token = repository.issueToken({ permissions: { contents: 'read' } })
    const { main } = await fixture.play(comment, { token })
    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
    const [body = ''] = ownComments(repository, issue)
    for (const words of ['line 2: limits.turns', 'contents: write', 'not permitted to create', 'Only people']) {
      expect(body).toContain(words)
    }
  })

  it('reports a protected branch of a pull request', async () => {
    const fixture = await openFixture({ script: [] })
    const { repository } = fixture
    await repository.push('topic', { 'notes.txt': 'new\n' }, 'Begin')
    const { number } = await repository.openPullRequest({ title: 'A topic', author: 'ada', head: 'topic' })
    repository.protectBranch('topic')
    await fixture.play(askAt(repository, number))
    expect(ownComments(repository, number)).toEqual([expect.stringContaining('topic is a protected branch')])
  })

  it.each<[string, Partial<Fault>]>([
    ['404', { status: 404 }],
    ['an error of the server', { status: 500, times: 4 }],
    ['a rate limit', { status: 429, headers: { 'retry-after': '900' } }],
    ['a cut connection', { cut: 'request', times: 4 }]
  ])('is not assumed because GitHub answers a check with %s', async (_, fault) => {
    const fixture = await openFixture()
    const { comment } = ask(fixture.repository)
    fixture.github.fault({ method: 'GET', route: '/repos/{owner}/{repo}/rules/branches/{branch}', ...fault })
    fixture.github.fault({ method: 'POST', route: '/repos/{owner}/{repo}/pulls', ...fault })
    const { main } = await fixture.play(comment)
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'proposed' } })
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

  it('carries out the comment as it was written, not as it was edited later', async () => {
    const fixture = await openFixture()
    const { repository } = fixture
    const { comment } = ask(repository, '/agent fix the greeting')
    const payload = repository.issueCommentEvent(comment)
    repository.editComment(comment, '/agent fix EVIL')
    await fixture.play(comment, { payload })
    const shown = JSON.stringify(fixture.model.requests)
    expect(shown).toContain('fix the greeting')
    expect(shown).not.toContain('EVIL')
  })

  it('shows the model nothing that was written or edited after the request', async () => {
    const fixture = await openFixture({ script: [turn(read, finish('Nothing to do.'))] })
    const { repository } = fixture
    const issue = repository.openIssue({ title: 'The greeting is wrong', body: 'Helo?', author: 'marie' }).number
    const createdAt = new Date(Date.now() - HOUR_MS)
    repository.comment(issue, { author: 'marie', body: 'I saw it YESTERDAY.', createdAt })
    const edited = repository.comment(issue, { author: 'mallory', body: 'Harmless.', createdAt })
    const { id } = repository.comment(issue, { author: 'ada', body: '/agent fix this' })
    repository.editComment(edited.id, 'EDITED words.')
    repository.comment(issue, { author: 'mallory', body: 'LATER words.' })

    await fixture.play(id)

    const shown = JSON.stringify(fixture.model.requests)
    expect(shown).toContain('YESTERDAY')
    expect(shown).not.toMatch(/EDITED|LATER/)
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
