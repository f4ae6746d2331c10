import { describe, expect, it } from '@jest/globals'
import type { Permissions } from '../../emulators/github/state.ts'
import type { Stage } from '../support/action-run.ts'
import {
  agentFile,
  ask,
  branches,
  doneAlready,
  finish,
  mend,
  project,
  pullRequests,
  read,
  told,
  turn,
  useStages
} from '../support/end-to-end.ts'

const openStage = useStages()
const HOUR_MS = 3_600_000

function reactionsTo({ repository }: Stage, comment: number) {
  return repository.state.comments.get(comment)?.reactions ?? []
}

describe('a comment that starts nothing', () => {
  it('is answered once when its author may not write, and nothing else is done', async () => {
    const stage = await openStage({ script: [] })
    const { repository, github } = stage
    const { issue, comment } = ask(repository, '/agent fix this', 'mallory')

    const { main } = await stage.play(comment)
    await stage.play(comment, { runAttempt: 2 })

    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
    expect(told(repository, issue)).toEqual([expect.stringMatching(/mallory has read access/)])
    expect(reactionsTo(stage, comment)).toEqual([])
    const first = github.requests.slice(0, 3).map(({ method, route }) => `${method} ${route ?? ''}`)
    expect(first).toEqual([
      'GET /repos/{owner}/{repo}/collaborators/{username}/permission',
      'GET /repos/{owner}/{repo}/issues/{issue_number}/comments',
      'POST /repos/{owner}/{repo}/issues/{issue_number}/comments'
    ])
  })

  it('is passed over in silence when it is by a bot that is not listed', async () => {
    const stage = await openStage({ script: [] })
    stage.repository.setPermission('renovate[bot]', 'write')
    const { issue, comment } = ask(stage.repository, '/agent fix this', 'renovate[bot]')
    const { main, post } = await stage.play(comment)
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
    expect(main.log).toMatch(/::notice::.*renovate\[bot\].*allowed-bots/)
    expect(post.exitCode).toBe(0)
    expect(stage.github.requests).toEqual([])
    expect(told(stage.repository, issue)).toEqual([])
  })

  it('may be by a bot that is listed', async () => {
    const stage = await openStage()
    stage.repository.setPermission('renovate[bot]', 'write')
    const { comment } = ask(stage.repository, '/agent fix this', 'renovate[bot]')
    const { main } = await stage.play(comment, { inputs: { 'allowed-bots': 'renovate[bot]' } })
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'proposed' } })
  })

  it.each([
    ['a block of code', 'Look:\n\n```\n/agent fix this\n```\n'],
    ['a quotation', '> /agent fix this'],
    ['a comment in HTML', '<!--\n/agent fix this\n-->'],
    ['the middle of a line', 'Write /agent fix this'],
    ['another word', '/agents fix this']
  ])('is passed over in silence when the command stands in %s', async (_, body) => {
    const stage = await openStage({ script: [] })
    const { main } = await stage.play(ask(stage.repository, body).comment)
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
    expect(stage.github.requests).toEqual([])
  })

  it.each([
    ['a flag that there is not', '/agent fix --sudo this', /sudo/],
    ['a verb that is not built', '/agent undo', /`undo` is not available/],
    ['two commands', '/agent fix this\n\n/agent explain that', /2 commands/]
  ])('is answered once when it has %s', async (_, body, words) => {
    const stage = await openStage({ script: [] })
    const { issue, comment } = ask(stage.repository, body)
    const { main } = await stage.play(comment)
    await stage.play(comment, { runAttempt: 2 })
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
    expect(told(stage.repository, issue)).toEqual([expect.stringMatching(words)])
  })
})

it('tells nobody about a bad flag who may not ask anyway', async () => {
  const stage = await openStage({ script: [] })
  const { issue, comment } = ask(stage.repository, '/agent fix --sudo this', 'mallory')
  const { main } = await stage.play(comment)
  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'skipped' } })
  expect(told(stage.repository, issue)).toEqual([])
})

