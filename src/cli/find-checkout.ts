import { existsSync, realpathSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { homeIn, homesOfPeople } from '../workspace/sandbox/closed-paths.ts'
import { UsageError } from './usage-error.ts'

/**
 * Returns the root of the git checkout that contains this folder.
 *
 * @param option the option that names the folder, for messages
 * @throws UsageError when there is none: without git, a change could not be reviewed or undone. And for one with a home folder, whose keys
 *   the model could read with its tools
 */
export function findCheckout(folder: string, option = '--cwd'): string {
  const { start, root } = lookForCheckout(folder, option)
  if (root !== undefined) return requireNoHome(root)
  throw new UsageError(
    `${start} is not in a git repository, so a change could not be reviewed or undone. ` +
      `Choose a checkout with ${option}, or create one with git init.`
  )
}

function requireNoHome(root: string): string {
  const home = homeIn(root, [homedir(), ...homesOfPeople()])
  if (home === undefined) return root
  throw new UsageError(
    `The checkout ${root} is or contains the home folder ${home}, whose keys the model could read. ` +
      'Work in a clone in another folder.'
  )
}

/**
 * The folder without symbolic links, and the root of the checkout that contains it; undefined if none does.
 *
 * @throws UsageError when there is no such folder
 */
export function lookForCheckout(
  folder: string,
  option = '--cwd'
): { readonly start: string; readonly root: string | undefined } {
  if (!existsSync(folder)) throw new UsageError(`There is no folder ${folder}. Choose a checkout with ${option}.`)
  if (!statSync(folder).isDirectory())
    throw new UsageError(`${folder} is a file. Choose the folder of a checkout with ${option}.`)
  const start = realpathSync(resolve(folder))
  for (let root = start; ; root = dirname(root)) {
    // In a linked work tree or a submodule, .git is a file.
    if (existsSync(join(root, '.git'))) return { start, root }
    if (root === dirname(root)) return { start, root: undefined }
  }
}
