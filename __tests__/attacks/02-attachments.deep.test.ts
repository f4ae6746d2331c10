import { gzipSync } from 'node:zlib'
import { expect, it } from '@jest/globals'
import type { AnswerOfStorage } from '../../emulators/github/state.ts'
import { findAttachments } from '../../src/tasks/find-attachments.ts'
import { startForgeFixture, type ForgeFixture } from '../support/github-forge.ts'
import { GIF, PNG } from '../support/pictures.ts'

// Promise 2: what strangers upload is data, comes from the storage of the forge only, and is bounded.

/** Reads what a text of an issue attaches, which can be edited before its page is read. */
async function read(fixture: ForgeFixture, body: string, { edited = body, seconds = 60 } = {}) {
  const { repository, github } = fixture
  const { number } = repository.openIssue({ title: 'It breaks', body, author: 'mallory' })
  repository.issue(number).body = edited
  const names = findAttachments(body, github.serverUrl)
  const source = { kind: 'text', number } as const
  const retryLimits = { retries: 0, responseTimeoutSeconds: seconds }
  return fixture.forgeWith({ retryLimits }).readAttachments(names.map((name) => ({ name, source, body })))
}

const unreadable = (reason: unknown) => ({ kind: 'unreadable', reason })

it.each<[string, Buffer | AnswerOfStorage, unknown]>([
  ['an SVG, which has text and links', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), /neither PNG/],
  [
    'HTML with the header of an image',
    (_, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('<html>'),
    /neither PNG/
  ],
  ['a PDF that contains an image', Buffer.concat([Buffer.from('%PDF-1.7\n'), PNG]), /neither PNG/],
  ['a compressed image', gzipSync(PNG), /neither PNG/],
  ['nothing', Buffer.alloc(0), /neither PNG/],
  ['more than 10 MB', Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]), /larger than 10 MB/],
  ['an endless file', endless, /larger than 10 MB/],
  [
    'a file shorter than it says',
    (_, response) => void response.writeHead(200, { 'content-length': 999 }).write(PNG, () => response.destroy()),
    /terminated/
  ],
  [
    'a redirect into the network of the runner',
    (_, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
    /fetch failed/
  ],
  ['an error', (_, response) => response.writeHead(500).end('no'), /500/]
])('does not accept %s as an image', async (_, content, reason) => {
  await using fixture = await startForgeFixture()
  const attached = await read(fixture, `![](${fixture.repository.upload({ content })})`)
  expect(attached).toEqual([unreadable(expect.stringMatching(reason as RegExp))])
})

it('waits only so long for files that never begin or never end', async () => {
  await using fixture = await startForgeFixture()
  const contents: readonly AnswerOfStorage[] = [
    () => undefined,
    (_, response) => void response.writeHead(200).write(PNG)
  ]
  const body = contents.map((content) => `![](${fixture.repository.upload({ content })})`).join('\n')
  const attached = await read(fixture, body, { seconds: 5 })
  expect(attached).toEqual(Array(2).fill(unreadable(expect.stringContaining('aborted'))))
})

it('shows a polyglot as the image that it begins as, to the last byte and with no other type', async () => {
  await using fixture = await startForgeFixture()
  const polyglot = Buffer.concat([GIF, Buffer.from('<script>alert(1)</script>')])
  await expect(read(fixture, `![](${fixture.repository.upload({ content: polyglot })})`)).resolves.toMatchObject([
    { kind: 'image', type: 'image/gif', bytes: polyglot }
  ])
})

it('sends neither a token nor a cookie to the storage', async () => {
  await using fixture = await startForgeFixture()
  const sent: unknown[] = []
  const content: AnswerOfStorage = ({ headers }, response) => {
    sent.push(headers.authorization, headers.cookie)
    response.writeHead(200).end(PNG)
  }
  await expect(read(fixture, `![](${fixture.repository.upload({ content })})`)).resolves.toMatchObject([
    { kind: 'image' }
  ])
  expect(sent).toEqual([undefined, undefined])
})

it('pairs images by their name, whatever order the page has and whatever else it shows', async () => {
  await using fixture = await startForgeFixture()
  const [png, gif] = [fixture.repository.upload({ content: PNG }), fixture.repository.upload({ content: GIF })]
  const elsewhere = '<img src="https://example.com/first.png">'
  const attached = await read(fixture, `<!-- ${gif} -->${elsewhere}\n\n![](${png})\n![](${gif})`)
  expect(attached).toMatchObject([{ type: 'image/gif' }, { type: 'image/png' }])
})

it('asks no other host, even if its address has the name of an attachment', async () => {
  await using fixture = await startForgeFixture()
  const name = fixture.repository.upload({ content: PNG }).split('/').at(-1)
  const asked: string[] = []
  fixture.github.observe((phase, { url = '' }) => {
    if (phase === 'received' && !url.startsWith('/api/')) asked.push(url)
    return Promise.resolve(undefined)
  })
  const own = fixture.github.serverUrl
  const hosts = [
    'https://example.com/private-user-images',
    own.replace('127.0.0.1', 'localhost') + '/private-user-images',
    `${own}/mallory/raw`
  ]
  const body = `${own}/user-attachments/assets/${name ?? ''}\n\n${hosts.map((host) => `![](${host}/${name ?? ''}.png)`).join('\n')}`
  await expect(read(fixture, body)).resolves.toEqual([unreadable('it is not an image that the page shows')])
  expect(asked).toEqual([])
})

it.each([
  ['in a comment of HTML', (url: string) => `<!-- <img src="${url}"> -->`],
  ['one pixel wide', (url: string) => `<img width="1" src="${url}">`],
  ['in code', (url: string) => `\`![](${url})\``]
])('does not show an image that readers of the page do not see: %s', async (_, write) => {
  await using fixture = await startForgeFixture()
  const attached = await read(fixture, write(fixture.repository.upload({ content: PNG })))
  expect(attached).toEqual([unreadable('it is not an image that the page shows')])
})

it('does not show an image of a text that was edited after the request', async () => {
  await using fixture = await startForgeFixture()
  const body = `![](${fixture.repository.upload({ content: PNG })})`
  await expect(read(fixture, body, { edited: `${body} ` })).resolves.toEqual([
    unreadable('its text was edited after the request')
  ])
})

it.each<[string, Buffer | AnswerOfStorage, RegExp]>([
  ['more than 200 KB', Buffer.alloc(200 * 1024 + 1, 'a'), /larger than 200 KB/],
  ['an endless file', endless, /larger than 200 KB/],
  ['an archive', gzipSync('text'), /not text in UTF-8/],
  ['UTF-16', Buffer.from('\uFEFFtext', 'utf16le'), /not text in UTF-8/],
  ['a second redirect', (_, response) => response.writeHead(302, { location: '/' }).end(), /fetch failed/]
])('does not accept %s as a text', async (_, content, reason) => {
  await using fixture = await startForgeFixture()
  const attached = await read(fixture, fixture.repository.upload({ name: 'a.txt', content }))
  expect(attached).toEqual([unreadable(expect.stringMatching(reason))])
})

function endless(...[, response]: Parameters<AnswerOfStorage>): void {
  response.writeHead(200)
  const more = () => {
    while (response.write(Buffer.alloc(64 * 1024, 'a')));
  }
  response.on('drain', more)
  more()
}
