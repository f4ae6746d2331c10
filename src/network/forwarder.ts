import { quoteForShell } from '../text/shell-quote.ts'

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

export interface ForwarderOptions {
  /** Absolute path of Node. */
  readonly node: string
  /** Absolute path of the folder of the socket. */
  readonly folder: string
  readonly socket: string
}

/** A script that runs another one with access to the proxy. */
export function withForwarder(script: string, { node, folder, socket }: ForwarderOptions): string {
  return ['exec', ...[node, '-e', forwarder, '--', folder, socket, script].map(quoteForShell)].join(' ')
}
