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
import { readForwardRequest } from './forward-request.ts'
import { receiveClientHello } from './client-hello.ts'

/** A refused request. */
export interface Refusal {
  /** Host and port, or the text that should have contained them. */
  readonly destination: string
  /** A sentence. */
  readonly reason: string
}

export interface ProxyOptions {
  /** Entries that `readHostRule` accepts. */
  readonly hosts: readonly string[]
  /**
   * True if the hosts can be mirrors inside the network of the machine. Only for hosts that we chose ourselves. Then only TLS on
   * port 443 is allowed: an internal service of another kind must not answer for a registry.
   */
  readonly allowsMirrors?: boolean
  /** Created for the socket. */
  readonly folder: string
  readonly internet: Internet
  readonly onRefusal: (refusal: Refusal) => void
}

export interface Proxy extends AsyncDisposable {
  /** Name of the socket in the folder. */
  readonly socket: string
}

const SOCKET = 's'
const MAX_CONNECTIONS = 128
/** In both directions, of all connections together. All of them are closed when it is reached. */
const MAX_BYTES = 4 * 1024 ** 3
const MAX_HEAD = 16_384
const MAX_ADDRESSES = 4
const CONNECT_MS = 10_000
const RESOLVE_MS = 10_000
const SILENCE_MS = 120_000

/**
 * A proxy on a Unix socket that allows only the listed hosts: CONNECT tunnels whose TLS server name is the host they were opened
 * for, and single HTTP requests. It resolves the names itself, refuses a name with any address that is not public, and connects
 * to the address that it checked. Disposing it closes all connections.
 */
