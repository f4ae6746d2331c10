import type { IncomingMessage } from 'node:http'
import { readDestination, type Destination } from './host-rules.ts'

/** A request to forward. */
export interface ForwardRequest {
  readonly destination: Destination
  readonly path: string
  /** Name, value, name, value. */
  readonly headers: readonly string[]
}

const ABSOLUTE = /^http:\/\/([^/?#]*)([/?][^#]*|)$/i
const HOP_BY_HOP = /^(connection|proxy-.*|keep-alive|te|trailer|upgrade)$/i
/** More headers that are not passed on: we write them ourselves, or they ask for what the proxy does not do. */
const NOT_PASSED = /^(transfer-encoding|host|expect|http2-settings)$/i

/** True for a header of a single connection. Headers that `Connection` names are such headers too. */
export function isHopByHop(name: string): boolean {
  return HOP_BY_HOP.test(name)
}

/** @returns a sentence that says what is wrong if the request is not for exactly one host, in absolute form */
export function readForwardRequest({
  url = '',
  httpVersion,
  headersDistinct,
  rawHeaders
}: IncomingMessage): ForwardRequest | string {
  const [, authority = '', rest = ''] = ABSOLUTE.exec(url) ?? []
  const destination = readDestination(authority, 80)
  if (!destination) {
    return 'This proxy accepts only tunnels and http:// URLs. The host must be a name, not an IP address.'
  }
  const { host: hosts = [] } = headersDistinct
  const named = readDestination(hosts[0] ?? '', 80)
  const namesSameHost = hosts.length === 1 && named?.host === destination.host && named.port === destination.port
  if (!namesSameHost || httpVersion !== '1.1')
    return 'The request and its Host header must name the same host, in HTTP/1.1.'

  const { 'transfer-encoding': encodings = [] } = headersDistinct
  if (encodings.length > 1 || !/^(chunked|)$/i.test(encodings[0] ?? ''))
    return 'A body must have a Content-Length, or chunked as its only transfer encoding.'

  const dropped = new Set(
    (headersDistinct['connection'] ?? []).flatMap((value) => value.toLowerCase().split(/\s*,\s*/))
  )
  // Attack: `Connection: content-length` changes where the body ends.
  dropped.delete('content-length')
  const kept = rawHeaders.flatMap((name, index) => {
    const isPassed = index % 2 === 0 && !isHopByHop(name) && !NOT_PASSED.test(name) && !dropped.has(name.toLowerCase())
    return isPassed ? [name, rawHeaders[index + 1] ?? ''] : []
  })
  const { host, port } = destination
  const body = encodings.length > 0 ? ['Transfer-Encoding', 'chunked'] : []
  const headers = ['Host', port === 80 ? host : `${host}:${port}`, ...kept, ...body, 'Connection', 'close']
  return { destination, path: rest.startsWith('/') ? rest : `/${rest}`, headers }
}
