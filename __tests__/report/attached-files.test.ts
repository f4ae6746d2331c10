import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { AttachedFiles } from '../../src/report/attached-files.ts'
import { createRedactor } from '../../src/secrets/redact.ts'
import { createSecretScan } from '../../src/secrets/scan.ts'

const SECRET = 'hunter2-hunter2-hunter2'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forgehand-files-'))
})

afterEach(() => rm(root, { recursive: true }))

function open() {
  const folder = join(root, 'files')
  return new AttachedFiles({ folder, redact: createRedactor([SECRET]), containsSecret: createSecretScan([SECRET]) })
}

it('has no folder before the first file', async () => {
  const files = open()
  expect(files.folder).toBeUndefined()
  await files.add('a.txt', Buffer.from('a'))
  expect(files.folder).toBe(join(root, 'files'))
})

it('redacts texts', async () => {
  const files = open()
  await files.add(`logs/${SECRET}.log`, Buffer.from(`key: ${SECRET}\n`))
  expect(await readdir(join(root, 'files'))).toEqual(['___.log'])
  expect(await readFile(join(root, 'files/___.log'), 'utf8')).toBe('key: ***\n')
})

it.each([
  ['compressed', gzipSync(SECRET)],
  ['in UTF-16', Buffer.from(`\uFEFF${SECRET}`, 'utf16le')],
  ['in a binary file', Buffer.concat([Buffer.from([0, 255]), Buffer.from(SECRET)])]
])('refuses a secret %s', async (_, content) => {
  const files = open()
  await expect(files.add('a.bin', content)).rejects.toThrow('a.bin contains a secret')
  expect(files.folder).toBeUndefined()
})

it('keeps files of the same name apart, replaces one that is attached again, and takes ten', async () => {
  const files = open()
  const names = ['a/x.txt', 'b/x.txt', 'a/x.txt', '.hidden', '..', 'c/ü b.txt']
  const added = []
  for (const path of names) added.push((await files.add(path, Buffer.from(path))).name)
  expect(added).toEqual(['x.txt', '2-x.txt', 'x.txt', '_hidden', '_.', '__b.txt'])
  for (let index = 0; index < 5; index++) await files.add(`more/${index}`, Buffer.alloc(0))
  await expect(files.add('one/more', Buffer.alloc(0))).rejects.toThrow('10 files are attached already')
  expect(await readdir(join(root, 'files'))).toHaveLength(10)
})
