import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { AttachedFiles } from '../../src/report/files-for-people.ts'
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

it('keeps files apart that are attached at the same time, or whose name looks like a numbered one', async () => {
  const files = open()
  const paths = ['3-x.txt', 'a/x.txt', 'b/x.txt', 'c/x.txt']
  const added = await Promise.all(paths.map((path) => files.add(path, Buffer.from(path))))
  expect(added.map(({ name }) => name)).toEqual(['3-x.txt', 'x.txt', '2-x.txt', '4-x.txt'])
  const copies = await Promise.all(added.map(({ name }) => readFile(join(root, 'files', name), 'utf8')))
  expect(copies).toEqual(paths)
})

it('takes ten of the files that are attached at the same time', async () => {
  const files = open()
  const paths = Array.from({ length: 12 }, (_, index) => `${index}.txt`)
  const results = await Promise.allSettled(paths.map((path) => files.add(path, Buffer.from(path))))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
})

it('hides no file whose long name is cut before a dot', async () => {
  const { name } = await open().add(`long.${'x'.repeat(95)}.txt`, Buffer.alloc(0))
  expect(name).toMatch(/^_x+\.txt$/)
})