describe('what has to be mended first', () => {
  it('names every mistake in the inputs in the thread, to somebody who may ask', async () => {
    const stage = await openStage({ script: [] })
    const { issue, comment } = ask(stage.repository)
    const inputs = { 'base-url': 'https://models.example/v1', 'api-key': '', model: '', 'max-turns': 'many' }

    const { main, post } = await stage.play(comment, { inputs })

    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
    const [body = ''] = told(stage.repository, issue)
    expect(body).toContain('`failed`')
    for (const name of ['api-key is not set', 'model is not set', 'max-turns is "many"']) {
      expect(body).toContain(`- ${name}`)
      expect(main.log).toContain(name)
    }
    expect(post.log).toBe('')
    expect(told(stage.repository, issue)).toHaveLength(1)
  })

  it('tells a stranger nothing about the inputs', async () => {
    const stage = await openStage({ script: [] })
    const { issue, comment } = ask(stage.repository, '/agent fix this', 'mallory')
    const { main } = await stage.play(comment, { inputs: { model: '' } })
    expect(main.outputs).toMatchObject({ outcome: 'skipped' })
    expect(told(stage.repository, issue).join()).not.toContain('model is not set')
  })

  it('fails in the log alone when there is no token to tell it with', async () => {
    const stage = await openStage({ script: [] })
    const { comment } = ask(stage.repository)
    const { main, post } = await stage.play(comment, { inputs: { 'github-token': '', model: '' } })
    expect(main).toMatchObject({ exitCode: 1 })
    expect(main.log).toMatch(/::error::.*github-token is not set.*model is not set/)
    expect(post.exitCode).toBe(0)
  })

  it('names every mistake of agent.yml with its line', async () => {
    const text = 'commands: npm test\nverify:\n  - npm test\nlimits:\n  turns: lots\nprotected-path: []\n'
    const stage = await openStage({ files: { ...project, '.github/agent.yml': text }, script: [] })
    const { issue, comment } = ask(stage.repository)
    const { main } = await stage.play(comment)
    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
    const [body = ''] = told(stage.repository, issue)
    expect(body.match(/^- line \d+: \S+/gm)).toEqual([
      '- line 1: commands',
      '- line 5: limits.turns',
      '- line 6: protected-path'
    ])
  })

  it('asks for another branch when the one of --base is not there', async () => {
    const stage = await openStage({ script: [] })
    const { issue, comment } = ask(stage.repository, '/agent fix --base nowhere this')
    const { main } = await stage.play(comment)
    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
    expect(told(stage.repository, issue)).toEqual([expect.stringMatching(/no branch nowhere[^]*--base/)])
  })

  it('shows what a set-up command said when it fails', async () => {
    const files = { ...project, '.github/agent.yml': agentFile({ setup: ['echo "# no *compiler*" && exit 3'] }) }
    const stage = await openStage({ files, script: [] })
    const { issue, comment } = ask(stage.repository)
    const { main } = await stage.play(comment)
    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
    expect(told(stage.repository, issue)[0]).toMatch(/exit code 3:\n\n```\n# no \*compiler\*\n```/)
  })
})

