import { describe, expect, it } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import type { EmulatedRepository } from '../../emulators/github/repository.ts'
import type { Script } from '../../emulators/model/script.ts'
import type { ActionFixture } from '../support/action-run.ts'
import {
  agentFile,
  ask,
  askAt,
  branches,
  call,
  edit,
  finish,
  listTree,
  project,
  pullRequests
} from '../support/end-to-end.ts'
import { read, run, show, ownComments, turn, useActionFixtures, write } from '../support/end-to-end.ts'

const openFixture = useActionFixtures()
const PULLS = { method: 'POST', route: '/repos/{owner}/{repo}/pulls', skip: 1 } as const

/** Allows no command without approval. */
const strict = { ...project, '.github/agent.yml': agentFile({ commands: [] }) }
const waiting = call('run_command', { command: 'touch made.txt', request_approval: true })
const npmrc = write('.npmrc', 'registry=https://r.example\n')
const workflow = write('.github/workflows/x.yml', 'on: push\n')
const ended = turn(finish('It is done already.'))

/** Plays a run that ends with a pending item. Returns the hash to approve it with. */
async function playUntilPending(script: Script, options: { readonly token?: string } = {}) {
  const fixture = await openFixture({ files: strict, script })
  const { repository } = fixture
  const { issue, comment } = ask(repository)
  const { main } = await fixture.play(comment, options)
  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'needs_approval' } })
  const body = ownComments(repository, issue).at(-1) ?? ''
  return { fixture, repository, issue, main, body, hash: /^\/agent approve ([0-9a-f]{32})$/m.exec(body)?.[1] ?? 'none' }
}

function say(repository: EmulatedRepository, issue: number, words: { body: string; author?: string }): number {
  return repository.comment(issue, { author: 'ada', ...words }).id
}

async function outcomeOf(fixture: ActionFixture, comment: number, options: Parameters<ActionFixture['play']>[1] = {}) {
  const { main } = await fixture.play(comment, options)
  return main.outputs['outcome']
}

const CALLS = ['touch made.txt', 'touch second.txt', 'third.txt']
/** The lines that say how one of these calls ended, without times. */
function endsOf(text: string): string[] {
  const lines = text.split('\n').filter((line) => CALLS.some((subject) => line.includes(subject)))
  return lines
    .filter((line) => /^(\|.*| *)[⏸↷]/u.test(line))
    .map((line) => line.replace(/(?: \|)? +[·|] [\d.]+ m?s.*$/u, '').trim())
}

describe('a command that waits, with two calls behind it', () => {
  const [first, second, third] = CALLS
  const script = [turn(edit, waiting, run('touch second.txt'), write('third.txt', 'x\n'))]

  it('is shown as waiting, and the calls as skipped: in the log, the comment and the job summary', async () => {
    const fixture = await openFixture({ files: strict, script })
    const { repository } = fixture
    await repository.push('feature', { 'src/feature.txt': 'x\n' }, 'Feature')
    const { number } = await repository.openPullRequest({ title: 'A feature', author: 'marie', head: 'feature' })
    const { main } = await fixture.play(askAt(repository, number))
    expect(main.outputs).toMatchObject({ outcome: 'needs_approval' })

    expect(endsOf(main.log)).toEqual([
      `⏸ run_command ${first} · waiting for approval`,
      `↷ run_command ${second} · skipped`,
      `↷ write_file ${third} · skipped`
    ])
    expect(main.log.match(/^ +Not run: it comes after a call that needs approval\.$/gm)).toHaveLength(2)
    const table = [
      `| 2 | \`run_command\` | \`${first}\` | ⏸ waiting for approval`,
      `| 3 | \`run_command\` | \`${second}\` | ↷ skipped`,
      `| 4 | \`write_file\` | \`${third}\` | ↷ skipped`
    ]
    expect(endsOf(main.summary)).toEqual(table)
    expect(endsOf(ownComments(repository, number).join('\n'))).toEqual(table)
  })
})

