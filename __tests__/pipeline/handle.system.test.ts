import { describe, expect, it } from '@jest/globals'
import { ModelError } from '../../src/agent/model.ts'
import { UserError } from '../../src/errors.ts'
import type { Forge } from '../../src/forge/forge.ts'
import { calls, callsAll, says } from '../support/scripted-model.ts'
import { task } from '../support/run-snapshots.ts'
import { files, StoryStage } from '../support/pipeline-run.ts'

const finish = calls('finish', { title: 'Correct the greeting', description: 'It says Hello.' })
const edit = calls('edit_file', { path: 'greeting.txt', old_string: 'Helo', new_string: 'Hello' })
const work = [edit, finish]
const asking = { request: { ...task.request, verb: 'ask' as const } }
const STEPS = ['permission', 'reading', 'preparing', 'verifying-before', 'working', 'verifying-after', 'publishing']

describe('the story', () => {
  it('goes from the permission to the pull request, step by step', async () => {
    await using stage = await StoryStage.open()
    const outcome = await stage.play(work)
    expect(outcome).toMatchObject({ kind: 'proposed', publication: { branch: 'agent/issue-12', isVerified: true } })
    expect(stage.story).toEqual([...STEPS, 'proposed'])
    expect(stage.forge.calls).toEqual(['permissionOf', 'acknowledge', 'readThread', 'commit', 'openPullRequest'])
    expect(stage.forge.drafts).toMatchObject([{ branch: 'agent/issue-12', base: 'main', isDraft: false }])
    expect(stage.forge.commits[0]?.changes).toMatchObject([{ kind: 'written', path: 'greeting.txt' }])
  })

  it.each(['read', 'none'] as const)('reads nothing for somebody with %s access', async (permission) => {
    await using stage = await StoryStage.open()
    stage.forge.permission = permission
    expect(await stage.play([])).toMatchObject({ kind: 'skipped' })
    expect(stage.forge.calls).toEqual(['permissionOf', 'postNoticeOnce'])
    expect(stage.story).toEqual(['permission', 'skipped'])
  })

  it('answers a question without a step that changes anything', async () => {
    await using stage = await StoryStage.open()
    const outcome = await stage.play([finish], { task: asking })
    expect(outcome).toEqual({ kind: 'answered', answer: 'It says Hello.' })
    expect(stage.story).toEqual(['permission', 'reading', 'preparing', 'working', 'answered'])
    expect(stage.forge.commits).toEqual([])
  })

  it('takes a checkpoint before each call that may change a file, and none for a question', async () => {
    await using stage = await StoryStage.open()
    const checkpoints = () =>
      stage.events.flatMap((event) => (event.kind === 'checkpoint' ? [event.checkpoint.number] : []))
    await stage.play([finish], { task: asking })
    expect(checkpoints()).toEqual([])
    await stage.play([edit, calls('write_file', { path: 'new.txt', content: 'x\n' }), finish])
    expect(checkpoints()).toEqual([0, 1])
  })

  it('asks the checkers of the base branch about all that was changed, by a command too', async () => {
    const matcher = { owner: 'it', pattern: [{ regexp: '^(.*)!(.*)$', file: 1, message: 2 }] }
    const checker = { command: 'echo "made.txt!is new"', 'problem-matcher': 'matcher.json' }
    await using stage = await StoryStage.open({
      ...files,
      'matcher.json': JSON.stringify({ problemMatcher: [matcher] }),
      '.github/agent.yml': JSON.stringify({ verify: [], commands: ['touch *'], diagnostics: [checker] })
    })
    await stage.play([calls('run_command', { command: 'touch made.txt' }), calls('get_diagnostics', {}), finish])
    expect(stage.events).toContainEqual(
      expect.objectContaining({
        kind: 'tool-finished',
        name: 'get_diagnostics',
        text: 'made.txt error: is new\necho "made.txt!is new": 1 finding'
      })
    )
  })

  it('runs all checks before and after, in their order', async () => {
    await using stage = await StoryStage.open({ ...files, '.github/agent.yml': '{"verify": ["false", "true"]}' })
    expect(await stage.play(work)).toMatchObject({ kind: 'verify_failed' })
    const checked = stage.events.flatMap((event) =>
      event.kind === 'checked' ? [`${event.when} ${event.check.command}`] : []
    )
    expect(checked).toEqual(['before false', 'before true', 'after false', 'after true'])
    expect(stage.forge.drafts).toMatchObject([{ isDraft: true }])
  })

  it('names the page to open a pull request by hand when the forge refuses to', async () => {
    await using stage = await StoryStage.open()
    stage.forge.openResult = { kind: 'refused', reason: 'No', remedy: 'Tick the box.' }
    expect(await stage.play(work)).toMatchObject({
      kind: 'partial',
      reason: 'No. Tick the box.',
      publication: { pullRequest: undefined, compareUrl: 'https://forge.example/compare/main...agent/issue-12' }
    })
  })

  it('hands in what a stuck model has done, as a draft', async () => {
    await using stage = await StoryStage.open()
    const nonsense = Array.from({ length: 5 }, () => callsAll({ id: '1', name: 'fly', arguments: '{' }))
    expect(await stage.play([edit, ...nonsense])).toMatchObject({ kind: 'partial' })
    expect(stage.forge.drafts).toMatchObject([{ isDraft: true, title: 'Change greeting.txt' }])
  })

  it('hands in what was done before the model could not be asked any more, as a draft', async () => {
    await using stage = await StoryStage.open()
    const refused = () => Promise.reject(new ModelError('The quota is used up.'))
    expect(await stage.play([edit, refused])).toMatchObject({ kind: 'partial', reason: 'The quota is used up.' })
    expect(stage.forge.drafts).toMatchObject([{ isDraft: true }])
  })

  it('calls an answer that a limit cut short partial, and keeps it', async () => {
    await using stage = await StoryStage.open()
    const look = calls('read_file', { path: 'greeting.txt' })
    const flags = { ...task.request.flags, turns: 1 }
    expect(
      await stage.play([look, says('As far as I see.')], { task: { request: { ...asking.request, flags } } })
    ).toEqual({
      kind: 'partial',
      reason: 'The limit of turns was reached.',
      publication: undefined,
      answer: 'As far as I see.'
    })
  })

  it('takes the words of a model that only talks for its account', async () => {
    await using stage = await StoryStage.open()
    expect(await stage.play([says('All is well.'), says('As I said.')])).toEqual({
      kind: 'no_change',
      explanation: 'As I said.'
    })
  })
})

