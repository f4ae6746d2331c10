import { describe, expect, it } from '@jest/globals'
import { judgeChange } from '../../src/policy/judge-change.ts'
import { endedBody } from '../../src/report/progress-body.ts'
import { resultText } from '../../src/report/result-body.ts'
import type { Outcome } from '../../src/domain/outcome.ts'
import { calls, callsAll } from '../support/scripted-model.ts'
import { snapshotOf, task } from '../support/run-snapshots.ts'
import { files, PipelineRun } from '../support/pipeline-run.ts'
import type { PendingApproval } from '../../src/domain/approval.ts'

const finish = calls('finish', { title: 'Do it', description: 'Done.' })
const edit = calls('edit_file', { path: 'greeting.txt', old_string: 'Helo', new_string: 'Hello' })
const write = (path: string, content: string) => calls('write_file', { path, content })
const runs = (command: string, change = {}) => calls('run_command', { command, ...change })
const strict = { ...files, '.github/agent.yml': JSON.stringify({ verify: [], commands: [] }) }

function pendingIn(outcome: Outcome): readonly PendingApproval[] {
  return outcome.kind === 'needs_approval' ? outcome.pending : []
}

function hashOf(outcome: Outcome): string {
  return pendingIn(outcome)[0]?.hash ?? 'none'
}

/** Adds the comment that a run left to the thread. */
function leave(run: PipelineRun, outcome: Outcome): void {
  const view = { claim: 'comment-99', trigger: '/agent', runId: '7', requester: '' }
  const result = resultText({ ...snapshotOf({ kind: 'ended', outcome }), outcome }, '/agent', undefined)
  const body = endedBody({ steps: [], todo: [], outcome, view }, result)
  run.say(body)
}

const approving = (hash: string) => {
  const request = { ...task.request, verb: 'approve' as const, text: hash }
  return { task: { request, instruction: `/agent approve ${hash}` } }
}

describe('a published change', () => {
  const rules = {
    protectedPaths: [],
    sensitiveFiles: [],
    writablePaths: undefined,
    canWriteWorkflows: false,
    approved: [{ path: '.npmrc', mode: '100644', blob: 'a' }]
  }

  it.each([
    ['a link', { path: 'link', mode: '120000', blob: 'b' }, 'refused'],
    ['a submodule', { path: 'module', mode: '160000', blob: 'b' }, 'refused'],
    ['a path that looks like .git', { path: 'a/.GIT /config', mode: '100644', blob: 'b' }, 'refused'],
    ['a workflow', { path: '.github/workflows/x.yml', mode: '100644', blob: 'b' }, 'refused'],
    ['a deleted workflow', { path: '.github/workflows/x.yml', mode: '000000', blob: '' }, 'refused'],
    ['a deleted protected file', { path: 'CODEOWNERS', mode: '000000', blob: '' }, 'needs-approval'],
    ['the approved file with other content', { path: '.npmrc', mode: '100644', blob: 'b' }, 'needs-approval'],
    ['the approved file with another mode', { path: '.npmrc', mode: '100755', blob: 'a' }, 'needs-approval'],
    ['the approved file in another case', { path: '.NPMRC', mode: '100644', blob: 'a' }, 'needs-approval'],
    ['the approved file as a link', { path: '.npmrc', mode: '120000', blob: 'a' }, 'refused']
  ])('does not include %s', (_, file, kind) => {
    expect(judgeChange(file, rules)).toMatchObject({ kind })
  })

  it('is allowed to include the approved file', () => {
    expect(judgeChange({ path: '.npmrc', mode: '100644', blob: 'a' }, rules)).toEqual({ kind: 'allowed' })
  })

  it('never includes a workflow with the workflow token, and the outcome names the missing permission', async () => {
    await using run = await PipelineRun.open()
    const outcome = await run.play([write('.github/workflows/x.yml', 'on: push\n'), finish])
    expect(outcome).toMatchObject({ kind: 'blocked', reason: expect.stringContaining('workflows: write') })
  })

  it('is allowed to include ordinary files unchanged', async () => {
    await using run = await PipelineRun.open()
    expect(await run.play([edit, finish])).toMatchObject({ kind: 'proposed' })
    expect(run.events.some(({ kind }) => kind === 'files-excluded')).toBe(false)
  })
})

