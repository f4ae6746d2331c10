import { join } from 'node:path'
import { LIST_LIMITS, Look } from '../../git/look.ts'
import { withoutBom } from '../../text/lines.ts'
import { listFolderBeneath, readFileBeneath, unlessUnreadable } from './files.ts'

/** The names at the root of the work tree or in another folder, and the texts of the files there. */
export interface RootFiles {
  readonly names: ReadonlySet<string>
  /** The text of a file, without a byte order mark; undefined if it is missing, a folder or a link. */
  readonly read: (name: string) => Promise<string | undefined>
}

/** @param folder relative to the root */
export async function readRootFiles(root: string, folder = ''): Promise<RootFiles> {
  const names = new Set((await listFolderBeneath(root, folder, new Look(LIST_LIMITS))).map(({ name }) => name))
  return {
    names,
    read: async (name) => (names.has(name) ? await readTextBeneath(root, join(folder, name)) : undefined)
  }
}

/** The text of a file, without a byte order mark; undefined if it is missing, a folder or behind a link. */
export async function readTextBeneath(root: string, path: string): Promise<string | undefined> {
  const content = await unlessUnreadable(readFileBeneath(root, path), undefined)
  return content && withoutBom(content.toString())
}
