import { stat } from 'node:fs/promises'
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SeenRequest } from '../emulators/model/script.ts'
import { runAction } from './action-run.ts'
import { packDownload } from './download.ts'
import { actionFolder, bundles } from './programs.ts'
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
    ...(await downloadRows())
  ]
}

/** What a job downloads, with the targets that `__tests__/repository/package.deep.test.ts` enforces. */
async function downloadRows(): Promise<readonly Row[]> {
  const { packedBytes, unpackedBytes } = await packDownload(actionFolder)
  const atMost = (most: number) => ({ kind: 'value', most }) as const
  return [
    { what: 'download of a job, packed', unit: 'megabytes', ours: packedBytes, target: atMost(3_000_000) },
    { what: 'download of a job, unpacked', unit: 'megabytes', ours: unpackedBytes, target: atMost(10_000_000) }
  ]
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
