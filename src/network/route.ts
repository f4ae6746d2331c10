import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Internet } from './internet.ts'
import { openProxy } from './proxy.ts'
import { shorten } from '../text/shorten.ts'
import { quoteForShell } from '../text/shell-quote.ts'

export interface RouteOptions {
  readonly hosts: readonly string[]
  /** See `ProxyOptions`. */
  readonly settingsFile: string
  /** See `ProxyOptions`. */
  readonly allowsMirrors?: boolean
  /** The state folder of the run. Commands see only the paths that are made readable to them. */
  readonly stateFolder: string
  readonly internet: Internet
  /** Called once per destination. */
  readonly onRefusal: (text: string) => void
}

/** The network access of one sandboxed command. Disposing closes it. */
export interface Route extends AsyncDisposable {
  /** More paths that the command must be able to read. */
  readonly readable: readonly string[]
  /** Wraps a script so that it can use this access. */
  wrap(script: string): string
  /** Lines about refused requests, to append to the output; '' for none. */
  notes(): string
}

const MAX_REPORTED = 10
const MAX_SHOWN = 200

export async function openRoute({
  hosts,
  settingsFile,
  allowsMirrors = false,
  stateFolder,
  internet,
  onRefusal
}: RouteOptions): Promise<Route> {
  const folder = join(stateFolder, 'network', randomUUID())
  const refused = new Map<string, string>()
  let left = 0
  const proxy = await openProxy({
    hosts,
    settingsFile,
    allowsMirrors,
    folder,
    internet,
    onRefusal: ({ destination, reason }) => {
      const text = `${printable(destination)} was refused. ${reason}`
      if (refused.has(destination)) return
      if (refused.size >= MAX_REPORTED) {
        left += 1
        return
      }
      refused.set(destination, text)
      onRefusal(`A command tried to use the network. ${text}`)
    }
  })
  const node = process.execPath
  return {
    readable: [folder, node],
    wrap: (script) => withForwarder(script, { node, folder, socket: proxy.socket }),
    notes: () => {
      if (refused.size === 0) return ''
      const lines = [...refused.values(), ...(left > 0 ? [`${left} more requests were refused.`] : [])]
      return lines.map((line) => `[network] ${line}\n`).join('')
    },
    [Symbol.asyncDispose]: async () => {
      await proxy[Symbol.asyncDispose]()
      await rm(folder, { recursive: true, force: true })
    }
  }
}

/** Safe to print: a destination that is not a host name can contain any character. */
function printable(destination: string): string {
  return shorten(destination.replace(/[^\x20-\x7e]/g, '?'), MAX_SHOWN)
}

/**
 * Runs in Node inside the sandbox. Forwards a port of the sandbox's loopback interface to a Unix socket, and runs a shell script
 * with that port as its proxy. It is not a security boundary: the proxy behind the socket enforces the list of hosts.
 *
 * Arguments: folder and name of the socket, and the script.
 */
const forwarder = String.raw`
const net = require('node:net')
const { spawn } = require('node:child_process')
const { signals } = require('node:os').constants
const [folder, name, script] = process.argv.slice(1)
const cwd = process.cwd()
// The path of a socket can have at most 107 bytes, and the path of the folder alone can be longer.
process.chdir(folder)
const server = net.createServer({ allowHalfOpen: true }, (client) => {
  const upstream = net.connect({ path: name, allowHalfOpen: true })
  client.on('error', () => upstream.destroy()).pipe(upstream)
  upstream.on('error', () => client.destroy()).pipe(client)
})
server.listen(0, '127.0.0.1', () => {
  const proxy = 'http://127.0.0.1:' + server.address().port
  const local = 'localhost,127.0.0.1,::1'
  const names = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'npm_config_proxy', 'npm_config_https_proxy']
  names.push('YARN_HTTP_PROXY', 'YARN_HTTPS_PROXY')
  const env = { ...process.env, no_proxy: local, NO_PROXY: local, NODE_USE_ENV_PROXY: '1' }
  for (const each of names) env[each] = proxy
  const child = spawn('/bin/bash', ['-c', script], { cwd, env, stdio: 'inherit' })
  child.once('exit', (code, signal) => process.exit(code ?? 128 + signals[signal]))
})
`

interface ForwarderOptions {
  /** Absolute path of Node. */
  readonly node: string
  /** Absolute path of the folder of the socket. */
  readonly folder: string
  readonly socket: string
}

/** A script that runs another one with access to the proxy. */
function withForwarder(script: string, { node, folder, socket }: ForwarderOptions): string {
  return ['exec', ...[node, '-e', forwarder, '--', folder, socket, script].map(quoteForShell)].join(' ')
}
