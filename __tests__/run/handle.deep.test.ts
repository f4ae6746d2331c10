import { describe, expect, it } from '@jest/globals'
import { ModelError } from '../../src/agent/model.ts'
import { UserError } from '../../src/errors.ts'
import { calls, callsAll, says } from '../support/scripted-model.ts'
import { task } from '../support/run-snapshots.ts'
import { files, PipelineRun, REPOSITORY } from '../support/pipeline-run.ts'
import { bot } from '../support/run.ts'

const finish = calls('finish', { title: 'Correct the greeting', description: 'It says Hello.' })
const edit = calls('edit_file', { path: 'greeting.txt', old_string: 'Helo', new_string: 'Hello' })
const fix = [edit, finish]
const asking = { request: { ...task.request, verb: 'ask' as const } }
const STEPS = ['permission', 'reading', 'preparing', 'working', 'verifying', 'publishing']

/** Ada starts a review thread on the first line of a file of the pull request. */
async function startThread({ repository }: PipelineRun, path: string, body: string): Promise<void> {
  await repository.review(task.number, { author: task.actor.login, comments: [{ path, line: 1, body }] })
}

describe('handle', () => {
  it('turns a comment into a verified pull request', async () => {
    await using run = await PipelineRun.open()
    const outcome = await run.play(fix)
    expect(outcome).toMatchObject({ kind: 'proposed', publication: { branch: 'agent/issue-12', isVerified: true } })
    expect(run.steps).toEqual([...STEPS, 'proposed'])
    expect(run.opened).toMatchObject([{ branch: 'agent/issue-12', base: 'main', isDraft: false }])
    expect(await run.pushed()).toEqual([{ branch: 'agent/issue-12', paths: ['greeting.txt'] }])
  })

  it.each(['read', 'none'] as const)('refuses an actor with %s access, and reads nothing', async (permission) => {
    await using run = await PipelineRun.open()
    run.repository.setPermission(task.actor.login, permission)
    expect(await run.play([])).toMatchObject({ kind: 'skipped' })
    expect(run.notices).toEqual([expect.stringContaining(permission === 'read' ? 'ada has read access' : 'ada')])
    expect(run.steps).toEqual(['permission', 'skipped'])
  })

  it('answers a question without changing anything', async () => {
    await using run = await PipelineRun.open()
    const outcome = await run.play([finish], { task: asking })
    expect(outcome).toEqual({ kind: 'answered', answer: 'It says Hello.' })
    expect(run.steps).toEqual(['permission', 'reading', 'preparing', 'working', 'answered'])
    expect(await run.pushed()).toEqual([])
  })

  it('takes a checkpoint before each call that can change a file, and none for a question', async () => {
    await using run = await PipelineRun.open()
    const checkpoints = () =>
      run.events.flatMap((event) => (event.kind === 'checkpoint' ? [event.checkpoint.number] : []))
    await run.play([finish], { task: asking })
    expect(checkpoints()).toEqual([])
    await run.play([edit, calls('write_file', { path: 'new.txt', content: 'x\n' }), finish])
    expect(checkpoints()).toEqual([0, 1])
  })

  it('runs the checkers of the base branch on all changed files, including files that a command changed', async () => {
    const matcher = { owner: 'it', pattern: [{ regexp: '^(.*)!(.*)$', file: 1, message: 2 }] }
    const checker = { command: 'echo "made.txt!is new"', 'problem-matcher': 'matcher.json' }
    await using run = await PipelineRun.open({
      ...files,
      'matcher.json': JSON.stringify({ problemMatcher: [matcher] }),
      '.github/agent.yml': JSON.stringify({ verify: [], commands: ['touch *'], diagnostics: [checker] })
    })
    await run.play([calls('run_command', { command: 'touch made.txt' }), calls('get_diagnostics', {}), finish])
    expect(run.events).toContainEqual(
      expect.objectContaining({
        kind: 'tool-finished',
        name: 'get_diagnostics',
        text: 'made.txt error: is new\necho "made.txt!is new": 1 finding'
      })
    )
  })

  it('runs all checks before and after the fix, in order', async () => {
    await using run = await PipelineRun.open({
      ...files,
      '.github/agent.yml': '{"verify": ["grep Helo greeting.txt", "true"]}'
    })
    expect(await run.play(fix)).toMatchObject({ kind: 'verify_failed' })
    const checked = run.events.flatMap((event) =>
      event.kind === 'checked' ? [`${event.when} ${event.check.command}`] : []
    )
    expect(checked).toEqual([
      'before grep Helo greeting.txt',
      'before true',
      'after grep Helo greeting.txt',
      'after true'
    ])
    expect(run.opened).toMatchObject([{ isDraft: true }])
  })

  it('proposes a change after which the same check fails as before', async () => {
    await using run = await PipelineRun.open({ ...files, '.github/agent.yml': '{"verify": ["false"]}' })
    expect(await run.play(fix)).toMatchObject({ kind: 'proposed' })
    expect(run.opened).toMatchObject([
      { isDraft: false, body: expect.stringContaining('The checks that fail also failed before.') }
    ])
  })

  it('proposes a draft that says so on top when no check could run', async () => {
    await using run = await PipelineRun.open({ ...files, '.github/agent.yml': '{"verify": ["no-such-runner"]}' })
    expect(await run.play(fix)).toMatchObject({ kind: 'proposed' })
    expect(run.opened).toMatchObject([
      {
        isDraft: true,
        body: expect.stringMatching(/^⚠️ \*\*Not verified:\*\* `no-such-runner` could not run \(.*not found\)\./)
      }
    ])
  })

  it('links to the page that opens a pull request when the forge refuses to open one', async () => {
    await using run = await PipelineRun.open()
    const forbid = () => {
      run.repository.state.settings.mayOpenPullRequests = false
      return Promise.resolve(edit)
    }
    expect(await run.play([forbid, finish])).toMatchObject({
      kind: 'partial',
      reason: expect.stringContaining('Allow GitHub Actions to create pull requests'),
      publication: { pullRequest: undefined, compareUrl: expect.stringContaining('/compare/main...agent/issue-12') }
    })
  })

  it('submits the work of a stuck model as a draft', async () => {
    await using run = await PipelineRun.open()
    const nonsense = Array.from({ length: 5 }, () => callsAll({ id: '1', name: 'fly', arguments: '{' }))
    expect(await run.play([edit, ...nonsense])).toMatchObject({ kind: 'partial' })
    expect(run.opened).toMatchObject([{ isDraft: true, title: 'Change greeting.txt' }])
  })

  it('submits the work as a draft when the model stops responding', async () => {
    await using run = await PipelineRun.open()
    const refused = () => Promise.reject(new ModelError('The quota is used up.'))
    expect(await run.play([edit, refused])).toMatchObject({ kind: 'partial', reason: 'The quota is used up.' })
    expect(run.opened).toMatchObject([{ isDraft: true }])
  })

  it('reports an answer as partial when a limit ended it, and keeps the answer', async () => {
    await using run = await PipelineRun.open()
    const look = calls('read_file', { path: 'greeting.txt' })
    const flags = { ...task.request.flags, turns: 1 }
    expect(
      await run.play([look, says('As far as I see.')], { task: { request: { ...asking.request, flags } } })
    ).toEqual({
      kind: 'partial',
      reason: 'The limit of turns was reached.',
      publication: undefined,
      answer: 'As far as I see.'
    })
  })

  it('uses the last message of a model that calls no tool as its summary', async () => {
    await using run = await PipelineRun.open()
    expect(await run.play([says('All is well.'), says('As I said.')])).toEqual({
      kind: 'no_change',
      explanation: 'As I said.'
    })
  })
})

