import { resolve } from 'node:path'
import { pageBeside } from '../report/trace-file.ts'
import { tracePage, writeTracePage } from '../trace-page/write-page.ts'
import { UserError, isSystemError, messageOf } from '../errors.ts'
import { jsonText } from './json-text.ts'
import { listenForInterrupt } from './interrupt.ts'
import { rememberOutput } from './own-outputs.ts'
import { UsageError } from './usage-error.ts'
import { leaveProgram } from '../git/machine-program.ts'
import { fileProblem } from '../text/file-problem.ts'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TraceFlags {
  readonly output?: string
  readonly open?: true
  readonly serve?: true
  readonly json?: true
}

/** Writes a trace as an HTML page, or serves it. Returns the exit code of the command. */
export async function trace(path: string, flags: TraceFlags): Promise<number> {
  const { output, open, serve, json } = flags
  if (serve && output !== undefined) throw new UsageError('--serve writes no file, so it takes no --output.')
  try {
    if (serve) return await serveUntilInterrupted(path, flags)
    const page = output ?? pageBeside(path)
    if (resolve(page) === resolve(path))
      throw new UsageError(`--output ${page} is the trace itself. Name another file.`)
    await writeTracePage(path, page)
    rememberOutput(page, process.env)
    process.stdout.write(json ? jsonText({ page }) : `${page}\n`)
    return open ? await opened(page) : 0
  } catch (error) {
    throw error instanceof UserError ? new UsageError(error.message, { cause: error }) : error
  }
}

async function serveUntilInterrupted(path: string, { open, json }: TraceFlags): Promise<number> {
  // A mistake in the path is reported here at once, not in the browser.
  await tracePage(path)
  const signal = listenForInterrupt()
  await serveTrace(path, signal, async (url) => {
    const text = `${url} (Ctrl+C ends it; reload the page to see what a run has added)\n`
    process.stdout.write(json ? jsonText({ url }) : text)
    if (open) await opened(url)
  })
  return 0
}

async function opened(address: string): Promise<number> {
  const problem = await openInBrowser(address)
  if (problem === undefined) return 0
  process.stderr.write(`${problem} Open it yourself: ${address}\n`)
  return 1
}

const OPENERS: Readonly<Partial<Record<NodeJS.Platform, string>>> = { darwin: 'open', win32: 'explorer.exe' }

/** Opens a file or an address with the program of the desktop. Returns what went wrong, as a sentence. */
async function openInBrowser(address: string): Promise<string | undefined> {
  const opener = OPENERS[process.platform] ?? 'xdg-open'
  const child = await leaveProgram(opener, [address], { workTree: process.cwd(), environment: process.env })
  return new Promise((resolve, reject) => {
    child.once('error', (error) => {
      if (isSystemError(error)) resolve(`No browser could be opened with ${opener}: ${fileProblem(error)}.`)
      else reject(error)
    })
    child.once('spawn', () => {
      // The browser can stay open for longer than this command.
      child.unref()
      resolve(undefined)
    })
  })
}

/**
 * Serves the page of a trace on 127.0.0.1 until the signal is aborted. Each request reads the trace again, so the page of a run that is
 * still going on is current.
 *
 * @param onReady is called with the address
 */
async function serveTrace(path: string, signal: AbortSignal, onReady: (url: string) => Promise<void>): Promise<void> {
  // Attack: any user and any page of a browser on this machine can reach the port. They do not know the path.
  const secret = `/${randomBytes(16).toString('hex')}/`
  const server = createServer((request, response) => {
    if (request.url === secret) void answer(path, response)
    else send(response, 404, 'There is no such page. Open the address that the command printed.')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // Safe: it listens on a port.
  try {
    await onReady(`http://127.0.0.1:${port}${secret}`)
    if (!signal.aborted) await once(signal, 'abort')
  } finally {
    server.close()
    server.closeAllConnections()
  }
}

async function answer(path: string, response: ServerResponse): Promise<void> {
  try {
    const page = await tracePage(path)
    response.writeHead(200, { ...HEADERS, 'content-type': 'text/html; charset=utf-8' }).end(page)
  } catch (error) {
    send(response, 500, `The trace cannot be shown. ${messageOf(error)}`)
  }
}

const HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

function send(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { ...HEADERS, 'content-type': 'text/plain; charset=utf-8' }).end(`${text}\n`)
}
