import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { chmodSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../../src/errors.ts'
import { commandLines } from '../support/command-lines.ts'
import { startForwardProxy } from '../support/forward-proxy.ts'
import { type FailRequest, type GitServer, startGitServer } from '../support/git-server.ts'
import { Fixture } from '../support/git-fixture.ts'
import { startUntrustedServer } from '../support/untrusted-server.ts'
import { editWithFiles } from '../../src/git/write-blobs.ts'

const TOKEN = 'ghs_loopbackTokenOfTheGitTests0123456789'

let fixture: Fixture
let server: GitServer
beforeEach(async () => {
  fixture = new Fixture()
  server = await startGitServer(fixture.remotes, TOKEN)
})
afterEach(async () => {
  await server.close()
  fixture.discard()
})

const remote = (token: string | undefined = TOKEN) => ({ url: server.urlOf('origin'), token })

/** What git has asked for objects; each fetch of ours takes two such requests. */
const uploads = () => server.requests.filter((request) => request.startsWith('POST'))

describe('refs', () => {
  it('are read in one request, and those that do not exist are absent', async () => {
    const main = fixture.commit({ 'a.txt': 'a\n' })
    const pull = fixture.commit({ 'a.txt': 'b\n' }, 'topic')
    fixture.git(fixture.origin, 'update-ref', 'refs/pull/7/head', pull)
    fixture.git(fixture.origin, 'update-ref', 'refs/x/refs/heads/main', pull)
    const checkout = await fixture.open({ remote: remote() })
    const refs = ['refs/heads/main', 'refs/pull/7/head', 'refs/heads/none']
    await expect(checkout.resolve(refs)).resolves.toEqual(
      new Map([
        ['refs/heads/main', main],
        ['refs/pull/7/head', pull]
      ])
    )
  })

  it.each([
    ['through http_proxy', {}, true],
    ['directly from a host in no_proxy', { no_proxy: '127.0.0.1' }, false]
  ])('are read %s', async (_, environment, usesProxy) => {
    const main = fixture.commit({ 'a.txt': 'a\n' })
    await using proxy = await startForwardProxy()
    const { PATH } = process.env
    const checkout = await fixture.open({
      remote: remote(),
      environment: { PATH, http_proxy: proxy.url, ...environment }
    })
    await expect(checkout.resolve(['refs/heads/main'])).resolves.toEqual(new Map([['refs/heads/main', main]]))
    const { host } = new URL(server.urlOf('origin'))
    expect(new Set(proxy.targets)).toEqual(new Set(usesProxy ? [host] : []))
  })

  it('are empty in a repository without commits', async () => {
    const checkout = await fixture.open({ remote: remote() })
    await expect(checkout.resolve(['refs/heads/main'])).resolves.toEqual(new Map())
  })

  it.each(['main', 'refs/heads/*', 'refs/heads/../x', '--upload-pack=touch /tmp/x', 'refs/heads/a b'])(
    'refuses %s',
    async (name) => {
      const checkout = await fixture.open({ remote: remote() })
      await expect(checkout.resolve([name])).rejects.toThrow(UserError)
      expect(server.requests).toEqual([])
    }
  )

  it.each([
    ['a wrong token', 'origin', 'ghs_wrong'],
    ['a missing repository', 'missing', TOKEN]
  ])('says what to check after %s', async (_, name, token) => {
    const checkout = await fixture.open({ remote: { url: server.urlOf(name), token } })
    await expect(checkout.resolve(['refs/heads/main'])).rejects.toThrow(
      /could not be read: .*Check that it exists and that the token/s
    )
  })
})

const ADVERTISEMENT = { 'content-type': 'application/x-git-upload-pack-advertisement' }
const HALF = '001e# service=git-upload-pack\n0000003'
const status =
  (code: number): FailRequest =>
  (_, response) =>
    response.writeHead(code).end()

it.each<[string, FailRequest]>([
  ['a reset', ({ socket }) => socket.resetAndDestroy()],
  ['a connection that ends without an answer', ({ socket }) => socket.destroy()],
  [
    'an answer that is shorter than it says',
    (_, response) => {
      response.writeHead(200, { ...ADVERTISEMENT, 'content-length': 1000 }).write(HALF)
      setTimeout(() => response.destroy(), 50)
    }
  ],
  [
    'an answer that is cut off',
    (_, response) => {
      response.writeHead(200, ADVERTISEMENT).write(HALF)
      setTimeout(() => response.destroy(), 50)
    }
  ],
  ...[429, 500, 502, 503, 504].map((code): [string, FailRequest] => [`status ${code}`, status(code)])
])('fetches again after %s', async (_, fail) => {
  const main = fixture.commit({ 'a.txt': 'a\n' })
  const checkout = await fixture.open({ remote: remote() })
  server.failNext(1, fail)
  await checkout.fetch([main])
  await checkout.switchTo(main)
  expect(readFileSync(join(fixture.workTree, 'a.txt'), 'utf8')).toBe('a\n')
})

it('reads refs again twice, and then gives up', async () => {
  const main = fixture.commit({ 'a.txt': 'a\n' })
  const checkout = await fixture.open({ remote: remote() })
  server.failNext(2, ({ socket }) => socket.resetAndDestroy())
  await expect(checkout.resolve(['refs/heads/main'])).resolves.toEqual(new Map([['refs/heads/main', main]]))
  server.failNext(3, status(503))
  await expect(checkout.resolve(['refs/heads/main'])).rejects.toThrow(/could not be read/)
  expect(server.requests.filter((request) => request.startsWith('GET'))).toHaveLength(6)
})

it.each([400, 403, 404])('reads refs once if the server answers %i', async (code) => {
  const checkout = await fixture.open({ remote: remote() })
  server.failNext(100, status(code))
  await expect(checkout.resolve(['refs/heads/main'])).rejects.toThrow(/could not be read/)
  expect(server.requests).toHaveLength(1)
})

it('reads refs once from a server whose certificate git does not trust, and says what to set', async () => {
  await using untrusted = await startUntrustedServer()
  const checkout = await fixture.open({ remote: { url: `${untrusted.url}/origin.git`, token: TOKEN } })
  await expect(checkout.resolve(['refs/heads/main'])).rejects.toThrow(/certificate.*set SSL_CERT_FILE/s)
  expect(untrusted.connections()).toBe(1)
})

describe('fetching', () => {
  it('fetches a commit without its history into an empty workspace', async () => {
    fixture.commit({ 'a.txt': 'a\n' })
    const main = fixture.commit({ 'a.txt': 'b\n' })
    const checkout = await fixture.open({ remote: remote() })
    await checkout.fetch([main])
    await checkout.switchTo(main)
    expect(readFileSync(join(fixture.workTree, 'a.txt'), 'utf8')).toBe('b\n')
    expect(fixture.ask('rev-list', '--count', main)).toBe('1')
  })

  it('does not fetch what the workspace has', async () => {
    const main = fixture.commit({ 'a.txt': 'a\n' })
    fixture.clone('--depth=1')
    const checkout = await fixture.open({ remote: remote() })
    await checkout.fetch([main])
    await checkout.switchTo(main)
    expect(server.requests).toEqual([])
  })

  it('fetches only new objects into a shallow workspace', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 50 }, (_, number) => [`f${number}.txt`, `content ${number}\n`])
    )
    fixture.commit({ ...files, 'a.txt': 'a\n' })
    fixture.commit({ ...files, 'a.txt': 'b\n' })
    fixture.clone('--depth=1')
    const pull = fixture.commit({ ...files, 'a.txt': 'c\n' }, 'topic')
    const checkout = await fixture.open({ remote: remote() })
    await checkout.fetch([pull])
    await checkout.switchTo(pull)
    expect(readFileSync(join(fixture.workTree, 'a.txt'), 'utf8')).toBe('c\n')
    expect(fixture.ask('count-objects', '-v')).toMatch(/^count: 3$/m)
  })

  it('fetches what a rebase needs', async () => {
    const base = fixture.commit({ 'a.txt': 'a\n' })
    const checkout = await fixture.open({ remote: remote() })
    await checkout.fetch([base])
    await checkout.switchTo(base)
    const baseline = await checkout.snapshot()
    fixture.write({ 'new.txt': 'n\n' })
    const { tree } = await checkout.changesSince({ base, baseline, touched: new Set() })
    const onto = fixture.commit({ 'a.txt': 'moved\n' })
    await expect(checkout.rebase({ base, ours: tree, onto })).resolves.toMatchObject({
      kind: 'merged',
      edit: { changes: [{ path: 'new.txt' }] }
    })
  })

  it('fetches the tip of a branch early, and then nothing more', async () => {
    fixture.commit({ 'a.txt': 'a\n' })
    const main = fixture.commit({ 'a.txt': 'b\n' })
    const { signal } = new AbortController()
    const checkout = await fixture.open({ remote: remote(), prefetch: { branch: 'main', signal } })
    await checkout.fetch([main])
    expect(uploads()).toHaveLength(2)
    expect(fixture.ask('rev-list', '--count', main)).toBe('1')
    await checkout.switchTo(main)
    await checkout.fetch([main])
    expect(uploads()).toHaveLength(2)
    expect(readFileSync(join(fixture.workTree, 'a.txt'), 'utf8')).toBe('b\n')
  })

  it('fetches what it is asked for although the branch has moved since', async () => {
    const then = fixture.commit({ 'a.txt': 'a\n' })
    fixture.commit({ 'a.txt': 'b\n' })
    const { signal } = new AbortController()
    const checkout = await fixture.open({ remote: remote(), prefetch: { branch: 'main', signal } })
    await checkout.fetch([then])
    await checkout.switchTo(then)
    expect(readFileSync(join(fixture.workTree, 'a.txt'), 'utf8')).toBe('a\n')
  })

  it.each(['none', '--upload-pack=x', 'a b'])(
    'fetches after a branch that cannot be prefetched: %s',
    async (branch) => {
      const main = fixture.commit({ 'a.txt': 'a\n' })
      const { signal } = new AbortController()
      const checkout = await fixture.open({ remote: remote(), prefetch: { branch, signal } })
      await checkout.fetch([main])
      await checkout.switchTo(main)
      expect(readFileSync(join(fixture.workTree, 'a.txt'), 'utf8')).toBe('a\n')
    }
  )

  it('fetches although its early fetch was ended', async () => {
    const main = fixture.commit({ 'a.txt': 'a\n' })
    const controller = new AbortController()
    const checkout = await fixture.open({ remote: remote(), prefetch: { branch: 'main', signal: controller.signal } })
    controller.abort()
    await checkout.fetch([main])
    await checkout.switchTo(main)
    expect(readFileSync(join(fixture.workTree, 'a.txt'), 'utf8')).toBe('a\n')
  })

  it('fetches nothing early into a workspace with commits', async () => {
    fixture.commit({ 'a.txt': 'a\n' })
    fixture.clone('--depth=1')
    const { signal } = new AbortController()
    const checkout = await fixture.open({ remote: remote(), prefetch: { branch: 'main', signal } })
    await checkout.fetch([])
    expect(server.requests).toEqual([])
  })

  it('reports a commit that the remote does not have', async () => {
    fixture.commit({ 'a.txt': 'a\n' })
    const checkout = await fixture.open({ remote: remote() })
    await expect(checkout.fetch(['0123456789'.repeat(4)])).rejects.toThrow(UserError)
  })

  it('reports a missing remote', async () => {
    const checkout = await fixture.open()
    await expect(checkout.fetch(['0123456789'.repeat(4)])).rejects.toThrow(/no remote to fetch it from/)
    await expect(checkout.resolve(['refs/heads/main'])).rejects.toThrow(/no remote/)
  })

  it('ignores the configuration of the workspace', async () => {
    fixture.commit({ 'a.txt': 'a\n' })
    fixture.clone()
    fixture.git(fixture.workTree, 'config', 'core.alternateRefsCommand', `touch ${fixture.outside}/ran; false`)
    fixture.git(fixture.workTree, 'config', `url.file:///nowhere/.insteadOf`, 'http://127.0.0.1')
    const pull = fixture.commit({ 'a.txt': 'c\n' }, 'topic')
    const checkout = await fixture.open({ remote: remote() })
    await checkout.fetch([pull])
    expect(readdirSync(fixture.outside)).toEqual([])
  })
})

