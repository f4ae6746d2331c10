import { LIST_LIMITS, Look } from '../../git/look.ts'
import { listFolderBeneath, readFileBeneath, unlessUnreadable } from '../files/files.ts'
import { declaredChecks, type DeclaredChecks } from '../../policy/declared-checks.ts'
import { parseJson, isRecord } from '../../text/json.ts'
import type { RootFiles } from '../files/root-files.ts'

/** The tests and linters that the repository's own files declare. */
export async function readDeclaredChecks({ names, read }: RootFiles): Promise<DeclaredChecks> {
  // An invalid package.json declares nothing.
  return declaredChecks({
    packageJson: parseJson((await read('package.json')) ?? ''),
    files: [...names],
    makefile: await read('Makefile'),
    cargoManifest: await read('Cargo.toml')
  })
}

const BINARIES = 'node_modules/.bin'

/** Names of the programs that the packages of the lock file declare, or that are installed. */
export async function readPackageBinaries(root: string): Promise<readonly string[]> {
  const [declared, installed] = await Promise.all([
    unlessUnreadable(readFileBeneath(root, 'package-lock.json'), ''),
    unlessUnreadable(listFolderBeneath(root, BINARIES, new Look(LIST_LIMITS)), [])
  ])
  return [...new Set([...binariesOfLockFile(declared.toString()), ...installed.map(({ name }) => name)])]
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
