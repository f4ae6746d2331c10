import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { UserError, unlessSystemError } from '../errors.ts'
import { checkoutFileReader } from '../workspace/files/checkout-files.ts'

export interface WorkTreeFile {
  readonly path: string
  readonly text: string
}

const FOLDER = '.github/workflows'
const MAX_FILES = 200

/** The workflow files of a checkout. @param root an absolute path without symbolic links */
export async function readWorkflowFiles(root: string): Promise<readonly WorkTreeFile[]> {
  const names = await unlessSystemError(readdir(join(root, FOLDER)), [])
  const paths = names.filter((name) => /\.ya?ml$/.test(name)).toSorted()
  return await readWorkTreeFiles(
    root,
    paths.slice(0, MAX_FILES).map((name) => `${FOLDER}/${name}`)
  )
}

/** Files that are missing, and links out of the checkout, are left out: their text would be shown. */
export async function readWorkTreeFiles(root: string, paths: readonly string[]): Promise<readonly WorkTreeFile[]> {
  const read = checkoutFileReader(root)
  const texts = await Promise.all(paths.map((path) => read(path).catch(unlessUserError)))
  return paths.flatMap((path, index) => (texts[index] === undefined ? [] : [{ path, text: texts[index] }]))
}

function unlessUserError(error: unknown): undefined {
  if (!(error instanceof UserError)) throw error
}