describe('a push', () => {
  it('says why the server refuses it', async () => {
    const parent = fixture.commit({ 'a.txt': 'a\n' })
    const checkout = await fixture.open({ remote: remote() })
    await checkout.fetch([parent])
    const { tree } = await editWithFiles(checkout.git, parent, [
      { kind: 'written', path: 'b.txt', mode: '100644', content: Buffer.from('b\n') }
    ])
    const hook = join(fixture.origin, 'hooks', 'update')
    mkdirSync(join(fixture.origin, 'hooks'), { recursive: true })
    writeFileSync(hook, '#!/bin/sh\nexit 1\n')
    chmodSync(hook, 0o755)
    const commit = {
      page: server.urlOf('origin').replace(/\.git$/, ''),
      branch: 'main',
      parent,
      tree,
      message: 'Add b',
      author: { login: 'ada', id: 1 },
      at: '2026-11-20T10:00:00Z'
    }
    await expect(checkout.push(commit)).resolves.toEqual({ kind: 'refused', reason: 'hook declined' })
    rmSync(hook)
    await expect(checkout.push(commit)).resolves.toMatchObject({ kind: 'pushed' })
  })
})

describe('the token', () => {
  it('is neither on disk nor in any command line', async () => {
    const lines = new Set<string>()
    server.onRequest(() => {
      for (const line of commandLines()) lines.add(line)
    })
    const main = fixture.commit({ 'a.txt': 'a\n' })
    const checkout = await fixture.open({ remote: remote() })
    await checkout.resolve(['refs/heads/main'])
    await checkout.fetch([main])
    await checkout.switchTo(main)
    await checkout.snapshot()

    const secrets = [TOKEN, Buffer.from(`x-access-token:${TOKEN}`).toString('base64')]
    const files = readdirSync(fixture.root, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const texts = files.map((file) => readFileSync(join(file.parentPath, file.name), 'latin1'))
    expect([...lines].some((line) => line.includes('ls-remote'))).toBe(true)
    for (const text of [...texts, ...lines]) {
      expect(secrets.some((secret) => text.includes(secret))).toBe(false)
    }
  })

  it.each([
    ['credentials', 'https://user:secret@example.com/o/r.git', /contains credentials/],
    ['a program as its protocol', 'ext::sh -c "touch /tmp/x"', /not an HTTP URL/],
    ['a path', '/etc', /not an HTTP URL/],
    ['a file address', 'file:///etc', /not an HTTP URL/]
  ])('is not sent to an address with %s', async (_, url, message) => {
    await expect(fixture.open({ remote: { url, token: TOKEN } })).rejects.toThrow(message)
  })
})
