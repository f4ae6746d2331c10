import { CONTROL, IGNORABLE } from './hidden-characters.ts'

// Less than INVISIBLE: no file system skips an interlinear mark or a blank Braille cell.
const SKIPPED = new RegExp(`[${IGNORABLE}${CONTROL}]`, 'gv')

/**
 * A path as the most forgiving file system reads it: case, Unicode compatibility forms, ignorable characters, dots and
 * spaces at the end of a name and NTFS streams make no difference. Two paths with one normalized form can be the same file
 * on some system. https://github.com/git/git/blob/master/path.c (only_spaces_and_periods, is_hfs_dotgit)
 */
export function normalizedPath(path: string): string {
  const names: string[] = []
  for (const name of path.replaceAll('\\', '/').split('/').map(normalizedName)) {
    if (name === '..') names.pop()
    else if (name !== '' && name !== '.') names.push(name)
  }
  return names.join('/')
}

/** True for a path with `.git` as one of its names, in any spelling that some file system takes for it. */
export function isInGitFolder(path: string): boolean {
  return path.split(/[/\\]/).some((name) => /^(\.git|git~\d+)$/.test(normalizedName(name)))
}

/** True for a path that is absolute or climbs above the folder it starts from. Symbolic links are not followed. */
export function isOutside(path: string): boolean {
  if (path.startsWith('/')) return true
  let depth = 0
  for (const name of path.split('/')) {
    if (name === '..') depth -= 1
    else if (name !== '' && name !== '.') depth += 1
    if (depth < 0) return true
  }
  return false
}

function normalizedName(name: string): string {
  const plain = name.normalize('NFKC').replaceAll(SKIPPED, '')
  if (plain === '.' || plain === '..') return plain
  return normalizedCase(plain.replace(/(?<=.):.*$/, '').replace(/[. ]+$/, ''))
}

/** Text without case, for file systems that ignore it. Upper case first, because ı becomes I, and only then i. */
export function normalizedCase(text: string): string {
  return text.toUpperCase().toLowerCase()
}
