import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { UsageError } from './usage-error.ts'

/**
 * The root of the git checkout that holds this folder.
 *
 * @param option what names the folder, for people
 * @throws UsageError when there is none: without git, nobody could see the change or take it back
 */
export function findCheckout(folder: string, option = '--cwd'): string {
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}. Name a checkout with ${option}.`)
  const start = realpathSync(resolve(folder))
  for (let root = start; ; root = dirname(root)) {
    // A file in place of a folder is how a linked work tree or a submodule has it.
    if (existsSync(join(root, '.git'))) return root
    if (root === dirname(root)) {
      throw new UsageError(
        `${start} is in no git repository, so a change could not be looked at or taken back. ` +
          `Name a checkout with ${option}, or make this one with git init.`
      )
    }
  }
}
