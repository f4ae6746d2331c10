import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { openProxy, type Refusal } from '../../src/network/proxy.ts'
import { PUBLIC, smallInternet, type SmallInternet } from '../support/small-internet.ts'

const NAMES = {
  'ok.example.org': [[PUBLIC]],
  'inside.example.org': [['10.0.0.7']],
  'metadata.example.org': [['169.254.169.254']],
  'mixed.example.org': [[PUBLIC, '127.0.0.1']],
  'mapped.example.org': [['::ffff:127.0.0.1']],
  'nowhere.example.org': [[]],
  'rebound.example.org': [[PUBLIC], ['127.0.0.1']]
}

interface Stand extends AsyncDisposable {
  readonly net: SmallInternet
  readonly refusals: Refusal[]
  /** All that comes back for these bytes; `then` is sent after the first answer. */
  send(bytes: string | Buffer, then?: Buffer): Promise<string>
}

async function openStand(): Promise<Stand> {
  const net = await smallInternet(NAMES)
  const folder = await mkdtemp(join(tmpdir(), 'forgehand-proxy-'))
  const refusals: Refusal[] = []
  const onRefusal = (refusal: Refusal) => refusals.push(refusal)
  const proxy = await openProxy({ hosts: ['*.example.org'], folder, internet: net.internet, onRefusal })
  return {
    net,
    refusals,
    send: async (bytes, then) => {
      const socket = connect(join(folder, proxy.socket))
      let answer = ''
      socket.on('data', (chunk: Buffer) => {
        const isFirst = answer === ''
        answer += chunk.toString('latin1')
        if (then && isFirst) socket.end(then)
      })
      socket.on('error', () => undefined)
      socket.write(bytes)
      await new Promise((resolve) => socket.once('close', resolve))
      return answer
    },
    [Symbol.asyncDispose]: async () => {
      await proxy[Symbol.asyncDispose]()
      await net[Symbol.asyncDispose]()
      await rm(folder, { recursive: true })
    }
  }
}

const get = (target: string, ...headers: string[]) => [`GET ${target} HTTP/1.1`, ...headers, '', ''].join('\r\n')
const post = (...rest: string[]) =>
  ['POST http://ok.example.org/ HTTP/1.1', 'Host: ok.example.org', ...rest].join('\r\n')
const tunnel = (target: string, ...headers: string[]) => [`CONNECT ${target} HTTP/1.1`, ...headers, '', ''].join('\r\n')