describe('a dry run', () => {
  const dry = { request: { ...task.request, flags: { ...task.request.flags, dryRun: true } } }

  it('shows the change and publishes nothing', async () => {
    await using run = await PipelineRun.open()
    const answer = expect.stringMatching(/^Dry run: this would change 1 file\.\n\n```diff\n[^]*\+Hello\n```$/)
    expect(await run.play(fix, { task: dry })).toEqual({ kind: 'answered', answer })
    expect(await run.pushed()).toEqual([])
  })

  it('says so if the patch is too long to show completely', async () => {
    await using run = await PipelineRun.open()
    const big = calls('write_file', { path: 'long.txt', content: 'a line\n'.repeat(200_000) })
    const answer = expect.stringMatching(/change 2 files[^]*too long to show completely[^]*\+Hello/)
    expect(await run.play([big, ...fix], { task: dry })).toMatchObject({ kind: 'answered', answer })
  })

  it('opens no pull request for the commit that an earlier run has left', async () => {
    await using run = await PipelineRun.open()
    await run.commit({ ...files, 'of-the-head.txt': 'new\n' }, 'agent/issue-12', bot)
    expect(await run.play([finish, finish], { task: dry })).toMatchObject({ kind: 'no_change' })
    expect(run.opened).toEqual([])
  })

  it('writes nothing into review threads, and reports the verdicts', async () => {
    await using run = await PipelineRun.open()
    await run.pullRequest()
    await startThread(run, 'of-the-head.txt', 'Say hello.')
    const verdict = calls('answer_thread', { thread: 'T1', verdict: 'already_done', text: 'It does.' })
    const request = { ...dry.request, text: 'the review' }
    await run.play([verdict, finish, finish], { task: { subject: 'pull-request', request } })
    const { reviewComments } = run.repository.pullRequest(task.number).pullRequest
    expect(reviewComments).toMatchObject([{ thread: { resolvedBy: undefined } }])
    const threads = [expect.objectContaining({ verdict: 'already_done', end: 'open' })]
    expect(run.events).toContainEqual({ kind: 'threads-settled', threads })
  })

  it('is partial when checks fail with the change, and shows which', async () => {
    await using run = await PipelineRun.open({
      ...files,
      '.github/agent.yml': '{"verify": ["grep Helo greeting.txt"]}'
    })
    const answer = expect.stringMatching(/`grep Helo greeting.txt`[^]*exit 1[^]*\+Hello/)
    const reason = "The repository's own checks are worse with this change."
    expect(await run.play(fix, { task: dry })).toMatchObject({ kind: 'partial', reason, answer })
  })

  it('is partial when the model stops responding, and shows what was done', async () => {
    await using run = await PipelineRun.open()
    const answer = expect.stringContaining('+Hello')
    const refused = () => Promise.reject(new ModelError('The quota is used up.'))
    expect(await run.play([edit, refused], { task: dry })).toMatchObject({
      kind: 'partial',
      reason: 'The quota is used up.',
      answer
    })
  })
})

