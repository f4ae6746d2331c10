import { execFileSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { routes } from '../../emulators/github/routes/all.ts'
import type { Script, Step } from '../../emulators/model/script.ts'
import type { ActionFixture } from '../support/action-run.ts'
import {
  agentFile,
  ask,
  branches,
  call,
  edit,
  exists,
  finish,
  fixGreeting,
  project,
  pullRequests
} from '../support/end-to-end.ts'
import {
  read,
  run,
  show,
  ownComments,
  turn,
  until,
  useActionFixtures,
  workspaceOf,
  write
} from '../support/end-to-end.ts'
import { isRunning, sleepTime } from '../support/sleepers.ts'

const openFixture = useActionFixtures()
const SILENCE: Step = { fault: 'idle', turn: {}, afterChunks: 0 }

describe('a cancelled run', () => {
  it('ends at once and reports it while the model is silent', async () => {
    const fixture = await openFixture({ script: [SILENCE] })
    const { issue, comment } = ask(fixture.repository)
    const runner = await fixture.runner(comment)
    const main = runner.main()
    await until(() => fixture.model.requests.length === 1)

    await runner.cancel()

    expect(await main).toMatchObject({ exitCode: 1, outputs: { outcome: 'cancelled' } })
    await runner.post()
    expect(ownComments(fixture.repository, issue)).toEqual([expect.stringContaining('`cancelled`')])
    expect(await branches(fixture.repository)).toEqual(['main'])
  })

  it('ends the running command and all of its processes', async () => {
    const time = sleepTime()
    const files = {
      ...project,
      '.github/agent.yml': agentFile({ commands: ['sh hang.sh'] }),
      'hang.sh': `sleep ${time} & touch started; sleep ${time}\n`
    }
    const fixture = await openFixture({ files, script: [turn(run('sh hang.sh'))] })
    const { issue, comment } = ask(fixture.repository)
    const runner = await fixture.runner(comment)
    const main = runner.main()
    await until(() => exists(join(workspaceOf(fixture), 'started')))
    await until(() => isRunning(time))

    await runner.cancel()

    expect(await main).toMatchObject({ exitCode: 1, outputs: { outcome: 'cancelled' } })
    expect(ownComments(fixture.repository, issue)).toEqual([expect.stringContaining('`cancelled`')])
    await until(() => !isRunning(time))
  })

  it('ends in time when GitHub is silent too, and the post step reports it', async () => {
    const fixture = await openFixture({ script: [SILENCE] })
    const { issue, comment } = ask(fixture.repository)
    const runner = await fixture.runner(comment)
    const main = runner.main()
    await until(() => fixture.model.requests.length === 1)
    const update = { method: 'PATCH', route: '/repos/{owner}/{repo}/issues/comments/{comment_id}' } as const
    fixture.github.fault({ ...update, delayMs: 3_600_000 })

    await runner.cancel()
    // A killed step has no exit code.
    expect(await main).toMatchObject({ exitCode: 1 })

    expect(await runner.post()).toMatchObject({ exitCode: 0 })
    expect(ownComments(fixture.repository, issue)).toEqual([expect.stringContaining('`cancelled`')])
  })

  it.each([
    ['create', 'received'],
    ['create', 'executed'],
    ['move', 'received'],
    ['move', 'executed']
  ])('says what the remote has if the request to %s its branch was just %s', async (change, when) => {
    const isNew = change === 'create'
    const more = turn(write('more.txt', 'More\n'), finish('It has more.'))
    const fixture = await openFixture({ script: isNew ? [fixGreeting] : [fixGreeting, more] })
    const { repository, github } = fixture
    let { issue, comment } = ask(repository)
    const branch = `agent/issue-${issue}`
    if (!isNew) {
      const { main } = await fixture.play(comment)
      issue = Number(main.outputs['pull-request-number'])
      ;({ id: comment } = repository.comment(issue, {
        author: 'ada',
        body: '/agent add more',
        createdAt: new Date(Date.now() + 1_000)
      }))
    }
    const before = await repository.head(branch)
    const runner = await fixture.runner(comment)
    let isPublishing = false
    const cancelling: Promise<void>[] = []
    github.observe(async (phase, { method = '', url = '' }) => {
      if (method === 'POST' && url.endsWith('/git/trees')) isPublishing = true
      const isPush = isPublishing && ['POST', 'PATCH'].includes(method) && url.includes('/git/refs')
      if (isPush && phase === when && cancelling.length === 0) {
        cancelling.push(runner.cancel())
        await until(() => isCancelled(runner.temp))
      }
      return undefined
    })
    const main = await runner.main()
    await Promise.all(cancelling)
    await runner.post()

    expect(main.outputs).toMatchObject({ outcome: 'cancelled' })
    const body = ownComments(repository, issue).at(-1) ?? ''
    const after = await repository.head(branch)
    expect(body).toContain(
      after === before ? `Nothing was pushed to the branch \`${branch}\`` : `The commit is on the branch \`${branch}\``
    )
  })

  it('writes no comment if the author’s permission was not known yet', async () => {
    const fixture = await openFixture({ script: [] })
    const { issue, comment } = ask(fixture.repository, '/agent fix this', 'mallory')
    const runner = await fixture.runner(comment)
    const asked = Promise.withResolvers<undefined>()
    const question = { method: 'GET', route: '/repos/{owner}/{repo}/collaborators/{username}/permission' } as const
    fixture.github.before(question, () => {
      asked.resolve(undefined)
    })
    fixture.github.fault({ ...question, delayMs: 60_000 })
    const main = runner.main()
    await asked.promise

    await runner.cancel()
    expect(await main).toMatchObject({ exitCode: 1 })
    await runner.post()
    expect(fixture.repository.comments(issue)).toHaveLength(1)
  })
})

const NO_NEW_BRANCHES = { rules: [{ type: 'creation' }] } as const
const UPDATE_COMMENT = { method: 'PATCH', route: '/repos/{owner}/{repo}/issues/comments/{comment_id}' } as const
const CREATE_COMMENT = { method: 'POST', route: '/repos/{owner}/{repo}/issues/{issue_number}/comments' } as const

it.each(['is refused', 'never comes, because the run is killed'])(
  'posts its result once if the update of the progress comment %s',
  async (how) => {
    const script = [turn(call('finish', { title: 'It greets', description: 'It greets.' }))]
    const fixture = await openFixture({ script })
    const { issue, comment } = ask(fixture.repository, '/agent explain this')
    const runner = await fixture.runner(comment)
    const update = { method: 'PATCH', route: '/repos/{owner}/{repo}/issues/comments/{comment_id}' } as const
    fixture.github.before({ ...CREATE_COMMENT, skip: 1 }, () => {
      if (how === 'is refused') fixture.github.fault({ ...update, status: 403 })
      else runner.kill()
    })
    await runner.main()
    expect((await runner.post()).exitCode).toBe(0)
    expect(ownComments(fixture.repository, issue)).toEqual([expect.stringMatching(/`answered`[^]*It greets\./)])
    expect(fixture.repository.comments(issue)).toHaveLength(3)
  }
)

it.each([
  ['the result', { ...CREATE_COMMENT, skip: 1 }],
  ['the link to the result', UPDATE_COMMENT]
])('shows its checks and its patch in the end if it could not write %s', async (_, write) => {
  const files = { ...project, '.github/agent.yml': agentFile({ verify: ['grep -c H src/greeting.txt'] }) }
  const fixture = await openFixture({
    files,
    script: () => (fixture.repository.addRuleSet(NO_NEW_BRANCHES), fixGreeting)
  })
  const { issue, comment } = ask(fixture.repository)
  const runner = await fixture.runner(comment)
  const tree = { method: 'POST', route: '/repos/{owner}/{repo}/git/trees' } as const
  fixture.github.before(tree, () => {
    fixture.github.fault({ ...write, skip: 0, status: 403 })
  })
  expect(await runner.main()).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
  expect((await runner.post()).exitCode).toBe(0)
  const [body = '', ...others] = ownComments(fixture.repository, issue)
  expect(others).toEqual([])
  expect(body).toMatch(/`failed`[^]*grep -c H[^]*exit 0 · before: ✅ exit 0/)
  expect(await greetingAfter(fixture, body)).toBe('Hello\n')
})

it('leaves its outcome to the post step if only the final comment failed', async () => {
  const fixture = await openFixture()
  const { issue, comment } = ask(fixture.repository)
  const update = { method: 'PATCH', route: '/repos/{owner}/{repo}/issues/comments/{comment_id}' } as const
  const opening = { method: 'POST', route: '/repos/{owner}/{repo}/pulls', skip: 1 } as const
  const runner = await fixture.runner(comment)
  fixture.github.before(opening, () => {
    fixture.github.fault({ ...update, status: 403 })
  })
  expect(await runner.main()).toMatchObject({ exitCode: 0, outputs: { outcome: 'proposed' } })
  expect((await runner.post()).exitCode).toBe(0)
  expect(ownComments(fixture.repository, issue)).toEqual([expect.stringMatching(/`proposed`[^]*pull request \\#\d+/)])
})

describe('a killed run', () => {
  it.each([
    ['before its comment is created', 'POST', '/repos/{owner}/{repo}/issues/{issue_number}/comments'],
    ['before its tree is created', 'POST', '/repos/{owner}/{repo}/git/trees'],
    ['before its branch is created', 'POST', '/repos/{owner}/{repo}/git/refs']
  ] as const)('is reported as failed by the post step: %s', async (_, method, route) => {
    const fixture = await openFixture()
    const { issue, comment } = ask(fixture.repository)
    const runner = await fixture.runner(comment)
    fixture.github.before({ method, route }, () => {
      runner.kill()
    })
    fixture.github.fault({ method, route, cut: 'request' })

    expect((await runner.main()).exitCode).toBeUndefined()
    expect((await runner.post()).exitCode).toBe(0)

    expect(ownComments(fixture.repository, issue)).toEqual([expect.stringContaining('`failed`')])
    expect(await branches(fixture.repository)).toEqual(['main'])
  })

  it('is reported as failed by the post step: while it waits for the model', async () => {
    const fixture = await openFixture({ script: [SILENCE] })
    const { issue, comment } = ask(fixture.repository)
    const runner = await fixture.runner(comment)
    const main = runner.main()
    await until(() => fixture.model.requests.length === 1)
    runner.kill()
    await main
    await runner.post()
    expect(ownComments(fixture.repository, issue)).toEqual([expect.stringContaining('`failed`')])
  })

  it('names its trace for later steps, and has its page from the post step', async () => {
    const fixture = await openFixture({ script: [turn(call('read_file', { path: 'README.md' })), SILENCE] })
    const runner = await fixture.runner(ask(fixture.repository).comment)
    const main = runner.main()
    await until(() => fixture.model.requests.length === 2)
    runner.kill()
    const { outputs } = await main
    const tracePath = outputs['trace-path'] ?? ''
    const pagePath = tracePath.replace('.jsonl', '.html')
    expect([await exists(tracePath), await exists(pagePath)]).toEqual([true, false])
    expect((await runner.post()).exitCode).toBe(0)
    const page = await readFile(pagePath, 'utf8')
    expect(page).toContain('The trace ends before the run did')
    expect(page).toContain('README.md')
  })

  it('leaves no command behind', async () => {
    const time = sleepTime()
    const files = {
      ...project,
      '.github/agent.yml': agentFile({ commands: ['sh hang.sh'] }),
      'hang.sh': `touch started; sleep ${time}\n`
    }
    const fixture = await openFixture({ files, script: [turn(run('sh hang.sh'))] })
    const runner = await fixture.runner(ask(fixture.repository).comment)
    const main = runner.main()
    await until(() => exists(join(workspaceOf(fixture), 'started')))
    runner.kill()
    await main
    await until(() => !isRunning(time))
    expect(isRunning(time)).toBe(false)
  })
})

describe('limits', () => {
  it('publish the work so far as a draft when the turns are used up', async () => {
    const fixture = await openFixture({ script: ({ number }) => turn(write(`step-${number}.txt`, `${number}\n`)) })
    const { repository } = fixture
    const { issue, comment } = ask(repository)

    const { main } = await fixture.play(comment, { inputs: { 'max-turns': '3' } })

    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'partial' } })
    const [pullRequest] = pullRequests(repository)
    expect(pullRequest?.pullRequest?.isDraft).toBe(true)
    expect(await show(repository, 'step-3.txt', `agent/issue-${issue}`)).toBe('3')
    expect(ownComments(repository, issue)).toEqual([expect.stringMatching(/`partial`[^]*limit of turns/)])
    expect(fixture.model.requests).toHaveLength(4)
  })

  it.each([
    ['invalid calls', turn(call('fly', '{"to": ')), 'failed', 1],
    ['failing calls', turn(call('read_file', { path: 'nowhere.txt' })), 'failed', 1],
    ['only text', { text: 'I would rather talk.' }, 'no_change', 0],
    ['nothing at all', { text: '' }, 'failed', 1]
  ] as const)('stop a model that keeps answering with %s', async (...[, step, outcome, exitCode]) => {
    const fixture = await openFixture({ script: () => step })
    const { issue, comment } = ask(fixture.repository)

    const { main } = await fixture.play(comment, { inputs: { 'max-turns': '8' } })

    expect(main).toMatchObject({ exitCode, outputs: { outcome } })
    expect(fixture.model.requests.length).toBeLessThanOrEqual(9)
    expect(ownComments(fixture.repository, issue)).toEqual([expect.stringContaining(`\`${outcome}\``)])
    expect(await branches(fixture.repository)).toEqual(['main'])
  })

  it('of a comment or of agent.yml cannot exceed those of the workflow', async () => {
    const files = { ...project, '.github/agent.yml': agentFile({ limits: { turns: 500 } }) }
    const fixture = await openFixture({ files, script: () => turn(call('list_directory', { path: '.' })) })
    const { issue, comment } = ask(fixture.repository, '/agent fix --minutes 300 this')
    const { main } = await fixture.play(comment, { inputs: { 'max-turns': '2' } })
    expect(main.outputs).toMatchObject({ outcome: 'partial', turns: '3' })
    expect(ownComments(fixture.repository, issue)).toEqual([
      expect.stringMatching(/limits\.turns[^]*max-turns|max-minutes[^]*limits\.turns/)
    ])
  })

  it('of agent.yml apply to commands', async () => {
    const files = {
      ...project,
      '.github/agent.yml': agentFile({ commands: ['sleep 50'], limits: { 'command-seconds': 1 } })
    }
    const fixture = await openFixture({ files, script: [turn(run('sleep 50')), fixGreeting] })
    const { main } = await fixture.play(ask(fixture.repository).comment)
    expect(main.outputs).toMatchObject({ outcome: 'proposed' })
    expect(fixture.model.requests[1]?.results).toEqual([expect.stringContaining('killed at its time limit of 1 s')])
  })
})

describe('a failing model', () => {
  it.each([
    ['an unknown key', { inputs: { 'api-key': 'wrong-key-of-somebody' } }, [], /refused the API key.*401/],
    ['an unknown model name', { inputs: { model: 'scribbled' } }, [], /no model scribbled.*scripted/],
    ['no credit', {}, [refusal(429, { code: 'insufficient_quota', message: 'You ran out.' })], /no credit left/],
    ['an internal error', {}, [refusal(500, { message: 'Out of order' })], /Out of order/]
  ])('ends the run with a remedy: %s', async (...[, options, script, words]) => {
    const fixture = await openFixture({ script })
    const { issue, comment } = ask(fixture.repository)

    const { main } = await fixture.play(comment, options)

    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
    expect(main.log).toMatch(words)
    expect(ownComments(fixture.repository, issue)).toEqual([expect.stringMatching(/`failed`[^]*The run failed: \S+/)])
    expect(await branches(fixture.repository)).toEqual(['main'])
  })

  it('is asked again after a transient failure', async () => {
    const fixture = await openFixture({ script: [{ fault: 'status', status: 503 }, fixGreeting] })
    const { main } = await fixture.play(ask(fixture.repository).comment)
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'proposed' } })
  })
})

