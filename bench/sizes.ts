import { readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SeenRequest } from '../emulators/model/script.ts'
import { runAction } from './action-run.ts'
import { bundles } from './programs.ts'
import type { Machine } from './machine.ts'
import { idleJob } from './start-up.ts'
import type { Row } from './table.ts'

/** The size of the action's first request, and of the code that it loads before it. */
export async function measureSizes(machine: Machine): Promise<readonly Row[]> {
  const { firstRequest, loaded } = await runAction({ ...idleJob(machine), logLoads: true })
  const chunks = loaded.map((url) => relative(bundles, fileURLToPath(url))).filter((path) => !path.startsWith('..'))
  const bytes = (paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => (await stat(join(bundles, path))).size))
  const [entry = 0] = await bytes(['index.js'])
  const lazy = chunks.filter((path) => path !== 'index.js')
  const names = await Promise.all(lazy.map(withPackageName))
  const early = (await bytes(lazy)).reduce((sum, size) => sum + size, 0)
  return [
    ...requestRows(firstRequest),
    { what: '`dist/index.js`', unit: 'megabytes', ours: entry },
    { what: `chunks loaded before the first request: ${names.join(', ') || 'none'}`, unit: 'megabytes', ours: early }
  ]
}

/** The bundler numbers its chunks. Most contain the name of their package. */
async function withPackageName(chunk: string): Promise<string> {
  const text = await readFile(join(bundles, chunk), 'utf8')
  const owner = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(text)?.[1]
  return owner === undefined ? chunk : `${chunk} (${owner})`
}

function requestRows({ bytes, body, messages }: SeenRequest): Row[] {
  const system = messages.filter(({ role }) => role === 'system').map(({ text }) => text)
  return [
    { what: 'first request of the action', unit: 'bytes', ours: bytes },
    { what: 'tools in that request', unit: 'bytes', ours: Buffer.byteLength(JSON.stringify(body['tools'])) },
    { what: 'system prompt in that request', unit: 'bytes', ours: Buffer.byteLength(system.join('')) }
  ]
}
