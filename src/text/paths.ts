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

const LOCK_FILE =
  /(^|\/)(package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?|deno\.lock|(uv|poetry|pdm|Pipfile|Cargo|Gemfile|composer|mix|pubspec|flake)\.lock|pylock(\.[^/]+)?\.toml|gems\.locked|go\.(work\.)?sum|gradle\.lockfile|packages\.lock\.json|paket\.lock|Podfile\.lock|Package\.resolved)$/

/** True for a file in which a package manager records the versions that it chose. */
export function isLockFile(path: string): boolean {
  return LOCK_FILE.test(path)
}

const FOREIGN =
  /^(node_modules|vendor|third[-_]party|(__)?fixtures?(__)?|(__)?tests?(__)?|testdata|spec|dist|build|target|templates?|\..+)$/i

/** True for the name of a folder whose projects are not the repository's own: packages, test data, build output, templates, hidden ones. */
export function isForeignFolder(name: string): boolean {
  return FOREIGN.test(name)
}