describe('a token that may too little', () => {
  it.each<[string, Partial<Permissions>, RegExp]>([
    ['read-only for contents', { contents: 'read' }, /`failed`[^]*contents: write/],
    ['read-only for pull requests', { pull_requests: 'read' }, /`partial`[^]*pull.requests: write/]
  ])('is told in the thread: %s', async (_, permissions, words) => {
    const stage = await openStage()
    const { repository } = stage
    const { issue, comment } = ask(repository)
    const { main } = await stage.play(comment, { token: repository.issueToken({ permissions }) })
    expect(main.exitCode).toBe(1)
    expect(told(repository, issue)).toEqual([expect.stringMatching(words)])
    expect(pullRequests(repository)).toEqual([])
  })

  it('is told in the log when it may not write to issues', async () => {
    const stage = await openStage({ script: [] })
    const { repository } = stage
    const { comment } = ask(repository)
    const permissions = { issues: 'read', pull_requests: 'read' } as const
    const { main, post } = await stage.play(comment, { token: repository.issueToken({ permissions }) })
    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
    expect(main.log).toMatch(/::error::.*issues: write/)
    expect(post.exitCode).toBe(0)
  })

  it('is told with page and setting when pull requests by workflows are switched off', async () => {
    const stage = await openStage({ script: [mend, doneAlready, doneAlready] })
    const { repository } = stage
    repository.state.settings.mayOpenPullRequests = false
    const { issue, comment } = ask(repository)

    const { main } = await stage.play(comment)

    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'partial', branch: `agent/issue-${issue}` } })
    expect(await branches(repository)).toEqual([`agent/issue-${issue}`, 'main'])
    const [body = ''] = told(repository, issue)
    expect(body).toContain(`/acme/project/compare/main...agent/issue-${issue}`)
    expect(body).toContain('/acme/project/settings/actions')
    expect(pullRequests(repository)).toEqual([])

    repository.state.settings.mayOpenPullRequests = true
    const again = repository.comment(issue, { author: 'ada', body: '/agent fix this' })
    const { main: second } = await stage.play(again.id)
    expect(second.outputs).toMatchObject({ outcome: 'proposed', branch: `agent/issue-${issue}` })
  })
})

describe('a thread that changes', () => {
  it('fails when the issue is gone, and makes nothing', async () => {
    const stage = await openStage({ script: [] })
    const { repository } = stage
    const { issue, comment } = ask(repository)
    const payload = repository.issueCommentEvent(comment)
    repository.deleteComment(comment)
    repository.deleteIssue(issue)
    const { main, post } = await stage.play(comment, { payload })
    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
    expect(main.log).toMatch(/was deleted/)
    expect(post).toMatchObject({ exitCode: 0 })
    expect(post.log).not.toContain('::error::')
    expect(await branches(repository)).toEqual(['main'])
  })

  it('says so when the repository has no commit', async () => {
    const stage = await openStage({ files: undefined, script: [] })
    const { issue, comment } = ask(stage.repository)
    const { main } = await stage.play(comment)
    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
    expect(told(stage.repository, issue)).toEqual([expect.stringMatching(/no branch main with a commit/)])
  })

  it('carries out what was written, not what it was edited to', async () => {
    const stage = await openStage()
    const { repository } = stage
    const { comment } = ask(repository, '/agent fix the greeting')
    const payload = repository.issueCommentEvent(comment)
    repository.editComment(comment, '/agent fix EVIL')
    await stage.play(comment, { payload })
    const shown = JSON.stringify(stage.model.requests)
    expect(shown).toContain('fix the greeting')
    expect(shown).not.toContain('EVIL')
  })

  it('shows the model nothing that was written or edited after the request', async () => {
    const stage = await openStage({ script: [turn(read, finish('Nothing to do.'))] })
    const { repository } = stage
    const issue = repository.openIssue({ title: 'The greeting is wrong', body: 'Helo?', author: 'marie' }).number
    const createdAt = new Date(Date.now() - HOUR_MS)
    repository.comment(issue, { author: 'marie', body: 'I saw it YESTERDAY.', createdAt })
    const edited = repository.comment(issue, { author: 'mallory', body: 'Harmless.', createdAt })
    const { id } = repository.comment(issue, { author: 'ada', body: '/agent fix this' })
    repository.editComment(edited.id, 'EDITED words.')
    repository.comment(issue, { author: 'mallory', body: 'LATER words.' })

    await stage.play(id)

    const shown = JSON.stringify(stage.model.requests)
    expect(shown).toContain('YESTERDAY')
    expect(shown).not.toMatch(/EDITED|LATER/)
  })

  it('answers a request for help without asking the model', async () => {
    const stage = await openStage({ script: [mend] })
    const { issue, comment } = ask(stage.repository, '/agent')
    const { main } = await stage.play(comment)
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'answered' } })
    expect(stage.model.requests).toEqual([])
    expect(told(stage.repository, issue)).toEqual([expect.stringContaining('explain')])
  })
})
