import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import * as z from 'zod'
import { parse } from 'yaml'
import { textOf } from '../support/repository-files.ts'

const run = promisify(execFile)
const scripts = join(import.meta.dirname, '../../scripts/release')

const step = z.looseObject({ run: z.string().default(''), uses: z.string().default('') })
const job = z.looseObject({
  needs: z.array(z.string()).default([]),
  permissions: z.record(z.string(), z.string()),
  environment: z.string().optional(),
  steps: z.array(step)
})
const { jobs } = z
  .object({ permissions: z.object({}).strict(), jobs: z.record(z.string(), job) })
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
      'major-tag': { contents: 'write' }
    })
  })

  it('runs no code of dependencies where it can write', () => {
    const writing = Object.keys(jobs).filter((name) => name !== 'check')
    expect(writing.map(commandsOf).join('\n')).not.toMatch(/npm (ci|install|run|exec)|npx/)
  })

  it('publishes on npm with provenance, from an environment, without a secret', () => {
    expect(commandsOf('npm')).toMatch(/^npm publish --provenance\b.*--ignore-scripts$/m)
    expect(jobs['npm']?.environment).toBe('npm')
    expect(textOf('.github/workflows/release.yml')).not.toMatch(/secrets\./)
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
      await writeFile(
        join(checkout, 'package.json'),
        `{\n  "name": "x",\n  "version": "${version}",\n  "type": "module"\n}\n`
      )
      await writeFile(join(checkout, 'CHANGELOG.md'), `# Changelog\n\n## [${version}] - 2026-01-01\n`)
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

  it('make and move the tag of the major version', async () => {
    const { git, call, published } = await repositoryWith(['1.0.0', '1.9.0', '1.10.0', '2.0.0'])
    await call('move-major-tag.sh', '1.10.0')
    expect(await published('refs/tags/v1')).toBe(await git('rev-parse', 'v1.10.0^{commit}'))
    await git('tag', '--annotate', 'v1.11.0', '-m', 'notes', 'v2.0.0')
    await git('push', '--quiet', 'origin', 'v1.11.0')
    await call('move-major-tag.sh', '1.11.0')
    expect(await published('refs/tags/v1')).toBe(await git('rev-parse', 'v2.0.0'))
    expect(await published('refs/tags/v2')).toBe('')
  })

  it('leave the tag at a newer release', async () => {
    const { git, call, published } = await repositoryWith(['1.9.0', '1.10.0'])
    await call('move-major-tag.sh', '1.10.0')
    const { stdout } = await call('move-major-tag.sh', '1.9.0')
    expect(stdout).toBe('v1 stays: v1.10.0 is newer than v1.9.0.\n')
    expect(await published('refs/tags/v1')).toBe(await git('rev-parse', 'v1.10.0'))
  })

  it('accept a commit of main with its version and notes', async () => {
    const { call } = await repositoryWith(['1.0.0'])
    await expect(call('require-releasable.sh', '1.0.0')).resolves.toMatchObject({ stdout: '' })
  })

  it.each([
    ['another version', '2.0.0', () => Promise.resolve(), /version in package.json is 1.0.0/],
    [
      'no notes',
      '1.0.0',
      ({ checkout }: { checkout: string }) => writeFile(join(checkout, 'CHANGELOG.md'), '# Changelog\n'),
      /no section for 1.0.0/
    ],
    [
      'a commit beside main',
      '1.0.0',
      ({ git }: { git: (...args: string[]) => Promise<string> }) =>
        git('commit', '--quiet', '--allow-empty', '-m', 'beside'),
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