function refusal(status: number, error: object): Step {
  return { fault: 'status', status, headers: { 'x-should-retry': 'false' }, body: { error } }
}

describe('the result of a run', () => {
  it('is a draft if a check fails that passed before', async () => {
    const files = {
      ...project,
      '.github/agent.yml': agentFile({ verify: ['grep -q Helo src/greeting.txt'] })
    }
    const fixture = await openFixture({ files })
    const { issue, comment } = ask(fixture.repository)

    const { main } = await fixture.play(comment)

    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'verify_failed', 'verify-status': 'failed' } })
    const [pullRequest] = pullRequests(fixture.repository)
    expect(pullRequest?.pullRequest?.isDraft).toBe(true)
    expect(pullRequest?.body).toContain('grep -q Helo')
    expect(ownComments(fixture.repository, issue)).toEqual([expect.stringContaining('`verify_failed`')])
  })

  it('is an explanation if nothing needed a change', async () => {
    const ending = turn(read, finish('It is spelled so on purpose.'))
    const fixture = await openFixture({ script: [ending, ending] })
    const { issue, comment } = ask(fixture.repository)
    const { main } = await fixture.play(comment)
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'no_change' } })
    expect(ownComments(fixture.repository, issue)).toEqual([expect.stringMatching(/`no_change`[^]*on purpose/)])
    expect(await branches(fixture.repository)).toEqual(['main'])
  })

  const workflow = write('.github/workflows/x.yml', 'on: push\n')

  it('is a patch in the comment if all of it is protected', async () => {
    const fixture = await openFixture({ script: [turn(workflow, finish('A workflow.'))] })
    const { issue, comment } = ask(fixture.repository)
    const { main } = await fixture.play(comment)
    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'blocked' } })
    expect(ownComments(fixture.repository, issue)).toEqual([expect.stringMatching(/`blocked`[^]*x\.yml[^]*\+on: push/)])
    expect(await branches(fixture.repository)).toEqual(['main'])
  })

  it('excludes protected files, whose patch is shown', async () => {
    const files = { ...project, '.github/agent.yml': agentFile({ 'protected-paths': ['locked/**'] }) }
    const script = [turn(workflow, write('locked/a.txt', 'a\n'), read, edit, finish())]
    const fixture = await openFixture({ files, script })
    const { repository } = fixture
    const { issue, comment } = ask(repository)

    const { main } = await fixture.play(comment)

    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'needs_approval', 'files-changed': '1' } })
    expect(pullRequests(repository)[0]?.body).toMatch(/Protected files[^]*\+on: push/)
    expect(ownComments(repository, issue)).toEqual([expect.stringMatching(/`needs_approval`[^]*locked\/a\.txt/)])
    const changed = await repository.state.git.text(['diff', '--name-only', 'main', `agent/issue-${issue}`])
    expect(changed).toBe('src/greeting.txt')
  })

  it.each([
    ['waits for approval', 'tool/.rc', write('tool/.rc', 'x\n'), 'needs_approval'],
    ['is a link', 'src/link', run('ln -s greeting.txt src/link'), 'proposed'],
    ['git ignores', 'src/out.log', write('src/out.log', 'x\n'), 'proposed']
  ])('is not proved by checks that had a file which %s', async (_, path, making, outcome) => {
    const files = {
      'src/greeting.txt': 'Helo\n',
      '.gitignore': '*.log\n',
      'check.sh': `grep -q Hello src/greeting.txt && [ -e ${path} ] && echo 'ok 1 - greets' || ! echo 'not ok 1 - greets'\n`,
      '.github/agent.yml': agentFile({ verify: ['sh check.sh'] })
    }
    const fixture = await openFixture({ files, script: [turn(read, edit, making), turn(finish())] })
    const { repository } = fixture
    const { issue, comment } = ask(repository)

    const { main } = await fixture.play(comment)

    expect(main.outputs).toMatchObject({ outcome, 'verify-status': 'partial', 'files-changed': '1' })
    expect(pullRequests(repository)).toMatchObject([{ pullRequest: { isDraft: true } }])
    const body = pullRequests(repository)[0]?.body
    expect(body).toMatch(
      new RegExp(
        `^(?:> .*\\n|\\n)*⚠️ \\*\\*Verified only in part:\\*\\* the checks ran with files that are not published: \`${path}\``
      )
    )
    expect(body).toContain(`Refs #${issue}`)
    expect(body).not.toMatch(/Closes|Fixed:|of them fixed/)
  })

  it.each([
    ['the input', '/agent fix this', { 'dry-run': 'true' }],
    ['a flag', '/agent fix --dry-run this', {}]
  ])('is only shown if %s asks for a dry run', async (_, body, inputs) => {
    const fixture = await openFixture()
    const { issue, comment } = ask(fixture.repository, body)
    const { main } = await fixture.play(comment, { inputs })
    expect(main).toMatchObject({ exitCode: 0, outputs: { outcome: 'answered' } })
    expect(ownComments(fixture.repository, issue)).toEqual([expect.stringMatching(/-Helo\n\+Hello/)])
    expect(await branches(fixture.repository)).toEqual(['main'])
    const changing = fixture.github.requests.filter(({ method }) => method !== 'GET').map(({ route }) => route)
    expect(new Set(changing)).toEqual(
      new Set([
        // A query of the thread's session, stop and pull request.
        '/graphql',
        // The claim.
        '/repos/{owner}/{repo}/git/commits',
        '/repos/{owner}/{repo}/git/refs',
        '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions',
        '/repos/{owner}/{repo}/issues/{issue_number}/comments',
        '/repos/{owner}/{repo}/issues/comments/{comment_id}'
      ])
    )
  })
})

