import { chmod, readFile, stat, symlink, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { editFile } from '../../src/tools/edit-file.ts'
import { replaceText } from '../../src/tools/edit/replace-text.ts'
import { SeenFiles } from '../../src/tools/seen-files.ts'
import { temporaryWorkspace } from '../support/temporary-workspace.ts'
import { call, snapshot } from '../support/tool-call.ts'
import { propertyRuns } from '../support/property-runs.ts'

const files = { 'a.ts': 'one\ntwo\n\tthree\nfour\nfive\ntwo-and-a-half\n', 'empty.ts': '', 'crlf.txt': 'x\r\ny\r\n' }

/** A workspace with files, and the tool for it. */
async function open() {
  const place = await temporaryWorkspace({ files })
  const seen = new SeenFiles()
  return {
    ...place,
    seen,
    tool: editFile(place.workspace, seen),
    read: (path: string) => readFile(join(place.root, path), 'utf8')
  }
}

describe('edit_file', () => {
  it('changes one place and counts its lines', async () => {
    await using place = await open()
    await expect(call(place.tool, { path: 'a.ts', old_string: 'four', new_string: '4\n4b' })).resolves.toEqual({
      text: 'Changed a.ts (+2 −1).\n@@ line 4 @@\n-four\n+4\n+4b',
      edits: [{ path: 'a.ts', added: 2, removed: 1, diff: '@@ line 4 @@\n-four\n+4\n+4b' }]
    })
    await expect(place.read('a.ts')).resolves.toBe('one\ntwo\n\tthree\n4\n4b\nfive\ntwo-and-a-half\n')
  })

  it('reports an inexact match', async () => {
    await using place = await open()
    const input = { path: 'a.ts', old_string: '  three\nfour', new_string: '  3\nfour' }
    const { text } = await call(place.tool, input)
    expect(text).toBe(
      'Changed a.ts (+1 −1), matched ignoring white space and the kind of quotes and dashes.\n@@ line 3 @@\n-\tthree\n+\t3'
    )
  })

  it('reports the target when the path is a link', async () => {
    await using place = await open()
    await symlink('a.ts', join(place.root, 'alias'))
    const input = { path: 'alias', old_string: 'four', new_string: '4' }
    await expect(call(place.tool, input)).resolves.toMatchObject({ edits: [{ path: 'a.ts', added: 1, removed: 1 }] })
  })

  it('shows each changed place with its current line number', async () => {
    await using place = await open()
    const input = { path: 'a.ts', old_string: 'two', new_string: '2\n2b', replace_all: true }
    await expect(call(place.tool, input)).resolves.toEqual({
      text: 'Changed a.ts (+4 −2) in 2 places.\n@@ line 2 @@\n-two\n+2\n+2b\n@@ line 7 @@\n-two-and-a-half\n+2\n+2b-and-a-half',
      edits: [
        {
          ...{ path: 'a.ts', added: 4, removed: 2 },
          diff: '@@ line 2 @@\n-two\n+2\n+2b\n@@ line 7 @@\n-two-and-a-half\n+2\n+2b-and-a-half'
        }
      ]
    })
  })

  it('shows the model at most twenty lines of the diff, and readers of the trace more', async () => {
    await using place = await open()
    const input = { path: 'a.ts', old_string: 'four', new_string: 'x\n'.repeat(50) }
    const { text, edits } = await call(place.tool, input)
    expect(edits?.[0]?.diff?.split('\n')).toHaveLength(53)
    expect(text.split('\n')).toHaveLength(22)
    expect(text).toMatch(/\n\(33 more lines of the diff\)$/)
  })

  it.each([
    ['does not exist', 'new/b.ts'],
    ['is empty', 'empty.ts']
  ])('writes a file that %s for an empty old_string', async (_, path) => {
    await using place = await open()
    await expect(call(place.tool, { path, old_string: '', new_string: 'a\nb\n' })).resolves.toEqual({
      text: `Created ${path} (+2 −0).`,
      edits: [{ path, added: 2, removed: 0, diff: '@@ line 1 @@\n+a\n+b' }]
    })
    await expect(place.read(path)).resolves.toBe('a\nb\n')
  })

  it('keeps UTF-16, line endings and mode of the file', async () => {
    await using place = await open()
    const path = join(place.root, 'wide.txt')
    await writeFile(path, Buffer.from('\ufeffeins\r\nzwei\r\n', 'utf16le').swap16())
    await chmod(path, 0o750)
    await call(place.tool, { path: 'wide.txt', old_string: 'eins\nzwei', new_string: 'größer\nals\nzwei' })
    const bytes = await readFile(path)
    expect(bytes.swap16().toString('utf16le')).toBe('\ufeffgrößer\r\nals\r\nzwei\r\n')
    expect((await stat(path)).mode & 0o777).toBe(0o750)
  })

  it('reports that something else changed the file, and still makes an exact edit', async () => {
    await using place = await open()
    place.seen.note('a.ts', 'as it was')
    const { text } = await call(place.tool, { path: 'a.ts', old_string: 'four', new_string: '4' })
    expect(text).toMatch(/^Changed a\.ts \(\+1 −1\)\. Something else has changed it since you last saw it\.\n/)
  })

  it('marks a file as seen only if it was seen before', async () => {
    await using place = await open()
    await call(place.tool, { path: 'a.ts', old_string: 'four', new_string: '4' })
    expect(place.seen.isCurrent('a.ts', await place.read('a.ts'))).toBe(false)
    place.seen.note('a.ts', await place.read('a.ts'))
    await call(place.tool, { path: 'a.ts', old_string: 'five', new_string: '5' })
    expect(place.seen.isCurrent('a.ts', await place.read('a.ts'))).toBe(true)
  })

  it('appends the note about the file', async () => {
    await using place = await open()
    const afterWrite = ({ text, before = '' }: { text: string; before: string | undefined }) =>
      Promise.resolve(`${before.length} to ${text.length} characters`)
    const tool = editFile(place.workspace, place.seen, { afterWrite })
    const { text } = await call(tool, { path: 'a.ts', old_string: 'one\n', new_string: '' })
    expect(text).toMatch(/\n40 to 36 characters$/)
  })
})

describe('edit_file refuses, and changes nothing, for', () => {
  it.each([
    ['an empty old_string for a file that is not empty', { old_string: '' }, /exists \(40 bytes\).*for new files/],
    [
      'code left out of a new file',
      { path: 'b', old_string: '', new_string: '// ... existing code' },
      /leaves code out/
    ],
    ['a missing file', { path: 'b.ts', old_string: 'x' }, /does not exist/],
    ['text that is not in the file', { old_string: 'six' }, /was not changed: old_string was not found/],
    ['a binary file', { path: 'picture', old_string: 'PNG' }, /not UTF-8 or UTF-16 text/],
    ['a path outside', { path: '../x', old_string: 'x' }, /outside/],
    ['a lone surrogate', { path: 'smile', old_string: '\ud83d' }, /lone surrogate/],
    ['a lone surrogate in a new file', { path: 'b', old_string: '', new_string: '\ud83d' }, /lone surrogate/],
    ['.git', { path: '.git/HEAD', old_string: 'ref' }, /is in \.git/],
    ['a file of more than 32 MB', { path: 'huge', old_string: 'x' }, /33554433 bytes/],
    [
      'an inexact match in a file that something else has changed',
      { path: 'crlf.txt', old_string: ' y' },
      /only ignoring/
    ]
  ])('%s', async (_, input, message) => {
    await using place = await open()
    place.seen.note('crlf.txt', 'as it was')
    await writeFile(join(place.root, 'picture'), Buffer.from('\u0089PNG\0\0', 'latin1'))
    await writeFile(join(place.root, 'smile'), '\u{1f600}')
    await writeFile(join(place.root, 'huge'), '')
    await truncate(join(place.root, 'huge'), 32 * 1024 * 1024 + 1)
    const before = await snapshot(join(place.root))
    await expect(call(place.tool, { path: 'a.ts', new_string: 'X', ...input })).rejects.toThrow(message)
    await expect(snapshot(place.root)).resolves.toEqual(before)
  })
})

describe('an edited text', () => {
  const line = fc.oneof(fc.stringMatching(/^[ab \t]{0,4}$/), fc.constantFrom('é—“x”', '\u{1f600}', '$&', 'a\rb'))
  const lines = fc.array(fc.tuple(line, fc.constantFrom('\n', '\r\n')), { maxLength: 8 })
  const text = fc
    .tuple(fc.constantFrom('', '\ufeff'), lines, line)
    .map(([mark, ended, last]) => mark + ended.map((each) => each.join('')).join('') + last)

  it('has the new text in one place and is otherwise unchanged', () => {
    fc.assert(
      fc.property(text, text, fc.string(), (above, below, newText) => {
        const before = `${above}«old»${below.replace('\ufeff', '')}`
        fc.pre(newText !== '«old»' && !/[\r\n]/.test(newText))
        // Behind nothing but indentation, white space could be more of it, and is refused.
        fc.pre(!/^\s/.test(newText))
        const replaced = replaceText(before, { oldText: '«old»', newText, replaceAll: false })
        expect(replaced).toMatchObject({ text: before.replace('«old»', () => newText), note: '' })
      })
    )
  })

  it('differs only in the quoted place, whatever its line endings', () => {
    const quote = fc.tuple(text, fc.nat(), fc.nat(20))
    fc.assert(
      fc.property(quote, ([before, start, length]) => {
        const plain = before.replaceAll('\r\n', '\n').replace('\ufeff', '')
        const from = plain.length === 0 ? 0 : start % plain.length
        const oldText = plain.slice(from, from + length + 1)
        const replaced = replaceText(before, { oldText, newText: '«new»', replaceAll: false })
        fc.pre(replaced.kind === 'replaced' && replaced.note === '')
        const [head = '', tail = ''] = replaced.text.split('«new»')
        expect(before.startsWith(head) && before.endsWith(tail)).toBe(true)
        // Whole lines in a file with mixed line endings are replaced by whole lines.
        const rest = plain.slice(from + oldText.length)
        expect([rest, ...(oldText.endsWith('\n') ? [`\n${rest}`] : [])]).toContain(tail.replaceAll('\r\n', '\n'))
      }),
      { numRuns: propertyRuns(1_000) }
    )
  })
})