describe('a pending command', () => {
  const script = [
    turn(read, edit, waiting),
    turn(run('touch made.txt'), run('touch other.txt'), finish()),
    ended,
    ended
  ]

  it('runs once its hash is approved, but no other command does', async () => {
    const { fixture, repository, issue, body, hash } = await playUntilPending(script)
    expect(body).toMatch(/`needs_approval`[^]*```\ntouch made\.txt\n```/)
    expect(pullRequests(repository)).toMatchObject([{ pullRequest: { isDraft: true } }])

    const approval = say(repository, issue, { body: `/agent approve ${hash}` })
    expect((await fixture.play(approval)).main).toMatchObject({ exitCode: 0, outputs: { outcome: 'updated' } })
    const tree = await listTree(repository, `agent/issue-${issue}`)
    expect([...tree.keys()]).toEqual(expect.arrayContaining(['made.txt']))
    expect([...tree.keys()]).not.toContain('other.txt')

    // The comment is delivered a second time, and a person re-runs the job.
    expect(await outcomeOf(fixture, approval, { runId: 777 })).toBe('skipped')
    expect(await outcomeOf(fixture, approval, { runAttempt: 2 })).toBe('no_change')
    expect(await listTree(repository, `agent/issue-${issue}`)).toEqual(tree)
    expect(pullRequests(repository)).toHaveLength(1)
    expect(ownComments(repository, issue)).toHaveLength(2)
  })

  it('stays pending when a reader approves it, or when the hash is missing, partial or wrong', async () => {
    const { fixture, repository, issue, hash } = await playUntilPending(script)
    const asked = fixture.model.requests.length
    const tree = await listTree(repository, `agent/issue-${issue}`)

    expect(
      await outcomeOf(fixture, say(repository, issue, { body: `/agent approve ${hash}`, author: 'mallory' }))
    ).toBe('skipped')
    for (const words of ['', hash.slice(0, 12), '0'.repeat(32), `${hash} and the rest`]) {
      expect(await outcomeOf(fixture, say(repository, issue, { body: `/agent approve ${words}` }))).toBe('skipped')
      expect(ownComments(repository, issue).at(-1)).toContain(`# touch made.txt\n/agent approve ${hash}\n`)
    }
    expect(fixture.model.requests).toHaveLength(asked)
    expect(await listTree(repository, `agent/issue-${issue}`)).toEqual(tree)
  })

  it('cannot be approved once somebody has edited our comment', async () => {
    const { fixture, repository, issue, hash } = await playUntilPending(script)
    const own = repository.comments(issue).find(({ body }) => body.includes('forgehand:pending:'))
    const evil = (own?.body ?? '').replace(/pending:([\w+/=]+)/, (_, text: string) => {
      const record = Buffer.from(text, 'base64').toString().replace('touch made.txt', 'touch evil.txt')
      return `pending:${Buffer.from(record).toString('base64')}`
    })
    repository.editComment(own?.id ?? 0, evil)
    expect(await outcomeOf(fixture, say(repository, issue, { body: `/agent approve ${hash}` }))).toBe('skipped')
    expect(ownComments(repository, issue).at(-1)).toContain(`no item here has the hash ${hash}`)
  })

  it('cannot be approved from a stranger’s copy of our comment', async () => {
    const { fixture, repository, issue, hash } = await playUntilPending(script)
    const own = repository.comments(issue).find(({ body }) => body.includes('forgehand:pending:'))
    repository.deleteComment(own?.id ?? 0)
    say(repository, issue, { body: own?.body ?? '', author: 'mallory' })
    expect(await outcomeOf(fixture, say(repository, issue, { body: `/agent approve ${hash}` }))).toBe('skipped')
  })
})

