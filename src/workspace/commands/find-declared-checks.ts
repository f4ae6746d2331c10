import { declaredChecks, type DeclaredChecks } from '../../policy/declared-checks.ts'
import { parseJson } from '../../text/json.ts'
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