it('tells the model if a suggestion is for a file that is too large, and reports no bug', async () => {
  await using run = await PipelineRun.open()
  await run.pullRequest({}, { ...files, 'large.txt': 'first\n'.padEnd(1_100_000, 'a line\n') })
  await startThread(run, 'large.txt', '```suggestion\nFIRST\n```')
  const verdict = calls('answer_thread', { thread: 'T1', verdict: 'declined', text: 'Too large.' })
  const turns = [
    calls('read_file', { path: 'large.txt' }),
    calls('apply_suggestion', { thread: 'T1' }),
    verdict,
    finish
  ]
  await run.play(turns, { task: { subject: 'pull-request', request: { ...task.request, text: 'the review' } } })
  const applied = run.events.filter((event) => event.kind === 'tool-finished' && event.name === 'apply_suggestion')
  expect(applied).toMatchObject([{ ok: false, text: expect.stringContaining('Edit the lines yourself.') }])
  expect(run.events.filter(({ kind }) => kind === 'bug')).toEqual([])
})

describe('a pull request from a fork', () => {
  const fork = { subject: 'pull-request' } as const

  it('is allowed for questions', async () => {
    await using run = await PipelineRun.open()
    await run.pullRequest({ isFork: true })
    expect(await run.play([finish], { task: { ...fork, ...asking } })).toMatchObject({ kind: 'answered' })
    expect(run.workspaceFiles).toContain('greeting.txt')
  })
})

describe('a limit in dollars', () => {
  const flags = { ...task.request.flags, budget: 0.5 }
  const spend = { task: { request: { ...task.request, flags } } }

  it('stops the work when it is reached', async () => {
    const prices = '{"verify": [], "prices": {"scripted": {"input": 5000, "output": 0}}}'
    await using run = await PipelineRun.open({ ...files, '.github/agent.yml': prices })
    await expect(run.play(fix, spend)).resolves.toMatchObject({
      kind: 'partial',
      reason: expect.stringMatching(/dollars/)
    })
  })

  it('warns that it is not enforced when the price is not known', async () => {
    await using run = await PipelineRun.open()
    await run.play(fix, spend)
    expect(run.warnings).toEqual([
      'The limit of 0.5 dollars does not count scripted, because the price is not known. Set it in agent.yml, in US dollars per million tokens: prices: { "scripted": { input: 1.5, output: 6 } }'
    ])
  })
})

