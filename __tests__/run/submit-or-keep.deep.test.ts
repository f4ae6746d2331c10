import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { Crash, UserError } from '../../src/errors.ts'
import type { RunEvent } from '../../src/report/reporter.ts'
import { files, PipelineRun, REPOSITORY } from '../support/pipeline-run.ts'
import { task } from '../support/run-snapshots.ts'
import { calls, type Turn } from '../support/scripted-model.ts'

const finish = calls('finish', { title: 'Correct the greeting', description: 'It says Hello.' })
const edit = calls('edit_file', { path: 'greeting.txt', old_string: 'Helo', new_string: 'Hello' })
const onPullRequest = { task: { subject: 'pull-request' } } as const

/** The patches that were shown because their change was not published. Each was also written to the file. */
function keptPatches({ events, patches }: PipelineRun): string[] {
  const shown = events.flatMap((event) => (event.kind === 'change-unpublished' ? [event.patch] : []))
  expect(patches).toEqual(shown)
  return shown
}

/** Something happens while the model works. */
function editWhile(happens: () => void): Turn {
  return () => {
    happens()
    return Promise.resolve(edit)
  }
}

/** The pull request gets another base while the model works. */
function retargeting({ repository }: PipelineRun): Turn {
  return editWhile(() => {
    repository.pullRequest(task.number).pullRequest.baseRef = 'strict'
  })
}

it('publishes nothing to a pull request that was closed during the run, and keeps the change', async () => {
  await using run = await PipelineRun.open()
  await run.pullRequest()
  const closing = editWhile(() => {
    run.repository.closePullRequest(task.number)
  })
  expect(await run.play([closing, finish], onPullRequest)).toMatchObject({
    kind: 'blocked',
    reason: expect.stringContaining('pull request #12 was merged or closed during the run')
  })
  expect(await run.pushed()).toEqual([])
  expect(keptPatches(run)).toEqual([expect.stringContaining('+Hello')])
})

it('applies the rules of the base that the pull request has at the end', async () => {
  await using run = await PipelineRun.open()
  await run.commit({ ...files, '.github/agent.yml': '{"verify": [], "protected-paths": ["greeting.txt"]}' }, 'strict')
  await run.pullRequest()
  const free = calls('write_file', { path: 'free.txt', content: 'free\n' })
  const outcome = await run.play([retargeting(run), free, finish], onPullRequest)
  expect(outcome).toMatchObject({ kind: 'needs_approval' })
  expect(await run.pushedPaths()).toEqual(['free.txt'])
  expect(run.warnings).toContainEqual(expect.stringContaining('now merges into strict, no longer into main'))
})

it('publishes nothing outside of the writable paths', async () => {
  await using run = await PipelineRun.open()
  await run.commit({ ...files, '.github/agent.yml': '{"verify": [], "writable-paths": ["greeting.txt"]}' }, 'strict')
  await run.pullRequest()
  const free = calls('write_file', { path: 'free.txt', content: 'free\n' })
  await run.play([retargeting(run), free, finish], onPullRequest)
  expect(await run.pushedPaths()).toEqual(['greeting.txt'])
  const excluded = run.events.find((event) => event.kind === 'files-excluded')
  expect(excluded).toMatchObject({ paths: ['free.txt'], rules: [expect.stringContaining('writable-paths')] })
})

const committing = { method: 'POST', route: `${REPOSITORY}/git/trees` } as const

it.each([
  ['the forge refuses the token', { status: 401 }, 'GitHub does not accept the token'],
  ['a bug ends the run', { status: 201, body: { sha: 'other' } }, 'An internal error in Forgehand']
])('keeps the change when %s', async (_, answer, reason) => {
  await using run = await PipelineRun.open()
  run.github.fault({ ...committing, ...answer })
  const failed = { kind: 'failed', reason: expect.stringContaining(reason) }
  expect(await run.play([edit, finish])).toMatchObject(failed)
  expect(keptPatches(run)).toEqual([expect.stringContaining('+Hello')])
})

it('keeps the change when the run is cancelled during the push', async () => {
  await using run = await PipelineRun.open()
  run.github.before(committing, () => {
    run.controller.abort(new UserError('The workflow run was cancelled (SIGINT).'))
  })
  expect(await run.play([edit, finish])).toMatchObject({ kind: 'cancelled' })
  expect(keptPatches(run)).toEqual([expect.stringContaining('+Hello')])
})

it('keeps nothing when everything was published', async () => {
  await using run = await PipelineRun.open()
  expect(await run.play([edit, finish])).toMatchObject({ kind: 'proposed' })
  expect(keptPatches(run)).toEqual([])
})

it('keeps the change when the run is cancelled or crashes while the checks run after the work', async () => {
  await using run = await PipelineRun.open({ ...files, '.github/agent.yml': '{"verify": ["true"]}' })
  const emit = (event: RunEvent) => {
    run.events.push(event)
    if (event.kind === 'step' && event.step === 'verifying') run.controller.abort(new UserError('Cancelled.'))
  }
  expect(await run.play([edit, finish], { effects: { emit } })).toMatchObject({ kind: 'cancelled' })
  expect(keptPatches(run)).toEqual([expect.stringContaining('+Hello')])
})

