import { closeSync, fstatSync, readdirSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { openOutputPipe } from '../../src/workspace/commands/run-in-sandbox.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pipe-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

it('has everything that was written when it has ended, and leaves nothing behind', async () => {
  const chunks: string[] = []
  const pipe = await openOutputPipe(folder, (chunk) => chunks.push(chunk.toString()))
  expect(fstatSync(pipe.writer).mode & 0o777).toBe(0o600)
  writeSync(pipe.writer, 'one')
  writeSync(pipe.writer, 'two')
  closeSync(pipe.writer)
  await pipe.ended
  pipe.close()
  expect(chunks.join('')).toBe('onetwo')
  expect(readdirSync(folder)).toEqual([])
})

it('takes nothing more once it is closed, although a process still has it open', async () => {
  const pipe = await openOutputPipe(folder, () => undefined)
  pipe.close()
  await pipe.ended
  expect(() => writeSync(pipe.writer, 'late')).toThrow('EPIPE')
  closeSync(pipe.writer)
})
