import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from '@jest/globals'

const MB = 2 ** 20

/** A program that makes many objects and requests, and prints how much memory V8 took for new objects and for compiling. */
const program = (start: string) => `
import { createServer } from 'node:http'
import { getHeapSpaceStatistics, getHeapStatistics } from 'node:v8'
import { keepProcessSmall } from '${join(import.meta.dirname, '../../src/workspace/small-process.ts')}'
${start}
const kept = Array.from({ length: 500_000 }, (_, at) => ({ at }))
const server = createServer((_, response) => response.end('ok')).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))
for (let count = 0; count < 100; count += 1) await (await fetch('http://127.0.0.1:' + server.address().port)).text()
server.close()
const newObjects = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space').space_size
console.log(JSON.stringify({ newObjects, compiling: getHeapStatistics().peak_malloced_memory, kept: kept.length }))
`

async function memoryOf(start: string) {
  const args = ['--input-type=module', '--eval', program(start)]
  const { stdout } = await promisify(execFile)(process.execPath, args)
  return JSON.parse(stdout) as { readonly newObjects: number; readonly compiling: number }
}

it('a small process takes no more memory for new objects, and none to optimize the HTTP parser', async () => {
  const [small, usual] = await Promise.all([memoryOf('keepProcessSmall()'), memoryOf('')])
  expect(small.newObjects).toBeLessThan(5 * MB)
  expect(small.compiling).toBeLessThan(10 * MB)
  // Otherwise there would be nothing to keep small.
  expect(usual.newObjects).toBeGreaterThan(10 * MB)
  expect(usual.compiling).toBeGreaterThan(15 * MB)
})
