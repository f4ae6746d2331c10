import { defaultCommands, type DefaultCommands } from '../../policy/default-commands.ts'
import { parseJson } from '../../text/json.ts'
import type { RootFiles } from '../files/root-files.ts'

/** The commands and tests that the repository's own files declare. */
export async function readDeclaredCommands({ names, read }: RootFiles): Promise<DefaultCommands> {
  // An invalid package.json declares nothing.
  return defaultCommands({
    packageJson: parseJson((await read('package.json')) ?? ''),
    files: [...names],
    makefile: await read('Makefile'),
    cargoManifest: await read('Cargo.toml')
  })
}
