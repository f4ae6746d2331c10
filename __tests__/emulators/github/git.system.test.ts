import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { startGitHubEmulator } from '../../../emulators/github/server.ts'
import { startFixture, type Fixture } from '../../support/github-client.ts'

const run = promisify(execFile)

let fixture: Fixture
let folder: string
beforeEach(async () => {
  fixture = await startFixture({ now: () => new Date('2026-11-02T10:20:30.400Z') })
  folder = await mkdtemp(join(tmpdir(), 'git-emulator-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
  await fixture.end()
})

/** Runs the real git in the folder, with a token in its environment and without configuration of this machine. */
async function git(args: readonly string[], token = ''): Promise<string> {
  const header = `Authorization: Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`
  const configuration = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'http.extraHeader', GIT_CONFIG_VALUE_0: header }
  const identity = { GIT_AUTHOR_NAME: 'Ada', GIT_AUTHOR_EMAIL: 'ada@example.org' }
  const { stdout } = await run('git', ['-C', folder, ...args], {
    env: {
      PATH: process.env['PATH'],
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_TERMINAL_PROMPT: '0',
      ...identity,
      GIT_COMMITTER_NAME: identity.GIT_AUTHOR_NAME,
      GIT_COMMITTER_EMAIL: identity.GIT_AUTHOR_EMAIL,
      ...(token && configuration)
    }
  })
  return stdout.trim()
}

const shaOf = ({ body }: { body: unknown }) => (body as { sha: string }).sha

/** Creates a commit on top of main through the API, with these tree entries. */
async function commitTree(entries: readonly object[], person: object = {}): Promise<string> {
  const { send, repository } = fixture
  const main = await repository.head()
  const tree = await send('POST /git/trees', { body: { base_tree: main, tree: entries } })
  return shaOf(
    await send('POST /git/commits', { body: { message: 'Change', tree: shaOf(tree), parents: [main], ...person } })
  )
}

const text = (path: string, content: string) => ({ path, mode: '100644', type: 'blob', content })

describe('objects created through the API', () => {
  it('are fetched by git with the same modes, links, bytes and deletions', async () => {
    const { send, repository, token } = fixture
    const bytes = Buffer.from([0, 255, 10, 13])
    const blob = await send('POST /git/blobs', { body: { content: bytes.toString('base64'), encoding: 'base64' } })
    const sha = await commitTree([
      { path: 'bin/run', mode: '100755', type: 'blob', sha: shaOf(blob) },
      { path: 'link', mode: '120000', type: 'blob', content: 'bin/run' },
      { path: 'README.md', mode: '100644', type: 'blob', sha: null },
      text('naïve "name".txt', 'text\n')
    ])
    await send('POST /git/refs', { body: { ref: 'refs/heads/agent/1', sha } })

    await git(['clone', '--quiet', '--branch', 'agent/1', repository.cloneUrl, '.'], token)
    expect(await git(['rev-parse', 'HEAD'])).toBe(sha)
    expect(await git(['-c', 'core.quotePath=false', 'ls-tree', '-r', '--format=%(objectmode) %(path)', 'HEAD'])).toBe(
      ['100755 bin/run', '120000 link', '100644 "naïve \\"name\\".txt"', '100644 src/index.js'].join('\n')
    )
    expect(await readFile(join(folder, 'link'))).toEqual(bytes)
  })

  it('replace a file by a folder of the same name', async () => {
    const sha = await commitTree([text('README.md/inside', 'x')])
    const { body } = await fixture.send(`GET /git/trees/${sha}?recursive=1`)
    const { tree } = body as { tree: { path: string }[] }
    expect(tree.map(({ path }) => path)).toEqual(['README.md', 'README.md/inside', 'src', 'src/index.js'])
  })

  it.each([
    ['a path to the outside', [text('../x', '')], 422],
    ['a path into .git', [text('.GIT/config', '')], 422],
    ['the deletion of a missing file', [{ path: 'nope', mode: '100644', type: 'blob', sha: null }], 422],
    ['a blob that does not exist', [{ path: 'x', mode: '100644', type: 'blob', sha: '1'.repeat(40) }], 422],
    ['a workflow file', [text('.github/workflows/ci.yml', '')], 403]
  ])('are refused for %s', async (_, tree, status) => {
    const base_tree = await fixture.repository.head()
    await expect(fixture.send('POST /git/trees', { body: { base_tree, tree } })).resolves.toMatchObject({ status })
  })

  it('do not exist before the first commit', async () => {
    const empty = await fixture.github.createRepository({ owner: 'octo', name: 'empty' })
    const send = fixture.as(empty.issueToken())
    await expect(send('@GET /repos/octo/empty/git/ref/heads/main')).resolves.toMatchObject({
      status: 409,
      body: { message: 'Git Repository is empty.' }
    })
    await expect(send('@POST /repos/octo/empty/git/blobs', { body: { content: 'x' } })).resolves.toMatchObject({
      status: 409
    })
  })

  it('are read as they were written', async () => {
    const { send } = fixture
    const sha = shaOf(await send('POST /git/blobs', { body: { content: 'é'.repeat(100) } }))
    const { body } = await send(`GET /git/blobs/${sha}`)
    expect(Buffer.from((body as { content: string }).content, 'base64').toString()).toBe('é'.repeat(100))
  })
})

describe('signatures', () => {
  const person = { name: 'Ada', email: 'ada@example.org' }

  it('are made for a bot in its own name', async () => {
    await expect(fixture.send(`GET /git/commits/${await commitTree([text('x', '')])}`)).resolves.toMatchObject({
      body: {
        verification: { verified: true, reason: 'valid' },
        author: { name: 'github-actions[bot]', date: '2026-11-02T10:20:30Z' },
        committer: { name: 'GitHub', email: 'noreply@github.com' }
      }
    })
  })

  it.each([
    ['a bot in the name of another user', { author: person }],
    ['a bot with a committer of its choice', { committer: person }]
  ])('are not made for %s', async (_, names) => {
    await expect(fixture.send(`GET /commits/${await commitTree([text('x', '')], names)}`)).resolves.toMatchObject({
      body: { commit: { verification: { verified: false, reason: 'unsigned' } } }
    })
  })

  it('are not made for a personal token', async () => {
    fixture.repository.setPermission('ada', 'write')
    const personal = fixture.as(fixture.repository.issueToken({ kind: 'personal', login: 'ada' }))
    const main = await fixture.repository.head()
    const tree = (await personal(`GET /git/commits/${main ?? ''}`)).body as { tree: { sha: string } }
    await expect(
      personal('POST /git/commits', { body: { message: 'Nothing', tree: tree.tree.sha, parents: [main] } })
    ).resolves.toMatchObject({ status: 201, body: { verification: { verified: false }, author: { name: 'ada' } } })
  })
})

describe('refs', () => {
  it('move forward, and back only by force', async () => {
    const { send, repository } = fixture
    const main = await repository.head()
    const sha = await commitTree([text('x', '')])
    await expect(send('POST /git/refs', { body: { ref: 'refs/heads/a/b', sha: main } })).resolves.toMatchObject({
      status: 201,
      body: { ref: 'refs/heads/a/b', object: { sha: main, type: 'commit' } }
    })
    await expect(send('PATCH /git/refs/heads/a/b', { body: { sha } })).resolves.toMatchObject({ status: 200 })
    await expect(send('PATCH /git/refs/heads%2Fa%2Fb', { body: { sha: main } })).resolves.toMatchObject({
      status: 422,
      body: { message: 'Update is not a fast forward' }
    })
    await expect(send('PATCH /git/refs/heads/a/b', { body: { sha: main, force: true } })).resolves.toMatchObject({
      status: 200
    })
    await expect(send('GET /git/matching-refs/heads/a')).resolves.toMatchObject({ body: [{ ref: 'refs/heads/a/b' }] })
  })

  it('can have any name below refs/', async () => {
    const sha = await fixture.repository.head()
    const ref = 'refs/forgehand/sessions/1'
    await expect(fixture.send('POST /git/refs', { body: { ref, sha } })).resolves.toMatchObject({ status: 201 })
    await expect(fixture.send('GET /git/ref/forgehand/sessions/1')).resolves.toMatchObject({ body: { ref } })
    await expect(fixture.send('DELETE /git/refs/forgehand/sessions/1')).resolves.toMatchObject({ status: 204 })
    await expect(fixture.send('GET /git/ref/forgehand/sessions/1')).resolves.toMatchObject({ status: 404 })
  })

  it.each([
    ['refs/heads/main', 'Reference already exists'],
    ['main', /must start with 'refs'/],
    ['refs/heads/a..b', /not a valid ref name/],
    ['refs/pull/1/head', /not a valid ref name/],
    ['refs/heads/main/below', 'Reference update failed']
  ])('are not created with the name %s', async (ref, message) => {
    const sha = await fixture.repository.head()
    await expect(fixture.send('POST /git/refs', { body: { ref, sha } })).resolves.toMatchObject({
      status: 422,
      body: { message: expect.stringMatching(message) }
    })
  })

  it('are not created for a missing commit', async () => {
    const body = { ref: 'refs/heads/x', sha: '1'.repeat(40) }
    await expect(fixture.send('POST /git/refs', { body })).resolves.toMatchObject({
      status: 422,
      body: { message: 'Object does not exist' }
    })
  })

  it('do not move to workflow files without permission', async () => {
    const { repository, send } = fixture
    const fork = await fixture.github.createRepository({ owner: 'ada', name: 'hello', forkOf: repository })
    await fork.push('topic', { '.github/workflows/ci.yml': 'on: push\n' }, 'Add CI')
    const sha = (await fork.head('topic')) ?? ''
    await repository.state.git.run(['fetch', '--quiet', '--no-write-fetch-head', fork.state.git.directory, 'topic'])
    const body = { ref: 'refs/heads/topic', sha }

    await expect(send('POST /git/refs', { body })).resolves.toMatchObject({
      status: 403,
      body: {
        message: expect.stringMatching(/`\.github\/workflows\/ci\.yml` without `workflows` permission/)
      }
    })
    const allowed = fixture.as(repository.issueToken({ permissions: { workflows: 'write' } }))
    await expect(allowed('POST /git/refs', { body })).resolves.toMatchObject({ status: 201 })
  })

  it('are compared', async () => {
    const { repository, send } = fixture
    await repository.push('topic', { 'x.txt': 'x\n', 'README.md': null }, 'Topic')
    await repository.push('main', { 'y.txt': 'y\n' }, 'Main')
    await expect(send('GET /compare/main...octo:topic')).resolves.toMatchObject({
      body: {
        status: 'diverged',
        ahead_by: 1,
        behind_by: 1,
        files: [
          { filename: 'README.md', status: 'removed' },
          { filename: 'x.txt', status: 'added' }
        ]
      }
    })
    await expect(send('GET /compare/main...nope')).resolves.toMatchObject({ status: 404 })
  })

  it('show which branches are protected', async () => {
    fixture.repository.protectBranch('main')
    await expect(fixture.send('GET /branches/main')).resolves.toMatchObject({ body: { protected: true } })
    await expect(fixture.send('GET /branches/nope')).resolves.toMatchObject({ status: 404 })
  })
})

describe('git over HTTP', () => {
  it('fetches any commit by its id, without its history or its files', async () => {
    const { repository, token } = fixture
    const first = (await repository.head()) ?? ''
    await repository.push('main', { 'README.md': 'new\n' }, 'Second')
    await git(['init', '--quiet'])
    await git(
      ['fetch', '--quiet', '--depth=1', '--filter=blob:none', repository.cloneUrl.replace(/\.git$/, ''), first],
      token
    )
    expect(await git(['rev-list', '--objects', '--missing=print', 'FETCH_HEAD'])).toMatch(/^\?[0-9a-f]{40}$/m)
  })

  it('fetches the head of a pull request from a fork', async () => {
    const { github, repository, token } = fixture
    const fork = await github.createRepository({ owner: 'ada', name: 'hello', forkOf: repository })
    const sha = await fork.push('patch-1', { 'new.txt': 'new\n' }, 'Add a file')
    await repository.openPullRequest({ title: 'Patch', author: 'ada', from: fork, head: 'patch-1' })
    await git(['init', '--quiet'])
    await git(['fetch', '--quiet', repository.cloneUrl, 'refs/pull/1/head'], token)
    expect(await git(['rev-parse', 'FETCH_HEAD'])).toBe(sha)
  })

  it('pushes commits that the API then returns, and updates pull requests', async () => {
    const { repository, token, send } = fixture
    await repository.push('topic', { 'x.txt': 'x\n' }, 'Topic')
    await repository.openPullRequest({ title: 'Topic', author: 'ada', head: 'topic' })
    await git(['clone', '--quiet', '--branch', 'topic', repository.cloneUrl, '.'], token)
    await git(['commit', '--quiet', '--allow-empty', '--message', 'More'])
    await git(['push', '--quiet', 'origin', 'topic'], token)
    const sha = await git(['rev-parse', 'HEAD'])
    await expect(send('GET /pulls/1')).resolves.toMatchObject({ body: { head: { sha }, commits: 2 } })
  })

  it.each([
    ['without a token', () => '', /could not read Username/],
    ['with an unknown token', () => 'ghs_made_up', /could not read Username/],
    [
      'with a token that may only read',
      () => fixture.repository.issueToken({ permissions: { contents: 'read' } }),
      /403/
    ]
  ])('does not push %s', async (_, token, message) => {
    await git(['clone', '--quiet', fixture.repository.cloneUrl, '.'], fixture.token)
    await expect(git(['push', 'origin', 'HEAD:refs/heads/x'], token())).rejects.toThrow(message)
  })

  it('does not push workflow files without permission', async () => {
    const { repository, token } = fixture
    const tree = '.github/workflows/ci.yml'
    await git(['clone', '--quiet', repository.cloneUrl, '.'], token)
    const blob = await git(['hash-object', '-w', 'README.md'])
    await git(['update-index', '--add', '--cacheinfo', `100644,${blob},${tree}`])
    await git(['commit', '--quiet', '--message', 'Add CI'])
    await expect(git(['push', 'origin', 'HEAD:refs/heads/x'], token)).rejects.toThrow(
      'refusing to allow a GitHub App to create or update workflow `.github/workflows/ci.yml` without `workflows` permission'
    )
    await git(['push', 'origin', 'HEAD:refs/heads/x'], repository.issueToken({ permissions: { workflows: 'write' } }))
    expect(await repository.head('x')).toBe(await git(['rev-parse', 'HEAD']))
  })

  it('hides a private repository', async () => {
    const { github, token } = fixture
    const secret = await github.createRepository({ owner: 'octo', name: 'secret', isPrivate: true, files: { a: 'a' } })
    await expect(git(['ls-remote', secret.cloneUrl], token)).rejects.toThrow(/not found/)
    await expect(git(['ls-remote', secret.cloneUrl], secret.issueToken())).resolves.toMatch(/refs\/heads\/main/)
  })
})

it('creates a repository from a folder, with modes and links, without ignored files', async () => {
  await writeFile(join(folder, 'run.sh'), '#!/bin/sh\n', { mode: 0o755 })
  await writeFile(join(folder, '.gitignore'), 'junk\n')
  await writeFile(join(folder, 'junk'), '')
  await symlink('run.sh', join(folder, 'link'))
  const { send, github } = fixture
  await github.createRepository({ owner: 'octo', name: 'folder', fromDirectory: folder })
  await expect(send('@GET /repos/octo/folder/git/trees/main')).resolves.toMatchObject({
    body: {
      tree: [
        { path: '.gitignore', mode: '100644' },
        { path: 'link', mode: '120000' },
        { path: 'run.sh', mode: '100755' }
      ]
    }
  })
})

it('leaves no files when it is closed', async () => {
  const { directory } = fixture.repository.state.git
  await expect(stat(directory)).resolves.toBeDefined()
  await fixture.github.close()
  await expect(stat(directory)).rejects.toThrow('ENOENT')
})

it('keeps the repositories in a given folder', async () => {
  const github = await startGitHubEmulator({ directory: folder })
  const repository = await github.createRepository({ owner: 'octo', name: 'kept', files: { a: 'a' } })
  await github.close()
  await expect(repository.head()).resolves.toMatch(/^[0-9a-f]{40}$/)
})

it('attributes a move of a branch to whoever moved it, when others push and ask at the same time', async () => {
  const { github, repository, token } = fixture
  const mallory = github.account('mallory')
  await repository.push('feature', { 'a.txt': '1\n' }, 'Begin', mallory)
  // As in the middle of a push of mallory's, before it is recorded.
  const moved = await commitTree([text('a.txt', '2\n')])
  await repository.state.git.run(['update-ref', 'refs/heads/feature', moved])
  await repository.push('other', { 'b.txt': '1\n' }, 'Another')
  await git(['init', '--quiet'])
  await git(['push', '--dry-run', repository.cloneUrl, ':refs/heads/other'], token)
  expect(repository.state.activities.filter(({ ref }) => ref === 'refs/heads/feature')).toHaveLength(1)
})
