import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { ObjectLog } from '../../src/git/object-log.ts'

let gitDir: string
beforeEach(() => {
  gitDir = mkdtempSync(join(tmpdir(), 'forgehand-objects-'))
  git(['init', '--quiet', '--bare'])
})
afterEach(() => {
  rmSync(gitDir, { recursive: true, force: true })
})

function git(args: readonly string[], input?: Buffer): Buffer {
  return execFileSync('git', args, { cwd: gitDir, input })
}

const packs = () => readdirSync(join(gitDir, 'objects/pack')).sort()
const logPath = () => join(gitDir, 'new-objects')
const content = (id: string) => git(['cat-file', 'blob', id]).toString()

it('gives git objects of every size, under the ids that git gives them', () => {
  const blobs = [0, 1, 15, 16, 17, 2047, 2048, 2049, 300_000].map((length) => Buffer.alloc(length, 'some bytes '))
  const log = new ObjectLog(gitDir)
  const ids = blobs.map((blob) => log.write('blob', blob))
  log.flush()
  expect(ids).toEqual(blobs.map((blob) => git(['hash-object', '--stdin'], blob).toString().trim()))
  for (const [index, id] of ids.entries()) expect(git(['cat-file', 'blob', id])).toEqual(blobs[index])
  git(['fsck', '--strict'])
  for (const name of packs()) if (name.endsWith('.idx')) git(['verify-pack', join('objects/pack', name)])
})

it('gives git trees', () => {
  const log = new ObjectLog(gitDir)
  const blob = log.write('blob', Buffer.from('text\n'))
  const tree = log.write('tree', Buffer.concat([Buffer.from('100644 a.txt\0'), Buffer.from(blob, 'hex')]))
  log.flush()
  expect(git(['ls-tree', tree]).toString()).toBe(`100644 blob ${blob}\ta.txt\n`)
})

it('writes one pack for all objects since the last one, and none for nothing', () => {
  const log = new ObjectLog(gitDir)
  log.flush()
  expect(packs()).toEqual([])
  const first = [
    log.write('blob', Buffer.from('1')),
    log.write('blob', Buffer.from('2')),
    log.write('blob', Buffer.from('1'))
  ]
  log.flush()
  log.flush()
  const second = log.write('blob', Buffer.from('3'))
  log.flush()
  expect(packs()).toHaveLength(4)
  expect([...first, second].map(content)).toEqual(['1', '2', '1', '3'])
  expect(existsSync(logPath())).toBe(false)
})

it('has the objects of a process that was killed', () => {
  const ids = ['1', '2'].map((text) => new ObjectLog(gitDir).write('blob', Buffer.from(text)))
  new ObjectLog(gitDir).flush()
  expect(ids.map(content)).toEqual(['1', '2'])
})

it('leaves out an object whose writing was cut, and takes new ones', () => {
  const killed = new ObjectLog(gitDir)
  const whole = killed.write('blob', Buffer.from('whole'))
  const before = readFileSync(logPath()).length
  killed.write('blob', Buffer.from('cut'))
  const all = readFileSync(logPath())
  for (let end = before; end < all.length; end += 1) {
    writeFileSync(logPath(), all.subarray(0, end))
    const log = new ObjectLog(gitDir)
    const next = log.write('blob', Buffer.from(`after ${end}`))
    log.flush()
    expect([content(whole), content(next)]).toEqual(['whole', `after ${end}`])
  }
})

it('writes a pack before it holds more than 8 MB', () => {
  const log = new ObjectLog(gitDir)
  // Random, so that it is not compressed.
  for (let part = 0; part < 9; part += 1) log.write('blob', randomBytes(1_000_000))
  expect(packs()).toHaveLength(2)
  expect(readFileSync(logPath()).length).toBeLessThan(2_000_000)
})

it('writes the same pack again if it was killed before it deleted the log', () => {
  const log = new ObjectLog(gitDir)
  const id = log.write('blob', Buffer.from('text'))
  const written = readFileSync(logPath())
  log.flush()
  appendFileSync(logPath(), written)
  new ObjectLog(gitDir).flush()
  expect(packs()).toHaveLength(2)
  expect(content(id)).toBe('text')
})
