/**
 * Why a path may not become part of a change; undefined when it may.
 *
 * Git itself refuses these, but by failing the whole command. File systems that fold case or drop characters (NTFS, HFS+) would
 * take such a name for the `.git` folder of whoever checks the change out, and run what it holds.
 */
export function unsafePathReason(path: string): string | undefined {
  if (path.includes('\uFFFD')) return 'its name is not valid UTF-8'
  if (path.split(/[/\\]/).some(isGitFolder)) return 'its name stands for a .git folder on some systems'
  return undefined
}

/** True for a name that some file system takes for `.gitmodules`, which git refuses as a symbolic link. */
export function isModulesFile(path: string): boolean {
  return /^(\.gitmodules|gitmod~\d|gi7eba~\d)$/.test(folded(path.split(/[/\\]/).at(-1) ?? ''))
}

function isGitFolder(name: string): boolean {
  return /^(\.git|git~\d)$/.test(folded(name))
}

// HFS+ ignores the first range; NTFS drops dots and spaces at the end and takes what follows a colon for a stream.
function folded(name: string): string {
  return name
    .replace(/[\u200C-\u200F\u202A-\u202E\u206A-\u206F\uFEFF]/g, '')
    .replace(/:.*$/s, '')
    .replace(/[. ]+$/, '')
    .toLowerCase()
}
