import { createReadStream } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { traceLines } from '../../src/report/trace-file.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forgehand-trace-'))
})

afterEach(() => rm(folder, { recursive: true }))

async function linesOf(path: string): Promise<readonly string[]> {
  const lines: string[] = []
  for await (const line of traceLines(createReadStream(path, 'utf8') as AsyncIterable<string>)) lines.push(line)
  return lines
}

it.each([
  ['with line separators in its texts', ['{"text":"a\u2028b\u2029c\u0085d"}', '{"at":1}']],
  ['longer than a chunk', [`{"text":"${'ü'.repeat(200_000)}"}`, '{"at":1}']],
  ['that is empty', []]
])('reads a trace %s line by line', async (_, lines) => {
  const path = join(folder, 'trace.jsonl')
  await writeFile(path, lines.join('\n'))
  expect(await linesOf(path)).toEqual(lines)
})

it('fails if there is no trace', async () => {
  await expect(linesOf(join(folder, 'trace.jsonl'))).rejects.toThrow('ENOENT')
})
