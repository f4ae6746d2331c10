import { ToolError, isSystemError } from '../../errors.ts'
import { defaultCommands } from '../../policy/default-commands.ts'
import type { DefaultCommands } from '../../policy/default-commands.ts'
import { parseJson } from '../../text/json.ts'
import { listFolderBeneath, readFileBeneath } from '../files/files.ts'

/** The commands and tests that the repository's own files declare. */
export async function readDeclaredCommands(root: string): Promise<DefaultCommands> {
  const files = (await listFolderBeneath(root, '')).map(({ name }) => name)
  const text = async (name: string): Promise<string | undefined> => {
    if (!files.includes(name)) return undefined
    try {
      return (await readFileBeneath(root, name)).toString()
    } catch (error) {
      // A package.json that is a folder or a link declares nothing.
      if (isSystemError(error) || error instanceof ToolError) return undefined
      throw error
    }
  }
  // An invalid package.json declares nothing.
  return defaultCommands({
    packageJson: parseJson((await text('package.json')) ?? ''),
    files,
    makefile: await text('Makefile')
  })
}
