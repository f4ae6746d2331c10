import { execFileSync } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { routes } from '../../emulators/github/routes/all.ts'
import type { Script, Step } from '../../emulators/model/script.ts'
import type { Emulators } from '../../emulators/start-emulators.ts'
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
  pullRequests,
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
import { askedIn, useEventRuns } from '../support/event-runs.ts'
import { isRunning, sleepTime } from '../support/sleepers.ts'

const openFixture = useActionFixtures()
const openRuns = useEventRuns()
/** For runs in which no command matters. */
const UNSANDBOXED = { sandbox: 'off' }
const SILENCE: Step = { fault: 'idle', turn: {}, afterChunks: 0 }

describe('a cancelled run', () => {
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
    ['create', 'executed'],
    ['move', 'received']
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

it('shows its checks and its patch in the end if it could not write the result', async () => {
  const files = { ...project, '.github/agent.yml': agentFile({ verify: ['grep -c H src/greeting.txt'] }) }
  const fixture = await openFixture({
    files,
    script: () => (fixture.repository.addRuleSet(NO_NEW_BRANCHES), fixGreeting)
  })
  const { issue, comment } = ask(fixture.repository)
  const runner = await fixture.runner(comment)
  const tree = { method: 'POST', route: '/repos/{owner}/{repo}/git/trees' } as const
  fixture.github.before(tree, () => {
    fixture.github.fault({ ...CREATE_COMMENT, status: 403 })
  })
  const main = await runner.main()
  expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
  expect(await readFile(main.outputs['patch-path'] ?? '', 'utf8')).toContain('+Hello')
  expect((await runner.post()).exitCode).toBe(0)
  const [body = '', ...others] = ownComments(fixture.repository, issue)
  expect(others).toEqual([])
  expect(body).toMatch(/`failed`[^]*grep -c H[^]*exit 0, by its exit code; no test is named · before: ✅ exit 0/)
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

  it('is reported by the post step, which writes the page of its trace, while it waits for the model', async () => {
    const fixture = await openFixture({ script: [turn(read, edit), SILENCE] })
    const { issue, comment } = ask(fixture.repository)
    const runner = await fixture.runner(comment)
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
    expect(page).toContain('src/greeting.txt')
    const [body = '', ...others] = ownComments(fixture.repository, issue)
    expect(others).toEqual([])
    expect(body).toContain('`failed`')
    expect(await greetingAfter(fixture, body)).toBe('Hello\n')
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
  it('of the workflow, which nobody can exceed, publish the work so far as a draft when the turns are used up', async () => {
    const fixture = await openFixture({
      files: { ...project, '.github/agent.yml': agentFile({ limits: { turns: 500 } }) },
      script: ({ number }) => turn(write(`step-${number}.txt`, `${number}\n`))
    })
    const { repository } = fixture
    const { issue, comment } = ask(repository, '/agent fix --minutes 300 this')

    const { main } = await fixture.play(comment, { inputs: { 'max-turns': '3' } })

    expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'partial', turns: '4' } })
    const [pullRequest] = pullRequests(repository)
    expect(pullRequest?.pullRequest?.isDraft).toBe(true)
    expect(await show(repository, 'step-3.txt', `agent/issue-${issue}`)).toBe('3')
    const [body = '', ...others] = ownComments(repository, issue)
    expect(others).toEqual([])
    expect(body).toMatch(/`partial`[^]*limit of turns/)
    expect(body).toMatch(/limits\.turns[^]*max-turns|max-minutes[^]*limits\.turns/)
    expect(fixture.model.requests).toHaveLength(4)
  })

  it('stop a model that keeps answering with invalid calls', async () => {
    const runs = await openRuns(() => turn(call('fly', '{"to": ')))
    const { issue, outcome } = await askedIn(runs, { inputs: { ...UNSANDBOXED, 'max-turns': '8' } })
    expect(outcome.kind).toBe('failed')
    expect(runs.model.requests.length).toBeLessThanOrEqual(9)
    expect(ownComments(runs.repository, issue)).toEqual([expect.stringContaining('`failed`')])
    expect(await branches(runs.repository)).toEqual(['main'])
  })

  it('of agent.yml apply to commands', async () => {
    const settings = agentFile({ commands: ['sleep 50'], limits: { 'command-seconds': 1 } })
    const runs = await openRuns([turn(run('sleep 50')), fixGreeting], { ...project, '.github/agent.yml': settings })
    expect((await askedIn(runs, { inputs: UNSANDBOXED })).outcome.kind).toBe('proposed')
    expect(runs.model.requests[1]?.results).toEqual([expect.stringContaining('killed at its time limit of 1 s')])
  })
})

it('ends with a remedy if the model fails', async () => {
  const error = { code: 'insufficient_quota', message: 'You ran out.' }
  const refusal: Step = { fault: 'status', status: 429, headers: { 'x-should-retry': 'false' }, body: { error } }
  const fixture = await openFixture({ script: [refusal] })
  const { issue, comment } = ask(fixture.repository)

  const { main } = await fixture.play(comment)

  expect(main).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
  expect(main.log).toMatch(/no credit left/)
  expect(ownComments(fixture.repository, issue)).toEqual([expect.stringMatching(/`failed`[^]*The run failed: \S+/)])
  expect(await branches(fixture.repository)).toEqual(['main'])
})

describe('the result of a run', () => {
  it('is a draft if a check fails that passed before', async () => {
    const files = {
      ...project,
      '.github/agent.yml': agentFile({ verify: ['grep -q Helo src/greeting.txt'] })
    }
    // A model that is not available for a moment is asked again.
    const fixture = await openFixture({ files, script: [{ fault: 'status', status: 503 }, fixGreeting] })
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
    const runs = await openRuns([ending, ending])
    const { issue, outcome } = await askedIn(runs, { inputs: UNSANDBOXED })
    expect(outcome.kind).toBe('no_change')
    expect(ownComments(runs.repository, issue)).toEqual([expect.stringMatching(/`no_change`[^]*on purpose/)])
    expect(await branches(runs.repository)).toEqual(['main'])
  })

  const workflow = write('.github/workflows/x.yml', 'on: push\n')

  it('is a patch in the comment if all of it is protected', async () => {
    const runs = await openRuns([turn(workflow, finish('A workflow.'))])
    const { issue, outcome } = await askedIn(runs, { inputs: UNSANDBOXED })
    expect(outcome.kind).toBe('blocked')
    expect(ownComments(runs.repository, issue)).toEqual([expect.stringMatching(/`blocked`[^]*x\.yml[^]*\+on: push/)])
    expect(await branches(runs.repository)).toEqual(['main'])
  })

  it('excludes protected files, whose patch is shown', async () => {
    const settings = agentFile({ 'protected-paths': ['locked/**'] })
    const script = [turn(workflow, write('locked/a.txt', 'a\n'), read, edit, finish())]
    const runs = await openRuns(script, { ...project, '.github/agent.yml': settings })
    const { repository } = runs

    const { issue, outcome } = await askedIn(runs, { inputs: UNSANDBOXED })

    expect(outcome.kind).toBe('needs_approval')
    expect(runs.outputs.at(-1)).toMatchObject({ 'files-changed': '1' })
    expect(pullRequests(repository)[0]?.body).toMatch(/Protected files[^]*\+on: push/)
    expect(ownComments(repository, issue)).toEqual([expect.stringMatching(/`needs_approval`[^]*locked\/a\.txt/)])
    const changed = await repository.state.git.text(['diff', '--name-only', 'main', `agent/issue-${issue}`])
    expect(changed).toBe('src/greeting.txt')
  })

  it('is not proved by checks that had files which wait for approval, are links, or which git ignores', async () => {
    const others = ['src/link', 'src/out.log', 'tool/.rc']
    const files = {
      'src/greeting.txt': 'Helo\n',
      '.gitignore': '*.log\n',
      'check.sh': `grep -q Hello src/greeting.txt && ls ${others.join(' ')} && echo 'ok 1 - greets' || ! echo 'not ok 1 - greets'\n`,
      '.github/agent.yml': agentFile({ verify: ['sh check.sh'] })
    }
    const making = [write('tool/.rc', 'x\n'), run('ln -s greeting.txt src/link'), write('src/out.log', 'x\n')]
    const runs = await openRuns([turn(read, edit, ...making), turn(finish())], files)
    const { repository } = runs

    const { issue, outcome } = await askedIn(runs)

    expect(outcome.kind).toBe('needs_approval')
    expect(runs.outputs.at(-1)).toMatchObject({ 'verify-status': 'partial', 'files-changed': '1' })
    expect(pullRequests(repository)).toMatchObject([{ pullRequest: { isDraft: true } }])
    const body = pullRequests(repository)[0]?.body ?? ''
    const [, listed = ''] =
      /^(?:> .*\n|\n)*⚠️ \*\*Verified only in part:\*\* these files of the work are not published: (.*)/.exec(body) ??
      []
    expect([...listed.matchAll(/`(.*?)`/g)].map(([, path]) => path).toSorted()).toEqual(others)
    expect(body).toContain(`Refs #${issue}`)
    expect(body).not.toMatch(/Closes|Fixed:|of them fixed/)
  })

  it('is only shown if a flag asks for a dry run', async () => {
    const runs = await openRuns([fixGreeting])
    const { issue, outcome } = await askedIn(runs, { body: '/agent fix --dry-run this', inputs: UNSANDBOXED })
    expect(outcome.kind).toBe('answered')
    expect(ownComments(runs.repository, issue)).toEqual([expect.stringMatching(/-Helo\n\+Hello/)])
    expect(await branches(runs.repository)).toEqual(['main'])
    const changing = runs.github.requests.filter(({ method }) => method !== 'GET').map(({ route }) => route)
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
async function greetingAfter(fixture: Emulators, body: string): Promise<string> {
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

  it('is in the comment and in patch-path when the run was cancelled while the model was silent', async () => {
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
    const [body = '', ...others] = ownComments(fixture.repository, issue)
    expect(others).toEqual([])
    expect(body).toContain('`cancelled`')
    expect(await greetingAfter(fixture, body)).toBe('Hello\n')
    expect(await branches(fixture.repository)).toEqual(['main'])
  })

  it('is in the comment of the post step when the run was killed before its branch is created', async () => {
    const fixture = await openFixture()
    const { issue, comment } = ask(fixture.repository)
    const runner = await fixture.runner(comment)
    const trees = { method: 'POST', route: '/repos/{owner}/{repo}/git/trees' } as const
    fixture.github.before(trees, () => {
      runner.kill()
    })
    fixture.github.fault({ ...trees, cut: 'request' })
    await runner.main()
    expect((await runner.post()).exitCode).toBe(0)
    const [body = ''] = ownComments(fixture.repository, issue)
    expect(body).toContain('`failed`')
    expect(await greetingAfter(fixture, body)).toBe('Hello\n')
    expect(await branches(fixture.repository)).toEqual(['main'])
  })

  it('is in the comment and in patch-path because of a lost permission', async () => {
    const runs = await openRuns([fixGreeting])
    const body = { message: 'Resource not accessible by integration' }
    runs.github.fault({ method: 'POST', route: '/repos/{owner}/{repo}/git/trees', status: 403, body })
    const { issue, outcome } = await askedIn(runs, { inputs: UNSANDBOXED })
    expect(outcome.kind).toBe('failed')
    expect(await readFile(runs.outputs.at(-1)?.['patch-path'] ?? '', 'utf8')).toContain('+Hello')
    const [shown = ''] = ownComments(runs.repository, issue)
    expect(await greetingAfter(runs, shown)).toBe('Hello\n')
  })
})

describe('a run that cannot publish', () => {
  const expired = { status: 401, body: { message: 'Bad credentials' }, times: 1_000 }
  it('says so where it still can, and keeps the change, when its token expires', async () => {
    const fixture = await openFixture({ script: [fixGreeting] })
    const { comment } = ask(fixture.repository)
    const runner = await fixture.runner(comment)
    const main = runner.main()
    await until(() => fixture.model.requests.length > 0)
    for (const { method, template } of routes) fixture.github.fault({ method, route: template, ...expired })

    const ended = await main
    expect(ended).toMatchObject({ exitCode: 1, outputs: { outcome: 'failed' } })
    expect(await readFile(ended.outputs['patch-path'] ?? '', 'utf8')).toContain('+Hello')
    expect(ended.log).toMatch(/::error::failed: GitHub does not accept the token/)
    expect(ended.summary).toContain('`failed`')
    const post = await runner.post()
    expect(post.log).toMatch(/::error::The outcome of the run is failed/)
  })

  it('opens one pull request when GitHub answers 201 without content', async () => {
    const runs = await openRuns([fixGreeting])
    runs.github.fault({ method: 'POST', route: '/repos/{owner}/{repo}/pulls', skip: 1, status: 201, body: {} })
    const { outcome } = await askedIn(runs, { inputs: UNSANDBOXED })
    expect(outcome).toMatchObject({ kind: 'proposed', publication: { pullRequest: { number: 2 } } })
    expect(pullRequests(runs.repository)).toHaveLength(1)
  })
})
