import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ToolError, unlessSystemError } from '../errors.ts'
import { readFileBeneath } from '../workspace/files/files.ts'
import { resolveInside } from '../workspace/files/resolve-inside.ts'

/** A file of the work tree. */
export interface WorkTreeFile {
  /** In the repository. */
  readonly path: string
  readonly text: string
}

const FOLDER = '.github/workflows'
const MAX_FILES = 200

/**
 * The workflow files of a checkout. Links out of it are left out, because their text would be shown.
 *
 * @param root an absolute path without symbolic links
 */
export async function readWorkflowFiles(root: string): Promise<readonly WorkTreeFile[]> {
  const names = await unlessSystemError(readdir(join(root, FOLDER)), [])
  const paths = names.filter((name) => /\.ya?ml$/.test(name)).toSorted()
  const files = await Promise.all(paths.slice(0, MAX_FILES).map((name) => readWorkTreeFile(root, `${FOLDER}/${name}`)))
  return files.filter((file) => file !== undefined)
}

/** Undefined for a file that is not there, or that is outside of the checkout. @param path in the repository */
export async function readWorkTreeFile(root: string, path: string): Promise<WorkTreeFile | undefined> {
  try {
    const read = readFileBeneath(root, await resolveInside(root, path))
    const content = await unlessSystemError(read, undefined)
    return content && { path, text: content.toString() }
  } catch (error) {
    if (error instanceof ToolError) return undefined
    throw error
  }
}
