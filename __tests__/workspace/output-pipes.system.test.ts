import { closeSync, readdirSync, writeSync } from 'node:fs'
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

it('takes the text of each command, through a pipe that nothing can open again', async () => {
  const pipes = new OutputPipes(folder)
  await pipes.prepare()
  const created = readdirSync(folder).length
  for (const [index, text] of ['one', 'two', 'three'].entries()) {
    const pipe = await openCollecting(pipes)
    expect(readdirSync(folder)).toHaveLength(created - index - 1)
    writeSync(pipe.writer, text)
    closeSync(pipe.writer)
    await pipe.ended
    pipe.close()
    expect(pipe.chunks.join('')).toBe(text)
  }
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
