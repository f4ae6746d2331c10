import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import { openProxy, type RefusedRequest } from '../../src/network/proxy.ts'
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

interface ProxyFixture extends AsyncDisposable {
  readonly net: SmallInternet
  readonly refusals: RefusedRequest[]
  /** Returns the whole response to these bytes. `then` is sent after its first part. */
  send(bytes: string | Buffer, then?: Buffer): Promise<string>
}

async function openProxyFixture(): Promise<ProxyFixture> {
  const net = await smallInternet(NAMES)
  const folder = await mkdtemp(join(tmpdir(), 'forgehand-proxy-'))
  const refusals: RefusedRequest[] = []
  const onRefusal = (refusal: RefusedRequest) => refusals.push(refusal)
  const proxy = await openProxy({
    settingsFile: 'agent.yml',
    hosts: ['*.example.org'],
    folder,
    internet: net.internet,
    onRefusal
  })
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

describe('a plain HTTP request', () => {
  it.each([
    ['to an unlisted host', get('http://evil.com/', 'Host: evil.com')],
    ['to a listed name with an internal address', get('http://inside.example.org/', 'Host: inside.example.org')],
    [
      'to a listed name with the address of the metadata service',
      get('http://metadata.example.org/', 'Host: metadata.example.org')
    ],
    ['to a name with one internal address', get('http://mixed.example.org/', 'Host: mixed.example.org')],
    ['to a name with an IPv4-mapped address', get('http://mapped.example.org/', 'Host: mapped.example.org')],
    ['to an IP address', get('http://169.254.169.254/latest/meta-data/', 'Host: 169.254.169.254')],
    ['to an address in hexadecimal', get('http://0x7f.1/', 'Host: 0x7f.1')],
    ['to an IPv6 address', get('http://[::1]/', 'Host: [::1]')],
    ['to another port', get('http://ok.example.org:22/', 'Host: ok.example.org:22')],
    ['with a different Host header', get('http://ok.example.org/', 'Host: evil.com')],
    ['with two Host headers', get('http://ok.example.org/', 'Host: ok.example.org', 'Host: evil.com')],
    ['without a Host header', get('http://ok.example.org/')],
    ['with a user in the address', get('http://ok.example.org@evil.com/', 'Host: evil.com')],
    ['with a backslash in the address', get('http://evil.com\\.ok.example.org/', 'Host: ok.example.org')],
    ['without a host in its target', get('/', 'Host: ok.example.org')],
    ['for an https address', get('https://ok.example.org/', 'Host: ok.example.org')],
    ['in HTTP/1.0', 'GET http://ok.example.org/ HTTP/1.0\r\nHost: ok.example.org\r\n\r\n'],
    ['in HTTP/0.9', 'GET http://ok.example.org/\r\n\r\n'],
    ['with two Content-Length headers', post('Content-Length: 3', 'Content-Length: 4', '', 'abcd')],
    ['with a Content-Length and chunks', post('Content-Length: 3', 'Transfer-Encoding: chunked', '', '0\r\n\r\n')],
    ['with an unknown Transfer-Encoding', post('Transfer-Encoding: xchunked', '', 'abc')],
    ['with a folded header', get('http://ok.example.org/', 'Host: ok.example.org', 'X: a', ' b')],
    ['with a bare CR in a header', get('http://ok.example.org/', 'Host: ok.example.org', 'X: a\rHost: evil.com')],
    ['with a bare LF in a header', get('http://ok.example.org/', 'Host: ok.example.org', 'X: a\nHost: evil.com')],
    ['with a space before the colon', get('http://ok.example.org/', 'Host : ok.example.org')],
    ['with a zero byte', get('http://ok.example.org/', 'Host: ok.example.org', 'X: a\0b')]
  ])('%s reaches no host', async (_, request) => {
    await using fixture = await openProxyFixture()
    expect(await fixture.send(request)).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(fixture.net.connected).toEqual([])
    expect(fixture.net.requests).toEqual([])
  })

  it('does not resolve an unlisted name, because the query could carry data out', async () => {
    await using fixture = await openProxyFixture()
    await fixture.send(get('http://stolen-words.evil.com/', 'Host: stolen-words.evil.com'))
    expect(fixture.net.resolved).toEqual([])
  })

  it('cannot smuggle a second request to another host', async () => {
    await using fixture = await openProxyFixture()
    const second = get('http://evil.com/', 'Host: evil.com')
    await fixture.send(`${get('http://ok.example.org/a', 'Host: ok.example.org')}${second}`)
    await fixture.send(`${post('Content-Length: 2', '', 'ab')}${second}`)
    expect(fixture.net.requests.map(({ line }) => line)).toEqual(['GET /a', 'POST /'])
  })

  it('keeps Host and Content-Length although Connection lists them', async () => {
    await using fixture = await openProxyFixture()
    await fixture.send(post('Connection: content-length, host, x-a', 'X-A: 1', 'Content-Length: 2', '', 'ab'))
    const [request] = fixture.net.requests
    expect(request).toMatchObject({ body: 'ab' })
    expect(request?.headers.join(' ')).toMatch(/Host ok\.example\.org .*Content-Length 2/)
    expect(request?.headers).not.toContain('X-A')
  })

  it('cannot upgrade to another protocol', async () => {
    await using fixture = await openProxyFixture()
    await fixture.send(
      get('http://ok.example.org/', 'Host: ok.example.org', 'Connection: Upgrade', 'Upgrade: websocket')
    )
    expect(fixture.net.requests[0]?.headers.join(' ')).not.toMatch(/upgrade/i)
  })

  it('does not reach an internal address that a name resolves to later', async () => {
    await using fixture = await openProxyFixture()
    const request = get('http://rebound.example.org/', 'Host: rebound.example.org')
    expect(await fixture.send(request)).toMatch(/^HTTP\/1\.1 200 /)
    expect(await fixture.send(request)).toMatch(/^HTTP\/1\.1 403 /)
    expect(fixture.net.resolved).toHaveLength(2)
    expect(fixture.net.connected).toEqual([`${PUBLIC}:80`])
  })

  it('allows a listed host, with the requested path and headers', async () => {
    await using fixture = await openProxyFixture()
    const answer = await fixture.send(get('http://OK.example.org/p?q=1', 'Host: ok.example.org', 'X-Kept: yes'))
    expect(answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*hello from outside/)
    expect(fixture.net.requests[0]).toMatchObject({ line: 'GET /p?q=1' })
    expect(fixture.net.requests[0]?.headers).toContain('X-Kept')
  })

  it('is answered with the refused host', async () => {
    await using fixture = await openProxyFixture()
    expect(await fixture.send(get('http://evil.com/', 'Host: evil.com'))).toContain(
      'evil.com:80: It is not in the list'
    )
    const reason = expect.stringMatching(/^It is not in the list of hosts\. To allow it, add evil\.com /)
    expect(fixture.refusals).toEqual([{ destination: 'evil.com:80', reason }])
  })
})

/** A ClientHello with these extensions, in records of at most `recordBytes`. */
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
    ['to an unlisted host', 'evil.com:443'],
    ['to a name that only starts with a listed one', 'example.org.evil.com:443'],
    ['to a name with an internal address', 'inside.example.org:443'],
    ['to a name with one internal address', 'mixed.example.org:443'],
    ['to an IP address', '169.254.169.254:443'],
    ['to another port', 'ok.example.org:22'],
    ['without a port', 'ok.example.org'],
    ['with a path', 'ok.example.org:443/x'],
    ['with a user name', 'ok.example.org@evil.com:443']
  ])('%s is not opened', async (_, target) => {
    await using fixture = await openProxyFixture()
    expect(await fixture.send(tunnel(target, `Host: ${target}`), Buffer.from('x'))).toMatch(/^HTTP\/1\.1 40[03] /)
    expect(fixture.net.connected).toEqual([])
  })

  it.each([
    ['a different Host header', ['Host: evil.com:443']],
    ['two Host headers', ['Host: ok.example.org:443', 'Host: ok.example.org:443']],
    ['a body', ['Host: ok.example.org:443', 'Content-Length: 5']],
    ['chunks', ['Host: ok.example.org:443', 'Transfer-Encoding: chunked']]
  ])('with %s is not opened', async (_, headers) => {
    await using fixture = await openProxyFixture()
    expect(await fixture.send(tunnel('ok.example.org:443', ...headers), Buffer.from('x'))).toMatch(/^HTTP\/1\.1 400 /)
    expect(fixture.net.connected).toEqual([])
  })

  it.each([
    ['plain HTTP to another host', Buffer.from(get('/', 'Host: evil.com'))],
    ['SSH', Buffer.from('SSH-2.0-x\r\n')],
    ['ClientHello for another host', clientHello(serverName('evil.com'))],
    ['ClientHello for another host, one byte per record', clientHello(serverName('evil.com'), 1)],
    ['ClientHello for another host, in two records', clientHello(serverName('evil.com'), 40)],
    ['ClientHello without a name', clientHello(Buffer.alloc(0))],
    ['ClientHello with two names in one list', clientHello(serverName('ok.example.org', 'evil.com'))],
    ['ClientHello with two lists', clientHello(Buffer.concat([serverName('ok.example.org'), serverName('evil.com')]))],
    ['ClientHello with a NUL in its name', clientHello(serverName('ok.example.org\0.evil.com'))],
    ['ClientHello with wrong lengths', clientHello(Buffer.from([0, 0, 0xff, 0xff, 0]))],
    ['incomplete ClientHello', clientHello(serverName('ok.example.org')).subarray(0, 40)],
    ['ServerHello', Buffer.from([22, 3, 3, 0, 4, 2, 0, 0, 0])]
  ])('carries no %s', async (_, bytes) => {
    await using fixture = await openProxyFixture()
    await fixture.send(tunnel('ok.example.org:443', 'Host: ok.example.org:443'), bytes)
    expect(fixture.net.tunnelled).toEqual([])
    expect(fixture.refusals).toHaveLength(1)
  })

  it.each([
    ['in one record', clientHello(serverName('ok.example.org'))],
    ['in capitals', clientHello(serverName('OK.Example.Org'))],
    ['in several records', clientHello(serverName('ok.example.org'), 40)]
  ])('allows TLS to its host, %s', async (_, bytes) => {
    await using fixture = await openProxyFixture()
    await fixture.send(tunnel('ok.example.org:443', 'Host: ok.example.org:443'), bytes)
    expect(Buffer.concat(fixture.net.tunnelled)).toEqual(bytes)
    expect(fixture.refusals).toEqual([])
  })

  it.each([100_000, 150_000, 200_000, 230_000, 260_000, 300_000])(
    'brings all %i bytes of a server that then closes, to a client that reads late',
    async (size) => {
      const server = createServer((socket) => {
        socket.on('error', () => undefined).once('data', () => socket.end(Buffer.alloc(size)))
      }).listen(0, '127.0.0.1')
      await once(server, 'listening')
      // A TCP server has an address with a port.
      const { port } = server.address() as AddressInfo
      const folder = await mkdtemp(join(tmpdir(), 'forgehand-proxy-'))
      const upstreams: Socket[] = []
      const internet = {
        resolve: () => Promise.resolve([PUBLIC]),
        connect: () => {
          const upstream = connect(port, '127.0.0.1')
          upstreams.push(upstream)
          return upstream
        }
      }
      const hosts = ['ok.example.org']
      const options = { settingsFile: 'agent.yml', hosts, folder, internet, onRefusal: () => undefined }
      await using proxy = await openProxy(options)
      const client = connect(join(folder, proxy.socket))
      client.write(tunnel('ok.example.org:443', 'Host: ok.example.org:443'))
      await once(client, 'data')
      client.pause()
      client.write(clientHello(serverName('ok.example.org')))
      // Until the proxy has read everything, or waits for the client.
      while (upstreams.some((upstream) => !upstream.destroyed && !upstream.isPaused())) await setImmediate()
      let received = 0
      client.on('data', (chunk: Buffer) => (received += chunk.length)).resume()
      await once(client, 'end')
      client.destroy()
      server.close()
      await rm(folder, { recursive: true })
      expect(received).toBe(size)
    }
  )

  it('ends when the proxy closes', async () => {
    const fixture = await openProxyFixture()
    const sent = fixture.send(tunnel('ok.example.org:443', 'Host: ok.example.org:443'))
    await fixture[Symbol.asyncDispose]()
    await expect(sent).resolves.not.toContain('hello')
  })
})
