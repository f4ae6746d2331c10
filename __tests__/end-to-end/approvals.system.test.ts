import { describe, expect, it } from '@jest/globals'
import { readFile } from 'node:fs/promises'
import type { EmulatedRepository } from '../../emulators/github/repository.ts'
import type { Script } from '../../emulators/model/script.ts'
import type { Stage } from '../support/action-run.ts'
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
import { read, run, show, told, turn, useStages, write } from '../support/end-to-end.ts'

const openStage = useStages()
const PULLS = { method: 'POST', route: '/repos/{owner}/{repo}/pulls' } as const

/** Allows no command by itself. */
const strict = { ...project, '.github/agent.yml': agentFile({ commands: [] }) }
const waiting = call('run_command', { command: 'touch made.txt', request_approval: true })
const npmrc = write('.npmrc', 'registry=https://r.example\n')
const workflow = write('.github/workflows/x.yml', 'on: push\n')
const ended = turn(finish('It is done already.'))

/** The run that ends with something that waits, and the hash to approve it by. */
async function playUntilWaiting(script: Script, options: { readonly token?: string } = {}) {
  const stage = await openStage({ files: strict, script })
  const { repository } = stage
  const { issue, comment } = ask(repository)
  const { main } = await stage.play(comment, options)
  expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'needs_approval' } })
  const body = told(repository, issue).at(-1) ?? ''
  return { stage, repository, issue, main, body, hash: /^\/agent approve ([0-9a-f]{32})$/m.exec(body)?.[1] ?? 'none' }
}

function say(repository: EmulatedRepository, issue: number, words: { body: string; author?: string }): number {
  return repository.comment(issue, { author: 'ada', ...words }).id
}

async function outcomeOf(stage: Stage, comment: number, options: Parameters<Stage['play']>[1] = {}) {
  const { main } = await stage.play(comment, options)
  return main.outputs['outcome']
}

describe('a command that waits', () => {
  const script = [
    turn(read, edit, waiting),
    turn(run('touch made.txt'), run('touch other.txt'), finish()),
    ended,
    ended
  ]

  it('runs once its hash is approved, and no other command with it', async () => {
    const { stage, repository, issue, body, hash } = await playUntilWaiting(script)
    expect(body).toMatch(/`needs_approval`[^]*```\ntouch made\.txt\n```/)
    expect(pullRequests(repository)).toMatchObject([{ pullRequest: { isDraft: true } }])

    const approval = say(repository, issue, { body: `/agent approve ${hash}` })
    expect((await stage.play(approval)).main).toMatchObject({ exitCode: 0, outputs: { outcome: 'updated' } })
    const tree = await listTree(repository, `agent/issue-${issue}`)
    expect([...tree.keys()]).toEqual(expect.arrayContaining(['made.txt']))
    expect([...tree.keys()]).not.toContain('other.txt')

    // Delivered a second time, and run again by a person.
    expect(await outcomeOf(stage, approval, { runId: 777 })).toBe('skipped')
    expect(await outcomeOf(stage, approval, { runAttempt: 2 })).toBe('no_change')
    expect(await listTree(repository, `agent/issue-${issue}`)).toEqual(tree)
    expect(pullRequests(repository)).toHaveLength(1)
    expect(told(repository, issue)).toHaveLength(2)
  })

  it('stays where it is for a reader, for no hash, for a part of it and for another', async () => {
    const { stage, repository, issue, hash } = await playUntilWaiting(script)
    const asked = stage.model.requests.length
    const tree = await listTree(repository, `agent/issue-${issue}`)

    expect(await outcomeOf(stage, say(repository, issue, { body: `/agent approve ${hash}`, author: 'mallory' }))).toBe(
      'skipped'
    )
    for (const words of ['', hash.slice(0, 12), '0'.repeat(32), `${hash} and the rest`]) {
      expect(await outcomeOf(stage, say(repository, issue, { body: `/agent approve ${words}` }))).toBe('skipped')
      expect(told(repository, issue).at(-1)).toContain(`# touch made.txt\n/agent approve ${hash}\n`)
    }
    expect(stage.model.requests).toHaveLength(asked)
    expect(await listTree(repository, `agent/issue-${issue}`)).toEqual(tree)
  })

  it('stays where it is when our comment was made to say something else', async () => {
    const { stage, repository, issue, hash } = await playUntilWaiting(script)
    const own = repository.comments(issue).find(({ body }) => body.includes(hash))
    const evil = (own?.body ?? '').replace(/pending:([\w+/=]+)/, (_, text: string) => {
      const record = Buffer.from(text, 'base64').toString().replace('touch made.txt', 'touch evil.txt')
      return `pending:${Buffer.from(record).toString('base64')}`
    })
    repository.editComment(own?.id ?? 0, evil)
    expect(await outcomeOf(stage, say(repository, issue, { body: `/agent approve ${hash}` }))).toBe('skipped')
    expect(told(repository, issue).at(-1)).toContain(`nothing is pending under ${hash}`)
  })

  it('is nothing that a stranger can put there', async () => {
    const { stage, repository, issue, body, hash } = await playUntilWaiting(script)
    const own = repository.comments(issue).find((comment) => comment.body.includes(hash))
    repository.deleteComment(own?.id ?? 0)
    say(repository, issue, { body, author: 'mallory' })
    expect(await outcomeOf(stage, say(repository, issue, { body: `/agent approve ${hash}` }))).toBe('skipped')
  })
})

