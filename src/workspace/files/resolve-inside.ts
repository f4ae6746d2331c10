import { lstatSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ToolError, unlessFailed } from '../../errors.ts'
import { isInGitFolder } from '../../text/normalized-path.ts'
import { CONTROL, LINE_SEPARATORS } from '../../text/hidden-characters.ts'
import { atOnce } from './at-once.ts'
import { isWithin } from '../../text/paths.ts'

/** A path leads out of the repository. */
export class OutsideTree extends ToolError {}

// Linux reports ELOOP after the same number.
const MAX_LINKS = 40
const MAX_LENGTH = 4_096

/**
 * Turns a path from the model into the real path below the root, with every symbolic link resolved. Names that do not exist yet stay
 * as they are.
 *
 * The result is only true at that moment. `openBeneath` follows no link, so a link created later cannot mislead it.
 *
 * @param root an absolute path without symbolic links
 * @returns a path relative to the root, '' for the root itself
 * @throws OutsideTree if the path leads out of the root; ToolError if it leads into a `.git` folder
 */
export function resolveInside(root: string, path: string): Promise<string> {
  return atOnce(() => followLinks(root, path))
}

function followLinks(root: string, path: string): string {
  const pending = namesOf(relativeTo(root, path), path)
  const names: string[] = []
  let links = 0
  for (let name = pending.shift(); name !== undefined; name = pending.shift()) {
    if (name === '..') {
      if (names.pop() === undefined) throw outside(path)
      continue
    }
    if (isInGitFolder(name)) throw new ToolError(`${path} is in .git, which no tool reads or writes. Use git commands.`)
    names.push(name)
    const target = linkTarget(join(root, ...names))
    if (target === undefined) continue

    links += 1
    if (links > MAX_LINKS) throw new ToolError(`${path} has too many symbolic links.`)
    names.pop()
    if (target.startsWith('/')) names.length = 0
    pending.unshift(...namesOf(target.startsWith('/') ? relativeTo(root, target, path) : target, path))
  }
  return names.join('/')
}

const TMP = '/tmp'

/** The part below /tmp of a path that leads there and not into the root; undefined for any other path. */
export function pathInTmp(root: string, path: string): string | undefined {
  if (path === TMP) return ''
  return path.startsWith(`${TMP}/`) && !isWithin(path, root) ? path.slice(TMP.length + 1) : undefined
}

/** The path by which commands know a file of their /tmp. */
export function shownInTmp(path: string): string {
  return path === '' ? TMP : `${TMP}/${path}`
}

function relativeTo(root: string, path: string, shown = path): string {
  // ~ means the home folder. Taken literally, a folder named ~ would be created in the tree.
  if (/^~(\/|$)/.test(path)) throw outside(shown)
  if (!path.startsWith('/')) return path
  if (path === root) return ''
  if (!path.startsWith(`${root}/`)) throw outside(shown)
  return path.slice(root.length + 1)
}

const BREAKS_LINES = new RegExp(`[${CONTROL}${LINE_SEPARATORS}]`, 'v')

function namesOf(path: string, shown: string): string[] {
  if (path.includes('\0')) throw new ToolError('The path contains a NUL character. Remove it.')
  // A line break would look like another path in a log or a list of files. A lone surrogate would be replaced when written to disk.
  if (BREAKS_LINES.test(path) || !path.isWellFormed())
    throw new ToolError('The path contains a line break or another control character. Remove it.')
  if (path.length > MAX_LENGTH) throw new ToolError(`The path is longer than ${MAX_LENGTH} characters.`)
  const names = path.split('/').filter((name) => name !== '' && name !== '.')
  if (names.some((name) => Buffer.byteLength(name) > 255))
    throw new ToolError(`${shown} has a name too long for a file.`)
  return names
}

function linkTarget(path: string): string | undefined {
  const readLink = () => {
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
    return isLink ? readlinkSync(path) : undefined
  }
  // Below a file there is nothing, either. Opening the path reports that, with the name that the model knows.
  return unlessFailed(readLink, ['ENOENT', 'ENOTDIR'])
}

function outside(path: string): OutsideTree {
  return new OutsideTree(`${path} is outside the repository. Use a path relative to its root, such as src/index.ts.`)
}
