import { existsSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { CHANGE_LIMITS, LIST_LIMITS, Look, TreeTooLarge } from '../../src/git/look.ts'
import { listFolderBeneath } from '../../src/workspace/files/files.ts'
import { Fixture } from '../support/git-fixture.ts'
import { PipelineRun } from '../support/pipeline-run.ts'
import { calls } from '../support/scripted-model.ts'
import { treeOfVerified } from '../../src/git/verified-read.ts'
import { fileStats } from '../../src/git/changes.ts'

const files = { 'greeting.txt': 'Helo\n', '.github/agent.yml': 'verify: []\ncommands: any\n' }
const edit = calls('edit_file', { path: 'greeting.txt', old_string: 'Helo', new_string: 'Hello' })
const finish = calls('finish', { title: 'Correct the greeting', description: 'It says Hello.' })
const run = (command: string) => calls('run_command', { command })

/** 16 GB of nothing: each file is below every limit for one file, and they fill no disk. */
const sparse = run('mkdir -p build/cache && cd build/cache && seq 400 | xargs truncate -s 40M')
const sparseReason =
  'build/cache has 16,000 MB in new or changed files, and the limit is 2,048 MB. Add the folder to .gitignore, or delete them in the command that creates them.'

it('ends with the name of the folder, and keeps the edits, when sparse files exceed the bytes of a look', async () => {
  await using pipeline = await PipelineRun.open(files)
  const outcome = await pipeline.play([edit, sparse, finish])
  expect(outcome).toEqual({ kind: 'failed', reason: sparseReason })
  expect(pipeline.patches).toEqual([expect.stringMatching(/^diff --git a\/greeting.txt[^]*\+Hello\n$/)])
  // Only an object that was hashed is there.
  const blob = pipeline.fixture.git(pipeline.fixture.workTree, 'hash-object', 'build/cache/1')
  expect(existsSync(join(pipeline.fixture.gitDir, 'objects', blob.slice(0, 2), blob.slice(2)))).toBe(false)
})

it('ends with the name of a pipe that git waits for, and keeps the edits', async () => {
  await using pipeline = await PipelineRun.open(files)
  const outcome = await pipeline.play([edit, run('mkdir sub && mkfifo sub/.gitignore'), finish])
  const reason =
    'sub/.gitignore is a named pipe, for which git waits without end. Delete it in the command that creates it.'
  expect(outcome).toEqual({ kind: 'failed', reason })
  expect(pipeline.patches).toEqual([expect.stringMatching(/^diff --git a\/greeting.txt[^]*\+Hello\n$/)])
})

it('tells the model what is too much, so that it can delete it', async () => {
  await using pipeline = await PipelineRun.open(files)
  const outcome = await pipeline.play([edit, sparse, run('rm -r build'), finish])
  expect(outcome).toMatchObject({ kind: 'proposed', publication: { filesChanged: ['greeting.txt'] } })
  const told = pipeline.events.flatMap((event) => (event.kind === 'nudge' ? [event.text] : []))
  expect(told).toEqual([`${sparseReason} As long as it stays like this, no work of this run can be recorded.`])
})

it.each([
  ['in one folder', 'mkdir -p build/cache && cd build/cache && seq 700 | xargs touch', 'build/cache has 700'],
  ['in many folders', 'mkdir -p deep/{1..700}/a/b && touch deep/{1..700}/a/b/c', 'deep has 700'],
  ['at the root', 'seq 700 | xargs touch', 'The root of the repository has 70[01]']
])('ends with the name of the folder when there are too many files %s', async (_, command, says) => {
  await using pipeline = await PipelineRun.open(files)
  pipeline.lookLimits = { ...CHANGE_LIMITS, entries: 500 }
  const outcome = await pipeline.play([edit, run(command), finish])
  const reason = expect.stringMatching(new RegExp(`^${says} new or changed files, and the limit is 500\\.`)) as unknown
  expect(outcome).toEqual({ kind: 'failed', reason })
  expect(pipeline.patches).toEqual([expect.stringContaining('+Hello\n')])
})

describe('a look', () => {
  let fixture: Fixture
  beforeEach(() => {
    fixture = new Fixture()
  })
  afterEach(() => {
    fixture.discard()
  })

  it('stops hashing when its signal is aborted, and leaves the checkout usable', async () => {
    const { checkout, base } = await fixture.openAt({ 'a.txt': 'a\n' })
    for (let index = 0; index < 40; index += 1) {
      fixture.write({ [`sparse-${index}`]: '' })
      truncateSync(join(fixture.workTree, `sparse-${index}`), 50_000_000)
    }
    const controller = new AbortController()
    const looking = checkout.snapshot(controller.signal).catch((error: unknown) => error)
    const isHashing = () => existsSync(join(fixture.gitDir, 'index.lock'))
    while (!isHashing()) await setImmediate()
    controller.abort(new Error('The minutes are over.'))
    expect(await looking).toEqual(new Error('The minutes are over.'))
    expect(isHashing()).toBe(false)
    for (let index = 0; index < 40; index += 1) fixture.remove(`sparse-${index}`)
    const { tree } = await checkout.snapshot()
    expect(tree).toBe(await treeOfVerified(checkout.git, base))
  })

  it('ends when its time is up', async () => {
    const { checkout } = await fixture.openAt({ 'a.txt': 'a\n' })
    fixture.write({ 'b.txt': 'b\n' })
    const late = await fixture.open({ lookLimits: { ...CHANGE_LIMITS, seconds: 0 } })
    await expect(late.snapshot()).rejects.toThrow(
      // It names a folder if git listed one before the time was up.
      /^(The work tree could not be read|The root of the repository has .*), (because|and) looking at it took longer than 0 s\./
    )
    await expect(checkout.snapshot()).resolves.toMatchObject({ skipped: [] })
  })

  it('does not count files that are as the index of a fresh repository has them', async () => {
    const names = Array.from({ length: 1_200 }, (_, index) => `file-${index}`)
    const { base } = await fixture.openAt(Object.fromEntries(names.map((name) => [name, 'x\n'])))
    const checkout = await fixture.open({
      lookLimits: { ...CHANGE_LIMITS, entries: 10 },
      gitDir: `${fixture.gitDir}-2`
    })
    await checkout.resetIndexTo(base)
    fixture.write({ '.gitattributes': '' })
    const { tree } = await checkout.snapshot()
    expect(await fileStats(checkout.git, base, tree)).toEqual([{ path: '.gitattributes', added: 0, removed: 0 }])
  })

  it('counts the sums of folders, of names and of contents', async () => {
    fixture.write({ 'a/1': '', 'a/2': '', 'b/1': '' })
    const small = { ...LIST_LIMITS, entries: 2, bytes: 10 }
    const list = (look: Look, folder: string) => listFolderBeneath(fixture.workTree, folder, look)
    const look = new Look(small)
    await list(look, 'a')
    await expect(list(look, 'b')).rejects.toThrow(/^a has 2 files, and the limit is 2\./)
    const reading = new Look(small)
    reading.read([{ path: 'a/1', bytes: 6 }])
    expect(() => {
      reading.read([{ path: 'b/1', bytes: 5 }])
    }).toThrow(TreeTooLarge)
    expect(() => {
      new Look(LIST_LIMITS).list(Array.from({ length: 40_000 }, (_, index) => `a/${index}${'n'.repeat(4_000)}`))
    }).toThrow(/^a has at least [\d,]+ files, and their names are too long\./)
  })
})
