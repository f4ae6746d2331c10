import { chmod, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { SeenFiles } from '../../src/tools/seen-files.ts'
import { writeFile as writeFileTool } from '../../src/tools/write-file.ts'
import { temporaryWorkspace } from '../support/temporary-workspace.ts'
import { call } from '../support/tool-call.ts'

/** A tree with one file, which the model has seen, and the tool over it. */
async function open(content: Buffer | string) {
  const place = await temporaryWorkspace()
  const seen = new SeenFiles()
  await writeFile(join(place.root, 'x'), content)
  seen.note('x', content)
  return { ...place, seen, path: join(place.root, 'x'), tool: writeFileTool(place.workspace, seen) }
}

describe('write_file', () => {
  it('makes a new file with its folders', async () => {
    await using place = await open('')
    const { text } = await call(place.tool, { path: 'new/x.txt', content: 'a\nb\n' })
    expect(text).toBe('Created new/x.txt (+2 −0).')
    await expect(readFile(join(place.root, 'new/x.txt'), 'utf8')).resolves.toBe('a\nb\n')
  })

  it('takes the place only of what the model has seen as it is', async () => {
    await using place = await open('one\n')
    await writeFile(place.path, 'changed by a command\n')
    await expect(call(place.tool, { path: 'x', content: '2\n' })).rejects.toThrow(/have not seen it as it is now/)
    place.seen.note('x', 'changed by a command\n')
    const { text } = await call(place.tool, { path: 'x', content: 'x, and as long as before\n' })
    expect(text).toBe('Replaced x (+1 −1).')
  })

  it('takes the place of a file with nothing in it', async () => {
    await using place = await open('')
    await writeFile(join(place.root, 'empty'), '')
    await expect(call(place.tool, { path: 'empty', content: 'a\n' })).resolves.toMatchObject({ edits: [{ added: 1 }] })
  })
})

describe('write_file over a file', () => {
  it.each([
    ['CRLF line ends', 'a\r\nb\r\n', 'a\nc\n', 'a\r\nc\r\n'],
    ['byte order mark', '\ufeffa\n', 'b\n', '\ufeffb\n'],
    ['CRLF line ends, byte order mark', '\ufeffa\r\n', 'b\nc\n', '\ufeffb\r\nc\r\n']
  ])('keeps its %s, and says so', async (...[kept, before, content, after]) => {
    await using place = await open(before)
    const { text } = await call(place.tool, { path: 'x', content })
    expect(text).toContain(`It keeps what it had: ${kept}.`)
    await expect(readFile(place.path, 'utf8')).resolves.toBe(after)
  })

  it.each([
    ['line ends of both kinds', 'a\r\nb\n', 'c\n'],
    ['CRLF where it comes with CRLF', 'a\r\nb\r\n', 'c\r\n'],
    ['a byte order mark where it comes with one', '\ufeffa', '\ufeffbc']
  ])('writes the text as it is over %s', async (...[, before, content]) => {
    await using place = await open(before)
    const { text } = await call(place.tool, { path: 'x', content })
    expect(text).not.toContain('keeps')
    await expect(readFile(place.path, 'utf8')).resolves.toBe(content)
  })

  it('keeps UTF-16 and the mode', async () => {
    await using place = await open(Buffer.from('\ufeffeins\n', 'utf16le'))
    await chmod(place.path, 0o750)
    const { text } = await call(place.tool, { path: 'x', content: 'größer\n' })
    expect(text).toBe('Replaced x (+1 −1). It keeps what it had: byte order mark, UTF-16LE.')
    await expect(readFile(place.path, 'utf16le')).resolves.toBe('\ufeffgrößer\n')
    expect((await stat(place.path)).mode & 0o777).toBe(0o750)
  })

  it('warns when less than half of it is left', async () => {
    await using place = await open('a long line\nanother\n')
    const { text } = await call(place.tool, { path: 'x', content: 'short\n' })
    expect(text).toMatch(/It had 20 characters and has 6 now: if that is less than you meant, write all of it\.$/)
  })

  it('does nothing when it has that content', async () => {
    await using place = await open('same\n')
    await expect(call(place.tool, { path: 'x', content: 'same\n' })).resolves.toEqual({
      text: 'x has this content already.'
    })
  })

  it('may be done again without reading', async () => {
    await using place = await open('a\r\n')
    await call(place.tool, { path: 'x', content: 'b\n' })
    await expect(call(place.tool, { path: 'x', content: 'c\n' })).resolves.toMatchObject({ edits: [{ path: 'x' }] })
  })

  it('ends with what there is to say about the file', async () => {
    await using place = await open('a\n')
    const tool = writeFileTool(place.workspace, place.seen, { afterWrite: ({ path }) => Promise.resolve(`${path}!`) })
    const { text } = await call(tool, { path: 'x', content: 'b\n' })
    expect(text).toBe('Replaced x (+1 −1).\nx!')
  })

  it('takes no omission that the file does not have', async () => {
    await using place = await open('// ... rest of code\n')
    const content = '# ... existing code ...\n'
    await expect(call(place.tool, { path: 'x', content })).rejects.toThrow(/leaves code out/)
    await expect(readFile(place.path, 'utf8')).resolves.toBe('// ... rest of code\n')
  })
})
