import { normalizedPath } from '../text/normalized-path.ts'

/**
 * The folders that git takes for a repository: those with `HEAD`, `objects` and `refs`, or with `HEAD` and `commondir`. A git that
 * is started in one of them runs the programs that its `config` and `hooks` name.
 * https://git-scm.com/docs/git-config#Documentation/git-config.txt-safebareRepository
 *
 * @param paths all files of a tree
 * @returns normalized paths, '' for the root
 */
export function bareRepositories(paths: readonly string[]): readonly string[] {
  const contents = new Map<string, Set<string>>()
  for (const path of paths) {
    const names = normalizedPath(path).split('/')
    names.forEach((name, index) => {
      const isFile = index === names.length - 1
      if (!(isFile ? /^(head|commondir)$/ : /^(objects|refs)$/).test(name)) return
      const folder = names.slice(0, index).join('/')
      contents.set(folder, (contents.get(folder) ?? new Set()).add(name))
    })
  }
  return [...contents].flatMap(([folder, found]) => {
    const hasObjects = found.has('objects') && found.has('refs')
    return found.has('head') && (hasObjects || found.has('commondir')) ? [folder] : []
  })
}

/** True for a path in one of these folders. */
export function isInRepository(path: string, folders: readonly string[]): boolean {
  const normalized = normalizedPath(path)
  return folders.some((folder) => folder === '' || normalized.startsWith(`${folder}/`))
}
