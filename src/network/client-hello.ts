import type { Duplex } from 'node:stream'

/** What a tunnel starts with. */
export type ClientHello =
  | { readonly kind: 'incomplete' }
  | { readonly kind: 'other' }
  /** TLS; `serverName` is undefined when the client names none. */
  | { readonly kind: 'tls'; readonly serverName: string | undefined }

const HANDSHAKE_RECORD = 22
const CLIENT_HELLO = 1
const SERVER_NAME = 0
/** Client certificates come later, so nothing longer is a ClientHello. */
const MAX_HELLO = 32_768
const MAX_RECORD = 16_384
/** Browsers send one or two. Each record costs a copy. */
const MAX_RECORDS = 32

/** Reads the server name from a ClientHello, which can be split into several records. RFC 8446, section 4.1.2. */
function parseClientHello(bytes: Buffer): ClientHello {
  const message = handshakeOf(bytes)
  if (message.kind !== 'read') return message
  const reader = new Reader(message.bytes)
  try {
    reader.skip(2 + 32) // version, random
    reader.skip(reader.number(1)) // session
    reader.skip(reader.number(2)) // cipher suites
    reader.skip(reader.number(1)) // compression
    return { kind: 'tls', serverName: reader.isAtEnd ? undefined : serverNameIn(reader.part(reader.number(2))) }
  } catch (error) {
    if (error instanceof RangeError) return { kind: 'other' }
    throw error
  }
}

type Handshake = Exclude<ClientHello, { kind: 'tls' }> | { readonly kind: 'read'; readonly bytes: Buffer }

/** The body of the first handshake message, joined from its records. */
function handshakeOf(bytes: Buffer): Handshake {
  const parts: Buffer[] = []
  let at = 0
  while (parts.length <= MAX_RECORDS) {
    const joined = Buffer.concat(parts)
    if (joined.length > 0 && joined[0] !== CLIENT_HELLO) return { kind: 'other' }
    const length = joined.length >= 4 ? joined.readUIntBE(1, 3) : Number.POSITIVE_INFINITY
    if (joined.length >= 4 && length > MAX_HELLO) return { kind: 'other' }
    if (joined.length >= length + 4) return { kind: 'read', bytes: joined.subarray(4, length + 4) }
    if (bytes.length > at && bytes[at] !== HANDSHAKE_RECORD) return { kind: 'other' }
    if (bytes.length < at + 5) return { kind: 'incomplete' }
    const size = bytes.readUInt16BE(at + 3)
    if (bytes[at + 1] !== 3 || size === 0 || size > MAX_RECORD) return { kind: 'other' }
    if (bytes.length < at + 5 + size) return { kind: 'incomplete' }
    parts.push(bytes.subarray(at + 5, at + 5 + size))
    at += 5 + size
  }
  return { kind: 'other' }
}

/** @throws RangeError for wrong lengths, or for two names */
function serverNameIn(extensions: Reader): string | undefined {
  let serverName: string | undefined
  while (!extensions.isAtEnd) {
    const type = extensions.number(2)
    const content = extensions.part(extensions.number(2))
    if (type !== SERVER_NAME) continue
    const names = content.part(content.number(2))
    // The type of the name: 0 (a host name) is the only one defined.
    if (serverName !== undefined || names.number(1) !== 0) throw new RangeError('There is more than one name.')
    serverName = names.text(names.number(2))
    if (!names.isAtEnd || !content.isAtEnd) throw new RangeError('There is more than one name.')
  }
  return serverName
}

class Reader {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length
  }

  number(size: 1 | 2): number {
    return this.#take(size).readUIntBE(0, size)
  }

  skip(size: number): void {
    this.#take(size)
  }

  part(size: number): Reader {
    return new Reader(this.#take(size))
  }

  text(size: number): string {
    return this.#take(size).toString('latin1')
  }

  #take(size: number): Buffer {
    if (this.#at + size > this.#bytes.length) throw new RangeError('The message is shorter than it says.')
    this.#at += size
    return this.#bytes.subarray(this.#at - size, this.#at)
  }
}

export interface ReceivedHello {
  readonly hello: ClientHello
  /** Everything read so far. */
  readonly bytes: Buffer
}

const HELLO_MS = 10_000
const MAX_HELLO_BYTES = 65_536

/** Reads from a stream until it is clear what it starts with, and leaves it paused. */
export function receiveClientHello(stream: Duplex, head: Buffer): Promise<ReceivedHello> {
  return new Promise((resolve) => {
    let bytes = head
    const settle = (hello: ClientHello) => {
      clearTimeout(late)
      stream.off('data', onData).off('end', onEnd).off('close', onEnd).pause()
      resolve({ hello, bytes })
    }
    const onEnd = () => {
      settle({ kind: 'other' })
    }
    const look = () => {
      const hello = bytes.length > MAX_HELLO_BYTES ? ({ kind: 'other' } as const) : parseClientHello(bytes)
      if (hello.kind !== 'incomplete') settle(hello)
    }
    const onData = (chunk: Buffer) => {
      bytes = Buffer.concat([bytes, chunk])
      look()
    }
    const late = setTimeout(onEnd, HELLO_MS)
    stream.on('data', onData).once('end', onEnd).once('close', onEnd)
    look()
  })
}
