import { closeSync, fchmodSync, fstatSync, readdirSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { OutputPipes } from '../../src/workspace/commands/output-pipes.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pipes-'))
})

afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

async function openCollecting(pipes: OutputPipes) {
  const chunks: string[] = []
  const pipe = await pipes.open((chunk) => chunks.push(chunk.toString()))
  return { ...pipe, chunks }
}

it('uses the same few pipes for one command after the other, whatever mode a command gives them', async () => {
  const pipes = new OutputPipes(folder)
  await pipes.prepare()
  const created = readdirSync(folder)
  for (const text of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const pipe = await openCollecting(pipes)
    writeSync(pipe.writer, text)
    expect(fstatSync(pipe.writer).mode & 0o777).toBe(0o600)
    fchmodSync(pipe.writer, 0)
    closeSync(pipe.writer)
    await pipe.ended
    pipe.close()
    expect(pipe.chunks.join('')).toBe(text)
  }
  expect(readdirSync(folder)).toEqual(created)
})

it('never uses a pipe again that something can still write to', async () => {
  const pipes = new OutputPipes(folder)
  const survived = await openCollecting(pipes)
  survived.close()
  await survived.ended
  const later = await Promise.all(Array.from({ length: 8 }, () => openCollecting(pipes)))
  // A pipe with a reader would take it.
  expect(() => writeSync(survived.writer, 'late')).toThrow('EPIPE')
  for (const { writer } of [survived, ...later]) closeSync(writer)
  await Promise.all(later.map(({ ended }) => ended))
  expect(later.flatMap(({ chunks }) => chunks)).toEqual([])
})
