import { chmod, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { SeenFiles } from '../../src/tools/seen-files.ts'
import { writeFile as writeFileTool } from '../../src/tools/write-file.ts'
import { temporaryWorkspace } from '../support/temporary-workspace.ts'
import { call } from '../support/tool-call.ts'

/** A workspace with one file that the model has seen, and the tool for it. */
async function open(content: Buffer | string) {
  const place = await temporaryWorkspace()
  const seen = new SeenFiles()
  await writeFile(join(place.root, 'x'), content)
  seen.note('x', content)
  return { ...place, seen, path: join(place.root, 'x'), tool: writeFileTool(place.workspace, seen) }
}

describe('write_file', () => {
  it('creates a file with its folders', async () => {
    await using place = await open('')
    const { text } = await call(place.tool, { path: 'new/x.txt', content: 'a\nb\n' })
    expect(text).toBe('Created new/x.txt (+2 −0).')
    await expect(readFile(join(place.root, 'new/x.txt'), 'utf8')).resolves.toBe('a\nb\n')
  })

  it('replaces a file only if the model has seen its current content', async () => {
    await using place = await open('one\n')
    await writeFile(place.path, 'changed by a command\n')
    await expect(call(place.tool, { path: 'x', content: '2\n' })).rejects.toThrow(/have not seen its current content/)
    place.seen.note('x', 'changed by a command\n')
    const { text } = await call(place.tool, { path: 'x', content: 'x, and as long as before\n' })
    expect(text).toBe('Replaced x (+1 −1).')
  })

  it('replaces an empty file', async () => {
    await using place = await open('')
    await writeFile(join(place.root, 'empty'), '')
    await expect(call(place.tool, { path: 'empty', content: 'a\n' })).resolves.toMatchObject({ edits: [{ added: 1 }] })
  })
})

describe('write_file over a file', () => {
  it.each([
    ['CRLF line endings', 'a\r\nb\r\n', 'a\nc\n', 'a\r\nc\r\n'],
    ['byte order mark', '\ufeffa\n', 'b\n', '\ufeffb\n'],
    ['CRLF line endings, byte order mark', '\ufeffa\r\n', 'b\nc\n', '\ufeffb\r\nc\r\n']
  ])('keeps its %s', async (...[, before, content, after]) => {
    await using place = await open(before)
    await call(place.tool, { path: 'x', content })
    await expect(readFile(place.path, 'utf8')).resolves.toBe(after)
  })

  it.each([
    ['mixed line endings', 'a\r\nb\n', 'c\n'],
    ['CRLF when it has CRLF itself', 'a\r\nb\r\n', 'c\r\n'],
    ['a byte order mark when it has one itself', '\ufeffa', '\ufeffbc']
  ])('writes the text unchanged over %s', async (...[, before, content]) => {
    await using place = await open(before)
    await call(place.tool, { path: 'x', content })
    await expect(readFile(place.path, 'utf8')).resolves.toBe(content)
  })

  it('keeps UTF-16 and the mode', async () => {
    await using place = await open(Buffer.from('\ufeffeins\n', 'utf16le'))
    await chmod(place.path, 0o750)
    const { text } = await call(place.tool, { path: 'x', content: 'größer\n' })
    expect(text).toBe('Replaced x (+1 −1).')
    await expect(readFile(place.path, 'utf16le')).resolves.toBe('\ufeffgrößer\n')
    expect((await stat(place.path)).mode & 0o777).toBe(0o750)
  })

  it('warns when less than half of the file is left', async () => {
    await using place = await open('a long line\nanother\n')
    const { text } = await call(place.tool, { path: 'x', content: 'short\n' })
    expect(text).toMatch(/It had 20 characters and now has 6\. If you did not mean that, write the whole file\.$/)
  })

  it('does nothing when the file has that content', async () => {
    await using place = await open('same\n')
    await expect(call(place.tool, { path: 'x', content: 'same\n' })).resolves.toEqual({
      text: 'x already has this content.'
    })
  })

  it('can be repeated without reading the file', async () => {
    await using place = await open('a\r\n')
    await call(place.tool, { path: 'x', content: 'b\n' })
    await expect(call(place.tool, { path: 'x', content: 'c\n' })).resolves.toMatchObject({ edits: [{ path: 'x' }] })
  })

  it('appends the note about the file', async () => {
    await using place = await open('a\n')
    const tool = writeFileTool(place.workspace, place.seen, { afterWrite: ({ path }) => Promise.resolve(`${path}!`) })
    const { text } = await call(tool, { path: 'x', content: 'b\n' })
    expect(text).toBe('Replaced x (+1 −1).\nx!')
  })

  it('refuses an omission comment that the file does not have', async () => {
    await using place = await open('// ... rest of code\n')
    const content = '# ... existing code ...\n'
    await expect(call(place.tool, { path: 'x', content })).rejects.toThrow(/leaves code out/)
    await expect(readFile(place.path, 'utf8')).resolves.toBe('// ... rest of code\n')
  })
})