describe('a request of plain HTTP', () => {
  it.each([
    ['to a host that is not listed', get('http://evil.com/', 'Host: evil.com')],
    ['to a listed name that leads inside', get('http://inside.example.org/', 'Host: inside.example.org')],
    [
      'to a listed name that leads to the metadata service',
      get('http://metadata.example.org/', 'Host: metadata.example.org')
    ],
    ['to a name with one address inside', get('http://mixed.example.org/', 'Host: mixed.example.org')],
    ['to a name with a mapped address', get('http://mapped.example.org/', 'Host: mapped.example.org')],
    ['to an address', get('http://169.254.169.254/latest/meta-data/', 'Host: 169.254.169.254')],
    ['to an address in hexadecimal', get('http://0x7f.1/', 'Host: 0x7f.1')],
    ['to an address of version 6', get('http://[::1]/', 'Host: [::1]')],
    ['to another port', get('http://ok.example.org:22/', 'Host: ok.example.org:22')],
    ['with another Host', get('http://ok.example.org/', 'Host: evil.com')],
    ['with two Hosts', get('http://ok.example.org/', 'Host: ok.example.org', 'Host: evil.com')],
    ['without a Host', get('http://ok.example.org/')],
    ['with a user in the address', get('http://ok.example.org@evil.com/', 'Host: evil.com')],
    ['with a back slash in the address', get('http://evil.com\\.ok.example.org/', 'Host: ok.example.org')],
    ['in the form of a server', get('/', 'Host: ok.example.org')],
    ['of HTTPS in the clear', get('https://ok.example.org/', 'Host: ok.example.org')],
    ['of HTTP/1.0', 'GET http://ok.example.org/ HTTP/1.0\r\nHost: ok.example.org\r\n\r\n'],
    ['of HTTP/0.9', 'GET http://ok.example.org/\r\n\r\n'],
    ['with two lengths', post('Content-Length: 3', 'Content-Length: 4', '', 'abcd')],
    ['with a length and chunks', post('Content-Length: 3', 'Transfer-Encoding: chunked', '', '0\r\n\r\n')],
    ['with an encoding that is none', post('Transfer-Encoding: xchunked', '', 'abc')],
    ['with a folded header', get('http://ok.example.org/', 'Host: ok.example.org', 'X: a', ' b')],
    ['with a bare CR in a header', get('http://ok.example.org/', 'Host: ok.example.org', 'X: a\rHost: evil.com')],
    ['with a bare LF in a header', get('http://ok.example.org/', 'Host: ok.example.org', 'X: a\nHost: evil.com')],
    ['with a space before the colon', get('http://ok.example.org/', 'Host : ok.example.org')],
    ['with a zero byte', get('http://ok.example.org/', 'Host: ok.example.org', 'X: a\0b')]
  ])('%s reaches nobody', async (_, request) => {
    await using stand = await openStand()
    expect(await stand.send(request)).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(stand.net.connected).toEqual([])
    expect(stand.net.requests).toEqual([])
  })

  it('does not resolve the name of a host that is not listed, which would carry words out', async () => {
    await using stand = await openStand()
    await stand.send(get('http://stolen-words.evil.com/', 'Host: stolen-words.evil.com'))
    expect(stand.net.resolved).toEqual([])
  })

  it('brings no second request along, to another host at the same address', async () => {
    await using stand = await openStand()
    const second = get('http://evil.com/', 'Host: evil.com')
    await stand.send(`${get('http://ok.example.org/a', 'Host: ok.example.org')}${second}`)
    await stand.send(`${post('Content-Length: 2', '', 'ab')}${second}`)
    expect(stand.net.requests.map(({ line }) => line)).toEqual(['GET /a', 'POST /'])
  })

  it('takes its body length back by no header', async () => {
    await using stand = await openStand()
    await stand.send(post('Connection: content-length, host, x-a', 'X-A: 1', 'Content-Length: 2', '', 'ab'))
    const [request] = stand.net.requests
    expect(request).toMatchObject({ body: 'ab' })
    expect(request?.headers.join(' ')).toMatch(/Host ok\.example\.org .*Content-Length 2/)
    expect(request?.headers).not.toContain('X-A')
  })

  it('upgrades to nothing else', async () => {
    await using stand = await openStand()
    await stand.send(get('http://ok.example.org/', 'Host: ok.example.org', 'Connection: Upgrade', 'Upgrade: websocket'))
    expect(stand.net.requests[0]?.headers.join(' ')).not.toMatch(/upgrade/i)
  })

  it('leads inside at the second asking for the name no more than at the first', async () => {
    await using stand = await openStand()
    const request = get('http://rebound.example.org/', 'Host: rebound.example.org')
    expect(await stand.send(request)).toMatch(/^HTTP\/1\.1 200 /)
    expect(await stand.send(request)).toMatch(/^HTTP\/1\.1 403 /)
    expect(stand.net.resolved).toHaveLength(2)
    expect(stand.net.connected).toEqual([`${PUBLIC}:80`])
  })

  it('lets a listed host be reached, with what was asked for', async () => {
    await using stand = await openStand()
    const answer = await stand.send(get('http://OK.example.org/p?q=1', 'Host: ok.example.org', 'X-Kept: yes'))
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*hello from outside/)
    expect(stand.net.requests[0]).toMatchObject({ line: 'GET /p?q=1' })
    expect(stand.net.requests[0]?.headers).toContain('X-Kept')
  })

  it('tells who asked which host was refused', async () => {
    await using stand = await openStand()
    expect(await stand.send(get('http://evil.com/', 'Host: evil.com'))).toContain('evil.com:80: It is not in the list')
    const reason = expect.stringMatching(/^It is not in the list of hosts\. To allow it, add evil\.com /)
    expect(stand.refusals).toEqual([{ destination: 'evil.com:80', reason }])
  })
})

/** A ClientHello with these extensions, in records of at most so many bytes. */
function clientHello(extensions: Buffer, recordBytes = 16_384): Buffer {
  const body = Buffer.concat([
    Buffer.from([3, 3]),
    Buffer.alloc(32, 7),
    Buffer.from([0, 0, 2, 0x13, 1, 1, 0]),
    sized(2, extensions)
  ])
  const message = Buffer.concat([Buffer.from([1]), sized(3, body)])
  const records: Buffer[] = []
  for (let at = 0; at < message.length; at += recordBytes) {
    records.push(Buffer.concat([Buffer.from([22, 3, 1]), sized(2, message.subarray(at, at + recordBytes))]))
  }
  return Buffer.concat(records)
}

