const FOREIGN =
  /^(node_modules|vendor|third[-_]party|(__)?fixtures?(__)?|(__)?tests?(__)?|testdata|spec|dist|build|target|templates?|\..+)$/i

/** True for the name of a folder whose projects are not the repository's own: packages, test data, build output, templates, hidden ones. */
export function isForeignFolder(name: string): boolean {
  return FOREIGN.test(name)
}
