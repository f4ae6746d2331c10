import type { IncomingMessage } from 'node:http'
import { readDestination, type Destination } from './host-rules.ts'

/** A request as it is to be sent on. */
export interface ForwardRequest {
  readonly destination: Destination
  readonly path: string
  /** Name, value, name, value. */
  readonly headers: readonly string[]
}

const ABSOLUTE = /^http:\/\/([^/?#]*)([/?][^#]*|)$/i
// Of one connection, or ours to write; what `Connection` names besides is left out as well.
const NOT_PASSED = /^(connection|proxy-.*|keep-alive|te|trailer|upgrade|transfer-encoding|host|expect|http2-settings)$/

/** @returns what is wrong, as a sentence, for a request that is not to one host in the absolute form */
export function readForwardRequest({
  url = '',
  httpVersion,
  headersDistinct,
  rawHeaders
}: IncomingMessage): ForwardRequest | string {
  const [, authority = '', rest = ''] = ABSOLUTE.exec(url) ?? []
  const destination = readDestination(authority, 80)
  if (!destination) {
    return 'This is a proxy for http:// addresses with a name of a host in them, and for tunnels; addresses of numbers are not let through.'
  }
  const { host: hosts = [] } = headersDistinct
  const named = readDestination(hosts[0] ?? '', 80)
  const isAgreed = hosts.length === 1 && named?.host === destination.host && named.port === destination.port
  if (!isAgreed || httpVersion !== '1.1') return 'The request and its Host header must name the same host, in HTTP/1.1.'

  const { 'transfer-encoding': encodings = [] } = headersDistinct
  if (encodings.length > 1 || !/^(chunked|)$/i.test(encodings[0] ?? ''))
    return 'A body is sent with a length, or in chunks alone.'

  const dropped = new Set(
    (headersDistinct['connection'] ?? []).flatMap((value) => value.toLowerCase().split(/\s*,\s*/))
  )
  // Where a body ends is not for the sender to take back.
  dropped.delete('content-length')
  const kept = rawHeaders.flatMap((name, index) => {
    const isPassed = index % 2 === 0 && !NOT_PASSED.test(name.toLowerCase()) && !dropped.has(name.toLowerCase())
    return isPassed ? [name, rawHeaders[index + 1] ?? ''] : []
  })
  const { host, port } = destination
  const body = encodings.length > 0 ? ['Transfer-Encoding', 'chunked'] : []
  const headers = ['Host', port === 80 ? host : `${host}:${port}`, ...kept, ...body, 'Connection', 'close']
  return { destination, path: rest.startsWith('/') ? rest : `/${rest}`, headers }
}
