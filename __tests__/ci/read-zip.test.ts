import { expect, it } from '@jest/globals'
import { testsInArchive, readZip } from '../../src/ci/archived-tests.ts'
import { zip, type ZipEntry } from '../support/zip.ts'

const LIMITS = { maxFileBytes: 1_000, maxTotalBytes: 2_500, maxEntries: 10 }
const contents = (archive: Buffer, limits = LIMITS) =>
  readZip(archive, () => true, limits).map(({ name, content }) => [name, content.toString()])
const small = { name: 'a.xml', content: 'one' }

it('reads deflated and stored files in folders, and empty ones', () => {
  const archive = zip(small, { name: 'b/c.xml', content: 'two', isStored: true }, { name: 'd', content: '' })
  expect(contents(archive)).toEqual([
    ['a.xml', 'one'],
    ['b/c.xml', 'two'],
    ['d', '']
  ])
})

it('unpacks only what is wanted', () => {
  const archive = zip(small, { name: 'large', content: Buffer.alloc(5_000) })
  expect(readZip(archive, (name) => name.endsWith('.xml'), LIMITS)).toHaveLength(1)
})

it.each<[string, ZipEntry]>([
  ['a symbolic link', { ...small, mode: 0o120777 }],
  ['a device', { ...small, mode: 0o020666 }],
  ['an encrypted file', { ...small, flags: 1 }],
  ['a folder', { name: 'b/', content: '' }],
  ['an absolute path', { ...small, name: '/etc/passwd' }],
  ['a path to a parent', { ...small, name: 'a/../../b.xml' }],
  ['a path of Windows', { ...small, name: 'C:\\b.xml' }],
  ['a name with a null character', { ...small, name: 'b.xml\0.txt' }]
])('leaves out %s', (_, entry) => {
  expect(contents(zip(entry, small))).toEqual([['a.xml', 'one']])
})

const BOMB = Buffer.alloc(50 * 2 ** 20)

it.each<[string, Buffer]>([
  ['unpacks to more than the limit', zip({ name: 'a', content: Buffer.alloc(1_001) })],
  ['unpacks to much more than it claims', zip({ name: 'a', content: BOMB, claimedBytes: 100 })],
  [
    'unpacks to more than all files may have',
    zip(...'abc'.split('').map((name) => ({ name, content: Buffer.alloc(1_000) })))
  ],
  [
    'has the same data many times',
    zip(...'abcdefgh'.split('').map((name) => ({ name, content: Buffer.alloc(900), localOffset: 0 })))
  ],
  ['has too many files', zip(...Array.from({ length: 11 }, (_, index) => ({ name: `${index}`, content: '' })))],
  ['has another checksum', zip({ ...small, checksum: 1 })],
  ['points behind its end', zip({ ...small, localOffset: 0x7f_ff_ff_ff })],
  ['points into the middle of a file', zip({ ...small, localOffset: 3 })],
  ['has bytes behind its end', Buffer.concat([zip(small), Buffer.from('x')])],
  ['is cut off', zip(small).subarray(0, 60)],
  ['is empty', Buffer.alloc(0)],
  ['is none', Buffer.from('<testsuite/>'.repeat(20))]
])('returns nothing from an archive that %s', (_, archive) => {
  expect(contents(archive)).toEqual([])
})

it('returns nothing from an archive whose files share data that unpacks to nothing', () => {
  const emptyBlock = Buffer.from([0, 0, 0, 0xff, 0xff])
  const packed = Buffer.concat([...Array.from({ length: 1_000 }, () => emptyBlock), Buffer.from([1, 0, 0, 0xff, 0xff])])
  const file = { name: 'a.xml', content: '', packed }
  expect(contents(zip(file))).toEqual([['a.xml', '']])
  const shared = zip(
    file,
    ...['b', 'c'].map((name) => ({ name, content: '', localOffset: 0, claimedPacked: packed.length }))
  )
  expect(contents(shared)).toEqual([])
})

it('never reads a damaged archive as a different one', () => {
  const sound = zip({ name: 'report.xml', content: 'a report of some length, a report of some length' }, small)
  const known = new Set(contents(sound).map(([, content]) => content))
  for (let at = 0; at < sound.length; at++) {
    const damaged = Buffer.from(sound)
    damaged.writeUInt8(damaged.readUInt8(at) ^ 0xff, at)
    expect(contents(damaged).every(([, content]) => known.has(content))).toBe(true)
  }
})

it('finds the failed tests of all reports', () => {
  const report = (name: string) =>
    `<testsuite><testcase classname="Greeting" name="${name}"><failure/></testcase><testcase name="other"/></testsuite>`
  const archive = zip(
    { name: 'one.xml', content: report('is kind') },
    { name: 'deep/two.xml', content: report('is short') },
    { name: 'notes.txt', content: report('is not here') },
    { name: 'bad.xml', content: '<!DOCTYPE a [<!ENTITY b "c">]><testsuite/>' }
  )
  expect(testsInArchive(archive)?.failing).toEqual([
    expect.stringContaining('is kind'),
    expect.stringContaining('is short')
  ])
  expect(testsInArchive(zip({ name: 'page.html', content: '<html/>' }))).toBeUndefined()
})
