import { join } from 'node:path'
import { isSystemError, ToolError } from '../../errors.ts'
import { LIST_LIMITS, Look } from '../../git/look.ts'
import { withoutBom } from '../../text/lines.ts'
import { listFolderBeneath, readFileBeneath } from './files.ts'

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
    read: async (name) => {
      if (!names.has(name)) return undefined
      try {
        return withoutBom((await readFileBeneath(root, join(folder, name))).toString())
      } catch (error) {
        if (isSystemError(error) || error instanceof ToolError) return undefined
        throw error
      }
    }
  }
}
