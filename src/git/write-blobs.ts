import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { selectChanges, type TreeEdit } from './changes.ts'
import type { Git } from './git.ts'
import type { TreeChange } from '../domain/change.ts'

/** A file to write, with its content, or a file to delete. Git must accept the path. */
export type FileWrite =
  | {
      readonly kind: 'written'
      readonly path: string
      readonly mode: '100644' | '100755'
      readonly content: Buffer
    }
  | { readonly kind: 'deleted'; readonly path: string }

/**
 * Writes files into the tree of a commit and deletes others. Blobs are made from the contents, never taken from a pack, a bundle or
 * an object of somebody else, so none can be forged. The file names that git reads are numbers.
 */
export async function editWithFiles(git: Git, base: string, files: readonly FileWrite[]): Promise<TreeEdit> {
  const written = files.filter((file) => file.kind === 'written')
  const blobs = await storeBlobs(
    git,
    written.map(({ content }) => content)
  )
  let next = 0
  const changes = files.map((file): TreeChange => {
    if (file.kind === 'deleted') return file
    const { path, mode, content } = file
    return { kind: 'written', path, mode, blob: blobs[next++] ?? '', readContent: () => Promise.resolve(content) }
  })
  return selectChanges(git, base, changes)
}

async function storeBlobs(git: Git, contents: readonly Buffer[]): Promise<string[]> {
  if (contents.length === 0) return []
  const folder = join(git.directory, 'new-blobs')
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  try {
    const paths = contents.map((_, index) => join(folder, String(index)))
    for (const [index, content] of contents.entries()) await writeFile(paths[index] ?? '', content)
    const input = paths.map((path) => `${path}\n`).join('')
    const output = await git.run(['hash-object', '-w', '--no-filters', '--stdin-paths'], { input })
    return output.split('\n').filter(Boolean)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