/** True once the run has received a signal to end. */
async function isCancelled(temp: string): Promise<boolean> {
  const [folder = ''] = (await readdir(temp)).filter((name) => name.startsWith('forgehand-'))
  return (await readFile(join(temp, folder, 'state.json'), 'utf8')).includes('"isCancelled":true')
}

/** Applies the patch in a comment, as its reader would, and returns the greeting. */
async function greetingAfter(fixture: ActionFixture, body: string): Promise<string> {
  const [, patch = ''] = /^```diff\n([^]*?\n)```$/m.exec(body) ?? []
  const clone = join(fixture.folder, 'clone')
  const git = (cwd: string, ...args: readonly string[]) =>
    execFileSync('git', args, { cwd, input: patch, env: { PATH: process.env['PATH'], HOME: fixture.folder } })
  git(fixture.folder, 'clone', '-q', fixture.repository.state.git.directory, clone)
  git(clone, 'apply', '-')
  return await readFile(join(clone, 'src/greeting.txt'), 'utf8')
}

describe('work that was not published', () => {
  const edited: Script = ({ number }) => (number === 1 ? turn(read, edit) : SILENCE)

  it('is in the comment and in patch-path when the run was cancelled', async () => {
    const fixture = await openFixture({ script: edited })
    const { issue, comment } = ask(fixture.repository)
    const runner = await fixture.runner(comment)
    const main = runner.main()
    await until(() => fixture.model.requests.length === 2)

    await runner.cancel()
    const ended = await main
    await runner.post()

    expect(ended).toMatchObject({ exitCode: 1, outputs: { outcome: 'cancelled' } })
    expect(await readFile(ended.outputs['patch-path'] ?? '', 'utf8')).toContain('+Hello')
    const [body = ''] = ownComments(fixture.repository, issue)
    expect(body).toContain('`cancelled`')
    expect(await greetingAfter(fixture, body)).toBe('Hello\n')
  })

  it.each([
    ['while the model works', edited, undefined],
    ['before its branch is created', [fixGreeting], '/repos/{owner}/{repo}/git/trees']
  ] as const)('is in the comment of the post step when the run was killed %s', async (_, script, route) => {
    const fixture = await openFixture({ script })
    const { issue, comment } = ask(fixture.repository)
    const runner = await fixture.runner(comment)
    if (route !== undefined) {
      fixture.github.before({ method: 'POST', route }, () => {
        runner.kill()
      })
      fixture.github.fault({ method: 'POST', route, cut: 'request' })
    }
    const main = runner.main()
    if (route === undefined) {
      await until(() => fixture.model.requests.length === 2)
      runner.kill()
    }
    await main
    expect((await runner.post()).exitCode).toBe(0)
    const [body = ''] = ownComments(fixture.repository, issue)
    expect(body).toContain('`failed`')
    expect(await greetingAfter(fixture, body)).toBe('Hello\n')
  })

  it.each<[string, (fixture: ActionFixture) => void]>([
    [
      'a ruleset',
      ({ repository }) => {
        repository.addRuleSet({ rules: [{ type: 'creation' }] })
      }
    ],
    [
      'a lost permission',
      ({ github }) => {
        github.fault({
          method: 'POST',
          route: '/repos/{owner}/{repo}/git/trees',
          status: 403,
          body: { message: 'Resource not accessible by integration' }
        })
      }
    ],
    [
      'a server that is down',
      ({ github }) => {
        github.fault({ method: 'POST', route: '/repos/{owner}/{repo}/git/trees', status: 503, times: 10 })
      }
    ]
  ])('is in the comment and in patch-path because of %s', async (_, happen) => {
    const fixture = await openFixture({
      script: () => {
        happen(fixture)
        return fixGreeting
      }
    })
    const { issue, comment } = ask(fixture.repository)
    const { main } = await fixture.play(comment)
    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
    expect(await readFile(main.outputs['patch-path'] ?? '', 'utf8')).toContain('+Hello')
    const [body = ''] = ownComments(fixture.repository, issue)
    expect(await greetingAfter(fixture, body)).toBe('Hello\n')
  })
})