describe('a dry run', () => {
  const dry = { request: { ...task.request, flags: { ...task.request.flags, dryRun: true } } }

  it('shows the change and publishes nothing', async () => {
    await using stage = await StoryStage.open()
    const answer = expect.stringMatching(/^Dry run: this would change 1 file\.\n\n```diff\n[^]*\+Hello\n```$/)
    expect(await stage.play(work, { task: dry })).toEqual({ kind: 'answered', answer })
    expect(stage.forge.commits).toEqual([])
  })

  it('says when the patch is too long to be whole', async () => {
    await using stage = await StoryStage.open()
    const big = calls('write_file', { path: 'long.txt', content: 'a line\n'.repeat(200_000) })
    const answer = expect.stringMatching(/change 2 files[^]*too long to be kept whole[^]*\+Hello/)
    expect(await stage.play([big, ...work], { task: dry })).toMatchObject({ kind: 'answered', answer })
  })

  it('is partial when the checks fail with the change, and shows which', async () => {
    await using stage = await StoryStage.open({ ...files, '.github/agent.yml': '{"verify": ["false"]}' })
    const answer = expect.stringMatching(/`false`[^]*exit 1[^]*\+Hello/)
    const reason = "The repository's own checks fail with this change."
    expect(await stage.play(work, { task: dry })).toMatchObject({ kind: 'partial', reason, answer })
  })

  it('is partial when a limit was hit or the model was lost, and shows what was done', async () => {
    await using stage = await StoryStage.open()
    const answer = expect.stringContaining('+Hello')
    const refused = () => Promise.reject(new ModelError('The quota is used up.'))
    expect(await stage.play([edit, refused], { task: dry })).toMatchObject({
      kind: 'partial',
      reason: 'The quota is used up.',
      answer
    })
  })
})