function sized(bytes: number, content: Buffer): Buffer {
  const size = Buffer.alloc(bytes)
  size.writeUIntBE(content.length, 0, bytes)
  return Buffer.concat([size, content])
}

function serverName(...names: string[]): Buffer {
  const list = Buffer.concat(names.map((name) => Buffer.concat([Buffer.from([0]), sized(2, Buffer.from(name))])))
  return Buffer.concat([Buffer.from([0, 0]), sized(2, sized(2, list))])
}

describe('a tunnel', () => {
  it.each([
    ['to a host that is not listed', 'evil.com:443'],
    ['to a name below one that is only a part of it', 'example.org.evil.com:443'],
    ['to a name that leads inside', 'inside.example.org:443'],
    ['to a name with one address inside', 'mixed.example.org:443'],
    ['to an address', '169.254.169.254:443'],
    ['to another port', 'ok.example.org:22'],
    ['without a port', 'ok.example.org'],
    ['with a path', 'ok.example.org:443/x'],
    ['with a user', 'ok.example.org@evil.com:443']
  ])('%s is not opened', async (_, target) => {
    await using stand = await openStand()
    expect(await stand.send(tunnel(target, `Host: ${target}`), Buffer.from('x'))).toMatch(/^HTTP\/1\.1 40[03] /)
    expect(stand.net.connected).toEqual([])
  })

  it.each([
    ['another Host', ['Host: evil.com:443']],
    ['two Hosts', ['Host: ok.example.org:443', 'Host: ok.example.org:443']],
    ['a body', ['Host: ok.example.org:443', 'Content-Length: 5']],
    ['chunks', ['Host: ok.example.org:443', 'Transfer-Encoding: chunked']]
  ])('with %s is not opened', async (_, headers) => {
    await using stand = await openStand()
    expect(await stand.send(tunnel('ok.example.org:443', ...headers), Buffer.from('x'))).toMatch(/^HTTP\/1\.1 400 /)
    expect(stand.net.connected).toEqual([])
  })

  it.each([
    ['plain HTTP for another host', Buffer.from(get('/', 'Host: evil.com'))],
    ['SSH', Buffer.from('SSH-2.0-x\r\n')],
    ['a greeting for another host', clientHello(serverName('evil.com'))],
    ['a greeting for another host, one byte a record', clientHello(serverName('evil.com'), 1)],
    ['a greeting for another host, in two records', clientHello(serverName('evil.com'), 40)],
    ['a greeting for nobody', clientHello(Buffer.alloc(0))],
    ['a greeting with two names in one list', clientHello(serverName('ok.example.org', 'evil.com'))],
    ['a greeting with two lists', clientHello(Buffer.concat([serverName('ok.example.org'), serverName('evil.com')]))],
    ['a greeting whose name goes on', clientHello(serverName('ok.example.org\0.evil.com'))],
    ['a greeting whose lengths lie', clientHello(Buffer.from([0, 0, 0xff, 0xff, 0]))],
    ['a greeting that does not end', clientHello(serverName('ok.example.org')).subarray(0, 40)],
    ['the greeting of a server', Buffer.from([22, 3, 3, 0, 4, 2, 0, 0, 0])]
  ])('carries no %s', async (_, bytes) => {
    await using stand = await openStand()
    await stand.send(tunnel('ok.example.org:443', 'Host: ok.example.org:443'), bytes)
    expect(stand.net.tunnelled).toEqual([])
    expect(stand.refusals).toHaveLength(1)
  })

  it.each([
    ['in one record', clientHello(serverName('ok.example.org'))],
    ['in capitals', clientHello(serverName('OK.Example.Org'))],
    ['in several records', clientHello(serverName('ok.example.org'), 40)]
  ])('lets TLS to its host through, %s', async (_, bytes) => {
    await using stand = await openStand()
    await stand.send(tunnel('ok.example.org:443', 'Host: ok.example.org:443'), bytes)
    expect(Buffer.concat(stand.net.tunnelled)).toEqual(bytes)
    expect(stand.refusals).toEqual([])
  })

  it('is cut with the proxy', async () => {
    const stand = await openStand()
    const sent = stand.send(tunnel('ok.example.org:443', 'Host: ok.example.org:443'))
    await stand[Symbol.asyncDispose]()
    await expect(sent).resolves.not.toContain('hello')
  })
})
