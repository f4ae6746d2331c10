import { execFile } from 'node:child_process'
import { appendFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, matchesGlob } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import * as z from 'zod'
import { parse } from 'yaml'
import { textOf } from '../support/repository-files.ts'

const run = promisify(execFile)
const scripts = join(import.meta.dirname, '../../scripts/release')
const dist = join(import.meta.dirname, '../../dist')

const step = z.looseObject({ run: z.string().default(''), uses: z.string().default('') })
const job = z.looseObject({
  needs: z.array(z.string()).default([]),
  permissions: z.record(z.string(), z.string()),
  environment: z.string().optional(),
  steps: z.array(step)
})
const { jobs, on, concurrency } = z
  .object({
    on: z.object({ push: z.object({ tags: z.array(z.string()) }).strict() }).strict(),
    concurrency: z.object({ group: z.string(), queue: z.string() }),
    permissions: z.object({}).strict(),
    jobs: z.record(z.string(), job)
  })
  .parse(parse(textOf('.github/workflows/release.yml')))
const commandsOf = (name: string) => jobs[name]?.steps.map((each) => each.run).join('\n') ?? ''

describe('the release workflow', () => {
  it('checks everything, also that dist/ is fresh, before it writes anything', () => {
    expect(Object.entries(jobs).map(([name, { needs }]) => [name, needs])).toEqual([
      ['check', []],
      ['publish', ['check']],
      ['npm', ['publish']],
      ['major-tag', ['publish', 'npm']]
    ])
    expect(commandsOf('check')).toMatch(/npm run check\n[^]*test -z "\$\(git status --porcelain dist\)"/)
  })

  it('gives each job what it needs, and no more', () => {
    expect(Object.fromEntries(Object.entries(jobs).map(([name, { permissions }]) => [name, permissions]))).toEqual({
      check: { contents: 'read' },
      publish: { contents: 'write', 'id-token': 'write', attestations: 'write' },
      npm: { contents: 'read', 'id-token': 'write' },
      'major-tag': { contents: 'read' }
    })
  })

  it('waits for reviewers in each job that publishes, and drops no release that waits', () => {
    const environments = Object.entries(jobs).map(([name, { environment }]) => [name, environment])
    expect(Object.fromEntries(environments)).toEqual({
      check: undefined,
      publish: 'release',
      npm: 'npm',
      'major-tag': 'release'
    })
    expect(concurrency).toEqual({ group: 'release', queue: 'max' })
  })

  it('starts for no tag but that of a release', () => {
    // GitHub's patterns: `.` is a letter, and `+` repeats what precedes it.
    const patterns = on.push.tags.map((glob) => new RegExp(`^${glob.replaceAll('.', String.raw`\.`)}$`))
    const started = ['v1.2.3', 'v10.20.30', 'v1', 'v1.2', 'v1.2.3-rc.1', 'v1.2.3.4', 'x1.2.3', 'latest'].filter((tag) =>
      patterns.some((pattern) => pattern.test(tag))
    )
    expect(started).toEqual(['v1.2.3', 'v10.20.30'])
  })

  it('runs no code of dependencies where it can write', () => {
    const writing = Object.keys(jobs).filter((name) => name !== 'check')
    expect(writing.map(commandsOf).join('\n')).not.toMatch(/npm (ci|install|run|exec)|npx/)
  })

  it('attests all code of dist/', async () => {
    const attested = jobs['publish']?.steps.find(({ uses }) => uses.startsWith('actions/attest'))
    const { 'subject-path': subjects } = z.object({ 'subject-path': z.string() }).parse(attested?.['with'])
    const patterns = subjects.trim().split('\n')
    const names = (await readdir(dist, { recursive: true })).filter((name) => /js(on)?$/.test(name))
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name) => !patterns.some((pattern) => matchesGlob(`dist/${name}`, pattern)))).toEqual([])
  })

  it('publishes on npm with provenance, from an environment, without a secret. Only the job that moves the tag has one', () => {
    expect(commandsOf('npm')).toMatch(/^npm publish --provenance\b.*--ignore-scripts$/m)
    expect(jobs['npm']?.environment).toBe('npm')
    const workflow = textOf('.github/workflows/release.yml')
    const [before = '', last = ''] = workflow.split('\n  major-tag:\n')
    expect([before, last].map((part) => part.match(/secrets\.\w+/g))).toEqual([null, ['secrets.MAJOR_TAG_KEY']])
  })
})