describe('flags that have no effect', () => {
  it('leave our pull request with its base and the rules of that base', async () => {
    await using run = await PipelineRun.open()
    await run.commit({ ...files, '.github/agent.yml': '{"verify": ["false"]}' }, 'release')
    await run.pullRequest({ headRef: 'agent/issue-12' })
    const flags = { ...task.request.flags, base: 'release', draft: true }
    const outcome = await run.play(fix, { task: { request: { ...task.request, flags } } })
    expect(outcome).toMatchObject({ kind: 'updated' })
    expect(run.warnings).toEqual([
      expect.stringMatching(/^--base release has no effect: pull request #12 already exists and merges into main/),
      expect.stringMatching(/^--draft has no effect/)
    ])
  })

  it('are also reported on pull requests of others', async () => {
    await using run = await PipelineRun.open()
    await run.pullRequest()
    const flags = { ...task.request.flags, base: 'release', draft: true }
    await run.play(fix, { task: { subject: 'pull-request', request: { ...task.request, flags } } })
    expect(run.warnings).toHaveLength(2)
  })
})

describe('a pull request that cannot be changed', () => {
  it.each<[string, (run: PipelineRun) => Promise<void>]>([
    [
      'closed',
      async (run) => {
        await run.pullRequest()
        run.repository.closePullRequest(task.number)
      }
    ],
    [
      'on the default branch',
      async (run) => {
        await run.commit(files, 'release')
        await run.pullRequest({ headRef: 'main', baseRef: 'release' })
      }
    ]
  ])('is refused, with what to do instead: %s', async (_, open) => {
    await using run = await PipelineRun.open()
    await open(run)
    const reason = expect.stringContaining('/agent explain')
    expect(await run.play([], { task: { subject: 'pull-request' } })).toMatchObject({ kind: 'skipped', reason })
  })
})

describe('protected files', () => {
  const actionFile = calls('write_file', { path: 'action.yml', content: 'name: x\n' })

  it('are listed with the rule that protects them', async () => {
    await using run = await PipelineRun.open()
    const settings = { ...run.settings, isDryRun: true }
    const reason = 'the agent cannot change action.yml (**/action.{yml,yaml})'
    expect(await run.play([actionFile, finish], { effects: { settings } })).toEqual({ kind: 'blocked', reason })
  })

  it('are reported once, with their rule, when the rest is submitted', async () => {
    await using run = await PipelineRun.open()
    expect(await run.play([actionFile, ...fix])).toMatchObject({ kind: 'needs_approval', publication: {} })
    const excluded = { kind: 'files-excluded', paths: ['action.yml'], rules: ['**/action.{yml,yaml}'] }
    expect(run.events.filter(({ kind }) => kind === 'files-excluded')).toEqual([expect.objectContaining(excluded)])
    expect(run.warnings.join()).not.toContain('action.yml')
  })

  it('include the files that this run or any workflow is given', async () => {
    const step = "{ uses: acme/forgehand@v1, with: { prompt-file: 'a [1].md', items: all.jsonl } }"
    const diagnostics = '[{ command: lint, problem-matcher: matcher.json }]'
    await using run = await PipelineRun.open({
      ...files,
      '.github/workflows/nightly.yml': `jobs: { a: { steps: [${step}] } }`,
      'policy/bot.yml': `{ verify: [], diagnostics: ${diagnostics} }`,
      'matcher.json': '{"problemMatcher": [{"owner": "x", "pattern": [{"regexp": "^(.*)$", "file": 1, "message": 1}]}]}'
    })
    const settings = { ...run.settings, configPath: 'policy/bot.yml', givenFiles: ['schema.json'] }
    const given = ['a [1].md', 'all.jsonl', 'matcher.json', 'policy/bot.yml', 'schema.json']
    const script = given.map((path) => calls('write_file', { path, content: 'mine\n' }))
    const read = ['matcher.json', 'policy/bot.yml'].map((path) => calls('read_file', { path }))
    const outcome = await run.play([...read, ...script, finish], { effects: { settings } })
    expect(outcome).toMatchObject({
      kind: 'needs_approval',
      pending: [{ waiting: { files: given.map((path) => ({ path })) } }]
    })
    expect(await run.pushed()).toEqual([])
  })
})

describe('the branch', () => {
  const other = { ...files, 'greeting.txt': 'Hallo\n' }
  /** Somebody pushes to the branch right before the run creates it. The first ref of a run is its claim. */
  function takeBranch(run: PipelineRun): void {
    run.github.before({ method: 'POST', route: `${REPOSITORY}/git/refs`, skip: 1 }, async () => {
      await run.commit(other, 'agent/issue-12')
    })
  }

  it('is replaced by a side branch when it contains other work', async () => {
    await using run = await PipelineRun.open()
    takeBranch(run)
    const outcome = await run.play(fix)
    expect(outcome).toMatchObject({ kind: 'proposed', publication: { branch: 'agent/issue-12-comment-99' } })
    expect(await run.pushed()).toMatchObject([{ branch: 'agent/issue-12-comment-99' }])
  })

  it('is left alone when the side branch also contains other work', async () => {
    await using run = await PipelineRun.open()
    await run.commit(other, 'agent/issue-12-comment-99')
    takeBranch(run)
    expect(await run.play(fix)).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('Delete')
    })
    expect(run.opened).toEqual([])
  })

  it('is not created when the forge refuses the change', async () => {
    await using run = await PipelineRun.open()
    const forbid = () => {
      run.repository.addRuleSet({ rules: [{ type: 'creation' }] })
      return Promise.resolve(edit)
    }
    const reason = expect.stringMatching(
      /^The change could not be pushed to agent\/issue-12: .*\. Remove what blocks it/s
    )
    expect(await run.play([forbid, finish])).toEqual({ kind: 'failed', reason })
  })
})

