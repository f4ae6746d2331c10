import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Step } from '../../emulators/model/script.ts'
import {
  agentFile,
  ask,
  branches,
  call,
  edit,
  exists,
  finish,
  mend,
  project,
  pullRequests
} from '../support/end-to-end.ts'
import { read, run, show, told, turn, until, useStages, workspaceOf, write } from '../support/end-to-end.ts'

const openStage = useStages()
const SILENCE: Step = { fault: 'idle', turn: {}, afterChunks: 0 }
/** The runner sends its second signal after 7.5 s. */
const LONGEST_END_MS = 7_000

async function isRunning(words: string): Promise<boolean> {
  const processes = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const lines = await Promise.all(processes.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')))
  return lines.some((line) => line.replaceAll('\0', ' ').includes(words))
}

describe('a cancelled run', () => {
  it('ends at once while the model is silent, and says so', async () => {
    const stage = await openStage({ script: [SILENCE] })
    const { issue, comment } = ask(stage.repository)
    const runner = await stage.runner(comment)
    const main = runner.main()
    await until(() => stage.model.requests.length === 1)

    const cancelledAt = performance.now()
    await runner.cancel()

    expect(performance.now() - cancelledAt).toBeLessThan(LONGEST_END_MS)
    expect(await main).toMatchObject({ exitCode: 1, outputs: { outcome: 'cancelled' } })
    await runner.post()
    expect(told(stage.repository, issue)).toEqual([expect.stringContaining('`cancelled`')])
    expect(await branches(stage.repository)).toEqual(['main'])
  })

  it('ends the command that is under way with all that it started', async () => {
    // A number that no other process of this machine sleeps for.
    const command = `sleep ${process.pid}.125`
    const files = {
      ...project,
      '.github/agent.yml': agentFile({ commands: ['sh hang.sh'] }),
      'hang.sh': `${command} & touch started; ${command}\n`
    }
    const stage = await openStage({ files, script: [turn(run('sh hang.sh'))] })
    const { issue, comment } = ask(stage.repository)
    const runner = await stage.runner(comment)
    const main = runner.main()
    await until(() => exists(join(workspaceOf(stage), 'started')))
    expect(await isRunning(command)).toBe(true)

    const cancelledAt = performance.now()
    await runner.cancel()

    expect(performance.now() - cancelledAt).toBeLessThan(LONGEST_END_MS)
    expect(await main).toMatchObject({ exitCode: 1, outputs: { outcome: 'cancelled' } })
    expect(told(stage.repository, issue)).toEqual([expect.stringContaining('`cancelled`')])
    await until(async () => !(await isRunning(command)))
  })

  it('ends in time when GitHub is silent too, and leaves the last word to the post step', async () => {
    const stage = await openStage({ script: [SILENCE] })
    const { issue, comment } = ask(stage.repository)
    const runner = await stage.runner(comment)
    const main = runner.main()
    await until(() => stage.model.requests.length === 1)
    const update = { method: 'PATCH', route: '/repos/{owner}/{repo}/issues/comments/{comment_id}' } as const
    stage.github.fault({ ...update, delayMs: 60_000 })

    const cancelledAt = performance.now()
    await runner.cancel()
    expect(performance.now() - cancelledAt).toBeLessThan(LONGEST_END_MS)
    expect(await main).toMatchObject({ exitCode: 1 })

    expect(await runner.post()).toMatchObject({ exitCode: 0 })
    expect(told(stage.repository, issue)).toEqual([expect.stringContaining('`cancelled`')])
  })

  it('writes to nobody when the right of its author was not known yet', async () => {
    const stage = await openStage({ script: [] })
    const { issue, comment } = ask(stage.repository, '/agent fix this', 'mallory')
    const runner = await stage.runner(comment)
    const asked = Promise.withResolvers<undefined>()
    const question = { method: 'GET', route: '/repos/{owner}/{repo}/collaborators/{username}/permission' } as const
    stage.github.before(question, () => {
      asked.resolve(undefined)
    })
    stage.github.fault({ ...question, delayMs: 60_000 })
    const main = runner.main()
    await asked.promise

    await runner.cancel()
    expect(await main).toMatchObject({ exitCode: 1 })
    await runner.post()
    expect(stage.repository.comments(issue)).toHaveLength(1)
  })
})

it('leaves its outcome to the post step when only the last word did not arrive', async () => {
  const stage = await openStage()
  const { issue, comment } = ask(stage.repository)
  const update = { method: 'PATCH', route: '/repos/{owner}/{repo}/issues/comments/{comment_id}' } as const
  const opening = { method: 'POST', route: '/repos/{owner}/{repo}/pulls' } as const
  const runner = await stage.runner(comment)
  stage.github.before(opening, () => {
    stage.github.fault({ ...update, status: 403 })
  })
  expect(await runner.main()).toMatchObject({ exitCode: 0, outputs: { outcome: 'proposed' } })
  expect((await runner.post()).exitCode).toBe(0)
  expect(told(stage.repository, issue)).toEqual([expect.stringMatching(/`proposed`[^]*pull request \\#\d+/)])
})

describe('a killed run', () => {
  it.each([
    ['before its comment is made', 'POST', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
    ['before its blob is sent', 'POST', '/repos/{owner}/{repo}/git/trees'],
    ['before its branch is made', 'POST', '/repos/{owner}/{repo}/git/refs']
  ] as const)('is brought to its end by the post step: %s', async (_, method, route) => {
    const stage = await openStage()
    const { issue, comment } = ask(stage.repository)
    const runner = await stage.runner(comment)
    stage.github.before({ method, route }, () => {
      runner.kill()
    })
    stage.github.fault({ method, route, cut: 'request' })

    expect((await runner.main()).exitCode).toBeUndefined()
    expect((await runner.post()).exitCode).toBe(0)

    expect(told(stage.repository, issue)).toEqual([expect.stringContaining('`failed`')])
    expect(await branches(stage.repository)).toEqual(['main'])
  })

  it('is brought to its end when it was waiting for the model', async () => {
    const stage = await openStage({ script: [SILENCE] })
    const { issue, comment } = ask(stage.repository)
    const runner = await stage.runner(comment)
    const main = runner.main()
    await until(() => stage.model.requests.length === 1)
    runner.kill()
    await main
    await runner.post()
    expect(told(stage.repository, issue)).toEqual([expect.stringContaining('`failed`')])
  })

  it('takes its command with it', async () => {
    const command = `sleep ${process.pid}.25`
    const files = {
      ...project,
      '.github/agent.yml': agentFile({ commands: ['sh hang.sh'] }),
      'hang.sh': `touch started; ${command}\n`
    }
    const stage = await openStage({ files, script: [turn(run('sh hang.sh'))] })
    const runner = await stage.runner(ask(stage.repository).comment)
    const main = runner.main()
    await until(() => exists(join(workspaceOf(stage), 'started')))
    runner.kill()
    await main
    await until(async () => !(await isRunning(command)))
    expect(await isRunning(command)).toBe(false)
  })
})

describe('limits', () => {
  it('hands in the work so far as a draft when the turns are used up', async () => {
    const stage = await openStage({ script: ({ number }) => turn(write(`step-${number}.txt`, `${number}\n`)) })
    const { repository } = stage
    const { issue, comment } = ask(repository)

    const { main } = await stage.play(comment, { inputs: { 'max-turns': '3' } })

    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'partial' } })
    const [pullRequest] = pullRequests(repository)
    expect(pullRequest?.pullRequest?.isDraft).toBe(true)
    expect(await show(repository, 'step-3.txt', `agent/issue-${issue}`)).toBe('3')
    expect(told(repository, issue)).toEqual([expect.stringMatching(/`partial`[^]*limit of turns/)])
    expect(stage.model.requests).toHaveLength(4)
  })

  it.each([
    ['calls that are none', turn(call('fly', '{"to": ')), 'failed', 1],
    ['calls that lead nowhere', turn(call('read_file', { path: 'nowhere.txt' })), 'failed', 1],
    ['only talk', { text: 'I would rather talk.' }, 'no_change', 0],
    ['nothing at all', { text: '' }, 'failed', 1]
  ] as const)('bounds a model that answers with %s for ever', async (...[, step, outcome, exitCode]) => {
    const stage = await openStage({ script: () => step })
    const { issue, comment } = ask(stage.repository)

    const { main } = await stage.play(comment, { inputs: { 'max-turns': '8' } })

    expect(main).toMatchObject({ exitCode, outputs: { outcome } })
    expect(stage.model.requests.length).toBeLessThanOrEqual(9)
    expect(told(stage.repository, issue)).toEqual([expect.stringContaining(`\`${outcome}\``)])
    expect(await branches(stage.repository)).toEqual(['main'])
  })

  it('lets no comment and no file go beyond what the workflow allows', async () => {
    const files = { ...project, '.github/agent.yml': agentFile({ limits: { turns: 500 } }) }
    const stage = await openStage({ files, script: () => turn(call('list_directory', { path: '.' })) })
    const { issue, comment } = ask(stage.repository, '/agent fix --minutes 300 this')
    const { main } = await stage.play(comment, { inputs: { 'max-turns': '2' } })
    expect(main.outputs).toMatchObject({ outcome: 'partial', turns: '3' })
    expect(told(stage.repository, issue)).toEqual([
      expect.stringMatching(/limits\.turns[^]*max-turns|max-minutes[^]*limits\.turns/)
    ])
  })

  it('gives a command the time that agent.yml says', async () => {
    const files = {
      ...project,
      '.github/agent.yml': agentFile({ commands: ['sleep 50'], limits: { 'command-seconds': 1 } })
    }
    const stage = await openStage({ files, script: [turn(run('sleep 50')), mend] })
    const { main } = await stage.play(ask(stage.repository).comment)
    expect(main.outputs).toMatchObject({ outcome: 'proposed' })
    expect(stage.model.requests[1]?.results).toEqual([expect.stringContaining('killed at its time limit of 1 s')])
  })
})

describe('a model that does not serve', () => {
  it.each([
    ['a key it does not know', { inputs: { 'api-key': 'wrong-key-of-somebody' } }, [], /refused the API key.*401/],
    ['a name it does not have', { inputs: { model: 'scribbled' } }, [], /no model scribbled.*scripted/],
    ['no credit', {}, [refusal(429, { code: 'insufficient_quota', message: 'You ran out.' })], /no credit left/],
    ['a fault of its own', {}, [refusal(500, { message: 'Out of order' })], /Out of order/]
  ])('fails with the remedy: %s', async (...[, options, script, words]) => {
    const stage = await openStage({ script })
    const { issue, comment } = ask(stage.repository)

    const { main } = await stage.play(comment, options)

    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
    expect(main.log).toMatch(words)
    expect(told(stage.repository, issue)).toEqual([expect.stringMatching(/`failed`[^]*The run failed: \S+/)])
    expect(await branches(stage.repository)).toEqual(['main'])
  })

  it('is asked again when the failure passes', async () => {
    const stage = await openStage({ script: [{ fault: 'status', status: 503 }, mend] })
    const { main } = await stage.play(ask(stage.repository).comment)
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'proposed' } })
  })
})

