import { once } from 'node:events'
import { createServer as createProxy, request as forward, type IncomingMessage, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import { connect, type AddressInfo, type Socket } from 'node:net'
import type { ModelEmulator } from '../../emulators/model/start-model.ts'
import { certificate, key } from './provider-certificate.ts'

export interface ProviderGateway extends AsyncDisposable {
  /** For HTTPS_PROXY and HTTP_PROXY. */
  readonly proxyUrl: string
  /** The hosts that were asked for, as `host:port`. */
  readonly targets: readonly string[]
  /** Host and port of a model on the runner itself, which asks for no key. */
  readonly localModel: string
  /** Where a job asks for its identity, and with which token. */
  readonly identityUrl: string
  readonly identityToken: string
}

/** The prefix of the emulator's paths for each host. */
const PREFIXES: Readonly<Record<string, string>> = {
  'api.openai.com': '',
  'api.anthropic.com': '/anthropic',
  'generativelanguage.googleapis.com': '/gemini',
  'europe-west4-aiplatform.googleapis.com': '/gemini'
}
/** Where OpenAI exchanges the identity of a job for a token. */
const IDENTITY_HOST = 'auth.openai.com'
const IDENTITY_TOKEN = 'identity-request-token-of-the-job'

/** A proxy that leads the addresses of the providers to the model emulator, so that a workflow needs no other address. */
export async function startProviderGateway(model: ModelEmulator): Promise<ProviderGateway> {
  const serve = (incoming: IncomingMessage, response: ServerResponse) => {
    answer(incoming, response, model)
  }
  const providers = createServer({ key, cert: certificate }, serve)
  // Without a key, like a model on the runner.
  const local = createProxy((incoming, response) => {
    incoming.headers.authorization = `Bearer ${model.apiKey}`
    pass(incoming, response, new URL(incoming.url ?? '', model.baseUrl))
  })
  const [targets, sockets] = [[] as string[], new Set<Socket>()]
  const proxy = createProxy((incoming, response) => {
    const isAllowed = incoming.headers.authorization === `Bearer ${IDENTITY_TOKEN}`
    response.writeHead(isAllowed ? 200 : 401, { 'content-type': 'application/json' })
    response.end(JSON.stringify(isAllowed ? { value: 'identity.of.the-job' } : {}))
  })
  proxy.on('connect', ({ url = '' }, client: Socket) => {
    targets.push(url)
    const { port } = providers.address() as AddressInfo // Listening on TCP.
    const target = connect(port, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n')
      client.pipe(target).pipe(client)
    })
    for (const socket of [client, target]) {
      sockets.add(socket)
      socket.on('error', () => {
        client.destroy()
        target.destroy()
      })
    }
  })
  for (const server of [providers, local, proxy]) {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
  const proxyUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  return {
    proxyUrl,
    targets,
    localModel: `localhost:${(local.address() as AddressInfo).port}`,
    identityUrl: `${proxyUrl}/identity?api-version=2.0`,
    identityToken: IDENTITY_TOKEN,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy()
      for (const server of [providers, local, proxy]) server.closeAllConnections()
      await Promise.all([providers, local, proxy].map((server) => new Promise((resolve) => server.close(resolve))))
    }
  }
}

function answer(incoming: IncomingMessage, response: ServerResponse, { baseUrl, apiKey }: ModelEmulator): void {
  const { url = '', headers } = incoming
  const host = headers.host ?? ''
  if (host === IDENTITY_HOST) {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ access_token: apiKey, token_type: 'Bearer', expires_in: 3600 }))
    return
  }
  const prefix = PREFIXES[host]
  if (prefix === undefined) {
    response.writeHead(502).end(`No provider here is called ${host}.`)
    return
  }
  pass(incoming, response, new URL(`${prefix}${url}`, baseUrl))
}

function pass(incoming: IncomingMessage, response: ServerResponse, address: URL): void {
  const { method, headers } = incoming
  const outgoing = forward(address, { method, headers }, (answered) => {
    response.writeHead(answered.statusCode ?? 502, answered.headers)
    answered.pipe(response)
  })
  outgoing.on('error', () => response.destroy())
  incoming.pipe(outgoing)
}