describe('a change that waits', () => {
  it('is published as it was shown, without a model; a workflow stays a patch that says what it takes', async () => {
    const { stage, repository, issue, main, body, hash } = await playUntilWaiting([
      turn(npmrc, workflow, read, edit, finish())
    ])
    expect(main.outputs).toMatchObject({ 'files-changed': '1' })
    expect(await readFile(main.outputs['patch-path'] ?? '', 'utf8')).toMatch(/\.github\/workflows\/x\.yml[^]*\.npmrc/)
    expect(body).toMatch(/\+registry=https:\/\/r\.example[^]*workflows: write/)

    const asked = stage.model.requests.length
    const approval = say(repository, issue, { body: `/agent approve ${hash}` })
    expect((await stage.play(approval)).main).toMatchObject({ exitCode: 0, outputs: { outcome: 'updated' } })
    expect(await show(repository, '.npmrc', `agent/issue-${issue}`)).toBe('registry=https://r.example')
    const tree = await listTree(repository, `agent/issue-${issue}`)
    expect([...tree.keys()]).not.toContain('.github/workflows/x.yml')

    expect(await outcomeOf(stage, approval, { runId: 777 })).toBe('skipped')
    expect(await outcomeOf(stage, approval, { runAttempt: 2 })).toBe('no_change')
    expect(await outcomeOf(stage, say(repository, issue, { body: `/agent approve ${hash}` }))).toBe('no_change')
    expect(await listTree(repository, `agent/issue-${issue}`)).toEqual(tree)
    expect(stage.model.requests).toHaveLength(asked)
  })

  it('goes on top of what was pushed meanwhile, where its files are the same', async () => {
    const { stage, repository, issue, hash } = await playUntilWaiting([turn(npmrc, read, edit, finish())])
    const branch = `agent/issue-${issue}`
    await repository.push(branch, { 'more.txt': 'more\n' }, 'By a person')
    const approval = askAt(repository, issue, `/agent approve ${hash}`)
    expect(await outcomeOf(stage, approval)).toBe('updated')
    expect([...(await listTree(repository, branch)).keys()]).toEqual(expect.arrayContaining(['.npmrc', 'more.txt']))
  })

  it('is to be asked for anew where a file of it is another by now', async () => {
    const { stage, repository, issue, hash } = await playUntilWaiting([turn(npmrc, read, edit, finish())])
    const branch = `agent/issue-${issue}`
    const pushed = await repository.push(branch, { '.npmrc': 'registry=https://p.example\n' }, 'By a person')
    const approval = askAt(repository, issue, `/agent approve ${hash}`)
    expect(await outcomeOf(stage, approval)).toBe('failed')
    expect(told(repository, issue).at(-1)).toContain('Ask for it again')
    expect(await repository.head(branch)).toBe(pushed)
  })

  it('is handed in once when its run was killed and is started again', async () => {
    const { stage, repository, issue, hash } = await playUntilWaiting([turn(npmrc, finish())])
    expect(await branches(repository)).toEqual(['main'])
    const approval = say(repository, issue, { body: `/agent approve ${hash}` })
    const runner = await stage.runner(approval)
    stage.github.before(PULLS, () => {
      runner.kill()
    })
    stage.github.fault({ ...PULLS, cut: 'request' })
    expect((await runner.main()).exitCode).toBeUndefined()
    await runner.post()
    expect(told(repository, issue).at(-1)).toContain('`failed`')

    expect(await outcomeOf(stage, approval, { runAttempt: 2 })).toBe('proposed')
    expect(pullRequests(repository)).toHaveLength(1)
    expect(await show(repository, '.npmrc', `agent/issue-${issue}`)).toBe('registry=https://r.example')
    expect(await branches(repository)).toEqual([`agent/issue-${issue}`, 'main'])
  })
})

describe('workflow files, with the token of an App', () => {
  const login = 'helper[bot]'

  it('wait, and are published once approved, if the App may', async () => {
    const script = [turn(workflow, read, edit, finish())]
    const stage = await openStage({ files: strict, script })
    const { repository } = stage
    const token = repository.issueToken({ login, permissions: { workflows: 'write' } })
    const { issue, comment } = ask(repository)
    expect(await outcomeOf(stage, comment, { token })).toBe('needs_approval')
    const body = repository.comments(issue).findLast(({ author }) => author.login === login)?.body ?? ''
    const hash = /approve ([0-9a-f]{32})/.exec(body)?.[1] ?? 'none'
    expect(await outcomeOf(stage, say(repository, issue, { body: `/agent approve ${hash}` }), { token })).toBe(
      'updated'
    )
    expect(await show(repository, '.github/workflows/x.yml', `agent/issue-${issue}`)).toBe('on: push')
  })

  it('stay a patch when GitHub refuses them after the approval, and the rest of it is published', async () => {
    const script = [turn(workflow, npmrc, read, edit, finish())]
    const stage = await openStage({ files: strict, script })
    const { repository } = stage
    const token = repository.issueToken({ login })
    const { issue, comment } = ask(repository)
    expect(await outcomeOf(stage, comment, { token })).toBe('needs_approval')
    const bodies = () => repository.comments(issue).filter(({ author }) => author.login === login)
    const hash = /approve ([0-9a-f]{32})/.exec(bodies().at(-1)?.body ?? '')?.[1] ?? 'none'
    const { main } = await stage.play(say(repository, issue, { body: `/agent approve ${hash}` }), { token })
    expect(main.outputs).toMatchObject({ outcome: 'updated', 'files-changed': '1' })
    expect(await readFile(main.outputs['patch-path'] ?? '', 'utf8')).toContain('+on: push')
    const paths = [...(await listTree(repository, `agent/issue-${issue}`)).keys()]
    expect(paths).toContain('.npmrc')
    expect(paths).not.toContain('.github/workflows/x.yml')
    expect(bodies().at(-1)?.body).toMatch(/workflows: write/)
  })
})
