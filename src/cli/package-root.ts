import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { UserError } from '../errors.ts'

/**
 * Returns the folder with action.yml and dist/ of this program. Searches upwards from the started file, because a bundle does not know
 * where its sources were.
 *
 * @throws UserError when the program was copied out of its package
 */
export function packageRoot(startedFile = process.argv[1] ?? ''): string {
  for (let folder = dirname(realpathSync(startedFile)); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'action.yml')) && existsSync(join(folder, 'dist/index.js'))) return folder
    if (folder === dirname(folder))
      throw new UserError(`There is no built action beside ${startedFile}. Run npm run build.`)
  }
}
