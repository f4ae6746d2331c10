import { ToolError, isSystemError } from '../../errors.ts'
import { LIST_LIMITS, Look } from '../../git/look.ts'
import { isRecord, parseJson } from '../../text/json.ts'
import { listFolderBeneath, readFileBeneath } from '../files/files.ts'

const BINARIES = 'node_modules/.bin'

/** Names of the programs that the packages of the lock file declare, or that are installed. */
export async function readPackageBinaries(root: string): Promise<readonly string[]> {
  const [declared, installed] = await Promise.all([
    unlessMissing(async () => binariesOfLockFile((await readFileBeneath(root, 'package-lock.json')).toString())),
    unlessMissing(async () => (await listFolderBeneath(root, BINARIES, new Look(LIST_LIMITS))).map(({ name }) => name))
  ])
  return [...new Set([...declared, ...installed])]
}

/** Lock files of the versions 2 and 3 name the programs of each package. */
function binariesOfLockFile(text: string): readonly string[] {
  const lock = parseJson(text)
  const packages = isRecord(lock) && isRecord(lock['packages']) ? Object.entries(lock['packages']) : []
  // The first entry is the repository itself.
  return packages.flatMap(([path, entry]) =>
    path !== '' && isRecord(entry) && isRecord(entry['bin']) ? Object.keys(entry['bin']) : []
  )
}

async function unlessMissing(read: () => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await read()
  } catch (error) {
    // A lock file that is a folder or a link declares nothing.
    if (isSystemError(error) || error instanceof ToolError) return []
    throw error
  }
}