describe('a pull request from a fork', () => {
  const fork = { subject: 'pull-request' } as const

  it('is refused before any of its code is in the workspace', async () => {
    await using stage = await StoryStage.open()
    stage.pullRequest({ isFork: true })
    expect(await stage.play([], { task: fork })).toMatchObject({
      kind: 'skipped',
      reason: expect.stringMatching(/fork/)
    })
    expect(stage.workspaceFiles).toEqual([])
  })

  it('can be asked about', async () => {
    await using stage = await StoryStage.open()
    stage.pullRequest({ isFork: true })
    expect(await stage.play([finish], { task: { ...fork, ...asking } })).toMatchObject({ kind: 'answered' })
    expect(stage.workspaceFiles).toContain('greeting.txt')
  })
})

describe('a limit in dollars', () => {
  const flags = { ...task.request.flags, budget: 0.5 }
  const spend = { task: { request: { ...task.request, flags } } }

  it('ends the work when it is reached', async () => {
    const prices = '{"verify": [], "prices": {"scripted": {"input": 5000, "output": 0}}}'
    await using stage = await StoryStage.open({ ...files, '.github/agent.yml': prices })
    await expect(stage.play(work, spend)).resolves.toMatchObject({
      kind: 'partial',
      reason: expect.stringMatching(/dollars/)
    })
  })

  it('is said not to be kept where no price is known', async () => {
    await using stage = await StoryStage.open()
    await stage.play(work, spend)
    expect(stage.warnings).toEqual([
      'The limit of 0.5 dollars does not count scripted, for the price is not known. Set it in agent.yml under prices.'
    ])
  })
})