describe('a pending change', () => {
  it('is published as shown without asking the model, except a workflow, which stays a patch', async () => {
    const { fixture, repository, issue, main, body, hash } = await playUntilPending([
      turn(npmrc, workflow, read, edit, finish())
    ])
    expect(main.outputs).toMatchObject({ 'files-changed': '1' })
    expect(await readFile(main.outputs['patch-path'] ?? '', 'utf8')).toMatch(/\.github\/workflows\/x\.yml[^]*\.npmrc/)
    expect(body).toMatch(/\+registry=https:\/\/r\.example[^]*workflows: write/)

    const asked = fixture.model.requests.length
    const approval = say(repository, issue, { body: `/agent approve ${hash}` })
    expect((await fixture.play(approval)).main).toMatchObject({ exitCode: 0, outputs: { outcome: 'updated' } })
    expect(await show(repository, '.npmrc', `agent/issue-${issue}`)).toBe('registry=https://r.example')
    const tree = await listTree(repository, `agent/issue-${issue}`)
    expect([...tree.keys()]).not.toContain('.github/workflows/x.yml')

    expect(await outcomeOf(fixture, approval, { runId: 777 })).toBe('skipped')
    expect(await outcomeOf(fixture, approval, { runAttempt: 2 })).toBe('no_change')
    expect(await outcomeOf(fixture, say(repository, issue, { body: `/agent approve ${hash}` }))).toBe('no_change')
    expect(await listTree(repository, `agent/issue-${issue}`)).toEqual(tree)
    expect(fixture.model.requests).toHaveLength(asked)
  })

  it('is rebased if other files were pushed meanwhile', async () => {
    const { fixture, repository, issue, hash } = await playUntilPending([turn(npmrc, read, edit, finish())])
    const branch = `agent/issue-${issue}`
    await repository.push(branch, { 'more.txt': 'more\n' }, 'By a person')
    const approval = askAt(repository, issue, `/agent approve ${hash}`)
    expect(await outcomeOf(fixture, approval)).toBe('updated')
    expect([...(await listTree(repository, branch)).keys()]).toEqual(expect.arrayContaining(['.npmrc', 'more.txt']))
  })

  it('fails if one of its files was changed meanwhile', async () => {
    const { fixture, repository, issue, hash } = await playUntilPending([turn(npmrc, read, edit, finish())])
    const branch = `agent/issue-${issue}`
    const pushed = await repository.push(branch, { '.npmrc': 'registry=https://p.example\n' }, 'By a person')
    const approval = askAt(repository, issue, `/agent approve ${hash}`)
    expect(await outcomeOf(fixture, approval)).toBe('failed')
    expect(ownComments(repository, issue).at(-1)).toContain('Ask for the change again')
    expect(await repository.head(branch)).toBe(pushed)
  })

  it('is published once although its run was killed and re-run', async () => {
    const { fixture, repository, issue, hash } = await playUntilPending([turn(npmrc, finish())])
    expect(await branches(repository)).toEqual(['main'])
    const approval = say(repository, issue, { body: `/agent approve ${hash}` })
    const runner = await fixture.runner(approval)
    fixture.github.before(PULLS, () => {
      runner.kill()
    })
    fixture.github.fault({ ...PULLS, cut: 'request' })
    expect((await runner.main()).exitCode).toBeUndefined()
    await runner.post()
    expect(ownComments(repository, issue).at(-1)).toContain('`failed`')

    expect(await outcomeOf(fixture, approval, { runAttempt: 2 })).toBe('proposed')
    expect(pullRequests(repository)).toHaveLength(1)
    expect(await show(repository, '.npmrc', `agent/issue-${issue}`)).toBe('registry=https://r.example')
    expect(await branches(repository)).toEqual([`agent/issue-${issue}`, 'main'])
  })
})

describe('workflow files, with the token of an App', () => {
  const login = 'helper[bot]'

  it('are published once approved if the App may write them', async () => {
    const script = [turn(workflow, read, edit, finish())]
    const fixture = await openFixture({ files: strict, script })
    const { repository } = fixture
    const token = repository.issueToken({ login, permissions: { workflows: 'write' } })
    const { issue, comment } = ask(repository)
    expect(await outcomeOf(fixture, comment, { token })).toBe('needs_approval')
    const body = repository.comments(issue).findLast(({ author }) => author.login === login)?.body ?? ''
    const hash = /approve ([0-9a-f]{32})/.exec(body)?.[1] ?? 'none'
    expect(await outcomeOf(fixture, say(repository, issue, { body: `/agent approve ${hash}` }), { token })).toBe(
      'updated'
    )
    expect(await show(repository, '.github/workflows/x.yml', `agent/issue-${issue}`)).toBe('on: push')
  })

  it('stay a patch if GitHub refuses them after the approval, and the rest is published', async () => {
    const script = [turn(workflow, npmrc, read, edit, finish())]
    const fixture = await openFixture({ files: strict, script })
    const { repository } = fixture
    const token = repository.issueToken({ login })
    const { issue, comment } = ask(repository)
    expect(await outcomeOf(fixture, comment, { token })).toBe('needs_approval')
    const bodies = () => repository.comments(issue).filter(({ author }) => author.login === login)
    const hash = /approve ([0-9a-f]{32})/.exec(bodies().at(-1)?.body ?? '')?.[1] ?? 'none'
    const { main } = await fixture.play(say(repository, issue, { body: `/agent approve ${hash}` }), { token })
    expect(main.outputs).toMatchObject({ outcome: 'updated', 'files-changed': '1' })
    expect(await readFile(main.outputs['patch-path'] ?? '', 'utf8')).toContain('+on: push')
    const paths = [...(await listTree(repository, `agent/issue-${issue}`)).keys()]
    expect(paths).toContain('.npmrc')
    expect(paths).not.toContain('.github/workflows/x.yml')
    expect(bodies().at(-1)?.body).toMatch(/workflows: write/)
  })
})