describe('a run that cannot publish', () => {
  const expired = { status: 401, body: { message: 'Bad credentials' }, times: 1_000 }
  it.each([
    ['writes', routes.filter(({ method }) => method !== 'GET')],
    ['reads and writes', routes]
  ])('says so where it still can, and keeps the change, when its token expires for %s', async (_, refused) => {
    const fixture = await openFixture({ script: [fixGreeting] })
    const { comment } = ask(fixture.repository)
    const runner = await fixture.runner(comment)
    const main = runner.main()
    await until(() => fixture.model.requests.length > 0)
    for (const { method, template } of refused) fixture.github.fault({ method, route: template, ...expired })

    const ended = await main
    expect(ended).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
    expect(await readFile(ended.outputs['patch-path'] ?? '', 'utf8')).toContain('+Hello')
    expect(ended.log).toMatch(/::error::failed: GitHub does not accept the token/)
    expect(ended.summary).toContain('`failed`')
    const post = await runner.post()
    expect(post.log).toMatch(/::error::The outcome of the run is failed/)
  })

  it('opens one pull request when GitHub answers 201 without content', async () => {
    const fixture = await openFixture({ script: [fixGreeting] })
    const { comment } = ask(fixture.repository)
    fixture.github.fault({ method: 'POST', route: '/repos/{owner}/{repo}/pulls', skip: 1, status: 201, body: {} })
    const ended = await (await fixture.runner(comment)).main()
    expect(ended).toMatchObject({ exitCode: 0, outputs: { outcome: 'proposed', 'pull-request-number': '2' } })
    expect(pullRequests(fixture.repository)).toHaveLength(1)
  })
})