it('keeps what is in the work tree when the run is cancelled while the model works', async () => {
  await using run = await PipelineRun.open()
  const cancel: Turn = ({ signal }) => {
    run.controller.abort(new UserError('The workflow run was cancelled (SIGINT).'))
    return Promise.reject(signal.reason as Error)
  }
  expect(await run.play([edit, cancel])).toMatchObject({ kind: 'cancelled' })
  expect(keptPatches(run)).toEqual([expect.stringContaining('+Hello')])
})

it('fails and keeps what is in the work tree at an exception that nothing handles', async () => {
  await using run = await PipelineRun.open()
  const crash: Turn = ({ signal }) => {
    run.controller.abort(new Crash('x is undefined', { cause: new TypeError('x is undefined') }))
    return Promise.reject(signal.reason as Error)
  }
  const reason = 'An internal error in Forgehand: x is undefined'
  expect(await run.play([edit, crash])).toEqual({ kind: 'failed', reason })
  expect(keptPatches(run)).toEqual([expect.stringContaining('+Hello')])
})

it('keeps nothing when nothing was changed before the run was cancelled', async () => {
  await using run = await PipelineRun.open()
  const cancel: Turn = ({ signal }) => {
    run.controller.abort(new UserError('Cancelled.'))
    return Promise.reject(signal.reason as Error)
  }
  expect(await run.play([cancel])).toMatchObject({ kind: 'cancelled' })
  expect(run.patches).toEqual([])
})

describe('a kept patch', () => {
  const original = {
    ...files,
    'mode.sh': '#!/bin/sh\n',
    'gone.txt': 'gone\n',
    'old/name.txt': 'moved\n'.repeat(50),
    'crlf.txt': 'one\r\ntwo\r\n',
    'binary.dat': Buffer.from([0, 1, 2, 255]),
    'latin.txt': Buffer.from('caf\xe9\n', 'latin1')
  }

  /** Everything that a patch can have to say, made in the work tree as a command would. */
  function changeEverything({ fixture }: PipelineRun): void {
    fixture.write({
      'greeting.txt': 'Hello\n',
      'mode.sh': { script: '#!/bin/sh\n' },
      'new/name.txt': 'moved\n'.repeat(50),
      'crlf.txt': 'one\r\nthree\r\n',
      'binary.dat': Buffer.from([255, 0, 10, 13]),
      'latin.txt': Buffer.from('th\xe9\n', 'latin1'),
      'replacement.txt': 'a \ufffd of its own\n',
      link: { link: 'greeting.txt' },
      'empty.txt': '',
      'without end': 'no line feed at the end',
      'hidden.txt': 'zero\u200bwidth\n',
      'token.txt': `ghp_${'a1B2'.repeat(9)}\n`,
      'large.txt': 'a line of a large file\n'.repeat(60_000)
    })
    fixture.remove('gone.txt')
    fixture.remove('old')
  }

  async function keepEverything(run: PipelineRun, after: (files: PipelineRun) => void = () => undefined) {
    run.github.fault({ ...committing, status: 401 })
    const change: Turn = () => {
      changeEverything(run)
      after(run)
      return Promise.resolve(edit)
    }
    const look = calls('read_file', { path: 'greeting.txt' })
    await run.play([look, change, finish])
    return run.patches.at(-1) ?? ''
  }

  it('applies to the base commit with git apply, whatever the change contains, and is not shown in a comment that would change it', async () => {
    await using run = await PipelineRun.open(original)
    const patch = await keepEverything(run)
    const { fixture } = run
    const clone = join(fixture.root, 'clone')
    fixture.git(fixture.root, 'clone', '-q', fixture.origin, clone)
    writeFileSync(join(fixture.root, 'change.patch'), patch)
    fixture.git(clone, 'apply', '--index', join(fixture.root, 'change.patch'))
    fixture.git(clone, 'commit', '-q', '-m', 'applied')
    const [applied] = fixture.git(clone, 'rev-parse', 'HEAD^{tree}').split('\n')
    const recorded = run.events.flatMap((event) => (event.kind === 'change-recorded' ? [event.tree] : []))
    expect([applied]).toEqual(recorded)
    const shown = run.events.find((event) => event.kind === 'change-unpublished')
    expect(shown).toMatchObject({ patch: '', paths: expect.arrayContaining(['large.txt', 'token.txt']) })
  })

  it('names the files that are published only after approval, and leaves out those with a secret in their new or old content', async () => {
    const secret = 'the token is token-of-the-run\n'
    await using run = await PipelineRun.open({ ...original, 'secret-goes.txt': secret, 'secret-comes.txt': 'x\n' })
    const patch = await keepEverything(run, ({ fixture }) => {
      fixture.write({ '.npmrc': 'x=1\n', '.github/workflows/ci.yml': 'on: push\n' })
      fixture.write({ 'secret-goes.txt': 'y\n', 'secret-comes.txt': secret })
    })
    const shown = run.events.find((event) => event.kind === 'change-unpublished')
    expect(shown).toMatchObject({ protectedPaths: ['.github/workflows/ci.yml', '.npmrc', 'link'] })
    expect(patch).toContain('+Hello')
    expect(patch.match(/token-of-the-run|secret-\w+\.txt/g)).toBeNull()
  })
})