it('has what the Marketplace asks for', () => {
  const action = z
    .object({
      name: z.string().min(1),
      author: z.string().min(1),
      description: z.string().min(1).max(125),
      branding: z.object({
        icon: z.string().regex(/^[a-z][a-z-]+$/),
        color: z.enum(['white', 'black', 'yellow', 'blue', 'green', 'orange', 'red', 'purple', 'gray-dark'])
      })
    })
    .safeParse(parse(textOf('action.yml')))
  expect(action.error).toBeUndefined()
})

describe('the scripts of the release', () => {
  let folder = ''
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forgehand-release-'))
  })
  afterAll(async () => {
    await rm(folder, { recursive: true, force: true })
  })

  async function writeRelease(checkout: string, version: string): Promise<void> {
    const manifest = `{\n  "name": "x",\n  "version": "${version}",\n  "type": "module"\n}\n`
    await writeFile(join(checkout, 'package.json'), manifest)
    await writeFile(join(checkout, 'CHANGELOG.md'), `# Changelog\n\n## [${version}] - 2026-01-01\n`)
  }

  /** A clone of a bare repository with a commit on main for each version, which its tag names. */
  async function repositoryWith(versions: readonly string[]) {
    const base = await mkdtemp(join(folder, 'case-'))
    const checkout = join(base, 'checkout')
    const { PATH = '' } = process.env
    const names = { GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.com' }
    const committer = { GIT_COMMITTER_NAME: 'Ada', GIT_COMMITTER_EMAIL: 'ada@example.com', GIT_CONFIG_NOSYSTEM: '1' }
    const env = { PATH, HOME: base, ...names, ...committer }
    const git = async (...args: string[]) => (await run('git', args, { cwd: checkout, env })).stdout.trim()
    await run('git', ['init', '--quiet', '--bare', '--initial-branch=main', 'origin.git'], { cwd: base, env })
    await run('git', ['clone', '--quiet', 'origin.git', 'checkout'], { cwd: base, env })
    for (const version of versions) {
      await writeRelease(checkout, version)
      await git('add', '.')
      await git('commit', '--quiet', '-m', version)
      await git('tag', `v${version}`)
    }
    await git('push', '--quiet', '--tags', 'origin', 'HEAD:main')
    await git('fetch', '--quiet')
    const call = (name: string, version: string) =>
      run(join(scripts, name), [], { cwd: checkout, env: { ...env, TAG: `v${version}` } })
    const published = (ref: string) => git('ls-remote', 'origin', ref).then((line) => line.split('\t')[0])
    return { checkout, git, call, published }
  }

  type Repository = Awaited<ReturnType<typeof repositoryWith>>

  /** What the workflow does for a release: it checks out the tag. */
  async function release({ git, call }: Repository, version: string): Promise<string> {
    await git('checkout', '--quiet', `v${version}`)
    return (await call('move-major-tag.sh', version)).stdout
  }

  it('make and move the tag of the major version', async () => {
    const repository = await repositoryWith(['1.0.0', '1.9.0', '1.10.0', '2.0.0'])
    const { git, published } = repository
    for (const version of ['1.0.0', '1.9.0', '1.10.0']) {
      expect(await release(repository, version)).toBe(`v1 is v${version} now.\n`)
      expect(await published('refs/tags/v1')).toBe(await git('rev-parse', `v${version}`))
    }
    expect(await published('refs/tags/v2')).toBe('')
  })

  it('put it on the commit of an annotated tag', async () => {
    const repository = await repositoryWith(['1.0.0'])
    const { git, published } = repository
    await git('tag', '--force', '--annotate', 'v1.0.0', '-m', 'notes')
    await git('push', '--quiet', '--force', 'origin', 'v1.0.0')
    await release(repository, '1.0.0')
    expect(await published('refs/tags/v1')).toBe(await git('rev-parse', 'v1.0.0^{commit}'))
  })

  it('leave it at a newer release, also if they run again', async () => {
    const repository = await repositoryWith(['1.9.0', '1.10.0'])
    await release(repository, '1.10.0')
    expect(await release(repository, '1.9.0')).toBe('v1 stays: it is at v1.10.0, which is newer than v1.9.0.\n')
    expect(await release(repository, '1.10.0')).toBe('v1 is v1.10.0 now.\n')
    expect(await repository.published('refs/tags/v1')).toBe(await repository.git('rev-parse', 'v1.10.0'))
  })

  it('leave it at a newer release whose notes are long', async () => {
    const repository = await repositoryWith(['1.9.0'])
    const { git, checkout } = repository
    await writeRelease(checkout, '1.10.0')
    await appendFile(join(checkout, 'CHANGELOG.md'), '- Something was changed.\n'.repeat(20_000))
    await git('commit', '--quiet', '--all', '-m', '1.10.0')
    await git('tag', 'v1.10.0')
    await git('push', '--quiet', '--tags', 'origin', 'HEAD:main')
    await release(repository, '1.10.0')
    expect(await release(repository, '1.9.0')).toBe('v1 stays: it is at v1.10.0, which is newer than v1.9.0.\n')
  })

  it.each([
    ['of a version that was never released', ['v1.99.0']],
    ['of a pre-release', ['v1.11.0-rc.1', 'v1.11.0-beta']],
    ['with another name', ['v1.x', 'v1.5', 'vnext', '1.99.0', 'v01.99.0']]
  ])('are not stopped by stray tags %s, on main or beside it', async (_, names) => {
    const repository = await repositoryWith(['1.0.0', '1.1.0'])
    const { git, published } = repository
    await release(repository, '1.0.0')
    await git('commit', '--quiet', '--allow-empty', '-m', 'beside main')
    for (const name of names) await git('tag', name)
    await git('push', '--quiet', '--tags', 'origin')
    await git('push', '--quiet', 'origin', 'v1.1.0:refs/tags/v1.98.0')
    await release(repository, '1.1.0')
    expect(await published('refs/tags/v1')).toBe(await git('rev-parse', 'v1.1.0'))
  })

  it.each([
    ['a commit beside main', ['commit', '--quiet', '--allow-empty', '-m', 'beside main']],
    ['a commit of main before any release', ['checkout', '--quiet', 'v1.0.0^']]
  ])('move a tag that somebody put on %s', async (_, leave) => {
    const repository = await repositoryWith(['0.9.0', '1.0.0', '1.1.0'])
    const { git, published } = repository
    await git('checkout', '--quiet', 'v1.1.0')
    await git(...leave)
    await git('push', '--quiet', 'origin', 'HEAD:refs/tags/v1')
    await release(repository, '1.0.0')
    expect(await published('refs/tags/v1')).toBe(await git('rev-parse', 'v1.0.0'))
  })

  it.each([
    ['of a version that was never released', 'v1.99.0', 'HEAD', /version in package.json is 1.0.0/],
    ['of a pre-release', 'v1.0.0-rc.1', 'HEAD', /is no release/],
    ['of the major version', 'v1', 'HEAD', /is no release/],
    ['that is somewhere else', 'v1.0.0', 'HEAD~1', /does not name the commit/]
  ])('refuse to follow a tag %s', async (_, tag, commit, message) => {
    const repository = await repositoryWith(['0.9.0', '1.0.0'])
    const { git, call, published } = repository
    await git('push', '--quiet', '--force', 'origin', `${commit}:refs/tags/${tag}`)
    const before = await published('refs/tags/v1')
    const refused = { code: 1, stdout: expect.stringMatching(message) }
    await expect(call('move-major-tag.sh', tag.slice(1))).rejects.toMatchObject(refused)
    expect(await published('refs/tags/v1')).toBe(before)
  })

  it('refuse to follow a tag that is not on main, whatever it contains', async () => {
    const repository = await repositoryWith(['1.0.0'])
    const { git, checkout, published } = repository
    await writeRelease(checkout, '1.99.0')
    await git('commit', '--quiet', '--all', '-m', 'beside main')
    await git('tag', 'v1.99.0')
    await git('push', '--quiet', 'origin', 'v1.99.0')
    const refused = { stdout: 'The commit of v1.99.0 is not on main.\n' }
    await expect(release(repository, '1.99.0')).rejects.toMatchObject(refused)
    expect(await published('refs/tags/v1')).toBe('')
  })

  it('accept a commit of main with its version and notes', async () => {
    const { call } = await repositoryWith(['1.0.0'])
    await expect(call('require-releasable.sh', '1.0.0')).resolves.toMatchObject({ stdout: '' })
  })

  it.each([
    ['another version', '2.0.0', ({ git }: Repository) => git('tag', 'v2.0.0'), /version in package.json is 1.0.0/],
    [
      'no notes',
      '1.0.0',
      ({ checkout }: Repository) => writeFile(join(checkout, 'CHANGELOG.md'), '# Changelog\n'),
      /no section for 1.0.0/
    ],
    [
      'a commit beside main',
      '1.0.0',
      async ({ git }: Repository) => {
        await git('commit', '--quiet', '--allow-empty', '-m', 'beside')
        await git('tag', '--force', 'v1.0.0')
      },
      /not on main/
    ]
  ])('refuse %s', async (_, version, spoil, message) => {
    const repository = await repositoryWith(['1.0.0'])
    await spoil(repository)
    await expect(repository.call('require-releasable.sh', version)).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringMatching(message)
    })
  })
})