describe('flags that come too late', () => {
  it('leave a pull request of ours with the base it has, and with the rules of that base', async () => {
    await using stage = await StoryStage.open()
    stage.fixture.commit({ ...files, '.github/agent.yml': '{"verify": ["false"]}' }, 'release')
    stage.pullRequest({ headRef: 'agent/issue-12' })
    const flags = { ...task.request.flags, base: 'release', draft: true }
    const outcome = await stage.play(work, { task: { request: { ...task.request, flags } } })
    expect(outcome).toMatchObject({ kind: 'updated' })
    expect(stage.warnings).toEqual([
      expect.stringMatching(/^--base release has no effect: pull request #12 exists and goes to main/),
      expect.stringMatching(/^--draft has no effect/)
    ])
  })

  it('are told on the pull request of somebody else too', async () => {
    await using stage = await StoryStage.open()
    stage.pullRequest()
    const flags = { ...task.request.flags, base: 'release', draft: true }
    await stage.play(work, { task: { subject: 'pull-request', request: { ...task.request, flags } } })
    expect(stage.warnings).toHaveLength(2)
  })
})

describe('a pull request that may not be written to', () => {
  it.each([
    ['closed', { state: 'closed' }],
    ['on the default branch', { headRef: 'main' }],
    ['from a fork', { isFork: true }]
  ] as const)('is refused with what to do instead: %s', async (_, change) => {
    await using stage = await StoryStage.open()
    stage.pullRequest(change)
    const reason = expect.stringContaining('/agent explain')
    expect(await stage.play([], { task: { subject: 'pull-request' } })).toMatchObject({ kind: 'skipped', reason })
  })
})

describe('protected files', () => {
  const actionFile = calls('write_file', { path: 'action.yml', content: 'name: x\n' })

  it('are named with the rule that keeps them from being changed', async () => {
    await using stage = await StoryStage.open()
    const settings = { ...stage.settings, isDryRun: true }
    const reason = 'the bot may not change action.yml (**/action.{yml,yaml})'
    expect(await stage.play([actionFile, finish], { parts: { settings } })).toEqual({ kind: 'blocked', reason })
  })

  it('are named in a warning when the rest is handed in', async () => {
    await using stage = await StoryStage.open()
    expect(await stage.play([actionFile, ...work])).toMatchObject({ kind: 'needs_approval', publication: {} })
    const text = 'The bot may not change by itself: action.yml (**/action.{yml,yaml}).'
    expect(stage.events).toContainEqual({ kind: 'warning', text })
  })

  it('are those of the policy wherever it stands', async () => {
    const write = calls('write_file', { path: 'policy/bot.yml', content: '{"verify": ["true"]}' })
    await using stage = await StoryStage.open({ ...files, 'policy/bot.yml': '{"verify": []}' })
    const settings = { ...stage.settings, configPath: 'policy/bot.yml' }
    const read = calls('read_file', { path: 'policy/bot.yml' })
    expect(await stage.play([read, write, finish], { parts: { settings } })).toMatchObject({ kind: 'needs_approval' })
    expect(stage.forge.commits).toEqual([])
  })
})

describe('the branch', () => {
  it('gets a side branch when it holds other work', async () => {
    await using stage = await StoryStage.open()
    stage.forge.commitResults.push({ kind: 'moved' })
    const outcome = await stage.play(work)
    expect(outcome).toMatchObject({ kind: 'proposed', publication: { branch: 'agent/issue-12-comment-99' } })
    expect(stage.forge.commits.map(({ branch }) => branch)).toEqual(['agent/issue-12', 'agent/issue-12-comment-99'])
  })

  it('is left alone when the side branch holds other work too', async () => {
    await using stage = await StoryStage.open()
    stage.forge.commitResults.push({ kind: 'moved' }, { kind: 'moved' })
    expect(await stage.play(work)).toMatchObject({
      kind: 'failed',
      reason: expect.stringContaining('Delete')
    })
    expect(stage.forge.drafts).toEqual([])
  })

  it('is not made when the forge refuses the change', async () => {
    await using stage = await StoryStage.open()
    stage.forge.commitResults.push({ kind: 'refused', reason: 'Rules.' })
    const reason = expect.stringMatching(
      /^The change could not be pushed to agent\/issue-12: Rules\. Change what refuses it/
    )
    expect(await stage.play(work)).toEqual({ kind: 'failed', reason })
  })
})

describe('what goes wrong', () => {
  const methods: (keyof Forge)[] = ['permissionOf', 'acknowledge', 'readThread', 'commit', 'openPullRequest']

  it.each(methods)('is an outcome and no exception: %s', async (method) => {
    await using stage = await StoryStage.open()
    stage.forge.failing = { method, error: new UserError(`${method} is refused.`) }
    expect(await stage.play(work)).toEqual({ kind: 'failed', reason: `${method} is refused.` })
    expect(stage.events.at(-1)).toMatchObject({ kind: 'ended' })
  })

  it('is told as a fault of ours when nobody can mend it', async () => {
    await using stage = await StoryStage.open()
    stage.forge.failing = { method: 'readThread', error: new TypeError('x is undefined') }
    expect(await stage.play([])).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/in Forgehand itself/) })
    expect(stage.events.filter(({ kind }) => kind === 'bug')).toHaveLength(1)
  })

  it('is a cancellation when the signal came first, whatever failed because of it', async () => {
    await using stage = await StoryStage.open()
    const cancel = () => {
      stage.controller.abort(new UserError('Somebody cancelled.'))
      return Promise.reject(new Error('cut off'))
    }
    expect(await stage.play([cancel])).toEqual({ kind: 'cancelled', reason: 'Somebody cancelled.' })
    expect(stage.story.at(-1)).toBe('cancelled')
    expect(stage.forge.commits).toEqual([])
  })

  it('publishes nothing after a signal that came while the last tool ran', async () => {
    await using stage = await StoryStage.open()
    const last = () => {
      stage.controller.abort(new UserError('Somebody cancelled.'))
      return Promise.resolve(finish)
    }
    expect(await stage.play([edit, last])).toMatchObject({ kind: 'cancelled' })
    expect(stage.forge.commits).toEqual([])
  })

  it('fails when the model does not serve', async () => {
    await using stage = await StoryStage.open()
    const refuse = () => Promise.reject(new ModelError('scripted failed 6 times in a row.'))
    expect(await stage.play([refuse])).toEqual({ kind: 'failed', reason: 'scripted failed 6 times in a row.' })
  })
})

it('shows the model no secret that stands in a file or in the thread', async () => {
  await using stage = await StoryStage.open({ ...files, 'leak.txt': 'the token-of-the-story\n' })
  const place = { author: task.author, location: undefined, createdAt: task.createdAt }
  const posts = [{ ...place, id: 1, body: 'I use token-of-the-story.' }]
  stage.forge.thread = { posts, droppedCount: 0, progress: undefined, ownProgress: [] }
  const shown: string[] = []
  const look = (request: { readonly messages: readonly object[] }) => {
    shown.push(JSON.stringify(request.messages))
    return Promise.resolve(shown.length === 1 ? calls('read_file', { path: 'leak.txt' }) : finish)
  }
  await stage.play([look, look])
  expect(shown[1]).toMatch(/I use \*\*\*/)
  expect(shown[1]).toMatch(/the \*\*\*/)
  expect(shown.join()).not.toContain('token-of-the-story')
})
