/** The folder of a path; '' for the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** The name of a file or folder without its own folder. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** True for the folder itself and for what is below it. */
export function isWithin(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

/** Not for any path if there are no folders. */
export function isWithinAny(path: string, folders: readonly string[] = []): boolean {
  return folders.some((each) => isWithin(path, each))
}

/** The path relative to the folder if it is below it; otherwise the path as it is. */
export function withoutFolder(path: string, folder: string): string {
  return folder !== '' && path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : path
}
