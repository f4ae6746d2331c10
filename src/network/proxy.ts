import { once } from 'node:events'
import { chmod, mkdir, open } from 'node:fs/promises'
import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { isMirrorAddress, isPublicAddress, ownAddresses } from './addresses.ts'
import { entryForDestination, readDestination, readHostRule, matchingHostRule, type Destination } from './host-rules.ts'
import type { Internet } from './internet.ts'
import { isHopByHop, readForwardRequest, type ForwardRequest } from './forward-request.ts'
import { receiveClientHello, type ClientHello } from './client-hello.ts'

/** A refused request. */
export interface RefusedRequest {
  /** Host and port, or the text that should have contained them. */
  readonly destination: string
  /** A sentence. */
  readonly reason: string
}

export interface ProxyOptions {
  /** Entries that `readHostRule` accepts. */
  readonly hosts: readonly string[]
  /** How messages name the file that lists them. */
  readonly settingsFile: string
  /**
   * True if the hosts can resolve to mirrors in the network of the machine. Use it only for hosts that agent.yml does not choose.
   * It allows only TLS on port 443, so that no other internal service can be reached under the name of a registry.
   */
  readonly allowsMirrors?: boolean
  /** Created for the socket. */
  readonly folder: string
  readonly internet: Internet
  readonly onRefusal: (refusal: RefusedRequest) => void
}

export interface Proxy extends AsyncDisposable {
  /** Name of the socket in the folder. */
  readonly socket: string
}

const SOCKET = 's'
const MAX_CONNECTIONS = 128
/** The sum of all connections, in both directions. When it is reached, all connections are closed. */
const MAX_BYTES = 4 * 1024 ** 3
const MAX_HEAD = 16_384
const MAX_ADDRESSES = 4
const CONNECT_MS = 10_000
const RESOLVE_MS = 10_000
const SILENCE_MS = 120_000

/**
 * A proxy on a Unix socket that allows only the listed hosts. It accepts CONNECT tunnels, whose TLS must name the host of the CONNECT
 * request, and plain HTTP requests. It resolves host names itself, and refuses a host if any of its addresses is not public. Disposing
 * it closes all connections.
 */
export async function openProxy(options: ProxyOptions): Promise<Proxy> {
  const { folder } = options
  const connections = new Connections(options)
  const server = createServer({ maxHeaderSize: MAX_HEAD, headersTimeout: CONNECT_MS, requestTimeout: 0 })
  server.maxConnections = MAX_CONNECTIONS
  server.on('connection', (socket) => {
    connections.track(socket)
  })
  server.on('drop', () => {
    options.onRefusal({
      destination: 'A connection',
      reason: `At most ${MAX_CONNECTIONS} connections can be open at a time.`
    })
  })
  server.on('request', (request, response) => void connections.forward(request, response))
  server.on('connect', (request, client, head) => void connections.tunnel(request, client, head))
  server.on('clientError', (_, socket) => {
    sendRefusal(socket, 400, 'The request is not valid HTTP/1.1.')
  })

  await mkdir(folder, { recursive: true })
  // The socket is opened through a file descriptor: its path can have at most 107 bytes, and the folder can be longer.
  const directory = await open(folder, 'r')
  server.listen(`/proc/self/fd/${directory.fd}/${SOCKET}`)
  await once(server, 'listening')
  // The command may run as another user. Other users of this machine cannot open the folder above.
  await chmod(`${folder}/${SOCKET}`, 0o666)
  await chmod(folder, 0o755)
  return {
    socket: SOCKET,
    [Symbol.asyncDispose]: async () => {
      connections.close()
      await new Promise((resolve) => server.close(resolve))
      await directory.close()
    }
  }
}

class Refused extends Error {
  readonly status: number

  constructor(status: number, reason: string) {
    super(reason)
    this.status = status
  }
}

class Connections {
  readonly #options: ProxyOptions
  readonly #rules
  readonly #open = new Set<Socket>()
  readonly #limitTimer: NodeJS.Timeout
  #bytes = 0
  #isClosed = false

