import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { Verb } from '../../src/domain/task.ts'
import { UserError } from '../../src/errors.ts'
import { bot } from '../support/run.ts'
import { PipelineRun, REPOSITORY } from '../support/pipeline-run.ts'
import { task } from '../support/run-snapshots.ts'
import { calls, type Turn } from '../support/scripted-model.ts'

type Files = Readonly<Record<string, string | null>>

const lines = (...changed: readonly [number, string][]) => {
  const all = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`)
  for (const [number, text] of changed) all[number - 1] = text
  return `${all.join('\n')}\n`
}

/** A pull request whose branch and base have moved apart, worked on by the pipeline. */
class Update implements AsyncDisposable {
  readonly run: PipelineRun
  readonly head: string

  constructor(run: PipelineRun, head: string) {
    this.run = run
    this.head = head
  }

  static async open({ common, ours, theirs }: { common: Files; ours: Files; theirs: Files }): Promise<Update> {
    const run = await PipelineRun.open()
    const { repository } = run
    await repository.push('main', common, 'Common')
    const head = await repository.push('topic', ours, 'Ours')
    await repository.openPullRequest({ number: task.number, author: bot.login, head: 'topic', title: 'Topic' })
    await repository.push('main', theirs, 'Theirs')
    return new Update(run, head)
  }

  play(turns: readonly Turn[], { dryRun = false } = {}) {
    const verb: Verb = 'update'
    const request = { ...task.request, verb, flags: { ...task.request.flags, dryRun } }
    return this.run.play(turns, { task: { subject: 'pull-request', instruction: '/agent update', request } })
  }

  git(...args: readonly string[]): Promise<string> {
    return this.run.repository.state.git.text(args)
  }

  /** What the model was told about the conflicts. */
  get prompt(): string {
    return this.run.events
      .flatMap((event) => (event.kind === 'message' ? [JSON.stringify(event.message)] : []))
      .join('')
  }

  /** Applies the patches that were kept to the branch as it was at the start. Returns the files that they change. */
  async applyKept(): Promise<Files> {
    const { fixture, patches } = this.run
    const [clone, patch] = [join(fixture.root, 'clone'), join(fixture.root, 'kept.patch')]
    fixture.git(fixture.root, 'clone', '-q', fixture.origin, clone)
    fixture.git(clone, 'checkout', '-q', this.head)
    writeFileSync(patch, patches.join(''))
    fixture.git(clone, 'apply', '--index', patch)
    const paths = fixture.git(clone, 'diff', '--cached', '--name-only').split('\n')
    return Object.fromEntries(
      await Promise.all(paths.map(async (path) => [path, await readFile(join(clone, path), 'utf8')] as const))
    )
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.run[Symbol.asyncDispose]()
  }
}

const read = (path = 'a.txt') => calls('read_file', { path })
const resolve = (content: string, path = 'a.txt') => calls('write_file', { path, content })
const committing = { method: 'POST', route: `${REPOSITORY}/git/trees` } as const
const finish = calls('finish', { title: 'Merge main', description: 'Keeps both.' })
const both = {
  common: { 'a.txt': lines(), 'own.txt': 'one\n', 'base.txt': 'one\n' },
  ours: { 'a.txt': lines([6, 'ours']), 'own.txt': 'two\n' },
  theirs: { 'a.txt': lines([6, 'theirs']), 'base.txt': 'two\n', '.github/CODEOWNERS': '* @ada\n' }
}

describe('update', () => {
  it('lets GitHub merge when nothing conflicts, and asks no model', async () => {
    await using update = await Update.open({ ...both, theirs: { 'base.txt': 'two\n' } })
    const outcome = await update.play([])
    expect(outcome).toMatchObject({ kind: 'updated', publication: { isVerified: true, pullRequest: { number: 12 } } })
    expect(await update.git('log', '-1', '--format=%P', 'topic')).toBe(
      `${update.head} ${await update.git('rev-parse', 'main')}`
    )
  })

  it('changes nothing if the branch is up to date', async () => {
    await using update = await Update.open({ ...both, theirs: {} })
    await update.git('update-ref', 'refs/heads/main', 'topic~1')
    expect(await update.play([])).toMatchObject({ kind: 'no_change' })
    expect(await update.git('rev-parse', 'topic')).toBe(update.head)
  })

  it('commits resolved conflicts with two parents, and no file of the base in the difference', async () => {
    await using update = await Update.open(both)
    const outcome = await update.play([read(), resolve(lines([6, 'ours and theirs'])), finish])
    expect(outcome).toMatchObject({ kind: 'updated', publication: { filesChanged: ['a.txt'] } })
    expect(await update.git('log', '-1', '--format=%P', 'topic')).toBe(
      `${update.head} ${await update.git('rev-parse', 'main')}`
    )
    expect(await update.git('diff', '--name-only', 'main', 'topic')).toBe('a.txt\nown.txt')
    expect(await update.git('diff', '--name-only', 'topic^1', 'topic')).toBe('.github/CODEOWNERS\na.txt\nbase.txt')
    expect(await update.git('show', 'topic:a.txt')).toContain('ours and theirs')
    expect(update.prompt).toMatch(
      /a\.txt.{1,9}both changed it.{1,9}here: [0-9a-f]{7} acme: Ours.{1,9}base: [0-9a-f]{7} acme: Theirs/
    )
    expect(await update.git('log', '-1', '--format=%s', 'topic')).toBe('Merge main into topic')
  })

  it('does not let the model finish while a conflict marker remains', async () => {
    await using update = await Update.open(both)
    const half = lines([6, '<<<<<<< this-branch\nours\n=======\ntheirs\n>>>>>>> base-branch'])
    const outcome = await update.play([read(), resolve(half), finish, resolve(lines([6, 'both'])), finish])
    expect(outcome).toMatchObject({ kind: 'updated' })
    expect(update.prompt).toContain('Conflict markers remain. Resolve them in a.txt.')
  })

  it('pushes nothing if the conflicts are not resolved in the end', async () => {
    await using update = await Update.open(both)
    const outcome = await update.play(Array.from({ length: 8 }, () => finish))
    expect(outcome).toMatchObject({ kind: 'conflict' })
    expect(await update.git('rev-parse', 'topic')).toBe(update.head)
  })

  it('leaves out changes to files that neither conflict nor belong to the pull request', async () => {
    await using update = await Update.open(both)
    const others = [read('base.txt'), resolve('mine\n', 'base.txt'), resolve('new\n', 'new.txt')]
    const turns = [...others, read(), resolve(lines([6, 'both'])), finish]
    expect(await update.play(turns)).toMatchObject({ kind: 'updated' })
    expect(await update.git('diff', '--name-only', 'main', 'topic')).toBe('a.txt\nown.txt')
    expect(update.run.warnings).toContainEqual(expect.stringContaining('base.txt, new.txt'))
  })

  it('warns of hidden characters in the resolution, and of what is left out because it contains a secret', async () => {
    await using update = await Update.open(both)
    const own = [read('own.txt'), resolve('token-of-the-run\n', 'own.txt')]
    const turns = [...own, read(), resolve(lines([6, 'bo\u202Eth'])), finish]
    expect(await update.play(turns)).toMatchObject({ kind: 'updated' })
    expect(update.run.warnings).toEqual([
      'own.txt is left out: it contains a secret of this run, so it is not shown either.',
      expect.stringMatching(/^a\.txt does not read as it looks: line 6 has bidi characters/)
    ])
    expect(await update.git('show', 'topic:own.txt')).toBe('two')
  })

  it('resolves no conflict in a protected file, but takes the one side or the other', async () => {
    const path = '.github/CODEOWNERS'
    const files = {
      common: { [path]: '* @a\n', 'own.txt': 'one\n' },
      ours: { [path]: '* @b\n', 'own.txt': 'two\n' },
      theirs: { [path]: '* @c\n' }
    }
    await using update = await Update.open(files)
    const outcome = await update.play([read(path), resolve('* @eve\n', path), finish])
    expect(outcome).toMatchObject({ kind: 'conflict', reason: expect.stringContaining(path) })
    expect(await update.git('rev-parse', 'topic')).toBe(update.head)
    expect(update.run.patches).toEqual([expect.stringMatching(/^-\* @b\n\+\* @eve$/m)])
  })

  it('shows what a file is that one side deleted', async () => {
    await using update = await Update.open({ ...both, theirs: { 'a.txt': null } })
    const outcome = await update.play([
      read(),
      calls('apply_patch', { patch: '*** Begin Patch\n*** Delete File: a.txt\n*** End Patch' }),
      finish
    ])
    expect(outcome).toMatchObject({ kind: 'updated' })
    expect(update.prompt).toContain('this branch changed it, the base deleted it')
    expect(await update.git('diff', '--name-only', 'main', 'topic')).toBe('own.txt')
  })

  it('pushes nothing to a branch that moved meanwhile', async () => {
    await using update = await Update.open(both)
    const { github, repository } = update.run
    github.before(committing, async () => {
      await repository.push('topic', { 'x.txt': 'x\n' }, 'Meanwhile')
    })
    const outcome = await update.play([read(), resolve(lines([6, 'both'])), finish])
    expect(outcome).toMatchObject({ kind: 'failed', reason: expect.stringContaining('Somebody pushed to topic') })
    expect(await update.applyKept()).toEqual({ 'a.txt': lines([6, 'both']) })
  })

  it('keeps the resolution if the forge refuses the token', async () => {
    await using update = await Update.open(both)
    update.run.github.fault({ ...committing, status: 401 })
    const outcome = await update.play([read(), resolve(lines([6, 'both'])), finish])
    expect(outcome).toMatchObject({ kind: 'failed', reason: expect.stringContaining('does not accept the token') })
    expect(await update.applyKept()).toEqual({ 'a.txt': lines([6, 'both']) })
  })

  it.each<[string, (update: Update) => Promise<unknown>, string]>([
    [
      'was merged',
      async ({ run: { repository } }) => {
        await repository.push('main', { 'a.txt': lines() }, 'Revert theirs')
        await repository.merge(task.number, 'marie')
      },
      'was merged or closed during the run'
    ],
    [
      'was closed',
      async ({ run: { repository } }) => {
        await Promise.resolve()
        repository.closePullRequest(task.number)
      },
      'was merged or closed during the run'
    ],
    [
      'got another base',
      async ({ run: { repository } }) => {
        await repository.push('release', { 'release.txt': 'x\n' }, 'Release')
        repository.pullRequest(task.number).pullRequest.baseRef = 'release'
      },
      'now merges into release, no longer into main'
    ]
  ])('pushes nothing to a pull request that %s while the model worked, and keeps the resolution', async (...row) => {
    const [, happens, reason] = row
    await using update = await Update.open(both)
    const meanwhile: Turn = async () => {
      await happens(update)
      return finish
    }
    const outcome = await update.play([read(), resolve(lines([6, 'both'])), meanwhile])
    expect(outcome).toMatchObject({ kind: 'blocked', reason: expect.stringContaining(reason) })
    expect(await update.git('rev-parse', 'topic')).toBe(update.head)
    expect(await update.applyKept()).toEqual({ 'a.txt': lines([6, 'both']) })
  })

  it('keeps nothing of a merge that was pushed', async () => {
    await using update = await Update.open(both)
    expect(await update.play([read(), resolve(lines([6, 'both'])), finish])).toMatchObject({ kind: 'updated' })
    expect(update.run.patches).toEqual([])
  })

  it('keeps the resolution as a patch for the branch when the run is cancelled while the model works', async () => {
    await using update = await Update.open(both)
    const cancel: Turn = ({ signal }) => {
      update.run.controller.abort(new UserError('Cancelled.'))
      return Promise.reject(signal.reason as Error)
    }
    const outcome = await update.play([read(), resolve(lines([6, 'both'])), cancel])
    expect(outcome).toMatchObject({ kind: 'cancelled' })
    expect(await update.applyKept()).toEqual({ 'a.txt': lines([6, 'both']) })
  })

  it('says which permission is missing when the base brings workflow files', async () => {
    const theirs = { ...both.theirs, '.github/workflows/ci.yml': 'on: push\n' }
    await using update = await Update.open({ ...both, theirs })
    const outcome = await update.play([read(), resolve(lines([6, 'both'])), finish])
    expect(outcome).toMatchObject({ kind: 'failed', reason: expect.stringMatching(/could not be pushed.*workflow/) })
    expect(await update.git('rev-parse', 'topic')).toBe(update.head)
  })

  it('only lists the conflicts in a dry run', async () => {
    await using update = await Update.open(both)
    const outcome = await update.play([], { dryRun: true })
    expect(outcome).toMatchObject({ kind: 'answered', answer: expect.stringContaining('- `a.txt`') })
    expect(await update.git('rev-parse', 'topic')).toBe(update.head)
  })
})