describe('a change that a command left in the work tree', () => {
  /** What a run with this script leaves. */
  async function playScript(tree: Readonly<Record<string, string>>, script: string) {
    const rules = { '.github/agent.yml': JSON.stringify({ verify: [], commands: ['sh change.sh'] }) }
    await using run = await PipelineRun.open({ ...strict, ...tree, ...rules, 'change.sh': script })
    const outcome = await run.play([runs('sh change.sh'), edit, finish])
    const [pending] = pendingIn(outcome)
    return {
      published: await run.pushedPaths(),
      waiting: pending?.waiting.kind === 'change' ? pending.waiting.files.map(({ path }) => path) : [],
      patch: run.events.flatMap((event) => (event.kind === 'files-excluded' ? [event.patch] : [])).join('')
    }
  }

  interface Left {
    readonly name: string
    /** Runs in a folder of its own. */
    readonly script: string
    /** What can be approved. */
    readonly waiting?: readonly string[]
    /** What the patch of the excluded files contains; undefined if nothing of the folder is excluded. */
    readonly patch?: RegExp
    readonly published?: readonly string[]
  }

  const left: readonly Left[] = [
    { name: 'a new link', script: 'ln -s /etc/passwd link', patch: /new file mode 120000[^]*\+\/etc\/passwd/ },
    { name: 'a link that replaces a file', script: 'rm tool; ln -s /etc/passwd tool', patch: /^-x[^]*120000/m },
    {
      name: 'a link that replaces a folder',
      script: 'rm -r folder; ln -s /etc folder',
      patch: /^-a[^]*120000|120000[^]*^-a/m
    },
    {
      name: 'a link that replaces a protected file',
      script: 'rm .npmrc; ln -s tool .npmrc',
      patch: /^-a=b[^]*120000/m
    },
    {
      name: 'a protected file in a folder that replaces a file',
      script: 'rm tool; mkdir tool; echo r=1 > tool/.npmrc',
      waiting: ['tool', 'tool/.npmrc'],
      patch: /\+r=1/
    },
    {
      name: 'an ordinary and a protected file in a folder that replaces a file',
      script: 'rm tool; mkdir tool; echo r=1 > tool/.npmrc; echo b > tool/b.txt',
      waiting: ['tool', 'tool/.npmrc', 'tool/b.txt'],
      patch: /\+r=1[^]*\+b/
    },
    {
      name: 'a folder that replaces a protected file',
      script: 'rm .npmrc; mkdir .npmrc; echo x > .npmrc/a',
      waiting: ['.npmrc', '.npmrc/a'],
      patch: /\+x/
    },
    {
      name: 'a file moved to a protected path',
      script: 'mv tool .yarnrc',
      waiting: ['.yarnrc', 'tool'],
      patch: /^-x/m
    },
    {
      name: 'a file moved over a protected one',
      script: 'mv tool CODEOWNERS',
      waiting: ['CODEOWNERS', 'tool'],
      patch: /^-x/m
    },
    {
      name: 'a file moved to where the token cannot write',
      script: 'mkdir -p ../.github/workflows; mv tool ../.github/workflows/x.yml',
      patch: /^-x/m
    },
    { name: 'a file moved and replaced by a link', script: 'mv tool moved; ln -s moved tool', patch: /^-x/m },
    {
      name: 'a protected file moved away',
      script: 'mv CODEOWNERS owners.txt',
      waiting: ['CODEOWNERS', 'owners.txt'],
      patch: /^\+\* @acme/m
    },
    { name: 'a deleted protected file', script: 'rm CODEOWNERS', waiting: ['CODEOWNERS'], patch: /-\* @acme/ },
    {
      name: 'another mode of a protected file',
      script: 'chmod +x .npmrc',
      waiting: ['.npmrc'],
      patch: /new mode 100755/
    },
    { name: 'a protected file in capitals', script: 'echo r=1 > .NPMRC', waiting: ['.NPMRC'], patch: /\+r=1/ },
    {
      name: 'a protected file with a trailing space',
      script: "echo r=1 > '.npmrc '",
      waiting: ['.npmrc '],
      patch: /\+r=1/
    },
    { name: 'an empty protected file', script: ': > .yarnrc', waiting: ['.yarnrc'], patch: /new file mode 100644/ },
    {
      name: 'a path that looks like a git pathspec',
      script: "mkdir ':(glob)x'; echo r=1 > ':(glob)x/.npmrc'",
      waiting: [':(glob)x/.npmrc'],
      patch: /\+r=1/
    },
    {
      name: 'a protected file that contains lines of a patch',
      script: "printf 'a=b\\ndiff --git a/x b/x\\n' > .npmrc",
      waiting: ['.npmrc'],
      patch: /^\+diff --git/m
    },
    { name: 'a deleted file', script: 'rm tool', published: ['tool'] },
    {
      name: 'a file that replaces a folder',
      script: 'rm -r folder; echo x > folder',
      published: ['folder', 'folder/a.txt']
    },
    { name: 'a changed mode', script: 'chmod +x tool', published: ['tool'] }
  ]
  const folders = left.map((_, index) => `case-${index}`)
  // A file of one folder must not look as if it had been moved from another one.
  const filesOf = (folder: string) => ({
    [`${folder}/tool`]: `x ${folder}\n`,
    [`${folder}/folder/a.txt`]: `a ${folder}\n`,
    [`${folder}/.npmrc`]: `a=b ${folder}\n`,
    [`${folder}/CODEOWNERS`]: `* @acme/owners ${folder}\n`
  })

  it('is saved completely and not published if it needs approval or is refused, and published if it is allowed', async () => {
    const tree = Object.assign({}, ...folders.map(filesOf)) as Record<string, string>
    const script = left.map((one, index) => `(cd case-${index}\n${one.script}\n)\n`).join('')
    const { published, waiting, patch } = await playScript(tree, script)
    const patches = patch.split(/^(?=diff --git )/m)
    const isWrong = (one: Left, index: number) => {
      const within = (paths: readonly string[]) =>
        paths.flatMap((path) => (path.startsWith(`case-${index}/`) ? [path.slice(`case-${index}/`.length)] : []))
      const own = patches.filter((text) => text.startsWith(`diff --git a/case-${index}/`)).join('')
      return (
        within(waiting).join() !== (one.waiting ?? []).join() ||
        within(published).join() !== (one.published ?? []).join() ||
        (one.patch ? !one.patch.test(own) : own !== '')
      )
    }
    expect(left.filter(isWrong).map(({ name }) => name)).toEqual([])
    expect(published.filter((path) => !path.startsWith('case-'))).toEqual(['greeting.txt'])
  })

  it('cannot be approved if it is a protected file that is not UTF-8, which is saved completely', async () => {
    const { published, waiting, patch } = await playScript({ '.npmrc': 'a=b\n' }, "printf 'a=\\351\\n' > .npmrc\n")
    expect({ published, waiting }).toEqual({ published: ['greeting.txt'], waiting: [] })
    expect(patch).toMatch(/^diff --git a\/\.npmrc b\/\.npmrc\n[^]*^GIT binary patch$/m)
  })
})

