/**
 * Why a path cannot be part of a change; undefined if it can.
 *
 * Git refuses these paths too, but fails the whole command. On file systems that ignore case or drop characters (NTFS, HFS+), such
 * a name becomes the `.git` folder of everyone who checks the change out, and git runs what it contains.
 */
export function unsafePathReason(path: string): string | undefined {
  if (path.includes('\uFFFD')) return 'its name is not valid UTF-8'
  if (path.split(/[/\\]/).some(isGitFolder)) return 'its name stands for a .git folder on some systems'
  return undefined
}

/** True for a name that some file system treats as `.gitmodules`. Git refuses that file if it is a symbolic link. */
export function isModulesFile(path: string): boolean {
  return /^(\.gitmodules|gitmod~\d|gi7eba~\d)$/.test(folded(path.split(/[/\\]/).at(-1) ?? ''))
}

function isGitFolder(name: string): boolean {
  return /^(\.git|git~\d)$/.test(folded(name))
}

// HFS+ ignores these characters. NTFS drops dots and spaces at the end, and what follows a colon names a stream.
function folded(name: string): string {
  return name
    .replace(/[\u200C-\u200F\u202A-\u202E\u206A-\u206F\uFEFF]/g, '')
    .replace(/:.*$/s, '')
    .replace(/[. ]+$/, '')
    .toLowerCase()
}
