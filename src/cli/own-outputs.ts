import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import type { Environment } from '../domain/settings.ts'
import { UserError } from '../errors.ts'
import { parseJson } from '../text/json.ts'
import { writeOwnFile } from '../workspace/files/own-file.ts'
import { checkpointFolder } from './local-sandbox.ts'
import { lookForCheckout } from './find-checkout.ts'

/** A file in the folder with the checkpoints of a checkout. Lists our own files in the checkout, each path as one line of JSON. */
const LIST = 'outputs'

/**
 * Excludes a file that a command writes, such as a trace, from the checkpoints of the checkout it is in. It then does not count as a change
 * of any run, and `undo` leaves it alone. Does nothing for a file outside any checkout.
 *
 * @param file in a folder that exists
 */
export function rememberOutput(file: string, environment: Environment): void {
  const root = lookForCheckout(dirname(file)).root
  const folder = root === undefined ? undefined : checkpointFolder(root, environment)
  if (root !== undefined && folder !== undefined) addOutput(file, { root, folder })
}

/** Does the same for one folder with checkpoints of the checkout at `root`. */
export function addOutput(file: string, { root, folder }: { readonly root: string; readonly folder: string }): void {
  const name = relative(root, realFile(file))
  const known = readOutputs(folder)
  if (name.startsWith(`..${sep}`) || known.includes(name)) return
  try {
    writeOwnFile(join(folder, LIST), [...known, name].map((each) => `${JSON.stringify(each)}\n`).join(''))
  } catch (error) {
    // Where no checkpoint can be written, there is none that could contain the file.
    if (!(error instanceof UserError)) throw error
  }
}

/** The remembered files of the checkout whose checkpoints are in `folder`, relative to its root. */
export function readOutputs(folder: string): readonly string[] {
  const list = join(folder, LIST)
  if (!existsSync(list)) return []
  const paths = readFileSync(list, 'utf8').split('\n').map(parseJson)
  return paths.filter((path) => typeof path === 'string')
}

function realFile(file: string): string {
  return join(realpathSync(dirname(resolve(file))), basename(file))
}