describe('a pending item', () => {
  const npmrc = write('.npmrc', 'a=b\n')

  it('comes with a warning when a limit ended the work', async () => {
    await using run = await PipelineRun.open()
    const settings = { ...run.settings, maxLimits: { ...run.settings.maxLimits, turns: 1 } }
    expect(await run.play([npmrc, finish], { effects: { settings } })).toMatchObject({ kind: 'needs_approval' })
    expect(run.warnings).toContainEqual(expect.stringContaining('limit of turns'))
  })

  it('comes with a warning when the checks are worse', async () => {
    await using run = await PipelineRun.open({
      ...files,
      '.github/agent.yml': '{"verify": ["grep -q Helo greeting.txt"]}'
    })
    expect(await run.play([npmrc, edit, finish, finish])).toMatchObject({ kind: 'needs_approval' })
    expect(run.warnings).toContainEqual(expect.stringContaining('checks are worse'))
  })
})

describe('a pending command', () => {
  const asked = runs('touch made.txt', { request_approval: true })

  it('ends the run at once and leaves a draft of the work so far', async () => {
    await using run = await PipelineRun.open(strict)
    const both = callsAll(...asked.toolCalls, ...write('after.txt', 'x\n').toolCalls)
    const outcome = await run.play([edit, both])
    expect(outcome).toMatchObject({ kind: 'needs_approval', publication: { filesChanged: ['greeting.txt'] } })
    expect(pendingIn(outcome)).toMatchObject([{ waiting: { kind: 'command', command: 'touch made.txt', cwd: '' } }])
    expect(run.opened).toMatchObject([{ isDraft: true }])
    expect(run.workspaceFiles).not.toContain('after.txt')
    expect(run.workspaceFiles).not.toContain('made.txt')
  })

  it('is allowed once it is approved', async () => {
    await using run = await PipelineRun.open(strict)
    const first = await run.play([asked])
    leave(run, first)
    const outcome = await run.play([runs('touch made.txt'), edit, finish], approving(hashOf(first)))
    expect(outcome).toMatchObject({ kind: 'proposed', publication: { filesChanged: ['greeting.txt', 'made.txt'] } })
  })

  it('does not allow another command, folder, space or command behind it', async () => {
    await using run = await PipelineRun.open(strict)
    const first = await run.play([asked])
    leave(run, first)
    const others = [
      runs('touch made.txt other.txt'),
      runs('touch made.txt', { cwd: '.github' }),
      runs('touch  made.txt'),
      runs('touch made.txt && touch other.txt')
    ]
    const outcome = await run.play([...others, edit, finish], approving(hashOf(first)))
    expect(outcome).toMatchObject({ kind: 'proposed', publication: { filesChanged: ['greeting.txt'] } })
    const calls = run.events.flatMap((event) =>
      event.kind === 'tool-finished' && event.name === 'run_command' ? [event.ok] : []
    )
    expect(calls.slice(-others.length)).toEqual(others.map(() => false))
  })

  it('stays pending when a reader approves it, and when another run asks for it again', async () => {
    await using run = await PipelineRun.open(strict)
    const first = await run.play([asked])
    leave(run, first)
    run.repository.setPermission(task.actor.login, 'read')
    expect(await run.play([], approving(hashOf(first)))).toMatchObject({ kind: 'skipped' })
    run.repository.setPermission(task.actor.login, 'write')
    expect(await run.play([asked])).toMatchObject({ kind: 'needs_approval' })
    expect(run.workspaceFiles).not.toContain('made.txt')
  })
})

