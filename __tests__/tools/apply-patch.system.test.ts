import { chmod, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { ToolError } from '../../src/errors.ts'
import { applyPatch, applyPatchTool } from '../../src/tools/apply-patch.ts'
import { SeenFiles } from '../../src/tools/seen-files.ts'
import { temporaryWorkspace, unaborted } from '../support/temporary-workspace.ts'
import { call, snapshot } from '../support/tool-call.ts'

const files = { 'src/a.ts': 'one\ntwo\nthree\n', 'src/b.ts': 'b\n', 'old/c.ts': 'c\n', 'crlf.txt': 'x\r\ny\r\n' }
const open = () => temporaryWorkspace({ files })
const patchOf = (...lines: string[]) => ['*** Begin Patch', ...lines, '*** End Patch'].join('\n')

const everything = patchOf(
  ...['*** Update File: src/a.ts', '@@', ' one', '-two', '+2', '+2b'],
  ...['*** Add File: new/d.ts', '+d'],
  ...['*** Delete File: src/b.ts'],
  ...['*** Update File: old/c.ts', '*** Move to: moved/c.ts', '@@', '-c', '+C']
)

describe('apply_patch', () => {
  it('changes, adds, deletes and moves files, and counts the lines of each', async () => {
    await using place = await open()
    await expect(call(applyPatchTool(place.workspace, {}), { patch: everything })).resolves.toEqual({
      text: [
        'Changed src/a.ts (+2 −1).',
        'Created new/d.ts (+1 −0).',
        'Deleted src/b.ts (+0 −1).',
        'Moved old/c.ts to moved/c.ts (+1 −1).'
      ].join('\n'),
      edits: [
        { path: 'src/a.ts', added: 2, removed: 1, diff: '@@ line 2 @@\n-two\n+2\n+2b' },
        { path: 'new/d.ts', added: 1, removed: 0, diff: '@@ line 1 @@\n+d' },
        { path: 'src/b.ts', added: 0, removed: 1, diff: '@@ line 1 @@\n-b' },
        { path: 'old/c.ts', added: 0, removed: 0 },
        { path: 'moved/c.ts', added: 1, removed: 1, diff: '@@ line 1 @@\n-c\n+C' }
      ]
    })
    await expect(snapshot(place.root)).resolves.toEqual({
      '.git/HEAD': expect.anything(),
      'crlf.txt': 'x\r\ny\r\n',
      'moved/c.ts': 'C\n',
      'new/d.ts': 'd\n',
      'src/a.ts': 'one\n2\n2b\nthree\n'
    })
  })

  it('moves a file whose lines it only quotes', async () => {
    await using place = await open()
    const patch = patchOf('*** Update File: src/a.ts', '*** Move to: src/d.ts', '@@', ' one', ' two')
    await call(applyPatchTool(place.workspace, {}), { patch })
    await expect(snapshot(place.root)).resolves.toMatchObject({ 'src/d.ts': files['src/a.ts'] })
    const wrong = patchOf('*** Update File: src/b.ts', '*** Move to: src/e.ts', '@@', ' one')
    await expect(call(applyPatchTool(place.workspace, {}), { patch: wrong })).rejects.toThrow(/does not have the lines/)
  })

  it.each([
    ['deletes and changes', ['*** Delete File: src/a.ts', '*** Update File: src/a.ts', '@@', '-one', '+1']],
    [
      'changes and moves',
      ['*** Update File: src/a.ts', '@@', '-one', '+1', '*** Update File: src/a.ts', '*** Move to: x']
    ]
  ])('refuses a patch that %s one file in two sections', async (_, lines) => {
    await using place = await open()
    const patch = patchOf(...lines)
    await expect(call(applyPatchTool(place.workspace, {}), { patch })).rejects.toThrow(/in the patch twice/)
  })

  it('shows the change where a hunk did not match exactly', async () => {
    await using place = await temporaryWorkspace({ files: { x: 'f:\n    a\n' } })
    const patch = patchOf('*** Update File: x', '@@', '-  a', '+  b')
    const { text } = await call(applyPatchTool(place.workspace, {}), { patch })
    expect(text).toBe(
      'Changed x (+1 −1), matched ignoring white space and the kind of quotes and dashes.\n@@ line 2 @@\n-    a\n+    b'
    )
  })

  it('keeps encoding and mode, and makes a file executable if the diff says so', async () => {
    await using place = await open()
    await writeFile(join(place.root, 'wide.txt'), Buffer.from('\ufeffa\r\nb\r\n', 'utf16le'))
    await chmod(join(place.root, 'wide.txt'), 0o640)
    const wide = patchOf('*** Update File: wide.txt', '*** Move to: w.txt', '@@', '-a', '+ä', '+c')
    const mode = 'diff --git a/src/b.ts b/src/b.ts\nold mode 100644\nnew mode 100755\n'
    await applyPatch(place.workspace, { patch: wide }, unaborted)
    await applyPatch(place.workspace, { patch: mode }, unaborted)
    await expect(readFile(join(place.root, 'w.txt'), 'utf16le')).resolves.toBe('\ufeffä\r\nc\r\nb\r\n')
    expect((await stat(join(place.root, 'w.txt'))).mode & 0o777).toBe(0o640)
    expect((await stat(join(place.root, 'src/b.ts'))).mode & 0o111).toBe(0o111)
  })

  it('resolves paths from the given folder', async () => {
    await using place = await open()
    const patch = patchOf('*** Update File: a.ts', '@@', '-two', '+2')
    await expect(applyPatch(place.workspace, { patch, folder: 'src' }, unaborted)).resolves.toMatchObject({
      edits: [{ path: 'src/a.ts' }]
    })
  })

  it('refuses a folder that does not exist', async () => {
    await using place = await open()
    const patch = patchOf('*** Add File: a.ts', '+a')
    await expect(applyPatch(place.workspace, { patch, folder: 'gone' }, unaborted)).rejects.toThrow(
      /folder gone does not exist/
    )
  })

  it('names every hunk that does not fit, in every file', async () => {
    await using place = await open()
    const patch = patchOf(
      ...['*** Update File: src/a.ts', '@@', '-first', '+1', '@@', '-two', '+2', '@@', '-third', '+3'],
      ...['*** Update File: src/b.ts', '@@', '-c', '+C'],
      ...['*** Delete File: src/none.ts']
    )
    const refused = call(applyPatchTool(place.workspace, {}), { patch })
    await expect(refused).rejects.toThrow(
      /src\/a\.ts .* hunk 1 of 3[^]*src\/a\.ts .* hunk 3 of 3[^]*src\/b\.ts .* the hunk[^]*src\/none\.ts/
    )
    await expect(snapshot(place.root)).resolves.toMatchObject(files)
  })

  it('appends the note of each written file', async () => {
    await using place = await open()
    const checked: unknown[] = []
    const afterWrite = (file: unknown) => {
      checked.push(file)
      return Promise.resolve('Looks odd.')
    }
    const { text } = await call(applyPatchTool(place.workspace, { afterWrite }), { patch: everything })
    expect(text).toMatch(/\nLooks odd\.\nLooks odd\.\nLooks odd\.$/)
    expect(checked).toEqual([
      { path: 'src/a.ts', text: 'one\n2\n2b\nthree\n', before: files['src/a.ts'] },
      { path: 'new/d.ts', text: 'd\n', before: undefined },
      { path: 'moved/c.ts', text: 'C\n', before: 'c\n' }
    ])
  })

  it('marks a file as seen only if it was seen before, or is new', async () => {
    await using place = await open()
    const seen = new SeenFiles()
    seen.note('src/a.ts', files['src/a.ts'])
    const patch = everything.replace('*** Delete File: src/b.ts', '*** Update File: src/b.ts\n+more')
    await applyPatch(place.workspace, { patch, seen }, unaborted)
    expect(seen.isCurrent('src/a.ts', 'one\n2\n2b\nthree\n')).toBe(true)
    expect(seen.isCurrent('new/d.ts', 'd\n')).toBe(true)
    expect(seen.isCurrent('src/b.ts', 'b\nmore\n')).toBe(false)
  })

  it('uses the paths in the patch as its subject', async () => {
    await using place = await open()
    const tool = applyPatchTool(place.workspace, {})
    expect(tool.subject({ patch: everything })).toBe('src/a.ts, new/d.ts, src/b.ts, old/c.ts, moved/c.ts')
    expect(tool.subject({ patch: '--- a/x\n+++ b/x\n--- a/y\n+++ /dev/null\n--- z\n' })).toBe('x, y')
  })
})

describe('a patch with a part that cannot be applied', () => {
  const good = ['*** Update File: src/a.ts', '@@', '-two', '+2', '*** Delete File: src/b.ts']

  it.each([
    ['a hunk that does not fit', ['*** Update File: old/c.ts', '@@', '-x', '+y'], /old\/c\.ts does not have the lines/],
    [
      'a missing file',
      ['*** Update File: old/d.ts', '@@', '-x', '+y'],
      /old\/d\.ts does not exist\. Did you mean old\/c/
    ],
    ['a missing file to delete', ['*** Delete File: old/d.ts'], /does not exist/],
    ['a folder to delete', ['*** Delete File: old'], /is a folder/],
    ['a file to add that exists', ['*** Add File: old/c.ts', '+x'], /already exists/],
    ['a file to move to that exists', ['*** Update File: old/c.ts', '*** Move to: crlf.txt'], /already exists/],
    ['a path outside', ['*** Add File: ../x', '+x'], /outside the repository/],
    ['a target outside', ['*** Update File: old/c.ts', '*** Move to: ../c.ts'], /outside the repository/],
    ['a path in .git', ['*** Update File: .git/HEAD', '-ref: refs/heads/main', '+x'], /is in \.git/],
    ['a target in .git', ['*** Update File: old/c.ts', '*** Move to: .git/hooks/c'], /is in \.git/],
    [
      'two sections for one file',
      ['*** Update File: ./src//a.ts', '@@', '-one', '+1'],
      /src\/a\.ts is in the patch twice/
    ],
    ['a move to a file in another section', ['*** Update File: old/c.ts', '*** Move to: src/a.ts'], /already exists/],
    ['a link to delete', ['*** Delete File: link'], /link is a link to crlf\.txt/],
    ['a link to move', ['*** Update File: link', '*** Move to: y'], /link is a link to crlf\.txt/],
    ['a link to another file of the patch', ['*** Update File: way/a.ts', '@@', '-one', '+1'], /in the patch twice/],
    ['a file that is not text', ['*** Update File: latin1', '@@', '-x', '+y'], /not UTF-8 or UTF-16 text/],
    [
      'a file below a file',
      ['*** Add File: crlf.txt/x', '+x'],
      /^crlf\.txt\/x cannot be changed: .*\nNothing was changed\.$/
    ]
  ])('changes nothing because of %s', async (_, bad, message) => {
    await using place = await open()
    await symlink('crlf.txt', join(place.root, 'link'))
    await symlink('src', join(place.root, 'way'))
    await writeFile(join(place.root, 'latin1'), Buffer.from('caf\u00e9\n', 'latin1'))
    const before = await snapshot(place.root)
    const patch = patchOf(...good, ...bad)
    await expect(applyPatch(place.workspace, { patch }, unaborted)).rejects.toThrow(message)
    await expect(snapshot(place.root)).resolves.toEqual(before)
  })

  it('changes nothing for a diff that deletes a file without quoting all of it', async () => {
    await using place = await open()
    const patch = '--- a/src/a.ts\n+++ /dev/null\n@@ -1,2 +0,0 @@\n-one\n-two\n'
    await expect(applyPatch(place.workspace, { patch }, unaborted)).rejects.toThrow(
      /has more lines than the patch deletes/
    )
    await expect(readFile(join(place.root, 'src/a.ts'), 'utf8')).resolves.toBe(files['src/a.ts'])
  })
})

it('leaves every byte unchanged whenever it refuses a patch', async () => {
  const part = fc.constantFrom(
    ...['*** Begin Patch', '*** Update File: src/a.ts', '@@', '-two', '+2', ' one', ' three', '*** End Patch'],
    ...['*** Add File: new', '*** Delete File: src/b.ts', '*** Move to: z', '--- a/src/a.ts', '+++ b/src/a.ts'],
    ...['@@ -1,3 +1,3 @@', '+++ /dev/null', '*** Update File: crlf.txt', '-x', '*** End of File', 'text', '']
  )
  const patches = fc.array(part, { maxLength: 14 }).map((lines) => lines.join('\n'))
  await using place = await open()
  await fc.assert(
    fc.asyncProperty(patches, async (patch) => {
      const before = await snapshot(place.root)
      const outcome = await applyPatch(place.workspace, { patch }, unaborted).catch((error: unknown) => error)
      const isRefused = outcome instanceof ToolError
      expect(isRefused || !(outcome instanceof Error)).toBe(true)
      expect(isRefused ? await snapshot(place.root) : before).toEqual(before)
    }),
    { numRuns: 200 }
  )
})
