import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ToolError, unlessSystemError } from '../errors.ts'
import { readFileBeneath } from '../workspace/files/files.ts'
import { resolveInside } from '../workspace/files/resolve-inside.ts'
import type { WorkflowFile } from './workflow-file.ts'

const FOLDER = '.github/workflows'
const MAX_FILES = 200

/**
 * The workflow files of a checkout. Links out of it are left out, because their text would be shown.
 *
 * @param root an absolute path without symbolic links
 */
export async function readWorkflowFiles(root: string): Promise<readonly WorkflowFile[]> {
  const names = await unlessSystemError(readdir(join(root, FOLDER)), [])
  const paths = names.filter((name) => /\.ya?ml$/.test(name)).toSorted()
  const files = await Promise.all(paths.slice(0, MAX_FILES).map((name) => readWrittenFile(root, `${FOLDER}/${name}`)))
  return files.filter((file) => file !== undefined)
}

/** Undefined for a file that is not there, or that is outside of the checkout. @param path in the repository */
export async function readWrittenFile(root: string, path: string): Promise<WorkflowFile | undefined> {
  try {
    const read = readFileBeneath(root, await resolveInside(root, path))
    const content = await unlessSystemError(read, undefined)
    return content && { path, text: content.toString() }
  } catch (error) {
    if (error instanceof ToolError) return undefined
    throw error
  }
}