describe('a pending change', () => {
  const npmrc = write('.npmrc', 'registry=https://r.example\n')

  it('is allowed once it is approved, with exactly its files and without asking the model', async () => {
    await using run = await PipelineRun.open()
    const first = await run.play([npmrc, edit, finish])
    leave(run, first)
    const outcome = await run.play([], approving(hashOf(first)))
    expect(outcome).toMatchObject({ kind: 'updated', publication: { filesChanged: ['.npmrc'] } })
    expect((await run.pushed()).at(-1)?.paths).toEqual(['.npmrc'])
  })

  it('is not published if the file has changed since, and changes nothing if it is already there', async () => {
    await using run = await PipelineRun.open()
    const first = await run.play([npmrc, finish])
    leave(run, first)
    await run.commit({ ...files, '.npmrc': 'evil=1\n' })
    const outcome = await run.play([], approving(hashOf(first)))
    expect(outcome).toMatchObject({ kind: 'failed', reason: expect.stringContaining('Ask for the change again') })
    await run.commit({ ...files, '.npmrc': 'registry=https://r.example\n' })
    expect(await run.play([], approving(hashOf(first)))).toMatchObject({ kind: 'no_change' })
    expect(await run.pushed()).toEqual([])
  })

  it('is not published if its patch in our comment was edited', async () => {
    await using run = await PipelineRun.open()
    const first = await run.play([npmrc, finish])
    const [pending] = pendingIn(first)
    if (pending?.waiting.kind !== 'change' || first.kind !== 'needs_approval') throw new Error('Nothing waits.')
    const patch = pending.waiting.patch.replace('r.example', 'e.example')
    leave(run, { ...first, pending: [{ ...pending, waiting: { ...pending.waiting, patch } }] })
    expect(await run.play([], approving(pending.hash))).toMatchObject({ kind: 'failed' })
    expect(await run.pushed()).toEqual([])
  })

  it('is not published when the pull request is closed', async () => {
    await using run = await PipelineRun.open()
    const first = await run.play([npmrc, finish])
    leave(run, first)
    await run.pullRequest()
    run.repository.closePullRequest(task.number)
    const { task: approval } = approving(hashOf(first))
    expect(await run.play([], { task: { ...approval, subject: 'pull-request' } })).toMatchObject({ kind: 'skipped' })
    expect(await run.pushed()).toEqual([])
  })

  it('is not offered for a binary file', async () => {
    await using run = await PipelineRun.open()
    const outcome = await run.play([write('.npmrc', 'a\u0000b'), finish])
    expect(outcome).toMatchObject({ kind: 'blocked' })
  })

  it('is not offered if it contains a secret of the run', async () => {
    await using run = await PipelineRun.open()
    const outcome = await run.play([write('.npmrc', 'token=token-of-the-run\n'), finish])
    expect(outcome).toMatchObject({ kind: 'blocked' })
  })

  it('can be a sensitive file of agent.yml', async () => {
    const rules = { verify: [], 'sensitive-files': [{ pattern: 'billing/**', 'require-approval': true }] }
    await using run = await PipelineRun.open({ ...files, '.github/agent.yml': JSON.stringify(rules) })
    const outcome = await run.play([write('billing/a.ts', 'export {}\n'), finish])
    expect(pendingIn(outcome)).toMatchObject([{ waiting: { files: [{ path: 'billing/a.ts' }] } }])
  })
})