  constructor(options: ProxyOptions) {
    this.#options = options
    const rules = options.hosts.map(readHostRule).filter((rule) => typeof rule !== 'string')
    this.#rules = options.allowsMirrors === true ? rules.map((rule) => ({ ...rule, ports: [443] })) : rules
    this.#limitTimer = setInterval(() => {
      this.#endAtLimit()
    }, 1_000).unref()
  }

  track(socket: Socket): void {
    if (this.#isClosed) {
      socket.destroy()
      return
    }
    this.#open.add(socket)
    socket.setTimeout(SILENCE_MS, () => socket.destroy())
    // Ignored, because the client is gone.
    socket.on('error', () => undefined)
    socket.once('close', () => {
      this.#open.delete(socket)
      this.#bytes += socket.bytesRead
    })
  }

  close(): void {
    this.#isClosed = true
    clearInterval(this.#limitTimer)
    for (const socket of this.#open) socket.destroy()
  }

  /** Forwards one plain HTTP request. Serializes it again, so that the server receives exactly what was parsed. */
  async forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = readForwardRequest(request)
    try {
      if (typeof target === 'string') throw new Refused(400, target)
      if (this.#options.allowsMirrors === true) throw new Refused(403, 'Packages can be downloaded over HTTPS only.')
      const upstream = await this.#connect(target.destination)
      const { method } = request
      const upstreamRequest = sendRequest({
        method,
        path: target.path,
        headers: [...target.headers],
        createConnection: () => upstream
      })
      const answered = once(upstreamRequest, 'response') as Promise<[IncomingMessage]>
      const [[upstreamResponse]] = await Promise.all([answered, pipeline(request, upstreamRequest)])
      response.writeHead(upstreamResponse.statusCode ?? 502, withoutHopByHop(upstreamResponse.rawHeaders))
      await pipeline(upstreamResponse, response)
    } catch (error) {
      const { status, reason } = this.#explainFailure(error, destinationText(target, request))
      if (response.headersSent) response.destroy()
      else response.writeHead(status, { 'content-type': 'text/plain', connection: 'close' }).end(`${reason}\n`)
    }
  }

  async tunnel(request: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    client.on('error', () => undefined)
    const destination = readDestination(request.url ?? '')
    let isOpen = false
    try {
      const upstream = await this.#connect(checkedTunnel(request, destination))
      client.write('HTTP/1.1 200 Connection established\r\n\r\n')
      isOpen = true
      upstream.once('close', () => {
        // The client can still be reading the last bytes of a server that has closed the connection.
        if (upstream.readableEnded && !client.writableFinished) client.once('finish', () => client.destroy())
        else client.destroy()
      })
      client.once('close', () => upstream.destroy())
      const { hello, bytes } = await receiveClientHello(client, head)
      checkClientHello(hello, destination?.host ?? '')
      upstream.write(bytes)
      client.pipe(upstream)
      upstream.pipe(client)
    } catch (error) {
      const { status, reason } = this.#explainFailure(error, request.url ?? '')
      if (isOpen) client.destroy()
      else sendRefusal(client, status, reason)
    }
  }

  /**
   * Connects to a host of the list.
   *
   * @throws Refused if the host is not in the list, has an address that is not allowed, or does not accept connections
   */
  async #connect(destination: Destination): Promise<Socket> {
    const { host, port } = destination
    const { internet, allowsMirrors = false } = this.#options
    const isAllowed = allowsMirrors ? isMirrorAddress : isPublicAddress
    if (!matchingHostRule(destination, this.#rules))
      throw new Refused(403, notListed(destination, this.#options.settingsFile))
    const resolved = internet.resolve(host).catch(() => [])
    const addresses = await Promise.race([resolved, delay(RESOLVE_MS, [], { ref: false })])
    const own = ownAddresses()
    // Attack: DNS rebinding, where a name has a public and an internal address. So we connect to an address that was checked here.
    const forbidden = addresses.find((address) => !isAllowed(address) || own.has(address))
    if (forbidden !== undefined) {
      const expected = allowsMirrors ? 'neither a public address nor one of a company network' : 'not a public address'
      throw new Refused(403, `It resolves to ${forbidden}, which is ${expected}.`)
    }
    for (const address of addresses.slice(0, MAX_ADDRESSES)) {
      const upstream = await this.#connectTo(address, port)
      if (upstream) return upstream
    }
    throw new Refused(
      502,
      addresses.length === 0 ? 'The name does not resolve.' : 'The host does not accept connections.'
    )
  }

  async #connectTo(address: string, port: number): Promise<Socket | undefined> {
    const upstream = this.#options.internet.connect(address, port)
    this.track(upstream)
    const timer = setTimeout(() => upstream.destroy(), CONNECT_MS)
    try {
      // A socket that is closed before it connects emits one of these events.
      await Promise.race([
        once(upstream, 'connect'),
        once(upstream, 'close').then(() => Promise.reject(new Error('closed')))
      ])
      return this.#isClosed ? undefined : upstream
    } catch {
      upstream.destroy()
      return undefined
    } finally {
      clearTimeout(timer)
    }
  }

  #explainFailure(error: unknown, destination: string): { readonly status: number; readonly reason: string } {
    if (!(error instanceof Refused)) return { status: 502, reason: 'The connection was lost.' }
    if (error.status < 500 && !this.#isClosed) this.#options.onRefusal({ destination, reason: error.message })
    return { status: error.status, reason: `${destination}: ${error.message}` }
  }

  #endAtLimit(): void {
    const now = [...this.#open].reduce((sum, { bytesRead }) => sum + bytesRead, this.#bytes)
    if (now < MAX_BYTES) return
    this.#options.onRefusal({
      destination: 'More traffic',
      reason: `One command can transfer at most ${MAX_BYTES / 1024 ** 3} GB.`
    })
    this.close()
  }
}

function notListed(destination: Destination, settingsFile: string): string {
  return `It is not in the list of hosts. To allow it, add ${entryForDestination(destination)} under network in ${settingsFile}.`
}

/** @throws Refused unless the request only asks for a tunnel */
function checkedTunnel(
  { headersDistinct, httpVersion }: IncomingMessage,
  destination: Destination | undefined
): Destination {
  if (!destination) throw new Refused(403, 'It must be a host name with a port. IP addresses are not allowed.')
  const { host: hosts = [], ...others } = headersDistinct
  const namesSameHost =
    hosts.length <= 1 && hosts.every((host) => readDestination(host, destination.port)?.host === destination.host)
  // Python before 3.12, and so pip, asks in HTTP/1.0.
  const isSupported = httpVersion === '1.1' || httpVersion === '1.0'
  if (!namesSameHost || !isSupported || others['content-length'] || others['transfer-encoding']) {
    throw new Refused(400, 'The CONNECT request is ambiguous.')
  }
  return destination
}

/** @throws Refused unless it is TLS to that host */
function checkClientHello(hello: ClientHello, host: string): void {
  if (hello.kind !== 'tls') throw new Refused(403, 'Only TLS is allowed in a tunnel. Send plain HTTP without CONNECT.')
  if (hello.serverName?.toLowerCase() === host) return
  throw new Refused(
    403,
    `The TLS in the tunnel ${hello.serverName === undefined ? 'names no server' : 'is for another host'}.`
  )
}

function withoutHopByHop(raw: readonly string[]): string[] {
  const pairs = raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : []))
  return [...pairs.filter(([name = '']) => !isHopByHop(name)).flat(), 'Connection', 'close']
}

function destinationText(target: ForwardRequest | string, { url = '' }: IncomingMessage): string {
  return typeof target === 'string' ? url : `${target.destination.host}:${target.destination.port}`
}

function sendRefusal(socket: Duplex, status: number, text: string): void {
  if (!socket.writable) return
  const body = `${text}\n`
  const head = `HTTP/1.1 ${status} Refused\r\nContent-Type: text/plain\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}`
  socket.end(`${head}\r\n\r\n${body}`)
}
