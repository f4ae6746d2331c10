import { readdir, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
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
  const paths = loaded.map((url) => fileURLToPath(url)).filter((path) => path.startsWith(bundles + sep))
  const bytes = await Promise.all(paths.map(async (path) => (await stat(path)).size))
  return [
    ...requestRows(firstRequest),
    { what: 'code loaded before that request', unit: 'megabytes', ours: sum(bytes) },
    { what: '`dist/`', unit: 'megabytes', ours: sum(await sizesIn(bundles)) }
  ]
}

async function sizesIn(folder: string): Promise<number[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size))
}

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0)
}

function requestRows({ bytes, body, messages }: SeenRequest): Row[] {
  const system = messages.filter(({ role }) => role === 'system').map(({ text }) => text)
  return [
    { what: 'first request of the action', unit: 'bytes', ours: bytes },
    { what: 'tools in that request', unit: 'bytes', ours: Buffer.byteLength(JSON.stringify(body['tools'])) },
    { what: 'system prompt in that request', unit: 'bytes', ours: Buffer.byteLength(system.join('')) }
  ]
}
