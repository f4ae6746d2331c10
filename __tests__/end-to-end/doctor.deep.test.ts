import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from '@jest/globals'
import {
  agentFile,
  ask,
  askAt,
  finish,
  ownComments,
  project,
  turn,
  useActionFixtures,
  workspaceOf
} from '../support/end-to-end.ts'

const openFixture = useActionFixtures()
const OK = { text: 'ok' }
const files = { ...project, '.github/agent.yml': agentFile({ verify: ['sh check.sh'] }), 'check.sh': 'exit 0\n' }
const DOCTOR = { inputs: { doctor: 'true' } }

describe('/agent doctor', () => {
  it('answers in a comment what works, asks the model once, and publishes nothing', async () => {
    const fixture = await openFixture({ files, script: [OK] })
    fixture.repository.protectBranch('main')
    const { issue, comment } = ask(fixture.repository, '/agent doctor')
    const { main } = await fixture.play(comment)
    expect(main.outputs).toMatchObject({ outcome: 'answered' })
    const [answer = ''] = ownComments(fixture.repository, issue)
    expect(answer).toMatch(/\d+ OK\b/)
    for (const words of [
      'scripted at 127.0.0.1',
      'sh check.sh passes',
      'main is protected',
      'GitHub accepts the token'
    ])
      expect(answer).toContain(words)
    expect(answer).not.toContain('✗')
    expect(fixture.model.requests).toHaveLength(1)
    expect(fixture.repository.state.issues.size).toBe(1)
  })

  it('names each problem, with what to paste', async () => {
    const broken = { ...files, '.github/agent.yml': 'verfy: []\nlimits:\n  turns: many\n' }
    const fixture = await openFixture({
      files: broken,
      script: [{ fault: 'status', status: 429, body: { error: { message: 'Too fast' } } }]
    })
    fixture.repository.state.settings.mayOpenPullRequests = false
    fixture.repository.addRuleSet({ name: 'Only people', branchPrefix: 'agent/', rules: [{ type: 'creation' }] })
    const { issue, comment } = ask(fixture.repository, '/agent doctor')
    const { main } = await fixture.play(comment)
    expect(main.outputs).toMatchObject({ outcome: 'answered' })
    const answer = ownComments(fixture.repository, issue).join('\n')
    expect(answer).toMatch(/line 1: verfy is not a setting[^]*line 3: limits\.turns/)
    expect(answer).toContain('can_approve_pull_request_reviews=true')
    expect(answer).toContain('A rule forbids branches such as agent/issue-1')
    expect(answer).toMatch(/⚠ \*\*scripted at 127\.0\.0\.1:\d+ is not available now/)
  })

  it('runs nothing from a pull request, only the checks of the default branch', async () => {
    const own = { '.gitignore': 'out/\n', 'check.sh': 'mkdir -p out && touch out/base left.txt\n' }
    const fixture = await openFixture({ files: { ...files, ...own }, script: [OK] })
    await fixture.repository.push('topic', { 'check.sh': 'mkdir -p out && touch out/evil\n' }, 'Change the check')
    const { number } = await fixture.repository.openPullRequest({
      title: 'Change',
      head: 'topic',
      base: 'main',
      author: 'marie'
    })
    await fixture.play(askAt(fixture.repository, number, '/agent doctor'))
    const left = (path: string) => existsSync(join(workspaceOf(fixture), path))
    expect(['out/base', 'out/evil', 'left.txt'].map(left)).toEqual([true, false, true])
    expect(ownComments(fixture.repository, number).join()).toMatch(
      /1 new file that \.gitignore does not name: left\.txt/
    )
  })

  it('refuses somebody without write access', async () => {
    const fixture = await openFixture({ files, script: [OK] })
    const { comment } = ask(fixture.repository, '/agent doctor', 'mallory')
    const { main } = await fixture.play(comment)
    expect(main.outputs).toMatchObject({ outcome: 'skipped' })
    expect(fixture.model.requests).toHaveLength(0)
  })

  it('treats words after it as a request', async () => {
    const fixture = await openFixture({
      files: project,
      script: [turn(finish('Nothing to do.')), turn(finish('Nothing to do.'))]
    })
    const { comment } = ask(fixture.repository, '/agent doctor the numbers')
    const { main } = await fixture.play(comment)
    expect(main.outputs).not.toMatchObject({ outcome: 'answered' })
  })
})

describe('doctor: true', () => {
  it('writes the log and the job summary, and succeeds where everything works', async () => {
    const fixture = await openFixture({ files, script: [OK] })
    const { comment } = ask(fixture.repository, 'Thank you!')
    const { main } = await fixture.play(comment, DOCTOR)
    expect(main.log).toContain('✓ sh check.sh passes')
    expect(main.summary).toContain('## Doctor')
    expect(main.exitCode).toBe(0)
  })

  it('fails the job, with an annotation for each problem, and shows no secret', async () => {
    const fixture = await openFixture({ files, script: [OK] })
    const { comment } = ask(fixture.repository, 'Thank you!')
    const token = fixture.repository.issueToken({ permissions: { contents: 'read', pull_requests: 'read' } })
    const { main } = await fixture.play(comment, {
      token,
      inputs: { doctor: 'true', 'api-key': 'wrong-key-of-mine-123' }
    })
    expect(main.exitCode).toBe(1)
    expect(main.log).toContain('The token lacks `contents: write`, `pull-requests: write`.')
    expect(main.log).toMatch(/error[^\n]*lacks[^]*error[^\n]*cannot be used/i)
    expect(JSON.stringify([main.log.replaceAll(/^::add-mask::.*$/gm, ''), main.summary])).not.toContain(
      'wrong-key-of-mine'
    )
  })

  it('runs no code of a fork', async () => {
    const fixture = await openFixture({ files, script: [OK] })
    const payload = {
      repository: { full_name: 'acme/project', name: 'project', owner: { login: 'acme' } },
      pull_request: { head: { repo: { full_name: 'mallory/project' } } }
    }
    const { comment } = ask(fixture.repository, 'Thank you!')
    const workspace = workspaceOf(fixture)
    await promisify(execFile)('git', ['clone', '--quiet', fixture.repository.cloneUrl, workspace])
    const { main } = await fixture.play(comment, { ...DOCTOR, eventName: 'pull_request', payload })
    expect(main.log).toContain('The checks were not run, because the event is about code that can be from a fork.')
  })

  it('reports a token that GitHub refuses, and everything that can be checked without it', async () => {
    const fixture = await openFixture({ files, script: [OK] })
    const { comment } = ask(fixture.repository, 'Thank you!')
    const { main } = await fixture.play(comment, { ...DOCTOR, token: 'ghs_unknown_to_github_0123' })
    expect(main.exitCode).toBe(1)
    expect(main.log).toContain('✗ The code of the default branch cannot be fetched.')
    expect(main.log).toContain('✓ scripted at 127.0.0.1')
  })
})
