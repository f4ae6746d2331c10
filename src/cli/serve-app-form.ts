import { randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { messageOf, UserError } from '../errors.ts'
import { messagePage, type LocalPage } from './local-page.ts'

/** What the pages need. */
export interface AppFlow<Result> {
  /** @param redirectUrl where GitHub sends the browser; `state` must come back with it */
  form(redirectUrl: string, state: string): LocalPage
  /** Is called once, with the code that GitHub sent. */
  exchange(code: string): Promise<Result>
  /** The last page. */
  done(result: Result): LocalPage
}

export interface ServeOptions {
  readonly timeoutMs: number
  readonly signal: AbortSignal
  /** Is called with the address of the page. */
  readonly onReady: (url: string) => void
}

const CODE = /^[\w-]{1,200}$/

/**
 * Serves the form on 127.0.0.1 until GitHub has sent the browser back with a code. Returns the result of exchanging the code.
 *
 * @throws UserError after the timeout or an interruption, or what the exchange throws
 */
export async function serveAppForm<Result>(
  flow: AppFlow<Result>,
  { timeoutMs, signal, onReady }: ServeOptions
): Promise<Result> {
  // Attack: any user and any page of a browser on this machine can reach the port. They know neither the path nor the state.
  const path = `/${randomBytes(16).toString('hex')}/`
  const state = randomBytes(32).toString('hex')
  const ended = Promise.withResolvers<Result>()
  let isUsed = false

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = URL.parse(request.url ?? '/', origin)
    // Attack: a name of somebody else's that resolves to 127.0.0.1, whose pages could read this one.
    const isHere = request.headers.host === new URL(origin).host
    if (!url || !isHere || request.method !== 'GET') {
      send(response, !url ? 404 : isHere ? 405 : 421, NOT_HERE)
    } else if (url.pathname === path) {
      if (isUsed) send(response, 410, USED)
      else send(response, 200, flow.form(`${origin}${path}created`, state))
    } else if (url.pathname === `${path}created`) {
      await receive(url.searchParams, response)
    } else {
      send(response, 404, NOT_HERE)
    }
  }
  const receive = async (query: URLSearchParams, response: ServerResponse) => {
    const code = query.get('code') ?? ''
    if (!isEqual(query.get('state') ?? '', state) || !CODE.test(code)) {
      send(response, 400, NOT_OURS)
    } else if (isUsed) {
      send(response, 410, USED)
    } else {
      isUsed = true
      await finish(response, code)
    }
  }
  const finish = async (response: ServerResponse, code: string) => {
    try {
      const result = await flow.exchange(code)
      await sendCompletely(response, 200, flow.done(result))
      ended.resolve(result)
    } catch (error) {
      await sendCompletely(response, 502, messagePage('The App was not set up', messageOf(error)))
      throw error
    }
  }

  const server = createServer((request, response) => void answer(request, response).catch(ended.reject))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // Listening on TCP.
  const origin = `http://127.0.0.1:${port}`
  // Once the code has been taken, the App exists, and its key must be stored: the exchange has limits of its own.
  const waits = stopWaiting({ timeoutMs, signal }, (reason) => {
    if (!isUsed) ended.reject(reason)
  })
  try {
    onReady(`${origin}${path}`)
    return await ended.promise
  } finally {
    waits[Symbol.dispose]()
    server.close()
    server.closeAllConnections()
  }
}

/** Calls `stop` after the timeout, or after an interruption. */
function stopWaiting(
  { timeoutMs, signal }: Pick<ServeOptions, 'timeoutMs' | 'signal'>,
  stop: (reason: UserError) => void
): Disposable {
  const timer = setTimeout(() => {
    stop(timedOut(timeoutMs))
  }, timeoutMs)
  const interrupt = () => {
    stop(new UserError('Interrupted. No App was set up.'))
  }
  signal.addEventListener('abort', interrupt)
  if (signal.aborted) interrupt()
  return {
    [Symbol.dispose]() {
      clearTimeout(timer)
      signal.removeEventListener('abort', interrupt)
    }
  }
}

function timedOut(timeoutMs: number): UserError {
  return new UserError(
    `GitHub did not redirect back within ${Math.round(timeoutMs / 60_000)} minutes, so no App was set up. Start again. If you created an App meanwhile, delete it: nobody has its key.`
  )
}

/** In constant time, so that the time tells nobody how much of a guess is right. */
function isEqual(received: string, expected: string): boolean {
  const [a, b] = [Buffer.from(received), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const NOT_HERE = messagePage('There is no such page', 'Open the address that the command printed.')
const USED = messagePage('This page has been used', 'The terminal says what happened.')
const NOT_OURS = messagePage(
  'This did not come from the form',
  'The address has no valid code, or not the state that the form sent. Open the address that the command printed.'
)

/** Resolves once the page has been sent, or the browser no longer listens. */
async function sendCompletely(response: ServerResponse, status: number, page: LocalPage): Promise<void> {
  if (response.closed) return
  const closed = once(response, 'close')
  send(response, status, page)
  await closed
}

function send(response: ServerResponse, status: number, { text, policy }: LocalPage): void {
  response
    .writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // The path is secret. GitHub may want to see an origin beside a form.
      'referrer-policy': 'strict-origin',
      connection: 'close'
    })
    .end(text)
}