describe('a failure', () => {
  it.each([
    ['the permission', 'GET', '/collaborators/{username}/permission'],
    ['the reaction', 'POST', '/issues/comments/{comment_id}/reactions'],
    ['the thread', 'GET', '/issues/{issue_number}/comments'],
    ['the commit', 'POST', '/git/trees']
  ] as const)('of %s becomes an outcome, not an exception', async (_, method, route) => {
    await using run = await PipelineRun.open()
    run.github.fault({ method, route: `${REPOSITORY}${route}`, status: 401 })
    expect(await run.play(fix)).toEqual({
      kind: 'failed',
      reason: expect.stringContaining('does not accept the token')
    })
    expect(run.events.at(-1)).toMatchObject({ kind: 'ended' })
  })

  it('of the pull request leaves the commit on its branch, and names it', async () => {
    await using run = await PipelineRun.open()
    // The first request asks whether one can be opened.
    run.github.fault({ method: 'POST', route: `${REPOSITORY}/pulls`, skip: 1, status: 401 })
    expect(await run.play(fix)).toMatchObject({
      kind: 'partial',
      reason: expect.stringMatching(/^No pull request could be opened\. GitHub does not accept the token/),
      publication: { branch: 'agent/issue-12', pullRequest: undefined }
    })
  })

  it('that is a bug is reported as an internal error', async () => {
    await using run = await PipelineRun.open()
    const route = `${REPOSITORY}/issues/{issue_number}/comments`
    run.github.fault({ method: 'GET', route, status: 200, body: '[null]' })
    expect(await run.play([])).toMatchObject({
      kind: 'failed',
      reason: expect.stringMatching(/^An internal error in Forgehand/)
    })
    expect(run.events.filter(({ kind }) => kind === 'bug')).toHaveLength(1)
  })

  it('after the signal counts as a cancellation', async () => {
    await using run = await PipelineRun.open()
    const cancel = () => {
      run.controller.abort(new UserError('Somebody cancelled.'))
      return Promise.reject(new Error('cut off'))
    }
    expect(await run.play([cancel])).toEqual({ kind: 'cancelled', reason: 'Somebody cancelled.' })
    expect(run.steps.at(-1)).toBe('cancelled')
    expect(await run.pushed()).toEqual([])
  })

  it('publishes nothing when the signal arrives during the last tool call', async () => {
    await using run = await PipelineRun.open()
    const last = () => {
      run.controller.abort(new UserError('Somebody cancelled.'))
      return Promise.resolve(finish)
    }
    expect(await run.play([edit, last])).toMatchObject({ kind: 'cancelled' })
    expect(await run.pushed()).toEqual([])
  })

  it('of the model fails the run', async () => {
    await using run = await PipelineRun.open()
    const refuse = () => Promise.reject(new ModelError('scripted failed 6 times in a row.'))
    expect(await run.play([refuse])).toEqual({ kind: 'failed', reason: 'scripted failed 6 times in a row.' })
  })
})

it('sends the model no secret from a file or from the thread', async () => {
  await using run = await PipelineRun.open({ ...files, 'leak.txt': 'the token-of-the-run\n' })
  run.say('I use token-of-the-run.', task.author.login)
  const shown: string[] = []
  const look = (request: { readonly messages: readonly object[] }) => {
    shown.push(JSON.stringify(request.messages))
    return Promise.resolve(shown.length === 1 ? calls('read_file', { path: 'leak.txt' }) : finish)
  }
  await run.play([look, look])
  expect(shown[1]).toMatch(/I use \*\*\*/)
  expect(shown[1]).toMatch(/the \*\*\*/)
  expect(shown.join()).not.toContain('token-of-the-run')
})
