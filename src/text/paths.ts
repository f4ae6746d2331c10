/** The folder of a path; '' for the root. */
export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')))
}

/** The name of a file or folder without its own folder. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