export async function openProxy(parts: ProxyOptions): Promise<Proxy> {
  const { folder } = parts
  const connections = new Connections(parts)
  const server = createServer({ maxHeaderSize: MAX_HEAD, headersTimeout: CONNECT_MS, requestTimeout: 0 })
  server.maxConnections = MAX_CONNECTIONS
  server.on('connection', (socket) => {
    connections.keep(socket)
  })
  server.on('drop', () => {
    parts.onRefusal({
      destination: 'one more',
      reason: `At most ${MAX_CONNECTIONS} connections can be open at a time.`
    })
  })
  server.on('request', (request, response) => void connections.pass(request, response))
  server.on('connect', (request, near, head) => void connections.tunnel(request, near, head))
  server.on('clientError', (_, socket) => {
    answer(socket, 400, 'The request is not valid HTTP/1.1.')
  })

  await mkdir(folder, { recursive: true })
  // Allows a folder of any length. The path of a socket can have at most 107 bytes.
  const place = await open(folder, 'r')
  server.listen(`/proc/self/fd/${place.fd}/${SOCKET}`)
  await once(server, 'listening')
  // The command may run as another user. Other users of this machine cannot open the folder above.
  await chmod(`${folder}/${SOCKET}`, 0o666)
  await chmod(folder, 0o755)
  return {
    socket: SOCKET,
    [Symbol.asyncDispose]: async () => {
      connections.cut()
      await new Promise((resolve) => server.close(resolve))
      await place.close()
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
  readonly #parts: ProxyOptions
  readonly #rules
  readonly #open = new Set<Socket>()
  readonly #watch: NodeJS.Timeout
  #bytes = 0
  #isCut = false

  constructor(parts: ProxyOptions) {
    this.#parts = parts
    const rules = parts.hosts.map(readHostRule).filter((rule) => typeof rule !== 'string')
    this.#rules = parts.allowsMirrors === true ? rules.map((rule) => ({ ...rule, ports: [443] })) : rules
    this.#watch = setInterval(() => {
      this.#endAtLimit()
    }, 1_000).unref()
  }

  keep(socket: Socket): void {
    if (this.#isCut) {
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

  cut(): void {
    this.#isCut = true
    clearInterval(this.#watch)
    for (const socket of this.#open) socket.destroy()
  }

  /** Forwards one plain HTTP request. It is serialized again, so that exactly what was parsed is sent, and nothing after it. */
  async pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const target = readForwardRequest(request)
    try {
      if (typeof target === 'string') throw new Refused(400, target)
      if (this.#parts.allowsMirrors === true) throw new Refused(403, 'Packages can be downloaded over HTTPS only.')
      const far = await this.#reach(target.destination)
      const { method } = request
      const onward = sendRequest({
        method,
        path: target.path,
        headers: [...target.headers],
        createConnection: () => far
      })
      const answered = once(onward, 'response') as Promise<[IncomingMessage]>
      const [[reply]] = await Promise.all([answered, pipeline(request, onward)])
      response.writeHead(reply.statusCode ?? 502, withoutHopByHop(reply.rawHeaders))
      await pipeline(reply, response)
    } catch (error) {
      const { status, reason } = this.#failureOf(error, nameOf(target, request))
      if (response.headersSent) response.destroy()
      else response.writeHead(status, { 'content-type': 'text/plain', connection: 'close' }).end(`${reason}\n`)
    }
  }

  async tunnel(request: IncomingMessage, near: Duplex, head: Buffer): Promise<void> {
    near.on('error', () => undefined)
    const destination = readDestination(request.url ?? '')
    let isOpen = false
    try {
      const far = await this.#reach(checkedTunnel(request, destination))
      near.write('HTTP/1.1 200 Connection established\r\n\r\n')
      isOpen = true
      far.once('close', () => near.destroy())
      near.once('close', () => far.destroy())
      const { hello, bytes } = await receiveClientHello(near, head)
      checkClientHello(hello, destination?.host ?? '')
      far.write(bytes)
      near.pipe(far)
      far.pipe(near)
    } catch (error) {
      const { status, reason } = this.#failureOf(error, request.url ?? '')
      if (isOpen) near.destroy()
      else answer(near, status, reason)
    }
  }

  /** Connects to a listed host, at an address that was checked. */
  async #reach(destination: Destination): Promise<Socket> {
    const { host, port } = destination
    const { internet, allowsMirrors = false } = this.#parts
    const isAllowed = allowsMirrors ? isMirrorAddress : isPublicAddress
    if (!matchingHostRule(destination, this.#rules)) throw new Refused(403, notListed(destination))
    const resolved = internet.resolve(host).catch(() => [])
    const addresses = await Promise.race([resolved, delay(RESOLVE_MS, [], { ref: false })])
    const own = ownAddresses()
    // Attack: DNS rebinding, where a name has a public address and an internal one.
    const inside = addresses.find((address) => !isAllowed(address) || own.has(address))
    if (inside !== undefined) throw new Refused(403, `It resolves to ${inside}, which is not a public address.`)
    for (const address of addresses.slice(0, MAX_ADDRESSES)) {
      const far = await this.#connected(address, port)
      if (far) return far
    }
    throw new Refused(
      502,
      addresses.length === 0 ? 'The name does not resolve.' : 'The host does not accept connections.'
    )
  }

  async #connected(address: string, port: number): Promise<Socket | undefined> {
    const far = this.#parts.internet.connect(address, port)
    this.keep(far)
    const late = setTimeout(() => far.destroy(), CONNECT_MS)
    try {
      // A socket that is closed before it connects emits one of these events.
      await Promise.race([once(far, 'connect'), once(far, 'close').then(() => Promise.reject(new Error('closed')))])
      return this.#isCut ? undefined : far
    } catch {
      far.destroy()
      return undefined
    } finally {
      clearTimeout(late)
    }
  }

  #failureOf(error: unknown, destination: string): { readonly status: number; readonly reason: string } {
    if (!(error instanceof Refused)) return { status: 502, reason: 'The connection was lost.' }
    if (error.status < 500 && !this.#isCut) this.#parts.onRefusal({ destination, reason: error.message })
    return { status: error.status, reason: `${destination}: ${error.message}` }
  }

  #endAtLimit(): void {
    const now = [...this.#open].reduce((sum, { bytesRead }) => sum + bytesRead, this.#bytes)
    if (now < MAX_BYTES) return
    this.#parts.onRefusal({
      destination: 'more',
      reason: `One command can transfer at most ${MAX_BYTES / 1024 ** 3} GB.`
    })
    this.cut()
  }
}

function notListed(destination: Destination): string {
  return `It is not in the list of hosts. To allow it, add ${entryForDestination(destination)} under network in agent.yml on the base branch.`
}

/** @throws Refused unless the request only asks for a tunnel */
function checkedTunnel(
  { headersDistinct, httpVersion }: IncomingMessage,
  destination: Destination | undefined
): Destination {
  if (!destination) throw new Refused(403, 'It must be a host name with a port. IP addresses are not allowed.')
  const { host: hosts = [], ...others } = headersDistinct
  const isAgreed =
    hosts.length <= 1 && hosts.every((host) => readDestination(host, destination.port)?.host === destination.host)
  // Python before 3.12, and so pip, asks in HTTP/1.0.
  const isKnown = httpVersion === '1.1' || httpVersion === '1.0'
  if (!isAgreed || !isKnown || others['content-length'] || others['transfer-encoding']) {
    throw new Refused(400, 'The CONNECT request is ambiguous.')
  }
  return destination
}

/** @throws Refused unless it is TLS to that host */
function checkClientHello(hello: Awaited<ReturnType<typeof receiveClientHello>>['hello'], host: string): void {
  if (hello.kind !== 'tls') throw new Refused(403, 'Only TLS is allowed in a tunnel. Send plain HTTP without CONNECT.')
  if (hello.serverName?.toLowerCase() === host) return
  throw new Refused(
    403,
    `The TLS in the tunnel ${hello.serverName === undefined ? 'names no server' : 'is for another host'}.`
  )
}

const HOP_BY_HOP = /^(connection|proxy-.*|keep-alive|te|trailer|upgrade)$/i

function withoutHopByHop(raw: readonly string[]): string[] {
  const pairs = raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : []))
  return [...pairs.filter(([name = '']) => !HOP_BY_HOP.test(name)).flat(), 'Connection', 'close']
}

function nameOf(target: ReturnType<typeof readForwardRequest>, { url = '' }: IncomingMessage): string {
  return typeof target === 'string' ? url : `${target.destination.host}:${target.destination.port}`
}

function answer(socket: Duplex, status: number, text: string): void {
  if (!socket.writable) return
  const body = `${text}\n`
  const head = `HTTP/1.1 ${status} Refused\r\nContent-Type: text/plain\r\nConnection: close\r\nContent-Length: ${Buffer.byteLength(body)}`
  socket.end(`${head}\r\n\r\n${body}`)
}
