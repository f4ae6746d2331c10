import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'

export interface GhCall {
  readonly argv: readonly string[]
  readonly input: string
  readonly env: Readonly<Record<string, string>>
}

export interface GhStandIn extends AsyncDisposable {
  /** Kept in memory only, so that a secret on the disk is somebody else's mistake. */
  readonly calls: readonly GhCall[]
  /** To be put before PATH. */
  readonly folder: string
  /** The variables that it reads. */
  readonly env: Readonly<Record<string, string>>
}

/** Reports each call, and passes `gh api` on to the emulator as gh does. */
const PROGRAM = String.raw`
const argv = process.argv.slice(2)
const chunks = []
for await (const chunk of process.stdin) chunks.push(chunk)
const input = Buffer.concat(chunks).toString()
const { GH_STAND_IN, GH_STAND_IN_API, GH_STAND_IN_TOKEN, GH_STAND_IN_FAILS = '' } = process.env
await fetch(GH_STAND_IN, { method: 'POST', body: JSON.stringify({ argv, input, env: process.env }) })
if (GH_STAND_IN_FAILS !== '' && argv.join(' ').includes(GH_STAND_IN_FAILS)) {
  process.stderr.write('HTTP 403: refused \u001b[2J(' + input + ')\n')
  process.exit(1)
}
if (argv[0] === 'api') {
  const method = argv[argv.indexOf('--method') + 1]
  const headers = { authorization: 'token ' + GH_STAND_IN_TOKEN, 'content-type': 'application/json', connection: 'close' }
  const body = argv.includes('--input') ? input : undefined
  const response = await fetch(GH_STAND_IN_API + '/' + argv.at(-1), { method, headers, body })
  const text = await response.text()
  process.stdout.write(text)
  if (!response.ok) {
    process.stderr.write('gh: ' + JSON.parse(text).message + ' (HTTP ' + response.status + ')\n')
    process.exitCode = 1
  }
}
`

/**
 * A program named gh.
 *
 * @param folder where it is put; an existing one
 * @param github the emulator that it talks to, and the token that it is signed in with
 */
export async function createGhStandIn(
  folder: string,
  github: { readonly apiUrl: string; readonly token: string }
): Promise<GhStandIn> {
  const calls: GhCall[] = []
  const server = createServer((request, response) => {
    void json(request).then((call) => {
      calls.push(call as GhCall) // The program above writes it.
      response.writeHead(204, { connection: 'close' }).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // Listening on TCP.
  const own = join(folder, 'gh-bin')
  await mkdir(own)
  await writeFile(join(own, 'gh.mjs'), PROGRAM)
  await writeFile(join(own, 'gh'), `#!/bin/sh\nexec '${process.execPath}' '${join(own, 'gh.mjs')}' "$@"\n`, {
    mode: 0o755
  })
  const env = {
    GH_STAND_IN: `http://127.0.0.1:${port}/`,
    GH_STAND_IN_API: github.apiUrl,
    GH_STAND_IN_TOKEN: github.token
  }
  return {
    calls,
    folder: own,
    env,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close').catch(() => undefined)
    }
  }
}
