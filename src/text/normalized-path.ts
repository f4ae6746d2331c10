import { CONTROL, IGNORABLE } from './hidden-characters.ts'

// Not all of INVISIBLE: no file system skips interlinear marks or the blank Braille cell.
const SKIPPED = new RegExp(`[${IGNORABLE}${CONTROL}]`, 'gv')

/**
 * Normalizes a path as the most lenient file systems do. It ignores case, Unicode compatibility forms, ignorable characters, dots and
 * spaces at the end of a name, and NTFS streams. Two paths with the same normalized form can be the same file on some system. https://github.com/git/git/blob/master/path.c (only_spaces_and_periods, is_hfs_dotgit)
 */
export function normalizedPath(path: string): string {
  const names: string[] = []
  for (const name of path.replaceAll('\\', '/').split('/').map(normalizedName)) {
    if (name === '..') names.pop()
    else if (name !== '' && name !== '.') names.push(name)
  }
  return names.join('/')
}

/** True if a name in the path is `.git`, in any spelling that some file system treats as equal. */
export function isInGitFolder(path: string): boolean {
  return path.split(/[/\\]/).some((name) => /^(\.git|git~\d+)$/.test(normalizedName(name)))
}

/** True for a path that is absolute or leads above the folder it is relative to. Symbolic links are not followed. */
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

/** True for a name that some file system takes for one that begins with a dot, without `.` and `..`. */
export function beginsWithDot(name: string): boolean {
  return visibleName(name).startsWith('.') && name !== '.' && name !== '..'
}

function visibleName(name: string): string {
  return name.normalize('NFKC').replaceAll(SKIPPED, '')
}

function normalizedName(name: string): string {
  const plain = visibleName(name)
  if (plain === '.' || plain === '..') return plain
  return normalizedCase(plain.replace(/(?<=.):.*$/, '').replace(/[. ]+$/, ''))
}

/** Removes differences in case. Converts to upper case first, because ı becomes I, and only then i. */
export function normalizedCase(text: string): string {
  return text.toUpperCase().toLowerCase()
}

/** The folders that a path is in, the outermost first. */
export function foldersAbove(path: string): string[] {
  const names = path.split('/')
  return names.slice(1).map((_, index) => names.slice(0, index + 1).join('/'))
}