function refusal(status: number, error: object): Step {
  return { fault: 'status', status, headers: { 'x-should-retry': 'false' }, body: { error } }
}

describe('what comes of the work', () => {
  it('is a draft when the checks fail after it', async () => {
    const files = {
      ...project,
      '.github/agent.yml': agentFile({ verify: ['grep -q Bonjour src/greeting.txt'] })
    }
    const stage = await openStage({ files })
    const { issue, comment } = ask(stage.repository)

    const { main } = await stage.play(comment)

    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'verify_failed', 'verify-status': 'failed' } })
    const [pullRequest] = pullRequests(stage.repository)
    expect(pullRequest?.pullRequest?.isDraft).toBe(true)
    expect(pullRequest?.body).toContain('grep -q Bonjour')
    expect(told(stage.repository, issue)).toEqual([expect.stringContaining('`verify_failed`')])
  })

  it('is an explanation when nothing was to be changed', async () => {
    const ending = turn(read, finish('It is spelled so on purpose.'))
    const stage = await openStage({ script: [ending, ending] })
    const { issue, comment } = ask(stage.repository)
    const { main } = await stage.play(comment)
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'no_change' } })
    expect(told(stage.repository, issue)).toEqual([expect.stringMatching(/`no_change`[^]*on purpose/)])
    expect(await branches(stage.repository)).toEqual(['main'])
  })

  const workflow = write('.github/workflows/x.yml', 'on: push\n')

  it('is a patch in the comment when all of it is protected', async () => {
    const stage = await openStage({ script: [turn(workflow, finish('A workflow.'))] })
    const { issue, comment } = ask(stage.repository)
    const { main } = await stage.play(comment)
    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'blocked' } })
    expect(told(stage.repository, issue)).toEqual([expect.stringMatching(/`blocked`[^]*x\.yml[^]*\+on: push/)])
    expect(await branches(stage.repository)).toEqual(['main'])
  })

  it('is proposed without what is protected, which is attached', async () => {
    const files = { ...project, '.github/agent.yml': agentFile({ 'protected-paths': ['locked/**'] }) }
    const script = [turn(workflow, write('locked/a.txt', 'a\n'), read, edit, finish())]
    const stage = await openStage({ files, script })
    const { repository } = stage
    const { issue, comment } = ask(repository)

    const { main } = await stage.play(comment)

    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'needs_approval', 'files-changed': '1' } })
    expect(pullRequests(repository)[0]?.body).toMatch(/Protected files[^]*\+on: push/)
    expect(told(repository, issue)).toEqual([expect.stringMatching(/`needs_approval`[^]*locked\/a\.txt/)])
    const changed = await repository.state.git.text(['diff', '--name-only', 'main', `agent/issue-${issue}`])
    expect(changed).toBe('src/greeting.txt')
  })

  it.each([
    ['the input', '/agent fix this', { 'dry-run': 'true' }],
    ['a flag', '/agent fix --dry-run this', {}]
  ])('is only shown when %s asks for no more', async (_, body, inputs) => {
    const stage = await openStage()
    const { issue, comment } = ask(stage.repository, body)
    const { main } = await stage.play(comment, { inputs })
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'answered' } })
    expect(told(stage.repository, issue)).toEqual([expect.stringMatching(/-Helo\n\+Hello/)])
    expect(await branches(stage.repository)).toEqual(['main'])
    const changing = stage.github.requests.filter(({ method }) => method !== 'GET').map(({ route }) => route)
    expect(new Set(changing)).toEqual(
      new Set([
        '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
        '/repos/{owner}/{repo}/issues/{issue_number}/comments',
        '/repos/{owner}/{repo}/issues/comments/{comment_id}'
      ])
    )
  })
})
